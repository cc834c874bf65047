import { isIndexOf } from "../git/staged-changes.ts";
import type { WorkTree } from "../git/work-tree.ts";
import { isIndexFile } from "./index-files.ts";

/** Whether every file of the working tree is as in a commit, without listing the commit. In doubt it is not; our own files do not count. */
export async function isAsCommitted(tree: WorkTree, commit: string): Promise<boolean> {
  const [isStaged, unlike] = await Promise.all([isIndexOf(tree.repository, commit), tree.unlikeIndex()]);
  return isStaged && unlike.every(isIndexFile);
}
