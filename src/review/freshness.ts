import { checkIndex } from "../freshness/check-index.ts";
import { describeRelation } from "../freshness/relation.ts";
import type { ReviewFreshness } from "../model/review.ts";
import { findIndexedChanges } from "./indexed-changes.ts";
import type { Sides } from "./sides.ts";

/** What the stored index says about the head, and what it says of changed files that no longer holds. */
export async function reviewFreshness(sides: Sides, commit: string | undefined): Promise<ReviewFreshness> {
  const { repository } = sides.head.codebase;
  const { decision, relation, indexedCommit } = await checkIndex(repository, commit === undefined ? {} : { commit });
  return {
    state: decision.freshnessState,
    relation: describeRelation(relation),
    indexedCommit,
    reason: decision.reason,
    ...(await findIndexedChanges(sides)),
  };
}
