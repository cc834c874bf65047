import { compareListings } from "../git/compare-listings.ts";
import type { FileChange } from "../git/tree-diff.ts";
import type { TreeListing } from "../model/tree.ts";
import { isIndexFile } from "./index-files.ts";

/** The files of the working tree that are not as in the commit checked out; the index's own files do not count. */
export function findDirtyFiles(head: TreeListing, workTree: TreeListing): readonly FileChange[] {
  return compareListings(head, workTree).changes.filter(({ path }) => !isIndexFile(path));
}
