import type { Repository } from "./repository.ts";

/**
 * Whether git's index has exactly the files of a commit, ignoring submodules. Trees of one repository share their equal parts, so git
 * answers without listing either tree. False in doubt, for example where a partial clone lacks the trees.
 */
export async function isIndexOf(repository: Repository, commit: string): Promise<boolean> {
  const answer = await repository.git.run(
    ["diff-index", "--cached", "--quiet", "--ignore-submodules=all", "--end-of-options", commit, "--"],
    { task: "compare the index with the commit", acceptedCodes: [0, 1, 128] },
  );
  return answer.exitCode === 0;
}
