import { describe, expect, it } from "vitest";
import type { IndexAnswer } from "../../src/action/index-answer.ts";
import { judgeReview } from "../../src/action/review-conclusion.ts";
import { makeBroken, makeReview } from "../render/make-review.ts";

const GUESS = makeReview({ broken: [makeBroken({ confidence: "possible" })] });
const PROVED = makeReview({ broken: [makeBroken({ confidence: "exact" }), makeBroken({ confidence: "likely" })] });
const STALE: IndexAnswer = {
  state: "STALE",
  source: "LOCAL_FALLBACK",
  status: "FALLBACK",
  commit: "f".repeat(40),
  note: undefined,
};
const FRESH: IndexAnswer = { ...STALE, state: "FRESH", source: "RAG_GRAPH", status: "OK" };

describe("action/review-conclusion: judgeReview", () => {
  it("fails a job for what is proved, and says why", () => {
    const inputs = { failOn: "broken", stalePolicy: "warn" } as const;
    expect(judgeReview(GUESS, FRESH, inputs).conclusion).toBe("success");
    expect(judgeReview(PROVED, FRESH, inputs)).toEqual({
      conclusion: "failure",
      reason: "llmc-nav found 2 broken uses; fail-on is broken.",
    });
  });

  it("names the input that made it fail for a stale index", () => {
    const reasonOf = (failOn: "never" | "stale" | "any", stalePolicy: "warn" | "fail" | "ignore") =>
      judgeReview(PROVED, STALE, { failOn, stalePolicy }).reason;
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
    expect(judgeReview(PROVED, ofBase, inputs).conclusion).toBe("success");
    expect(judgeReview(PROVED, { ...STALE, commit: undefined }, inputs).conclusion).toBe("failure");
  });
});
