import type { BrokenReason } from "../../model/review.ts";
import { compareConfidence } from "../../model/use.ts";
import type { FoundBreak } from "./found-break.ts";

/**
 * The order of reasons. A deleted symbol cannot be visible, and a symbol that is not visible cannot be called: of several reasons at one
 * place, the earliest in this order is the one to fix.
 */
const ORDER: Readonly<Record<BrokenReason, number>> = {
  deleted: 0,
  renamed: 0,
  moved: 0,
  not_exported: 1,
  signature: 2,
};

/** Keeps one finding for each place, the one to fix: first by its reason, then the more certain one, then the one that was found first. */
export function oneAPlace(breaks: readonly FoundBreak[]): FoundBreak[] {
  const kept = new Map<string, FoundBreak>();
  for (const each of breaks) {
    const place = `${each.path}:${each.line}:${each.column}`;
    const known = kept.get(place);
    if (!known || compare(each, known) < 0) kept.set(place, each);
  }
  return [...kept.values()];
}

function compare(a: FoundBreak, b: FoundBreak): number {
  return ORDER[a.reason] - ORDER[b.reason] || compareConfidence(a.confidence, b.confidence);
}
