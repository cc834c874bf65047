import type { FactsStore } from "../../facts/store.ts";
import type { SymbolOrigins } from "../../model/origin.ts";
import type { Tree, TreeEntry } from "../../model/tree.ts";
import type { Progress } from "../../util/progress.ts";
import { bindTrees } from "../bind-trees.ts";
import { BoundOrigins } from "./origins.ts";

/** The files in question, and the store to read them with. */
export interface OriginsOptions {
  readonly store: FactsStore;
  readonly progress: Progress;
  /** The files that will be asked about; default is all. */
  readonly paths?: Iterable<string>;
  /** With more changed files than this no origins are determined. */
  readonly maxChangedFiles?: number;
}

/** Finds the origins of a tree's definitions in an older tree. Files are read only if a file in question has changed. */
export async function originsSince(
  before: Tree,
  after: Tree,
  { store, progress, paths, maxChangedFiles = Number.POSITIVE_INFINITY }: OriginsOptions,
): Promise<SymbolOrigins | undefined> {
  const [then, now] = await Promise.all([before.list(), after.list()]);
  const unchanged = sameContent(then.entries, now.entries);
  for (const path of paths ?? now.entries.map((entry) => entry.path)) {
    if (unchanged.has(path)) continue;
    if (now.entries.length - unchanged.size > maxChangedFiles) return undefined;
    return new BoundOrigins(await bindTrees(before, after, store, { progress }));
  }
  return new BoundOrigins({
    bindings: [],
    oldFiles: [],
    newFiles: [],
    renames: new Map(),
    unchangedFiles: then.entries.filter(({ path }) => unchanged.has(path)),
    skipped: [],
  });
}

function sameContent(then: readonly TreeEntry[], now: readonly TreeEntry[]): Set<string> {
  const blobIds = new Map(then.map(({ path, blobId }) => [path, blobId]));
  return new Set(now.filter(({ path, blobId }) => blobIds.get(path) === blobId).map(({ path }) => path));
}
