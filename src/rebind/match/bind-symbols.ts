import type { OutlinedDefinition } from "../../model/facts.ts";
import type { BindingStatus } from "../../model/result.ts";
import type { Binding, BindingHints, Candidate, OutlinedFile, Place } from "../binding.ts";
import { damagedDefinitions } from "../locate/locator.ts";
import { pairFiles } from "./file-pairs.ts";
import { type MatchResult, matchSymbols } from "./match-symbols.ts";
import { type SymbolNode, symbolsOf } from "./symbols.ts";

/** Candidates listed for a symbol that could be several; more do not help to choose. */
const MAX_CANDIDATES = 5;

/**
 * Finds the place of every symbol of the old files in the new ones. Both lists hold only changed files, since unchanged ones
 * need no binding.
 */
export function bindSymbols(
  oldFiles: readonly OutlinedFile[],
  newFiles: readonly OutlinedFile[],
  hints: BindingHints,
): Binding[] {
  const olds = symbolsOf(oldFiles);
  const filePairs = pairFiles(oldFiles, newFiles, hints);
  const result = matchSymbols(olds, symbolsOf(newFiles), (old) => filePairs.get(old), hints);
  const candidates = candidatesByOld(result);
  const damaged = new Set<OutlinedDefinition>(newFiles.flatMap(({ facts }) => [...damagedDefinitions(facts)]));
  return olds.map((old) => {
    const now = result.matching.nowOf(old);
    const score = Math.min(1, result.matching.scoreOf(old));
    if (now === undefined) {
      const isKnown = isFileKnown(old.file, filePairs.get(old.file), hints) && !result.isCrowded(old);
      return unbound(placeOf(old), candidates.get(old) ?? [], isKnown);
    }
    // The lines of a definition that contains a syntax error are unreliable.
    const isDamaged = damaged.has(now.definition) && old.definition.bodyHash !== now.definition.bodyHash;
    return isDamaged
      ? unbound(placeOf(old), [{ ...placeOf(now), score }], false)
      : bound(placeOf(old), placeOf(now), score);
  });
}

/** Whether a symbol missing from the file is truly gone: not if the file could not be read, or not be parsed completely. */
function isFileKnown(old: OutlinedFile, now: OutlinedFile | undefined, { renames, unread }: BindingHints): boolean {
  if (unread?.has(renames.get(old.path) ?? old.path)) return false;
  return now === undefined || now.facts.errors.length === 0;
}

function candidatesByOld({ matching, openPairs }: MatchResult): ReadonlyMap<SymbolNode, readonly Candidate[]> {
  const open = new Map<SymbolNode, Candidate[]>();
  for (const { old, now, score } of openPairs.toSorted((a, b) => b.score - a.score || a.now.id - b.now.id)) {
    if (matching.nowOf(old) !== undefined || matching.oldOf(now) !== undefined) continue;
    const candidates = open.get(old) ?? [];
    if (candidates.length < MAX_CANDIDATES) candidates.push({ ...placeOf(now), score: Math.min(1, score) });
    open.set(old, candidates);
  }
  return open;
}

/** The binding of a symbol that is gone, or may be one of the candidates; `isKnown` when no others are possible. */
export function unbound(old: Place, candidates: readonly Candidate[], isKnown: boolean): Binding {
  return {
    old,
    status: candidates.length > 0 || !isKnown ? "ambiguous" : "gone",
    now: undefined,
    score: candidates[0]?.score ?? 0,
    bodyChanged: true,
    signatureChanged: true,
    candidates,
  };
}

/** The binding of a symbol to its current place. */
export function bound(old: Place, now: Place, score: number): Binding {
  return {
    old,
    status: statusOf(old, now),
    now,
    score,
    bodyChanged: old.definition.bodyHash !== now.definition.bodyHash,
    signatureChanged: old.definition.signatureHash !== now.definition.signatureHash,
    candidates: [],
  };
}

function statusOf(old: Place, now: Place): BindingStatus {
  const isRelocated = old.path !== now.path;
  if (old.scopePath !== now.scopePath) return isRelocated ? "relocated_renamed" : "renamed";
  if (isRelocated) return "relocated";
  const [before, after] = [old.definition, now.definition];
  return before.startLine === after.startLine && before.endLine === after.endLine ? "same" : "moved";
}

function placeOf({ file, definition, scopePath }: SymbolNode): Place {
  return { path: file.path, definition, scopePath };
}
