import { countBetween, findMergeBase } from "../git/history.ts";
import type { Repository } from "../git/repository.ts";

/** Where the indexed commit stands in history, seen from the commit asked about. */
export type CommitRelation =
  | { readonly kind: "same" }
  /** The index lacks the last commits. */
  | { readonly kind: "behind"; readonly behind: number }
  /** The index is of a later commit. */
  | { readonly kind: "ahead"; readonly ahead: number }
  | { readonly kind: "diverged"; readonly ahead: number; readonly behind: number }
  /** The two have no history in common. */
  | { readonly kind: "unrelated" }
  /** One of the two is not known, or this clone does not hold enough history to tell. */
  | { readonly kind: "unknown" };

const UNKNOWN: CommitRelation = { kind: "unknown" };

/** Relates the indexed commit to the commit asked about; both are full ids of commits that this clone holds. */
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

/** The relation in words: `same`, `behind 3`, `ahead 1`, `diverged`, `unrelated`, `unknown`. */
export function describeRelation(relation: CommitRelation): string {
  switch (relation.kind) {
    case "behind":
      return `behind ${relation.behind}`;
    case "ahead":
      return `ahead ${relation.ahead}`;
    default:
      return relation.kind;
  }
}
