import type { BindingHints, OutlinedFile } from "../binding.ts";
import { bindAnchors } from "./anchors.ts";
import { assign, type ScoredPair } from "./assign.ts";
import { CandidateFinder } from "./candidates.ts";
import { Evidence } from "./evidence.ts";
import { Matching } from "./matching.ts";
import { Slots } from "./slots.ts";
import type { SymbolNode } from "./symbols.ts";

/** Symbols bound in one round are evidence in the next: a class for its members, members for their class. */
const MAX_ROUNDS = 5;

/** The bound symbols, and the pairs considered last for the unbound ones. */
export interface MatchResult {
  readonly matching: Matching;
  readonly openPairs: readonly ScoredPair[];
  /** Whether an unbound symbol has too many lookalikes to list any. */
  readonly isCrowded: (old: SymbolNode) => boolean;
}

/** Matches old and new symbols one to one: first by place and name, then, for all remaining ones at once, by content. */
export function matchSymbols(
  olds: readonly SymbolNode[],
  news: readonly SymbolNode[],
  pairedFile: (old: OutlinedFile) => OutlinedFile | undefined,
  hints: BindingHints,
): MatchResult {
  const matching = new Matching();
  const evidence = new Evidence(matching, pairedFile, olds, news, hints.gapBetween);
  const [oldsOf, newsOf] = [byFile(olds), byFile(news)];
  const doubtful = bindAnchors(oldsOf, newsOf, pairedFile, evidence, matching);
  evidence.doubtfulAnchors = doubtful;
  const isFree = (old: SymbolNode) => matching.nowOf(old) === undefined;
  let free = olds.filter(isFree);
  if (free.length === 0) return { matching, openPairs: [], isCrowded: () => false };

  const freeNews = news.filter((now) => matching.oldOf(now) === undefined);
  const finder = new CandidateFinder(free, freeNews, doubtful, evidence, matching);
  let pairs: ScoredPair[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const slots = new Slots(free, { oldsOf, newsOf, pairedFile }, matching);
    evidence.slots = slots;
    pairs = [];
    for (const old of free) {
      // Members wait for their container, which is stronger evidence than their own few lines.
      if (round === 0 && old.container !== undefined && isFree(old.container)) continue;
      for (const now of finder.of(old, slots)) {
        const pair = evidence.judge(old, now);
        if (pair !== undefined) pairs.push(pair);
      }
    }
    if (!assign(pairs, matching) && round > 0) break;
    free = free.filter(isFree);
  }
  return { matching, openPairs: pairs, isCrowded: (old) => finder.isCrowded(old) };
}

function byFile(nodes: readonly SymbolNode[]): Map<OutlinedFile, SymbolNode[]> {
  const groups = new Map<OutlinedFile, SymbolNode[]>();
  for (const node of nodes) {
    const group = groups.get(node.file);
    if (group === undefined) groups.set(node.file, [node]);
    else group.push(node);
  }
  return groups;
}
