import type { TreeEntry } from "../../model/tree.ts";
import { isManifest } from "../../resolve/finders.ts";

/** The differences between a tree and the indexed one. */
export interface TreeChanges {
  /** Paths that were added or removed, or have another content. */
  readonly all: ReadonlySet<string>;
  readonly came: readonly string[];
  readonly went: readonly string[];
  /** True if a manifest, which determines where imports resolve to, was changed, added or deleted. */
  readonly isManifestChanged: boolean;
  /** The blob ids in the index. */
  readonly before: ReadonlyMap<string, string>;
}

/** Compares by content; `unread` are files of the tree that cannot be read, so the index cannot have them. */
export function compareTrees(
  before: ReadonlyMap<string, string>,
  entries: ReadonlyMap<string, TreeEntry>,
  unread: ReadonlySet<string>,
): TreeChanges {
  const all = new Set<string>();
  const came: string[] = [];
  const went: string[] = [];
  let isManifestChanged = false;
  for (const [path, blobId] of before) {
    const entry = unread.has(path) ? undefined : entries.get(path);
    if (entry?.blobId === blobId) continue;
    all.add(path);
    if (!entry) went.push(path);
    if (isManifest(path)) isManifestChanged = true;
  }
  for (const path of entries.keys()) {
    if (before.has(path) || unread.has(path)) continue;
    all.add(path);
    came.push(path);
    if (isManifest(path)) isManifestChanged = true;
  }
  return { all, came, went, isManifestChanged, before };
}
