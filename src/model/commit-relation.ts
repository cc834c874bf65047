/** The position of the indexed commit in history, relative to the commit in question. */
export type CommitRelation =
  | { readonly kind: "same" }
  /** The index lacks the last commits. */
  | { readonly kind: "behind"; readonly behind: number }
  /** The index is of a later commit. */
  | { readonly kind: "ahead"; readonly ahead: number }
  | { readonly kind: "diverged"; readonly ahead: number; readonly behind: number }
  /** The two have no history in common. */
  | { readonly kind: "unrelated" }
  /** One of the two is not known, or this clone does not have enough history. */
  | { readonly kind: "unknown" };

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
