import type { Review } from "../model/review.ts";
import { countFailures, failsOn } from "../review/fail-level.ts";
import type { ActionInputs } from "./inputs.ts";
import type { Conclusion } from "./outputs.ts";

/** Whether a review fails the job, and the sentence that says why. */
export interface Judgement {
  readonly conclusion: Conclusion;
  /** Undefined when nothing failed. */
  readonly reason: string | undefined;
}

/** Judges a review by `fail-on` and `stale-policy`. Findings fail a job only when it asked for that. */
export function judgeReview(review: Review, inputs: Pick<ActionInputs, "failOn" | "stalePolicy">): Judgement {
  const { failOn, stalePolicy } = inputs;
  const reasons: string[] = [];
  const broken = countFailures(review);
  if (failsOn(failOn, "broken") && broken > 0) reasons.push(`${broken} broken ${broken === 1 ? "use" : "uses"}`);
  if (failsOn(failOn, "config") && !review.config.isValid) reasons.push("an invalid llmc.toml");
  const isStale = review.freshness.state === "STALE";
  if (isStale && (stalePolicy === "fail" || (failsOn(failOn, "stale") && stalePolicy !== "ignore")))
    reasons.push("a stale index");
  if (reasons.length === 0) return { conclusion: "success", reason: undefined };
  return { conclusion: "failure", reason: `llmc-nav found ${reasons.join(" and ")}; fail-on is ${failOn}.` };
}
