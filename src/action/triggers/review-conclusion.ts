import type { Review } from "../../model/review.ts";
import { countFailures, countNotCompared, failsOn, failsOnLimits } from "../../review/fail-level.ts";
import { isOlderThan } from "../index/index-answer.ts";
import type { ActionInputs } from "../inputs.ts";
import type { Conclusion } from "../outputs.ts";

/** Whether a review fails the job, and the sentence that says why. */
export interface Judgement {
  readonly conclusion: Conclusion;
  /** Undefined when nothing failed. */
  readonly reason: string | undefined;
}

/** Judges a review by `fail-on` and `stale-policy`. Findings fail a job only when it asked for that. */
export function judgeReview(
  review: Review,
  { failOn, stalePolicy }: Pick<ActionInputs, "failOn" | "stalePolicy">,
): Judgement {
  const found: string[] = [];
  const rules = new Set<string>();
  const add = (what: string, rule: string) => {
    found.push(what);
    rules.add(rule);
  };
  const broken = countFailures(review);
  const level = `fail-on is ${failOn}`;
  if (failsOn(failOn, "broken") && broken > 0) add(`${broken} broken ${broken === 1 ? "use" : "uses"}`, level);
  const unseen = countNotCompared(review, failOn);
  if (unseen > 0) add(`${unseen} changed ${unseen === 1 ? "file" : "files"} that could not be compared`, level);
  if (failsOnLimits(review, failOn)) add("limits that left something unseen", level);
  if (failsOn(failOn, "config") && !review.config.isValid) add("an invalid llmc.toml", level);
  if (isOlderThan(review.index, review.base)) {
    if (stalePolicy === "fail") add("a stale index", "stale-policy is fail");
    else if (failsOn(failOn, "stale") && stalePolicy !== "ignore") add("a stale index", level);
  }
  if (found.length === 0) return { conclusion: "success", reason: undefined };
  const reason = `llmc-nav found ${found.join(" and ")}; ${[...rules].join(" and ")}.`;
  return { conclusion: "failure", reason };
}
