import { describe, expect, it } from "vitest";
import { judgeReview } from "../../src/action/triggers/review-conclusion.ts";
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
const judge = (review: Review, index: ReviewIndex, inputs: Parameters<typeof judgeReview>[1]) =>
  judgeReview({ ...review, index }, inputs);

describe("action/review-conclusion: judgeReview", () => {
  it("fails a job for what is proved, and says why", () => {
    const inputs = { failOn: "broken", stalePolicy: "warn" } as const;
    expect(judge(GUESS, FRESH, inputs).conclusion).toBe("success");
    expect(judge(PROVED, FRESH, inputs)).toEqual({
      conclusion: "failure",
      reason: "llmc-nav found 2 broken uses; fail-on is broken.",
    });
  });

  it("names the input that made it fail for a stale index", () => {
    const reasonOf = (failOn: "never" | "stale" | "any", stalePolicy: "warn" | "fail" | "ignore") =>
      judge(PROVED, STALE, { failOn, stalePolicy }).reason;
    expect(reasonOf("never", "fail")).toBe("llmc-nav found a stale index; stale-policy is fail.");
    expect(reasonOf("stale", "warn")).toBe("llmc-nav found a stale index; fail-on is stale.");
    expect(reasonOf("any", "fail")).toBe(
      "llmc-nav found 2 broken uses and a stale index; fail-on is any and stale-policy is fail.",
    );
    expect(reasonOf("stale", "ignore")).toBeUndefined();
  });

  it("expects an index of the commit that the change starts from", () => {
    const inputs = { failOn: "stale", stalePolicy: "fail" } as const;
    const ofBase = { ...STALE, commit: PROVED.base };
    expect(judge(PROVED, ofBase, inputs).conclusion).toBe("success");
    expect(judge(PROVED, { ...STALE, commit: undefined }, inputs).conclusion).toBe("failure");
  });
});
