import type { BlobIds } from "../freshness/compare-files.ts";
import type { DriftedFile, FileDrift } from "../model/audit.ts";
import type { TreeEntry } from "../model/tree.ts";

/** Files that are listed individually; the counts cover the rest. */
const MAX_LISTED = 200;

/** Compares the files that an index holds with those of a commit, and lists the first that differ. */
export function findFileDrift(indexed: BlobIds, entries: readonly TreeEntry[]): FileDrift {
  const drifted: DriftedFile[] = [];
  const present = new Set<string>();
  for (const { path, blobId } of entries) {
    present.add(path);
    const known = indexed.get(path);
    if (known !== blobId) drifted.push({ path, change: known === undefined ? "added" : "modified" });
  }
  const differing = drifted.length;
  for (const path of indexed.keys()) if (!present.has(path)) drifted.push({ path, change: "deleted" });
  const count = (wanted: DriftedFile["change"]) => drifted.filter(({ change }) => change === wanted).length;
  drifted.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    fresh: entries.length - differing,
    changed: count("modified"),
    added: count("added"),
    deleted: count("deleted"),
    listed: drifted.slice(0, MAX_LISTED),
  };
}
