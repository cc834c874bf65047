import type { AffectedSymbol } from "../model/review.ts";

/** Sorts the affected symbols as reports list them: code before tests, near before far. */
export function rankAffected(affected: readonly AffectedSymbol[]): AffectedSymbol[] {
  return affected.toSorted((a, b) => Number(a.isTest) - Number(b.isTest) || a.depth - b.depth);
}
