/**
 * Weights of the evidence. Scores are sums: the likeness of the texts (0 to 1) plus what else speaks for a pair. The figures come
 * from tracked histories (docs/rebinding.md shows what moving them changes): none of them sits on a cliff.
 */

/** From this score on a pair is bound. */
export const BIND_SCORE = 0.88;
/** From this score on a pair is worth showing as a candidate. */
export const CANDIDATE_SCORE = 0.6;
/** A rival this close makes the choice a guess, */
export const RIVAL_MARGIN = 0.04;
/** unless it is further away by this share of the path: a repository may keep copies of its files. */
export const NEARER = 0.1;
/** A name that more symbols have (`__init__`, `get`) says little about which of them is meant. */
export const MAX_RARE_NAMESAKES = 4;
/** Tokens and pairs of tokens that a body needs to be told from others: about ten words. */
export const MIN_TELLING_LENGTH = 20;

export const WEIGHT = {
  /** Tokens that differ, on top of those that do: little text in common proves little, however alike it is. */
  doubt: 16,
  /** The same for symbols of one rare name, which seldom meet by chance. */
  doubtOfNamesakes: 6,
  /** A name that no other symbol has; less, the more have it. */
  sameName: 0.35,
  /** All parts of the name are the same, as in `parse_url` and `parseUrl`. */
  alikeName: 0.15,
  sameContainer: 0.1,
  /** On top of the two. */
  sameNameAndContainer: 0.25,
  /** The same file, but another container. */
  sameFile: 0.05,
  sameParameters: 0.05,
  /** The only one of its family between the same bound neighbours, before and after. */
  onlyOneInSlot: 0.15,
  /** One of several there. */
  sameSlot: 0.05,
  /** Equal bodies that no other symbol has, on either side. */
  onlyEqualBody: 0.15,
  /** Nothing differs, and no other symbol has the name, on either side. */
  onlyOfItsName: 0.1,
  /** All members were bound to members of the other. */
  allMembers: 0.3,
  /** Taken off for a file whose path has nothing in common. */
  farAway: 0.2,
  /** Taken off when one is a property and the other is not. */
  otherAccess: 0.1,
  /** Taken off when a class became an interface, or the like. */
  otherKind: 0.2,
} as const;

/** The least likeness of two texts, whatever else speaks for the pair. */
export const LEAST = {
  /** To be beyond doubt the same, in the same place and with the same name. */
  itself: 0.5,
  /** With the same name elsewhere. */
  relocated: 0.5,
  /** With the same name in a file that came only after the old one was gone. */
  restored: 0.8,
  /** With another name in the same container, */
  renamed: 0.7,
  /** and if at least this part of the name is the same. */
  alikeName: 0.55,
  nameLikeness: 0.5,
  /** With another name elsewhere. */
  renamedElsewhere: 0.8,
} as const;
