import type { Matching } from "./matching.ts";
import type { SymbolNode } from "./symbols.ts";
import { BIND_SCORE, NEARER, RIVAL_MARGIN } from "./weights.ts";

/** An old and a new symbol that may be the same, with the strength of the evidence. */
export interface ScoredPair {
  readonly old: SymbolNode;
  readonly now: SymbolNode;
  readonly score: number;
  /** 1 for files that are paired, otherwise the similarity of their paths. */
  readonly nearness: number;
  /** Whether the pair may be bound at all; if not, it only counts as a rival and as a candidate to show. */
  readonly isBindable: boolean;
}

/**
 * Binds pairs one to one, best first, and leaves alone those that have a rival: another free symbol on either side that
 * fits nearly as well. Returns whether anything was bound.
 */
export function assign(pairs: readonly ScoredPair[], matching: Matching): boolean {
  const sorted = pairs.toSorted((a, b) => b.score - a.score || a.old.id - b.old.id || a.now.id - b.now.id);
  const byOld = groupPairs(sorted, ({ old }) => old);
  const byNow = groupPairs(sorted, ({ now }) => now);
  let isBound = false;
  for (const pair of sorted) {
    if (pair.score < BIND_SCORE) break;
    if (!pair.isBindable || !isFree(pair, matching)) continue;
    const isFreeRival = (rival: ScoredPair) => isRival(rival, pair) && isFree(rival, matching);
    if (byOld.get(pair.old)?.some(isFreeRival) || byNow.get(pair.now)?.some(isFreeRival)) continue;
    matching.bind(pair.old, pair.now, pair.score);
    isBound = true;
  }
  return isBound;
}

function isRival(rival: ScoredPair, pair: ScoredPair): boolean {
  return rival !== pair && rival.score > pair.score - RIVAL_MARGIN && rival.nearness > pair.nearness - NEARER;
}

function isFree({ old, now }: ScoredPair, matching: Matching): boolean {
  return matching.nowOf(old) === undefined && matching.oldOf(now) === undefined;
}

function groupPairs(
  pairs: readonly ScoredPair[],
  key: (pair: ScoredPair) => SymbolNode,
): ReadonlyMap<SymbolNode, readonly ScoredPair[]> {
  const groups = new Map<SymbolNode, ScoredPair[]>();
  for (const pair of pairs) {
    const group = groups.get(key(pair));
    if (group === undefined) groups.set(key(pair), [pair]);
    else group.push(pair);
  }
  return groups;
}
