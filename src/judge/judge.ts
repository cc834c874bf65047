import type { Audit, ProblemArea } from "../model/audit.ts";
import { hidingPhrase } from "../model/left-out.ts";
import type { ConfigFinding, Review, ReviewIndex } from "../model/review.ts";

/** The levels that a job or a command can be told to fail on. */
export const FAIL_LEVELS = ["never", "config", "stale", "broken", "any"] as const;
export type FailLevel = (typeof FAIL_LEVELS)[number];

/** The ways a job can treat a stale index, whatever else it fails on. */
export const STALE_POLICIES = ["warn", "fail", "ignore"] as const;

/** The conditions that fail a run. Findings fail one only when it asked for that. */
export interface Policy {
  readonly failOn: FailLevel;
  /** Undefined at a terminal, where `failOn` alone decides. */
  readonly stalePolicy?: (typeof STALE_POLICIES)[number];
}

/** Whether a report fails a run, and the sentence that says why. */
export interface Judgement {
  readonly conclusion: "success" | "failure";
  /** Undefined when nothing failed. */
  readonly reason: string | undefined;
  /** There is something to do, whether it fails the run or not. */
  readonly isBad: boolean;
}

/** Something that can fail a run; `other` fails only one that fails on anything. */
interface Finding {
  readonly kind: Exclude<FailLevel, "never" | "any"> | "other";
  readonly words: string;
}

/** Judges a review. */
export function judgeReview(review: Review, policy: Policy): Judgement {
  const broken = countFailures(review);
  const unseen = countNotCompared(review, policy.failOn);
  return judge(policy, [
    ...findingIf(broken > 0, "broken", `${broken} broken ${broken === 1 ? "use" : "uses"}`),
    ...findingIf(
      unseen > 0,
      "broken",
      `${unseen} changed ${unseen === 1 ? "file" : "files"} that could not be compared`,
    ),
    ...findingIf(hidesBreaks(review), "other", "limits that left something unseen"),
    ...findingIf(!review.config.isValid, "config", "an invalid llmc.toml"),
    ...findingIf(isStale(review, policy), "stale", "a stale index"),
  ]);
}

/** Judges an audit. */
export function judgeAudit({ problems }: Audit, policy: Policy): Judgement {
  const has = (wanted: ProblemArea) => problems.some(({ area, severity }) => area === wanted && severity === "error");
  const found = [
    ...findingIf(has("index"), "stale", "an index that is not fresh"),
    ...findingIf(has("config"), "config", "an invalid configuration"),
    ...findingIf(has("tables"), "other", "tables that cannot be used"),
  ];
  return judge(policy, found, [`stale-policy is ${policy.stalePolicy}`, `fail-on is ${policy.failOn}`]);
}

/** Judges llmc.toml by what was found in it. */
export function judgeConfig(findings: readonly Pick<ConfigFinding, "severity">[], policy: Policy): Judgement {
  const has = (wanted: ConfigFinding["severity"]) => findings.some(({ severity }) => severity === wanted);
  return judge(policy, [
    ...findingIf(has("error"), "config", "errors in the configuration"),
    ...findingIf(has("warning"), "other", "warnings about the configuration"),
  ]);
}

/** Judges what was found. A stale index that is to be ignored neither fails a run nor is there anything to do about it. */
function judge({ failOn, stalePolicy }: Policy, found: readonly Finding[], why?: readonly string[]): Judgement {
  const meant = found.filter(({ kind }) => kind !== "stale" || stalePolicy !== "ignore");
  const isByPolicy = ({ kind }: Finding) => kind === "stale" && stalePolicy === "fail";
  const failing = meant.filter((each) => isByPolicy(each) || failOn === "any" || failOn === each.kind);
  const isBad = meant.length > 0;
  if (failing.length === 0) return { conclusion: "success", reason: undefined, isBad };
  const rules = why ?? failing.map((each) => (isByPolicy(each) ? "stale-policy is fail" : `fail-on is ${failOn}`));
  const words = failing.map((each) => each.words).join(" and ");
  return { conclusion: "failure", reason: `llmc-nav found ${words}; ${[...new Set(rules)].join(" and ")}.`, isBad };
}

function findingIf(isFound: boolean, kind: Finding["kind"], words: string): readonly Finding[] {
  return isFound ? [{ kind, words }] : [];
}

/** The uses that can fail a job: what is proved or nearly so. A guess is for people to judge. */
function countFailures({ broken }: Review): number {
  return broken.filter(({ confidence }) => confidence !== "possible").length;
}

/**
 * The changed files that fail a job because they were not compared: all of them where it fails on anything, and where it fails on what
 * is broken those in or by which something may be.
 */
function countNotCompared({ notCompared }: Review, level: FailLevel): number {
  if (level === "any") return notCompared.length;
  return level === "broken" ? notCompared.filter(({ mayBreak }) => mayBreak).length : 0;
}

/** Whether a limit was reached beyond which something broken could be. */
function hidesBreaks({ leftOut }: Review): boolean {
  return leftOut.some(({ what }) => hidingPhrase(what) !== undefined);
}

/** At a terminal an index is stale that is not of the head; a job expects one of the commit that the change starts from. */
function isStale({ index, base, freshness }: Review, { stalePolicy }: Policy): boolean {
  return stalePolicy === undefined ? freshness.state === "STALE" : isOlderThan(index, base);
}

/** An index of the commit that a change starts from is what one expects; only an older one lags behind. */
export function isOlderThan({ state, commit, isOfBase }: ReviewIndex, base: string): boolean {
  return state === "STALE" && !isOfBase && commit !== base;
}
