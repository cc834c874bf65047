import type { Skipped, SkipReason, TreeEntry, TreeListing } from "../model/tree.ts";
import type { FileChange, TreeDiff } from "./diff.ts";
import { comparePaths } from "./paths.ts";

/** What stands at the path is known, and is no regular file. */
const OTHER_KINDS: ReadonlySet<SkipReason> = new Set(["symlink", "submodule", "special", "outside"]);

/** The differences between two listings: by path and blob id, with files of equal content paired as renames. */
export function compareListings(before: TreeListing, after: TreeListing): TreeDiff {
  const changes: FileChange[] = [];
  const skipped: Skipped[] = [];
  const deleted: TreeEntry[] = [];
  const added: TreeEntry[] = [];
  const oldEntries = byPath(before.entries);
  const newEntries = byPath(after.entries);
  const oldSkipped = byPath(before.skipped);
  const newSkipped = byPath(after.skipped);

  for (const { path, blobId } of before.entries) {
    const now = newEntries.get(path);
    const leftOut = newSkipped.get(path);
    if (now !== undefined) {
      if (now.blobId !== blobId) {
        changes.push({ status: "modified", path, oldBlobId: blobId, newBlobId: now.blobId });
      }
    } else if (leftOut === undefined) {
      deleted.push(oldEntries.get(path) as TreeEntry);
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
  changes.push(...pairRenames(deleted, added));
  return { changes: changes.sort(comparePaths), skipped: skipped.sort(comparePaths) };
}

/** Pairs deleted and added files of equal content: those with the same file name first, then in path order. */
function pairRenames(deleted: readonly TreeEntry[], added: readonly TreeEntry[]): FileChange[] {
  const sources = new Map<string, TreeEntry[]>();
  for (const entry of deleted) {
    // Empty files are all equal, which says nothing about where they came from.
    if (entry.size === 0) continue;
    const same = sources.get(entry.blobId);
    if (same === undefined) sources.set(entry.blobId, [entry]);
    else same.push(entry);
  }
  const oldPaths = new Map<string, string>();
  for (const isSameName of [true, false]) {
    for (const { path, blobId } of added) {
      if (oldPaths.has(path)) continue;
      const candidates = sources.get(blobId) ?? [];
      const index = candidates.findIndex((old) => !isSameName || baseName(old.path) === baseName(path));
      const [source] = index === -1 ? [] : candidates.splice(index, 1);
      if (source !== undefined) oldPaths.set(path, source.path);
    }
  }
  const moved = new Set(oldPaths.values());
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

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
