import type { FreshnessState, ResultStatus, Source } from "../model/result.ts";
import type { ReviewFreshness } from "../model/review.ts";
import { property, stringProperty } from "../util/json.ts";
import type { ActionOutputs } from "./outputs.ts";

const STATES: readonly FreshnessState[] = ["FRESH", "STALE", "UNKNOWN"];
const SOURCES: readonly Source[] = ["RAG_GRAPH", "LOCAL_FALLBACK", "NONE"];
const STATUSES: readonly ResultStatus[] = ["OK", "FALLBACK", "ERROR"];

/** Who answered, and what that is worth. */
export interface IndexAnswer {
  readonly state: FreshnessState;
  readonly source: Source;
  readonly status: ResultStatus;
  /** The commit that the index is of. */
  readonly commit: string | undefined;
  /** A sentence about it, for people. */
  readonly note: string | undefined;
}

/** What the JSON of a review says of the index that it asked. A report that says nothing, of an older version, was answered by the files. */
export function indexAnswerOf(report: unknown, freshness: ReviewFreshness): IndexAnswer {
  const index = property(report, "index");
  const { state } = freshness;
  return {
    state: oneOf(STATES, stringProperty(index, "state")) ?? state,
    source: oneOf(SOURCES, stringProperty(index, "source")) ?? "LOCAL_FALLBACK",
    status: oneOf(STATUSES, stringProperty(index, "status")) ?? "FALLBACK",
    commit: stringProperty(index, "commit") ?? freshness.indexedCommit,
    note: stringProperty(index, "note") ?? freshness.reason,
  };
}

/** An index of the commit that a change starts from is what one expects; only an older one lags behind. */
export function isOlderThan({ state, commit }: IndexAnswer, base: string): boolean {
  return state === "STALE" && commit !== base;
}

/** Sets the outputs that say who answered. */
export function setIndexAnswer(outputs: ActionOutputs, answer: Pick<IndexAnswer, "state" | "source" | "status">): void {
  outputs.freshnessState = answer.state;
  outputs.source = answer.source;
  outputs.status = answer.status;
}

/** What an envelope's `meta` says of who answered, as far as it says it. */
export function answerOfMeta(meta: unknown): Pick<IndexAnswer, "state" | "source" | "status"> {
  return {
    state: oneOf(STATES, stringProperty(meta, "freshness_state")) ?? "UNKNOWN",
    source: oneOf(SOURCES, stringProperty(meta, "source")) ?? "NONE",
    status: oneOf(STATUSES, stringProperty(meta, "status")) ?? "ERROR",
  };
}

function oneOf<T extends string>(allowed: readonly T[], text: string | undefined): T | undefined {
  return allowed.find((each) => each === text);
}
