import type { Repository } from "./repository.ts";

/**
 * Whether git's index has exactly the files of a commit, submodules left out. Two trees of a repository share what is the same in both, so
 * git answers without listing either. In doubt, as where a partial clone lacks the trees, it is not.
 */
export async function isIndexOf(repository: Repository, commit: string): Promise<boolean> {
  const answer = await repository.git.run(
    ["diff-index", "--cached", "--quiet", "--ignore-submodules=all", "--end-of-options", commit, "--"],
    { task: "compare the index with the commit", acceptedCodes: [0, 1, 128] },
  );
  return answer.exitCode === 0;
}
