import { fingerprint } from "../../util/fingerprint.ts";
import type { BindingHints, OutlinedFile } from "../binding.ts";
import type { ScoredPair } from "./assign.ts";
import type { Matching } from "./matching.ts";
import { nameLikeness, pathLikeness } from "./names.ts";
import { Namesakes } from "./namesakes.ts";
import { Profiles, sharedEntries } from "./profiles.ts";
import type { Slots } from "./slots.ts";
import type { AnchorPair } from "./symbols.ts";
import { accessorOf, areOppositeAccessors, type SymbolNode } from "./symbols.ts";
import { CANDIDATE_SCORE, LEAST, MAX_RARE_NAMESAKES, MIN_TELLING_LENGTH, WEIGHT } from "./weights.ts";

const EMPTY_BODY_HASH = fingerprint([]);

/** The evidence that an old and a new symbol are the same one. */
export class Evidence {
  readonly #profiles = new Profiles();
  readonly #matching: Matching;
  readonly #pairedFile: (old: OutlinedFile) => OutlinedFile | undefined;
  readonly #gapBetween: BindingHints["gapBetween"];
  readonly #oldNamesakes: Namesakes;
  readonly #newNamesakes: Namesakes;
  readonly #oldBodies: ReadonlyMap<string, number>;
  readonly #newBodies: ReadonlyMap<string, number>;
  readonly #likeness = new Map<SymbolNode, Map<SymbolNode, number>>();
  slots: Slots | undefined;
  /** Old symbols that still have a namesake in their place, but one with hardly similar text; and the reverse. */
  #doubtfulPlaces: ReadonlyMap<SymbolNode, SymbolNode> = new Map();
  #doubtfulNamesakes: ReadonlyMap<SymbolNode, SymbolNode> = new Map();

  constructor(
    matching: Matching,
    pairedFile: (old: OutlinedFile) => OutlinedFile | undefined,
    olds: readonly SymbolNode[],
    news: readonly SymbolNode[],
    gapBetween: BindingHints["gapBetween"],
  ) {
    this.#matching = matching;
    this.#gapBetween = gapBetween;
    this.#pairedFile = pairedFile;
    this.#oldNamesakes = new Namesakes(olds);
    this.#newNamesakes = new Namesakes(news);
    this.#oldBodies = countBodies(olds);
    this.#newBodies = countBodies(news);
  }

  set doubtfulAnchors(pairs: readonly AnchorPair[]) {
    this.#doubtfulPlaces = new Map(pairs);
    this.#doubtfulNamesakes = new Map(pairs.map(([old, now]) => [now, old]));
  }

  get profiles(): Profiles {
    return this.#profiles;
  }

  /**
   * Whether one symbol is written as another kind of thing: a function that makes objects as a class, recognized by its name alone unless
   * its code is elsewhere, or an object that extends another as a class that has kept most of its members.
   */
  isInOtherStyle(old: SymbolNode, now: SymbolNode): boolean {
    if (old.family === now.family) return false;
    if (keptMembers(old, now) >= LEAST.itself) return true;
    if (old.family === "value" || now.family === "value") return false;
    const inside = now.members.filter((member) => hasEqualBody(old, member)).length;
    const { bodyHash } = old.definition;
    return bodyHash === EMPTY_BODY_HASH || (this.#newBodies.get(bodyHash) ?? 0) === inside;
  }

  /** The score of a symbol that kept its place and name; `undefined` when there is doubt that it is the same. */
  anchorScore(old: SymbolNode, now: SymbolNode): number | undefined {
    // A class that kept most of its members need not be compared word by word.
    const kept = keptMembers(old, now);
    const text = kept >= LEAST.itself ? kept : this.likeness(old, now);
    // A field of another type, a constant of another value, a function that became a class: only the name identifies it.
    const isNameAll = old.family === "value" || old.family !== now.family;
    const likeness = isNameAll ? Math.max(text, LEAST.itself) : text;
    if (likeness < LEAST.itself) return undefined;
    return likeness + WEIGHT.sameName + WEIGHT.sameContainer + WEIGHT.sameNameAndContainer;
  }

  /** The similarity of the texts, 0 to 1: shared tokens and pairs of tokens, reduced for short texts. */
  likeness(old: SymbolNode, now: SymbolNode): number {
    let row = this.#likeness.get(old);
    if (row === undefined) {
      row = new Map();
      this.#likeness.set(old, row);
    }
    const known = row.get(now);
    if (known !== undefined) return known;
    const value = this.#compare(old, now);
    row.set(now, value);
    return value;
  }

  #compare(old: SymbolNode, now: SymbolNode): number {
    const a = this.#profiles.of(old);
    const b = this.#profiles.of(now);
    const isRareName = old.leaf === now.leaf && this.#countNamesakes(old, now) <= MAX_RARE_NAMESAKES;
    const doubt = isRareName ? WEIGHT.doubtOfNamesakes : WEIGHT.doubt;
    if (hasEqualBody(old, now)) {
      const length = Math.max(a.length, b.length);
      return (2 * length) / (2 * length + doubt);
    }
    return (2 * sharedEntries(a, b)) / (a.length + b.length + doubt);
  }

  /** Weighs all evidence for a pair; `undefined` when there is too little to mention it. */
  judge(old: SymbolNode, now: SymbolNode): ScoredPair | undefined {
    const score = this.#score(old, now);
    if (score < CANDIDATE_SCORE) return undefined;
    const isBindable =
      !this.#isNameElsewhere(old, now) &&
      !this.#isCopyOfOther(old, now) &&
      !this.#isAboutPart(old, now) &&
      this.#isPossible(old, now) &&
      this.#isTelling(old, now);
    return { old, now, score, nearness: this.#nearness(old, now), isBindable };
  }

  /**
   * While a name still exists in its place, only that place can be bound (the old code may have been extracted, or renamed and
   * the name reused), and the name is not available to other symbols until its owner is known.
   */
  #isNameElsewhere(old: SymbolNode, now: SymbolNode): boolean {
    const place = this.#doubtfulPlaces.get(old);
    if (place !== undefined && place !== now) return true;
    const namesake = this.#doubtfulNamesakes.get(now);
    return namesake !== undefined && namesake !== old && this.#matching.nowOf(namesake) === undefined;
  }

  /** A body that existed before, and occurs more often now, was copied; it did not evolve from a different old body. */
  #isCopyOfOther(old: SymbolNode, now: SymbolNode): boolean {
    const { bodyHash } = now.definition;
    if (bodyHash === EMPTY_BODY_HASH || hasEqualBody(old, now)) return false;
    const before = this.#oldBodies.get(bodyHash) ?? 0;
    return before > 0 && before < (this.#newBodies.get(bodyHash) ?? 0);
  }

  /**
   * True if the new symbol is more similar to a part of the old one. A function removed around others did not become one of them,
   * however much of its text they were.
   */
  #isAboutPart(old: SymbolNode, now: SymbolNode): boolean {
    const likeness = this.likeness(old, now);
    const isLikerPart = (part: SymbolNode): boolean =>
      (part.leaf === now.leaf && this.likeness(part, now) > likeness) || part.members.some(isLikerPart);
    return old.leaf !== now.leaf && old.members.some(isLikerPart);
  }

  #isPossible(old: SymbolNode, now: SymbolNode): boolean {
    const gap = this.#gapBetween?.(old.file.path, now.file.path) ?? "none";
    if (gap !== "restored") return gap === "none";
    return old.scopePath === now.scopePath && this.likeness(old, now) >= LEAST.restored;
  }

  /** A few words under an entirely different name may be anything. */
  #isTelling(old: SymbolNode, now: SymbolNode): boolean {
    if (this.#profiles.of(old).length >= 2 * MIN_TELLING_LENGTH || old.members.length > 0) return true;
    if (nameLikeness(old.leaf, now.leaf) >= LEAST.nameLikeness) return true;
    return this.#isOnlyEqualBody(old, now) || this.#isEqualInPlace(old, now);
  }

  #nearness(old: SymbolNode, now: SymbolNode): number {
    return this.#pairedFile(old.file) === now.file ? 1 : pathLikeness(old.file.path, now.file.path);
  }

  #score(old: SymbolNode, now: SymbolNode): number {
    if (old.family !== now.family || areOppositeAccessors(old, now)) return 0;
    let score = this.likeness(old, now);
    if (accessorOf(old) !== accessorOf(now)) score -= WEIGHT.otherAccess;
    if (old.family === "type" && old.definition.kind !== now.definition.kind) score -= WEIGHT.otherKind;
    const isSameContainer = this.#isSameContainer(old, now);
    const isOnlyEqualBody = this.#isOnlyEqualBody(old, now) || this.#isEqualInPlace(old, now);
    if (!isOnlyEqualBody && score < this.#leastLikeness(old, now, isSameContainer)) return 0;
    if (old.leaf === now.leaf) {
      const rarity = 1 / (1 + Math.log2(this.#countNamesakes(old, now)) / 2);
      score += isSameContainer ? WEIGHT.sameName + WEIGHT.sameNameAndContainer : WEIGHT.sameName * rarity;
    } else score += WEIGHT.alikeName * nameLikeness(old.leaf, now.leaf);
    if (isSameContainer) score += WEIGHT.sameContainer;
    else if (this.#pairedFile(old.file) === now.file) score += WEIGHT.sameFile;
    score -= WEIGHT.farAway * (1 - this.#nearness(old, now));
    if (old.definition.params.length > 0 && old.definition.signatureHash === now.definition.signatureHash) {
      score += WEIGHT.sameParameters;
    }
    if (isSameContainer && this.slots !== undefined) {
      const slot = this.slots.compare(old, now);
      if (slot === "only") score += WEIGHT.onlyOneInSlot;
      else if (slot === "same") score += WEIGHT.sameSlot;
    }
    if (isOnlyEqualBody) score += WEIGHT.onlyEqualBody;
    else if (this.#isOnlyOfItsName(old, now)) score += WEIGHT.onlyOfItsName;
    if (old.members.length > 0) score += WEIGHT.allMembers * this.#sharedMembers(old, now);
    return score;
  }

  /** Counts the symbols of a side with the common name of the two: the whole qualified name if it is the same, otherwise its last part. */
  #countNamesakes(old: SymbolNode, now: SymbolNode): number {
    const [olds, news] = [this.#oldNamesakes, this.#newNamesakes];
    return old.scopePath === now.scopePath
      ? Math.max(1, olds.of(old), news.of(old))
      : Math.max(1, olds.ofLeaf(old.leaf), news.ofLeaf(old.leaf));
  }

  /** Equal bodies of some length that no other symbol has, before or now, are hardly ever a coincidence. */
  #isOnlyEqualBody(old: SymbolNode, now: SymbolNode): boolean {
    const { bodyHash } = old.definition;
    if (!hasEqualBody(old, now) || this.#profiles.of(old).length < MIN_TELLING_LENGTH) return false;
    return this.#oldBodies.get(bodyHash) === 1 && this.#newBodies.get(bodyHash) === 1;
  }

  /** However short, an unchanged symbol whose name nothing else has, before or now, just moved elsewhere. */
  #isOnlyOfItsName(old: SymbolNode, now: SymbolNode): boolean {
    const [before, after] = [old.definition, now.definition];
    if (before.bodyHash !== after.bodyHash || before.signatureHash !== after.signatureHash) return false;
    return (
      old.leaf === now.leaf && this.#oldNamesakes.ofLeaf(old.leaf) === 1 && this.#newNamesakes.ofLeaf(now.leaf) === 1
    );
  }

  /** However short, an equal body alone between the same neighbours is the same symbol under a new name. */
  #isEqualInPlace(old: SymbolNode, now: SymbolNode): boolean {
    return hasEqualBody(old, now) && this.#isSameContainer(old, now) && this.slots?.compare(old, now) === "only";
  }

  #leastLikeness(old: SymbolNode, now: SymbolNode, isSameContainer: boolean): number {
    if (old.leaf === now.leaf) return isSameContainer ? 0 : LEAST.relocated;
    if (!isSameContainer) return LEAST.renamedElsewhere;
    return nameLikeness(old.leaf, now.leaf) >= LEAST.nameLikeness ? LEAST.alikeName : LEAST.renamed;
  }

  #isSameContainer(old: SymbolNode, now: SymbolNode): boolean {
    if (old.container === undefined || now.container === undefined) {
      return old.container === now.container && this.#pairedFile(old.file) === now.file;
    }
    return this.#matching.nowOf(old.container) === now.container;
  }

  #sharedMembers(old: SymbolNode, now: SymbolNode): number {
    let shared = 0;
    for (const member of old.members) if (this.#matching.nowOf(member)?.container === now) shared++;
    return shared / Math.max(old.members.length, now.members.length);
  }
}

/** The share of members with the same name and body in both. */
function keptMembers(old: SymbolNode, now: SymbolNode): number {
  if (old.members.length === 0 || now.members.length === 0) return 0;
  const contentOf = ({ leaf, definition }: SymbolNode) => `${leaf} ${definition.bodyHash}`;
  const members = new Set(now.members.map(contentOf));
  const kept = old.members.filter((member) => members.has(contentOf(member))).length;
  return kept / Math.max(old.members.length, now.members.length);
}

function hasEqualBody(old: SymbolNode, now: SymbolNode): boolean {
  return old.definition.bodyHash === now.definition.bodyHash && old.definition.bodyHash !== EMPTY_BODY_HASH;
}

function countBodies(nodes: readonly SymbolNode[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { definition } of nodes) counts.set(definition.bodyHash, (counts.get(definition.bodyHash) ?? 0) + 1);
  return counts;
}
