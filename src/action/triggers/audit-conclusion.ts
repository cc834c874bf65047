import type { Audit, ProblemArea } from "../../audit/audit.ts";
import { failsOn } from "../../review/fail-level.ts";
import type { ActionInputs } from "../inputs.ts";
import type { Judgement } from "./review-conclusion.ts";

/** Whether an audit fails the job, and whether there is something to track. */
export interface AuditJudgement extends Judgement {
  readonly isBad: boolean;
}

/** Judges an audit by `stale-policy` and `fail-on`. A stale index that is to be ignored neither fails the job nor opens an issue. */
export function judgeAudit(audit: Audit, inputs: Pick<ActionInputs, "failOn" | "stalePolicy">): AuditJudgement {
  const { failOn, stalePolicy } = inputs;
  const has = (wanted: ProblemArea) =>
    audit.problems.some(({ area, severity }) => area === wanted && severity === "error");
  const isStale = has("index") && stalePolicy !== "ignore";
  const reasons: string[] = [];
  if (isStale && (stalePolicy === "fail" || failsOn(failOn, "stale"))) reasons.push("an index that is not fresh");
  if (has("config") && failsOn(failOn, "config")) reasons.push("an invalid configuration");
  if (has("tables") && failOn === "any") reasons.push("tables that cannot be used");
  const isBad = isStale || has("config") || has("tables");
  if (reasons.length === 0) return { isBad, conclusion: "success", reason: undefined };
  const why = `stale-policy is ${stalePolicy} and fail-on is ${failOn}`;
  return { isBad, conclusion: "failure", reason: `llmc-nav found ${reasons.join(" and ")}; ${why}.` };
}
