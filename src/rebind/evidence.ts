import type { ScoredPair } from "./assign.ts";
import type { BindingHints, SourceFile } from "./binding.ts";
import type { Matching } from "./matching.ts";
import { nameLikeness, pathLikeness } from "./names.ts";
import { Profiles, sharedEntries } from "./profiles.ts";
import type { Slots } from "./slots.ts";
import { accessorOf, areOppositeAccessors, type SymbolNode } from "./symbols.ts";

/** From this score on a pair is bound. */
export const BIND_SCORE = 0.88;
/** From this score on a pair is worth showing as a candidate. */
export const CANDIDATE_SCORE = 0.6;
/** A rival this close makes the choice a guess. */
export const RIVAL_MARGIN = 0.04;
/** Unless it is further away by this share of the path: a repository may keep copies of its files. */
export const NEARER = 0.1;

/** Entries that differ, on top of those that do: little text in common proves little, however alike it is. */
const DOUBT = 16;
/** The same for symbols of one name, which seldom meet by chance. */
const DOUBT_OF_NAMESAKES = 6;
/** A name that more symbols have (`__init__`, `get`) says little about which of them is meant. */
const MAX_RARE_NAMESAKES = 4;
/** Below this likeness a symbol of another name, or of another container, is another symbol, whatever else speaks for it. */
const MIN_LIKENESS_ITSELF = 0.5;
const MIN_LIKENESS_RENAMED = 0.65;
const MIN_LIKENESS_RENAMED_AND_RELOCATED = 0.8;
const MIN_LIKENESS_ALIKE_NAME = 0.55;
const MIN_NAME_LIKENESS = 0.5;
const MIN_LIKENESS_RESTORED = 0.8;
const MIN_LIKENESS_RELOCATED = 0.5;
const SAME_NAME = 0.35;
const ALIKE_NAME = 0.15;
const SAME_CONTAINER = 0.1;
const SAME_NAME_AND_CONTAINER = 0.25;
const SAME_FILE = 0.05;
const SAME_PARAMETERS = 0.05;
const ONLY_ONE_IN_SLOT = 0.15;
const SAME_SLOT = 0.05;
const ALL_MEMBERS = 0.3;
const FAR_AWAY = 0.2;
const OTHER_ACCESS = 0.1;
const OTHER_KIND = 0.1;

const EMPTY_BODY_HASH = "92ca2f0ecb72770f";

/** What speaks for an old and a new symbol being the same one. */
export class Evidence {
  readonly #profiles = new Profiles();
  readonly #matching: Matching;
  readonly #pairedFile: (old: SourceFile) => SourceFile | undefined;
  readonly #gapBetween: BindingHints["gapBetween"];
  readonly #oldNamesakes: ReadonlyMap<string, number>;
  readonly #newNamesakes: ReadonlyMap<string, number>;
  readonly #likeness = new Map<SymbolNode, Map<SymbolNode, number>>();
  slots: Slots | undefined;
  /** The symbols that still have a namesake in their old place, if one whose text is hardly alike. */
  doubtfulAnchors: ReadonlyMap<SymbolNode, SymbolNode> = new Map();

  constructor(
    matching: Matching,
    pairedFile: (old: SourceFile) => SourceFile | undefined,
    olds: readonly SymbolNode[],
    news: readonly SymbolNode[],
    gapBetween: BindingHints["gapBetween"],
  ) {
    this.#matching = matching;
    this.#gapBetween = gapBetween;
    this.#pairedFile = pairedFile;
    this.#oldNamesakes = countNames(olds);
    this.#newNamesakes = countNames(news);
  }

  get profiles(): Profiles {
    return this.#profiles;
  }

  /** Whether a symbol that kept its place and name is beyond doubt the same. */
  isStillItself(old: SymbolNode, now: SymbolNode): boolean {
    return this.likeness(old, now) >= MIN_LIKENESS_ITSELF;
  }

  anchorScore(old: SymbolNode, now: SymbolNode): number {
    return this.likeness(old, now) + SAME_NAME + SAME_CONTAINER + SAME_NAME_AND_CONTAINER;
  }

  /** How alike the texts are, 0 to 1: shared tokens and pairs of tokens, weighed down for short texts. */
  likeness(old: SymbolNode, now: SymbolNode): number {
    let row = this.#likeness.get(old);
    if (row === undefined) this.#likeness.set(old, (row = new Map()));
    let value = row.get(now);
    if (value === undefined) row.set(now, (value = this.#compare(old, now)));
    return value;
  }

  #compare(old: SymbolNode, now: SymbolNode): number {
    const a = this.#profiles.of(old);
    const b = this.#profiles.of(now);
    const isRareName = old.leaf === now.leaf && this.#countNamesakes(old, now) <= MAX_RARE_NAMESAKES;
    const doubt = isRareName ? DOUBT_OF_NAMESAKES : DOUBT;
    if (hasEqualBody(old, now)) {
      const length = Math.max(a.length, b.length);
      return (2 * length) / (2 * length + doubt);
    }
    return (2 * sharedEntries(a, b)) / (a.length + b.length + doubt);
  }

  /** Weighs everything that speaks for a pair; `undefined` when too little does to be worth a word. */
  judge(old: SymbolNode, now: SymbolNode): ScoredPair | undefined {
    const score = this.#score(old, now);
    if (score < CANDIDATE_SCORE) return undefined;
    const anchor = this.doubtfulAnchors.get(old);
    // Extracted, or renamed and the name reused: while the name stands in its place, only that place can be meant for sure.
    const isElsewhere = anchor !== undefined && anchor !== now;
    const isBindable = !isElsewhere && this.#isPossible(old, now);
    return { old, now, score, nearness: this.#nearness(old, now), isBindable };
  }

  #isPossible(old: SymbolNode, now: SymbolNode): boolean {
    const gap = this.#gapBetween?.(old.file.path, now.file.path) ?? "none";
    if (gap !== "restored") return gap === "none";
    return old.scopePath === now.scopePath && this.likeness(old, now) >= MIN_LIKENESS_RESTORED;
  }

  #nearness(old: SymbolNode, now: SymbolNode): number {
    return this.#pairedFile(old.file) === now.file ? 1 : pathLikeness(old.file.path, now.file.path);
  }

  #score(old: SymbolNode, now: SymbolNode): number {
    if (old.family !== now.family || areOppositeAccessors(old, now)) return 0;
    let score = this.likeness(old, now);
    if (accessorOf(old) !== accessorOf(now)) score -= OTHER_ACCESS;
    if (old.family === "type" && old.definition.kind !== now.definition.kind) score -= OTHER_KIND;
    const isSameContainer = this.#isSameContainer(old, now);
    if (score < this.#leastLikeness(old, now, isSameContainer)) return 0;
    if (old.leaf === now.leaf) {
      const rarity = 1 / (1 + Math.log2(this.#countNamesakes(old, now)) / 2);
      score += isSameContainer ? SAME_NAME + SAME_NAME_AND_CONTAINER : SAME_NAME * rarity;
    } else score += ALIKE_NAME * nameLikeness(old.leaf, now.leaf);
    if (isSameContainer) score += SAME_CONTAINER;
    else if (this.#pairedFile(old.file) === now.file) score += SAME_FILE;
    score -= FAR_AWAY * (1 - this.#nearness(old, now));
    if (old.definition.params.length > 0 && old.definition.signatureHash === now.definition.signatureHash) {
      score += SAME_PARAMETERS;
    }
    if (isSameContainer && this.slots !== undefined) {
      const slot = this.slots.compare(old, now);
      if (slot === "only") score += ONLY_ONE_IN_SLOT;
      else if (slot === "same") score += SAME_SLOT;
    }
    if (old.members.length > 0) score += ALL_MEMBERS * this.#sharedMembers(old, now);
    return score;
  }

  /** How many symbols of a side have the name that both have: the whole qualified name if that is the same, else its last part. */
  #countNamesakes(old: SymbolNode, now: SymbolNode): number {
    const name = old.scopePath === now.scopePath ? old.scopePath : old.leaf;
    return Math.max(this.#oldNamesakes.get(name) ?? 1, this.#newNamesakes.get(name) ?? 1);
  }

  #leastLikeness(old: SymbolNode, now: SymbolNode, isSameContainer: boolean): number {
    if (old.leaf === now.leaf) return isSameContainer ? 0 : MIN_LIKENESS_RELOCATED;
    if (!isSameContainer) return MIN_LIKENESS_RENAMED_AND_RELOCATED;
    return nameLikeness(old.leaf, now.leaf) >= MIN_NAME_LIKENESS ? MIN_LIKENESS_ALIKE_NAME : MIN_LIKENESS_RENAMED;
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

function hasEqualBody(old: SymbolNode, now: SymbolNode): boolean {
  return old.definition.bodyHash === now.definition.bodyHash && old.definition.bodyHash !== EMPTY_BODY_HASH;
}

function countNames(nodes: readonly SymbolNode[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { leaf, scopePath } of nodes) {
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
    if (scopePath !== leaf) counts.set(scopePath, (counts.get(scopePath) ?? 0) + 1);
  }
  return counts;
}
