import { checkIndex } from "../freshness/check-index.ts";
import { describeRelation } from "../freshness/relation.ts";
import type { Repository } from "../git/repository.ts";
import type { ReviewFreshness } from "../model/review.ts";

/** What the stored index says about the head: nothing is taken from it here, it is only held against the commit. */
export async function reviewFreshness(repository: Repository, commit: string | undefined): Promise<ReviewFreshness> {
  const { decision, relation, indexedCommit } = await checkIndex(repository, commit === undefined ? {} : { commit });
  return {
    state: decision.freshnessState,
    relation: describeRelation(relation),
    indexedCommit,
    reason: decision.reason,
    rebound: [],
    staleEnrichment: [],
  };
}
