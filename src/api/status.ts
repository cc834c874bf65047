import { checkIndex, type IndexCheck } from "../freshness/check-index.ts";
import { routeForWorkTree } from "../freshness/gateway.ts";
import type { Repository } from "../git/repository.ts";

/** Whether the index may answer, and how far it is off if not: about a commit, or about the working tree as it is. */
export async function checkStatus(repository: Repository, rev: string | undefined): Promise<IndexCheck> {
  const check = await checkIndex(repository, {
    commit: rev === undefined ? undefined : await repository.resolveCommit(rev),
  });
  return { ...check, decision: routeForWorkTree(check.decision, check.dirtyFiles) };
}
