import { isIndexOf } from "../git/staged-changes.ts";
import type { WorkTree } from "../git/work-tree.ts";
import { isIndexFile } from "./index-files.ts";

/** The commits of which git's index was found to be. A listing is the same one for as long as the index is. */
const known = new WeakMap<readonly string[], string>();

/** Whether every file of the working tree is as in a commit, without listing the commit. In doubt it is not; our own files do not count. */
export async function isAsCommitted(tree: WorkTree, commit: string): Promise<boolean> {
  const unlike = await tree.unlikeIndex();
  if (!unlike.every(isIndexFile)) return false;
  if (known.get(unlike) === commit) return true;
  if (!(await isIndexOf(tree.repository, commit))) return false;
  known.set(unlike, commit);
  return true;
}
