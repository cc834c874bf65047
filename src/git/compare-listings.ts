import type { Skipped, SkipReason, TreeEntry, TreeListing } from "../model/tree.ts";
import { fileNameOf } from "../util/last-part.ts";
import { groupBy } from "../util/multimap.ts";
import { comparePaths } from "./paths.ts";
import type { FileChange, TreeDiff } from "./tree-diff.ts";

/** Reasons which prove that the entry at the path is not a regular file. */
const OTHER_KINDS: ReadonlySet<SkipReason> = new Set(["symlink", "submodule", "special", "outside"]);

/** The differences between two listings by path and blob id, with files of equal content paired as renames. */
export function compareListings(before: TreeListing, after: TreeListing): TreeDiff {
  const changes: FileChange[] = [];
  const skipped: Skipped[] = [];
  const deleted: TreeEntry[] = [];
  const added: TreeEntry[] = [];
  const oldEntries = byPath(before.entries);
  const newEntries = byPath(after.entries);
  const oldSkipped = byPath(before.skipped);
  const newSkipped = byPath(after.skipped);

  for (const entry of before.entries) {
    const { path, blobId } = entry;
    const now = newEntries.get(path);
    const leftOut = newSkipped.get(path);
    if (now !== undefined) {
      if (now.blobId !== blobId) {
        changes.push({ status: "modified", path, oldBlobId: blobId, newBlobId: now.blobId });
      }
    } else if (leftOut === undefined) {
      deleted.push(entry);
    } else if (OTHER_KINDS.has(leftOut.reason)) {
      changes.push({ status: "type-changed", path, oldBlobId: blobId, newBlobId: undefined });
    } else {
      skipped.push(leftOut);
    }
  }
  for (const entry of after.entries) {
    if (oldEntries.has(entry.path)) continue;
    const leftOut = oldSkipped.get(entry.path);
    if (leftOut === undefined) added.push(entry);
    else if (OTHER_KINDS.has(leftOut.reason)) {
      changes.push({ status: "type-changed", path: entry.path, oldBlobId: undefined, newBlobId: entry.blobId });
    } else skipped.push(leftOut);
  }
  const all = [...changes, ...pairRenames(deleted, added)];
  return { changes: all.sort(comparePaths), skipped: skipped.sort(comparePaths) };
}

/** Pairs deleted and added files of equal content: those with the same file name first, then in path order. */
function pairRenames(deleted: readonly TreeEntry[], added: readonly TreeEntry[]): FileChange[] {
  // All empty files are equal, which is no evidence of where they came from.
  const filled = deleted.filter(({ size }) => size > 0).reverse();
  const oldPaths = new Map<string, string>();
  const moved = new Set<string>();
  for (const keyOf of [nameAndContent, contentAlone]) {
    const left = filled.filter(({ path }) => !moved.has(path));
    const sources = groupBy(left, keyOf);
    for (const entry of added) {
      const source = oldPaths.has(entry.path) ? undefined : sources.get(keyOf(entry))?.pop();
      if (source === undefined) continue;
      oldPaths.set(entry.path, source.path);
      moved.add(source.path);
    }
  }
  return [
    ...deleted
      .filter(({ path }) => !moved.has(path))
      .map(({ path, blobId }): FileChange => ({ status: "deleted", path, oldBlobId: blobId, newBlobId: undefined })),
    ...added.map(({ path, blobId }): FileChange => {
      const oldPath = oldPaths.get(path);
      return oldPath === undefined
        ? { status: "added", path, oldBlobId: undefined, newBlobId: blobId }
        : { status: "renamed", path, oldPath, oldBlobId: blobId, newBlobId: blobId, similarity: 100 };
    }),
  ];
}

function byPath<T extends { readonly path: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.path, item]));
}

function nameAndContent({ path, blobId }: TreeEntry): string {
  return `${blobId} ${fileNameOf(path)}`;
}

function contentAlone({ blobId }: TreeEntry): string {
  return blobId;
}
