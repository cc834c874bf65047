import { compareListings } from "../git/compare-listings.ts";
import type { FileChange } from "../git/tree-diff.ts";
import type { TreeListing } from "../model/tree.ts";

/** Everything that is written next to the code of a repository is below this directory. */
const INDEX_DIRECTORY = ".llmc/";
/** The path of the embedded search index, relative to the root of the repository. */
export const INDEX_FILE = `${INDEX_DIRECTORY}index.db`;

/** Whether a path belongs to the index itself, which does not index its own files. */
export function isIndexFile(path: string): boolean {
  return path.startsWith(INDEX_DIRECTORY);
}

/** The files of the working tree that differ from the commit checked out; the index's own files do not count. */
export function findDirtyFiles(head: TreeListing, workTree: TreeListing): readonly FileChange[] {
  return compareListings(head, workTree).changes.filter(({ path }) => !isIndexFile(path));
}
