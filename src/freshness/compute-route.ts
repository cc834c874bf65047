import type { IndexStatus } from "../model/graph.ts";
import type { FreshnessState, UnprovedState } from "../model/result.ts";
import { shorten } from "./shorten.ts";

/** May the graph answer? Only a fresh one may, so the two cannot disagree; a refusal says why in one sentence. */
export type RouteDecision =
  | {
      readonly useRag: true;
      readonly freshnessState: "FRESH";
      readonly status: IndexStatus;
      readonly reason?: undefined;
    }
  | {
      readonly useRag: false;
      readonly freshnessState: UnprovedState;
      readonly status: IndexStatus | undefined;
      readonly reason: string;
    };

/** From most to least that is claimed: when two findings disagree, the later one holds. */
const LESS_AND_LESS_KNOWN: readonly FreshnessState[] = ["FRESH", "STALE", "UNKNOWN"];

/**
 * The gate: the graph answers only when the index calls itself fresh and was made of the commit that is asked about. Commit ids
 * are compared without regard to case and surrounding space; an abbreviated id is another id here, because only git can tell
 * whether it is unique.
 */
export function computeRoute(status: IndexStatus | undefined, head: string | undefined): RouteDecision {
  if (status === undefined) return refuse("UNKNOWN", status, "There is no index, or its status cannot be read.");
  if (!callsItselfFresh(status)) {
    return refuse("STALE", status, `The index calls itself ${JSON.stringify(shorten(status.indexState))}.`);
  }
  const indexed = normaliseCommit(status.lastIndexedCommit);
  if (indexed === undefined) return refuse("UNKNOWN", status, "The index does not say which commit it was made of.");
  const wanted = normaliseCommit(head);
  if (wanted === undefined) return refuse("UNKNOWN", status, "The repository has no commit to compare the index with.");
  if (indexed !== wanted)
    return refuse("STALE", status, `The index was made of ${shorten(indexed)}, not of ${wanted}.`);
  return { useRag: true, freshnessState: "FRESH", status };
}

/** Whether an index says that it is up to date. */
export function callsItselfFresh({ indexState }: IndexStatus): boolean {
  return indexState.toLowerCase() === "fresh";
}

/** A decision against the graph. */
export function refuse(freshnessState: UnprovedState, status: IndexStatus | undefined, reason: string): RouteDecision {
  return { useRag: false, freshnessState, status, reason };
}

/** Of two decisions the one that claims less; of equal ones the first. */
export function moreConservative(first: RouteDecision, second: RouteDecision): RouteDecision {
  return rank(second) > rank(first) ? second : first;
}

/** A commit id as git writes it, `undefined` when there is nothing in it. */
export function normaliseCommit(commit: string | undefined): string | undefined {
  const id = commit?.trim().toLowerCase();
  return id === "" ? undefined : id;
}

function rank(decision: RouteDecision): number {
  return LESS_AND_LESS_KNOWN.indexOf(decision.freshnessState);
}
