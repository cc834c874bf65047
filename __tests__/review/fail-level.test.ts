import { describe, expect, it } from "vitest";
import { countFailures, FAIL_LEVELS, failsOn } from "../../src/review/fail-level.ts";
import { makeBroken, makeReview } from "../render/make-review.ts";

describe("review/fail-level", () => {
  it("counts what is proved or nearly so, not what is guessed", () => {
    const broken = (["exact", "likely", "possible"] as const).map((confidence) => makeBroken({ confidence }));
    expect(countFailures(makeReview({ broken }))).toBe(2);
  });

  it("takes `any` for every kind of finding, and `never` for none", () => {
    expect(FAIL_LEVELS.filter((level) => failsOn(level, "stale"))).toEqual(["stale", "any"]);
  });
});
