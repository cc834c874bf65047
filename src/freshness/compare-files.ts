import type { TreeEntry } from "../model/tree.ts";

/** Blob ids by path. */
export type BlobIds = ReadonlyMap<string, string>;

/** The number of files of a tree that the index holds unchanged, and the numbers of those that differ. */
export interface FileFreshness {
  /** Same path, same content. */
  readonly fresh: number;
  /** Same path, other content. */
  readonly changed: number;
  /** In the tree, not in the index. */
  readonly added: number;
  /** In the index, not in the tree. */
  readonly deleted: number;
  /** The first path, in order, that is not fresh. */
  readonly firstDifference: string | undefined;
}

/** Compares the files that an index holds with those of a tree, by content. */
export function compareFiles(indexed: BlobIds, entries: readonly TreeEntry[]): FileFreshness {
  let fresh = 0;
  let changed = 0;
  let added = 0;
  let firstDifference: string | undefined;
  const differs = (path: string) => {
    if (firstDifference === undefined || path < firstDifference) firstDifference = path;
  };
  for (const { path, blobId } of entries) {
    const known = indexed.get(path);
    if (known === blobId) {
      fresh++;
      continue;
    }
    if (known === undefined) added++;
    else changed++;
    differs(path);
  }
  const deleted = indexed.size - fresh - changed;
  if (deleted > 0) {
    const present = new Set(entries.map((entry) => entry.path));
    for (const path of indexed.keys()) if (!present.has(path)) differs(path);
  }
  return { fresh, changed, added, deleted, firstDifference };
}

/** The number of files that differ from the index. */
export function countDifferences({ changed, added, deleted }: FileFreshness): number {
  return changed + added + deleted;
}
