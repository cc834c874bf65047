import type { FileIndex } from "../../code/file-index.ts";
import type { World } from "../../code/world.ts";
import type { FileFacts } from "../../model/facts.ts";
import { foreignBases } from "../../resolve/classes/foreign-bases.ts";
import type { LiveProject } from "../../resolve/live-project.ts";
import { localIdsOf, WHOLE_FILE } from "../store/local-ids.ts";
import type { FoundThrough, LocalId, Share, SharedDefinition } from "../store/share.ts";
import { linkFile } from "./link-file.ts";
import { spelledNames } from "./spelled-names.ts";
import { SharedFiles, UnitWorld } from "./unit-world.ts";

/** Kinds of definitions that have bases. */
export const WITH_BASES: ReadonlySet<string> = new Set(["class", "interface", "enum"]);
const THE_FILE: LocalId = { qualname: "", ordinal: 0 };
/**
 * Bytes of stored facts that may be decoded at once. Decoded facts take about fifteen times as much memory, and files linked one
 * after the other look at much the same files, so above this limit everything is dropped and decoded again on demand.
 */
const MAX_DECODED_BYTES = 10 * 1024 * 1024;

/** Links files of one tree. A file's share depends on the files it consulted and on nothing else. */
export class ShareMaker {
  readonly #project: LiveProject;
  #shared: SharedFiles;
  readonly #ids = new Map<string, readonly LocalId[]>();

  constructor(project: LiveProject) {
    this.#project = project;
    this.#shared = new SharedFiles(project);
  }

  /** The share of a file; undefined when it has no facts, or no code. */
  make(path: string): Share | undefined {
    if (this.#shared.decodedBytes > MAX_DECODED_BYTES) this.#forget();
    const world = new UnitWorld(this.#shared);
    const file = world.file(path);
    if (!file || file.facts.language === "text") return undefined;
    const { links, unresolved, outside } = linkFile(world, file);
    return {
      definitions: this.#idsOf(file).map((id, index) => definitionOf(world, file, index, id)),
      links: links.map(({ src, edge, dst, sites }) => ({
        src,
        edge,
        path: dst.path,
        target: dst.index === WHOLE_FILE ? THE_FILE : this.#localId(world, dst.path, dst.index),
        sites: inOrder(sites),
      })),
      open: unresolved.map(({ src, name, sites }) => ({ src, name, sites: inOrder(sites) })),
      outside,
      spelled: [...spelledNames(file.facts)],
      consulted: world.consulted(),
      ...this.#found(world, file),
    };
  }

  /** Every specifier in a file is looked up, so that files that look through it need not record these lookups too. */
  #found(world: UnitWorld, file: FileIndex): Pick<Share, "found" | "through"> {
    for (const specifier of specifiersOf(file.facts)) world.module(file.path, specifier);
    const through: FoundThrough[] = [];
    for (const [from, targets] of world.found()) {
      const own = from === file.path ? undefined : specifiersOf(world.file(from)?.facts);
      for (const [specifier, target] of targets) {
        if (own && !own.has(specifier)) through.push({ from, specifier, target });
      }
    }
    return { found: world.found().get(file.path) ?? new Map(), through };
  }

  #localId(world: World, path: string, index: number): LocalId {
    const file = world.file(path);
    const id = file && this.#idsOf(file)[index];
    if (!id) throw new RangeError(`${path} has no definition ${index}`);
    return id;
  }

  #idsOf({ path, facts }: { readonly path: string; readonly facts: FileFacts }): readonly LocalId[] {
    let ids = this.#ids.get(path);
    if (!ids) {
      ids = localIdsOf(facts);
      this.#ids.set(path, ids);
    }
    return ids;
  }

  #forget(): void {
    this.#project.forgetFacts();
    this.#shared = new SharedFiles(this.#project);
    this.#ids.clear();
  }
}

function specifiersOf(facts: FileFacts | undefined): Set<string> {
  const specifiers = new Set<string>();
  for (const { module } of facts?.imports ?? []) specifiers.add(module);
  for (const { module } of facts?.exports ?? []) if (module !== "") specifiers.add(module);
  return specifiers;
}

function definitionOf(world: World, file: FileIndex, index: number, id: LocalId): SharedDefinition {
  const { kind, startLine, endLine } = file.definition(index);
  return {
    ...id,
    kind,
    startLine,
    endLine,
    isStatic: file.isStaticMember(index),
    foreignBases: WITH_BASES.has(kind) ? foreignBases(world, { path: file.path, index }) : [],
  };
}

function inOrder<T extends readonly [line: number, column: number, ...rest: unknown[]]>(sites: readonly T[]): T[] {
  return [...sites].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
