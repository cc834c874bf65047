import { checkIndex, type IndexCheck } from "../freshness/check-index.ts";
import type { Repository } from "../git/repository.ts";

/** Whether the index may answer about the commit, and how far it is off if not. */
export async function checkStatus(repository: Repository, rev: string | undefined): Promise<IndexCheck> {
  return checkIndex(repository, { commit: rev === undefined ? undefined : await repository.resolveCommit(rev) });
}
