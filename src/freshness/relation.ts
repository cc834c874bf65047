import { countBetween, findMergeBase } from "../git/history.ts";
import type { Repository } from "../git/repository.ts";
import type { CommitRelation } from "../model/commit-relation.ts";

const UNKNOWN: CommitRelation = { kind: "unknown" };

/** Relates the indexed commit to the commit in question; both are full ids of commits that this clone holds. */
export async function relateCommits(
  repository: Repository,
  indexed: string | undefined,
  head: string | undefined,
): Promise<CommitRelation> {
  if (indexed === undefined || head === undefined) return UNKNOWN;
  if (indexed === head) return { kind: "same" };
  const mergeBase = await findMergeBase(repository, indexed, head);
  if (mergeBase.kind === "unrelated") return { kind: "unrelated" };
  const distance = await countBetween(repository, head, indexed);
  if (distance === undefined || mergeBase.kind === "hidden") return UNKNOWN;
  const { ahead, behind } = distance;
  if (ahead === 0) return { kind: "behind", behind };
  return behind === 0 ? { kind: "ahead", ahead } : { kind: "diverged", ahead, behind };
}
