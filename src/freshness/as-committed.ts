import { isIndexOf } from "../git/staged-changes.ts";
import type { WorkTree } from "../git/work-tree.ts";
import { isIndexFile } from "./index-files.ts";

/** The commit that git's index was found to equal, by listing. The listing object stays the same as long as the index does. */
const known = new WeakMap<readonly string[], string>();

/** Whether every file of the working tree is as in a commit, without listing the commit. False in doubt; our own files do not count. */
export async function isAsCommitted(tree: WorkTree, commit: string): Promise<boolean> {
  const unlike = await tree.unlikeIndex();
  if (!unlike.every(isIndexFile)) return false;
  if (known.get(unlike) === commit) return true;
  if (!(await isIndexOf(tree.repository, commit))) return false;
  known.set(unlike, commit);
  return true;
}
