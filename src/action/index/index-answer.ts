import {
  FRESHNESS_STATES,
  type FreshnessState,
  RESULT_STATUSES,
  type ResultStatus,
  SOURCES,
  type Source,
} from "../../model/result.ts";
import { stringProperty } from "../../util/json.ts";

/** The source of an answer, its freshness and its status. */
export interface IndexAnswer {
  readonly state: FreshnessState;
  readonly source: Source;
  readonly status: ResultStatus;
}

/** The source of an answer by its envelope's `meta`; missing or unknown values become `UNKNOWN`, `NONE` and `ERROR`. */
export function answerOfMeta(meta: unknown): IndexAnswer {
  return {
    state: oneOf(FRESHNESS_STATES, stringProperty(meta, "freshness_state")) ?? "UNKNOWN",
    source: oneOf(SOURCES, stringProperty(meta, "source")) ?? "NONE",
    status: oneOf(RESULT_STATUSES, stringProperty(meta, "status")) ?? "ERROR",
  };
}

function oneOf<T extends string>(allowed: readonly T[], text: string | undefined): T | undefined {
  return allowed.find((each) => each === text);
}
