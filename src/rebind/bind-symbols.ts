import { bindAnchors } from "./anchors.ts";
import { assign, type ScoredPair } from "./assign.ts";
import type { Binding, BindingHints, BindingStatus, Candidate, Place, SourceFile } from "./binding.ts";
import { CandidateFinder } from "./candidates.ts";
import { Evidence } from "./evidence.ts";
import { pairFiles } from "./file-pairs.ts";
import { Matching } from "./matching.ts";
import { Slots } from "./slots.ts";
import { type SymbolNode, symbolsOf } from "./symbols.ts";

/** What is bound in one round is evidence in the next: a class for its members, members for their class. */
const MAX_ROUNDS = 5;
const MAX_CANDIDATES = 5;

/**
 * Where every symbol of the old files is in the new ones. Both lists hold the files that changed, since what did not
 * change needs no binding.
 */
export function bindSymbols(
  oldFiles: readonly SourceFile[],
  newFiles: readonly SourceFile[],
  hints: BindingHints,
): Binding[] {
  const olds = symbolsOf(oldFiles);
  const news = symbolsOf(newFiles);
  const filePairs = pairFiles(oldFiles, newFiles, hints);
  const pairedFile = (old: SourceFile) => filePairs.get(old);
  const matching = new Matching();
  const evidence = new Evidence(matching, pairedFile, olds, news, hints.gapBetween);
  const doubtful = bindAnchors(byFile(olds), byFile(news), pairedFile, evidence, matching);
  evidence.doubtfulAnchors = new Map(doubtful);
  const isFreeOld = (node: SymbolNode) => matching.nowOf(node) === undefined;
  const isFreeNew = (node: SymbolNode) => matching.oldOf(node) === undefined;

  let pairs: ScoredPair[] = [];
  const finder = olds.some(isFreeOld) ? new CandidateFinder(news.filter(isFreeNew), doubtful, evidence, matching) : undefined;
  for (let round = 0; finder !== undefined && round < MAX_ROUNDS; round++) {
    const slots = new Slots(olds, news, pairedFile, matching);
    evidence.slots = slots;
    pairs = [];
    for (const old of olds) {
      if (!isFreeOld(old)) continue;
      // Members wait for their container, which says more about them than their own few lines.
      if (round === 0 && old.container !== undefined && isFreeOld(old.container)) continue;
      for (const now of finder.of(old, slots)) {
        const pair = evidence.judge(old, now);
        if (pair !== undefined) pairs.push(pair);
      }
    }
    if (!assign(pairs, matching) && round > 0) break;
  }
  const open = candidatesByOld(pairs, matching);
  const isKnown = (old: SymbolNode) => {
    const now = pairedFile(old.file);
    return (now?.facts.errors.length ?? 0) === 0 && !hints.unread?.has(hints.renames.get(old.file.path) ?? old.file.path);
  };
  return olds.map((old) => toBinding(old, matching, open.get(old) ?? [], isKnown(old)));
}

function byFile(nodes: readonly SymbolNode[]): Map<SourceFile, SymbolNode[]> {
  const groups = new Map<SourceFile, SymbolNode[]>();
  for (const node of nodes) {
    const group = groups.get(node.file);
    if (group === undefined) groups.set(node.file, [node]);
    else group.push(node);
  }
  return groups;
}

function candidatesByOld(pairs: readonly ScoredPair[], matching: Matching): ReadonlyMap<SymbolNode, Candidate[]> {
  const open = new Map<SymbolNode, Candidate[]>();
  const sorted = pairs.toSorted((a, b) => b.score - a.score || a.now.id - b.now.id);
  for (const { old, now, score } of sorted) {
    if (matching.nowOf(old) !== undefined || matching.oldOf(now) !== undefined) continue;
    const candidates = open.get(old) ?? [];
    if (candidates.length < MAX_CANDIDATES) candidates.push({ ...placeOf(now), score });
    open.set(old, candidates);
  }
  return open;
}

function placeOf(node: SymbolNode): Place {
  return { path: node.file.path, definition: node.definition, scopePath: node.scopePath };
}

function toBinding(old: SymbolNode, matching: Matching, candidates: readonly Candidate[], isFileKnown: boolean): Binding {
  const now = matching.nowOf(old);
  if (now === undefined) {
    const status = candidates.length > 0 || !isFileKnown ? "ambiguous" : "gone";
    const score = candidates[0]?.score ?? 0;
    return { old: placeOf(old), status, now, score, bodyChanged: true, signatureChanged: true, candidates };
  }
  return {
    old: placeOf(old),
    status: statusOf(old, now),
    now: placeOf(now),
    score: matching.scoreOf(old),
    bodyChanged: old.definition.bodyHash !== now.definition.bodyHash,
    signatureChanged: old.definition.signatureHash !== now.definition.signatureHash,
    candidates: [],
  };
}

function statusOf(old: SymbolNode, now: SymbolNode): BindingStatus {
  const isRelocated = old.file.path !== now.file.path;
  if (old.scopePath !== now.scopePath) return isRelocated ? "relocated_renamed" : "renamed";
  if (isRelocated) return "relocated";
  const isSameSpan =
    old.definition.startLine === now.definition.startLine && old.definition.endLine === now.definition.endLine;
  return isSameSpan ? "same" : "moved";
}
