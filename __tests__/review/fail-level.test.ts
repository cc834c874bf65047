import { describe, expect, it } from "vitest";
import { LEFT_OUT } from "../../src/model/left-out.ts";
import { countFailures, countNotCompared, FAIL_LEVELS, failsOn, failsOnLimits } from "../../src/review/fail-level.ts";
import { makeBroken, makeReview } from "../render/make-review.ts";

describe("review/fail-level", () => {
  it("counts what is proved or nearly so, not what is guessed", () => {
    const broken = (["exact", "likely", "possible"] as const).map((confidence) => makeBroken({ confidence }));
    expect(countFailures(makeReview({ broken }))).toBe(2);
  });

  it("fails on files that were not compared: on each, or where only breaks count on those that may break something", () => {
    const notCompared = [true, false, false].map((mayBreak, at) => ({ path: `${at}.py`, reason: "binary", mayBreak }));
    const counts = FAIL_LEVELS.map((level) => [level, countNotCompared(makeReview({ notCompared }), level)]);
    expect(counts).toEqual([
      ["never", 0],
      ["config", 0],
      ["stale", 0],
      ["broken", 1],
      ["any", 3],
    ]);
  });

  it("fails on limits only where something broken could be beyond them, and only on anything", () => {
    const cut = (what: string) => makeReview({ leftOut: [{ what, count: 1 }] });
    expect(FAIL_LEVELS.filter((level) => failsOnLimits(cut(LEFT_OUT.places), level))).toEqual(["any"]);
    expect(FAIL_LEVELS.filter((level) => failsOnLimits(cut(LEFT_OUT.affected), level))).toEqual([]);
  });

  it("takes `any` for every kind of finding, and `never` for none", () => {
    expect(FAIL_LEVELS.filter((level) => failsOn(level, "stale"))).toEqual(["stale", "any"]);
  });
});
