/**
 * Weights of the evidence. Scores are sums: the similarity of the texts (0 to 1) plus all other evidence for a pair. The figures
 * come from tracked histories (docs/rebinding.md shows what moving them changes): none of them sits on a cliff.
 */

/** Pairs with at least this score are bound. */
export const BIND_SCORE = 0.88;
/** Pairs with at least this score are worth showing as candidates. */
export const CANDIDATE_SCORE = 0.6;
/** A rival this close makes the choice a guess, */
export const RIVAL_MARGIN = 0.04;
/** unless it is further away by this share of the path: a repository may keep copies of its files. */
export const NEARER = 0.1;
/** A name shared by more symbols (`__init__`, `get`) is weak evidence of which of them is meant. */
export const MAX_RARE_NAMESAKES = 4;
/** Tokens and pairs of tokens that a body needs to be distinguishable: about ten words. */
export const MIN_TELLING_LENGTH = 20;

export const WEIGHT = {
  /** Counted as differing tokens, on top of those that do differ: little text in common proves little, however similar it is. */
  doubt: 16,
  /** The same for symbols that share a rare name, which is seldom a coincidence. */
  doubtOfNamesakes: 6,
  /** For a name that no other symbol has; reduced the more symbols have it. */
  sameName: 0.35,
  /** For names with all parts in common, such as `parse_url` and `parseUrl`. */
  alikeName: 0.15,
  sameContainer: 0.1,
  /** Added to `sameName` and `sameContainer`. */
  sameNameAndContainer: 0.25,
  /** For the same file, but another container. */
  sameFile: 0.05,
  sameParameters: 0.05,
  /** For the only symbol of its family between the same bound neighbours, before and after. */
  onlyOneInSlot: 0.15,
  /** For one of several there. */
  sameSlot: 0.05,
  /** For equal bodies that no other symbol has, on either side. */
  onlyEqualBody: 0.15,
  /** For unchanged symbols whose name no other symbol has, on either side. */
  onlyOfItsName: 0.1,
  /** When all members are bound to members of the other. */
  allMembers: 0.3,
  /** Subtracted for a file whose path has nothing in common. */
  farAway: 0.2,
  /** Subtracted when one is a property and the other is not. */
  otherAccess: 0.1,
  /** Subtracted when, for example, a class became an interface. */
  otherKind: 0.2,
} as const;

/** The minimum similarity of two texts, whatever other evidence there is for the pair. */
export const LEAST = {
  /** For certainty that a symbol with the same place and name is the same. */
  itself: 0.5,
  /** For the same name elsewhere. */
  relocated: 0.5,
  /** For the same name in a file that was added only after the old one was deleted. */
  restored: 0.8,
  /** For another name in the same container, */
  renamed: 0.7,
  /** and if at least this part of the name is the same. */
  alikeName: 0.55,
  nameLikeness: 0.5,
  /** For another name elsewhere. */
  renamedElsewhere: 0.8,
} as const;
