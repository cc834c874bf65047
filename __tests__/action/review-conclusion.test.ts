import { describe, expect, it } from "vitest";
import { judgeReview } from "../../src/action/review-conclusion.ts";
import { makeBroken, makeReview } from "../render/make-review.ts";

const GUESS = makeReview({ broken: [makeBroken({ confidence: "possible" })] });
const PROVED = makeReview({ broken: [makeBroken({ confidence: "exact" }), makeBroken({ confidence: "likely" })] });

describe("action/review-conclusion: judgeReview", () => {
  it("fails a job for what is proved, and says why", () => {
    const inputs = { failOn: "broken", stalePolicy: "warn" } as const;
    expect(judgeReview(GUESS, inputs).conclusion).toBe("success");
    expect(judgeReview(PROVED, inputs)).toEqual({
      conclusion: "failure",
      reason: "llmc-nav found 2 broken uses; fail-on is broken.",
    });
  });
});
