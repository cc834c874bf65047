import type { IndexStatus } from "../model/graph.ts";
import type { FreshnessState, UnprovedState } from "../model/result.ts";
import { countDifferences, type FileFreshness } from "./compare-files.ts";

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

/** In order of decreasing claims: when two findings disagree, the later one holds. */
const LESS_AND_LESS_KNOWN: readonly FreshnessState[] = ["FRESH", "STALE", "UNKNOWN"];

/**
 * The gate: the graph answers only when the index calls itself fresh and was made of the commit in question. Commit ids are
 * compared ignoring case and surrounding space; an abbreviated id counts as a different id here, because only git can tell
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

/** The decision that claims less; the first of equal ones. */
export function moreConservative(first: RouteDecision, second: RouteDecision): RouteDecision {
  return rank(second) > rank(first) ? second : first;
}

/** A commit id as git writes it, `undefined` when it is empty. */
export function normaliseCommit(commit: string | undefined): string | undefined {
  const id = commit?.trim().toLowerCase();
  return id === "" ? undefined : id;
}

function rank(decision: RouteDecision): number {
  return LESS_AND_LESS_KNOWN.indexOf(decision.freshnessState);
}

/** Longer than every commit id and every sensible word; longer text comes from a damaged or hostile file. */
const MAX_SHOWN = 80;

/** A text from a status file, short enough for a sentence. */
export function shorten(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/**
 * The decision for a question about the working tree: an index that is fresh for HEAD is stale for files that differ from HEAD.
 * `index` is how messages name it.
 */
export function routeForWorkTree(
  decision: RouteDecision,
  dirtyFiles: readonly { readonly path: string }[] | undefined,
  index = "index",
): RouteDecision {
  const [first, ...others] = dirtyFiles ?? [];
  if (!decision.useRag || first === undefined) return decision;
  const path = JSON.stringify(first.path);
  const what = others.length === 0 ? `${path} differs` : `${others.length + 1} files, ${path} among them, differ`;
  return refuse("STALE", decision.status, `The ${index} describes the last commit, but ${what} from it.`);
}

/**
 * Compares a status that calls the index fresh with the index itself: it is fresh only if the index was made of the commit that
 * the status names and holds every file of the tree in question with exactly its content, whatever that tree's commit is.
 */
export function confirmRoute(
  decision: RouteDecision,
  indexedCommit: string | undefined,
  loaded: {
    readonly contents?: { readonly commit?: string | undefined } | undefined;
    readonly problem?: string | undefined;
  },
  files: FileFreshness | undefined,
): RouteDecision {
  const { contents, problem } = loaded;
  const { status } = decision;
  if (!decision.useRag) {
    // A commit that changed only the index itself, or only its message, has the content that the index was made of.
    const isOtherCommit = status !== undefined && callsItselfFresh(status) && indexedCommit !== undefined;
    const isSame = contents !== undefined && files !== undefined && countDifferences(files) === 0 && files.fresh > 0;
    const isOfStatus = normaliseCommit(contents?.commit) === indexedCommit;
    if (!isOtherCommit || !isSame || !isOfStatus || decision.freshnessState !== "STALE") return decision;
    return { useRag: true, freshnessState: "FRESH", status };
  }
  if (contents === undefined || files === undefined) {
    return refuse("UNKNOWN", status, `The status calls the index fresh, but the graph does not prove it: ${problem}`);
  }
  const made = normaliseCommit(contents.commit);
  if (made !== undefined && made !== indexedCommit) {
    return refuse(
      "STALE",
      status,
      `The status names the commit ${indexedCommit}, but the graph was made of ${shorten(made)}.`,
    );
  }
  const differences = countDifferences(files);
  if (differences === 0) return decision;
  const first = JSON.stringify(files.firstDifference);
  const what = differences === 1 ? `${first} is` : `${differences} files, ${first} among them, are`;
  return refuse("STALE", status, `The status calls the index fresh, but ${what} not in the graph as in the commit.`);
}
