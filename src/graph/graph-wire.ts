import type { Edge, Entity, GraphFileEntry, Site, UnresolvedUse } from "../model/graph.ts";
import { fileId } from "../model/symbol-id.ts";
import { type FileLinks, WHOLE_FILE } from "./link-file.ts";

/** The version of LLMC's schema form. */
export const GRAPH_VERSION = 1 as const;

/** What stands at the head of a graph file. */
export interface GraphHeadWire {
  readonly version: typeof GRAPH_VERSION;
  readonly indexed_at: string;
  readonly repo: string;
  readonly commit: string;
  readonly facts_version: number;
}

/** A graph file. */
export interface GraphWire extends GraphHeadWire {
  readonly files: readonly GraphFileWire[];
  readonly entities: readonly EntityWire[];
  readonly relations: readonly RelationWire[];
  readonly unresolved: readonly UnresolvedWire[];
}

/** A row of `files`. */
export interface GraphFileWire {
  readonly path: string;
  readonly blob_id?: string | undefined;
  readonly language: string | null;
}

/** A definition or a file; absent fields are left out, as LLMC does. */
export interface EntityWire {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly span_hash?: string | undefined;
  readonly file_path: string;
  readonly start_line?: number | undefined;
  readonly end_line?: number | undefined;
}

/** One entity uses another. */
export interface RelationWire {
  readonly src: string;
  readonly edge: Edge;
  readonly dst: string;
  readonly sites: readonly Site[];
}

/** Uses of a name that may mean any member so called. */
export interface UnresolvedWire {
  readonly src: string;
  readonly name: string;
  readonly sites: readonly UnresolvedUse["sites"][number][];
}

/** The ids of a file's definitions, by path. */
export type IdsByPath = ReadonlyMap<string, readonly string[]>;

/** The lists of a graph file, as far as one source file fills them: JSON values separated by `,\n`. */
export interface WireFragment {
  readonly entities: string;
  readonly relations: string;
  readonly unresolved: string;
}

/** An entity as a line of the graph file. */
function entityToWire(entity: Entity): string {
  const { startLine, endLine, filePath = "" } = entity;
  const lines = startLine === undefined || endLine === undefined ? "" : `:${startLine}-${endLine}`;
  const wire: EntityWire = {
    id: entity.id,
    kind: entity.kind,
    path: filePath + lines,
    metadata: Object.fromEntries(entity.metadata),
    span_hash: entity.spanHash,
    file_path: filePath,
    start_line: startLine,
    end_line: endLine,
  };
  return JSON.stringify(wire);
}

/** One source file's share of the graph file, sorted by place, edge and target. */
export function fragmentToWire(
  path: string,
  entities: readonly Entity[],
  { links, unresolved }: FileLinks,
  ids: IdsByPath,
): WireFragment {
  const idAt = (at: string, index: number) => {
    const id = index === WHOLE_FILE ? fileId(at) : ids.get(at)?.[index];
    if (id === undefined) throw new RangeError(`${at} has no definition ${index}`);
    return id;
  };
  const relations = links
    .map(({ src, edge, dst, sites }) => ({ src, edge, dst: idAt(dst.path, dst.index), sites }))
    .sort((a, b) => a.src - b.src || compare(a.edge, b.edge) || compare(a.dst, b.dst))
    .map(({ src, edge, dst, sites }): RelationWire => ({ src: idAt(path, src), edge, dst, sites: inOrder(sites) }));
  const open = [...unresolved]
    .sort((a, b) => a.src - b.src || compare(a.name, b.name))
    .map(({ src, name, sites }): UnresolvedWire => ({ src: idAt(path, src), name, sites: inOrder(sites) }));
  return {
    entities: entities.map(entityToWire).join(",\n"),
    relations: relations.map((each) => JSON.stringify(each)).join(",\n"),
    unresolved: open.map((each) => JSON.stringify(each)).join(",\n"),
  };
}

/** A row of `files`. */
export function graphFileToWire({ path, blobId, language }: GraphFileEntry): string {
  const wire: GraphFileWire = { path, blob_id: blobId, language: language ?? null };
  return JSON.stringify(wire);
}

function inOrder<T extends readonly [line: number, column: number, ...rest: unknown[]]>(sites: readonly T[]): T[] {
  return [...sites].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
