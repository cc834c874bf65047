import { UserError } from "../../model/errors.ts";
import type { CodeGraph, Entity, GraphFileEntry, Relation, UnresolvedUse } from "../../model/graph.ts";
import { CONFIDENCES, USE_ROLES } from "../../model/use.ts";
import { isObject, type JsonObject, property, stringProperty } from "../../util/json.ts";
import { containedPath, splitLines } from "./graph-paths.ts";

/** LLMC's programs use different keys for the same list; the first key present counts. */
const ENTITY_LISTS = ["nodes", "vertices", "entities"];
const RELATION_LISTS = ["edges", "links", "relations"];
const ID_KEYS = ["id", "nid", "name"];
const PATH_KEYS = ["file_path", "path", "file", "filepath"];
const START_KEYS = ["start_line", "start", "line_start"];
const END_KEYS = ["end_line", "end", "line_end"];
const SOURCE_KEYS = ["src", "source", "from"];
const TARGET_KEYS = ["dst", "target", "to"];
const EDGE_KEYS = ["type", "edge", "label"];
/** Real metadata is two or three levels deep; deeper nesting could only serve to exhaust the stack. */
const MAX_METADATA_DEPTH = 16;
const ROLES: ReadonlySet<unknown> = new Set(USE_ROLES);
const KNOWN_CONFIDENCES: ReadonlySet<unknown> = new Set(CONFIDENCES);

/** A graph, and how many rows of its file could not be used, by reason. */
export interface ParsedGraph {
  readonly graph: CodeGraph;
  readonly problems: ReadonlyMap<string, number>;
}

/** Turns the JSON of a graph file, in any form that LLMC ever wrote, into a graph. Nothing in it is trusted. */
export function parseGraph(value: unknown): ParsedGraph {
  if (!isObject(value)) throw notAGraph("it holds no JSON object");
  const nested = property(value, "schema_graph");
  const body = isObject(nested) ? nested : value;
  const problems = new Map<string, number>();
  const note = (problem: string) => problems.set(problem, (problems.get(problem) ?? 0) + 1);
  const repo = stringProperty(value, "repo");
  const files = listOf(value, ["files"]);
  const entities = listOf(body, ENTITY_LISTS);
  const relations = listOf(body, RELATION_LISTS);
  if (!files && !entities && !relations) throw notAGraph("it has neither entities nor files");
  const reader = new GraphReader(repo, note);
  return {
    graph: {
      indexedAt: stringProperty(value, "indexed_at") ?? stringProperty(value, "generated_at"),
      repo,
      commit: stringProperty(value, "commit"),
      factsVersion: lineNumber(property(value, "facts_version")),
      digest: stringProperty(value, "digest"),
      files: reader.readAll(files, (each) => reader.file(each)),
      entities: reader.readAll(entities, (each) => reader.entity(each)),
      relations: reader.readAll(relations, (each) => reader.relation(each)),
      unresolved: reader.readAll(listOf(value, ["unresolved"]), (each) => reader.unresolved(each)),
    },
    problems,
  };
}

/** The error for a file that is not a graph. */
export function notAGraph(reason: string): UserError {
  return new UserError(`The graph file cannot be used: ${reason}. Make it again with \`llmc-nav build-graph\`.`, {
    code: "BAD_GRAPH",
  });
}

function listOf(value: JsonObject, keys: readonly string[]): readonly unknown[] | undefined {
  const found = first(value, keys);
  if (found === undefined || found === null) return undefined;
  if (!Array.isArray(found)) throw notAGraph(`${keys.join(" or ")} is not a list`);
  return found;
}

class GraphReader {
  readonly #repo: string | undefined;
  readonly #note: (problem: string) => void;

  constructor(repo: string | undefined, note: (problem: string) => void) {
    this.#repo = repo;
    this.#note = note;
  }

  readAll<T>(list: readonly unknown[] | undefined, read: (value: unknown) => T | undefined): T[] {
    const items: T[] = [];
    for (const value of list ?? []) {
      const item = read(value);
      if (item !== undefined) items.push(item);
    }
    return items;
  }

  file(value: unknown): GraphFileEntry | undefined {
    const path = typeof value === "string" ? value : stringProperty(value, "path");
    const contained = path === undefined ? undefined : containedPath(path, this.#repo);
    if (contained === undefined) return this.#skip("file without a path in the repository");
    return { path: contained, blobId: stringProperty(value, "blob_id"), language: stringProperty(value, "language") };
  }

  entity(value: unknown): Entity | undefined {
    if (!isObject(value)) return this.#skip("entity that is no object");
    const id = textOf(first(value, ID_KEYS));
    if (id === undefined) return this.#skip("entity without an id");
    const place = this.#place(value);
    return {
      id,
      kind: stringProperty(value, "kind") ?? stringProperty(value, "type") ?? "unknown",
      name: this.#name(value),
      ...place,
      spanHash: stringProperty(value, "span_hash"),
      metadata: this.#metadata(property(value, "metadata")),
    };
  }

  relation(value: unknown): Relation | undefined {
    if (!isObject(value)) return this.#skip("relation that is no object");
    const src = textOf(first(value, SOURCE_KEYS));
    const dst = textOf(first(value, TARGET_KEYS));
    const edge = textOf(first(value, EDGE_KEYS));
    if (src === undefined || dst === undefined || edge === undefined) return this.#skip("relation without its ends");
    return { src, edge: edge.toLowerCase(), dst, sites: this.#sites(property(value, "sites"), isSite) };
  }

  unresolved(value: unknown): UnresolvedUse | undefined {
    const src = stringProperty(value, "src");
    const name = stringProperty(value, "name");
    if (src === undefined || name === undefined) return this.#skip("unresolved use without a name");
    return { src, name, sites: this.#sites(property(value, "sites"), isOpenSite) };
  }

  #skip(problem: string): undefined {
    this.#note(problem);
    return undefined;
  }

  #place(value: JsonObject): Pick<Entity, "filePath" | "startLine" | "endLine"> {
    const written = stringProperty(value, "path");
    const fromPath = written === undefined ? undefined : splitLines(written);
    let filePath: string | undefined;
    for (const key of PATH_KEYS) {
      const path = stringProperty(value, key);
      if (path === undefined) continue;
      filePath = containedPath(splitLines(path).path, this.#repo);
      if (filePath !== undefined) break;
    }
    if (filePath === undefined && fromPath !== undefined) this.#note("entity with a path outside the repository");
    const span = first(value, ["span", "loc"]);
    const startLine = lineNumber(first(value, START_KEYS) ?? first(span, START_KEYS) ?? fromPath?.startLine);
    const endLine = lineNumber(first(value, END_KEYS) ?? first(span, END_KEYS) ?? fromPath?.endLine);
    const isSpan = startLine !== undefined && endLine !== undefined && startLine <= endLine;
    return { filePath, startLine: isSpan ? startLine : undefined, endLine: isSpan ? endLine : undefined };
  }

  #name(value: JsonObject): string | undefined {
    return (
      stringProperty(value, "symbol") ??
      stringProperty(property(value, "metadata"), "symbol") ??
      stringProperty(value, "name") ??
      stringProperty(value, "label")
    );
  }

  #metadata(value: unknown): ReadonlyMap<string, unknown> {
    if (!isObject(value)) return new Map();
    return new Map(
      Object.entries(value).filter(([, each]) => {
        if (!isDeeper(each, MAX_METADATA_DEPTH)) return true;
        this.#note("metadata that is nested too deeply");
        return false;
      }),
    );
  }

  #sites<T>(value: unknown, isValid: (site: readonly unknown[]) => boolean): readonly T[] {
    if (!Array.isArray(value)) return [];
    const valid = value.filter((site: unknown) => Array.isArray(site) && isValid(site));
    if (valid.length < value.length) this.#note("use without a line");
    return valid as T[];
  }
}

function isSite(site: readonly unknown[]): boolean {
  return isOpenSite(site) && KNOWN_CONFIDENCES.has(site[3]);
}

function isOpenSite(site: readonly unknown[]): boolean {
  return lineNumber(site[0]) !== undefined && lineNumber(site[1]) !== undefined && ROLES.has(site[2]);
}

function first(value: unknown, keys: readonly string[]): unknown {
  for (const key of keys) {
    const found = property(value, key);
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value === "" ? undefined : value;
  return typeof value === "number" ? String(value) : undefined;
}

function lineNumber(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined;
}

function isDeeper(value: unknown, limit: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return limit === 0 || Object.values(value).some((each) => isDeeper(each, limit - 1));
}
