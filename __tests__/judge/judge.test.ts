import { describe, expect, it } from "vitest";
import { FAIL_LEVELS, judgeAudit, judgeConfig, judgeReview } from "../../src/judge/judge.ts";
import type { Audit, AuditProblem } from "../../src/model/audit.ts";
import { LEFT_OUT } from "../../src/model/left-out.ts";
import type { Review, ReviewIndex } from "../../src/model/review.ts";
import { makeBroken, makeReview } from "../render/make-review.ts";

const GUESS = makeReview({ broken: [makeBroken({ confidence: "possible" })] });
const PROVED = makeReview({ broken: [makeBroken({ confidence: "exact" }), makeBroken({ confidence: "likely" })] });
const FRESH = makeReview().index;
const STALE: ReviewIndex = {
  ...FRESH,
  state: "STALE",
  source: "LOCAL_FALLBACK",
  status: "FALLBACK",
  commit: "f".repeat(40),
};
const reviewOf = (review: Review, index: ReviewIndex, policy: Parameters<typeof judgeReview>[1]) =>
  judgeReview({ ...review, index }, policy);
/** The levels at which a review fails, and the reasons. */
const failing = (review: Review) =>
  FAIL_LEVELS.flatMap((failOn) => {
    const { reason } = judgeReview(review, { failOn });
    return reason === undefined ? [] : [[failOn, reason.replace(/^llmc-nav found |; .*$/g, "")]];
  });

describe("judge: reviews", () => {
  it("fails a job for proved or nearly proved findings, but not for guesses, and says why", () => {
    const policy = { failOn: "broken", stalePolicy: "warn" } as const;
    expect(reviewOf(GUESS, FRESH, policy).conclusion).toBe("success");
    expect(reviewOf(PROVED, FRESH, policy)).toEqual({
      conclusion: "failure",
      reason: "llmc-nav found 2 broken uses; fail-on is broken.",
      isBad: true,
    });
  });

  it("fails on files that were not compared: on each or, if only breaks count, on those that may break something", () => {
    const notCompared = [true, false, false].map((mayBreak, at) => ({ path: `${at}.py`, reason: "binary", mayBreak }));
    expect(failing(makeReview({ notCompared }))).toEqual([
      ["broken", "1 changed file that could not be compared"],
      ["any", "3 changed files that could not be compared"],
    ]);
  });

  it("fails on limits only if broken uses could be beyond them, and only with fail-on any", () => {
    const cut = (what: string) => makeReview({ leftOut: [{ what, count: 1 }] });
    expect(failing(cut(LEFT_OUT.places))).toEqual([["any", "limits that left something unseen"]]);
    expect(failing(cut(LEFT_OUT.affected))).toEqual([]);
  });

  it("treats `any` as every kind of finding, and `never` as none", () => {
    const { freshness, config } = makeReview();
    const levelsOf = (review: Review) => failing(review).map(([level]) => level);
    expect(levelsOf(makeReview({ freshness: { ...freshness, state: "STALE" } }))).toEqual(["stale", "any"]);
    expect(levelsOf(makeReview({ config: { ...config, isValid: false } }))).toEqual(["config", "any"]);
    expect(levelsOf(PROVED)).toEqual(["broken", "any"]);
  });

  it("names the input that made it fail for a stale index", () => {
    const reasonOf = (failOn: "never" | "stale" | "any", stalePolicy: "warn" | "fail" | "ignore") =>
      reviewOf(PROVED, STALE, { failOn, stalePolicy }).reason;
    expect(reasonOf("never", "fail")).toBe("llmc-nav found a stale index; stale-policy is fail.");
    expect(reasonOf("stale", "warn")).toBe("llmc-nav found a stale index; fail-on is stale.");
    expect(reasonOf("any", "fail")).toBe(
      "llmc-nav found 2 broken uses and a stale index; fail-on is any and stale-policy is fail.",
    );
    expect(reasonOf("stale", "ignore")).toBeUndefined();
  });

  it("expects an index of the commit that the change starts from", () => {
    const policy = { failOn: "stale", stalePolicy: "fail" } as const;
    const ofBase = { ...STALE, commit: PROVED.base };
    expect(reviewOf(PROVED, ofBase, policy).conclusion).toBe("success");
    expect(reviewOf(PROVED, { ...STALE, commit: undefined }, policy).conclusion).toBe("failure");
  });
});

describe("judge: audits", () => {
  const auditWith = (...areas: AuditProblem["area"][]) =>
    ({ problems: areas.map((area) => ({ area, severity: "error", message: "" })) }) as unknown as Audit;

  it("fails on the findings of the level, and names both inputs", () => {
    const all = auditWith("index", "config", "tables");
    expect(judgeAudit(all, { failOn: "config", stalePolicy: "fail" }).reason).toBe(
      "llmc-nav found an index that is not fresh and an invalid configuration; stale-policy is fail and fail-on is config.",
    );
    expect(judgeAudit(all, { failOn: "never" })).toEqual({ conclusion: "success", reason: undefined, isBad: true });
  });

  it("neither fails for a stale index that is ignored, nor tracks it", () => {
    const policy = { failOn: "any", stalePolicy: "ignore" } as const;
    expect(judgeAudit(auditWith("index"), policy)).toEqual({ conclusion: "success", reason: undefined, isBad: false });
  });
});

describe("judge: configurations", () => {
  it("fails on warnings only with fail-on any", () => {
    const on = (severity: "error" | "warning") =>
      FAIL_LEVELS.filter((failOn) => judgeConfig([{ severity }], { failOn }).conclusion === "failure");
    expect([on("error"), on("warning")]).toEqual([["config", "any"], ["any"]]);
  });
});
