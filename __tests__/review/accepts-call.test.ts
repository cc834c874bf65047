import { describe, expect, it } from "vitest";
import type { Parameter, ParameterKind } from "../../src/model/facts.ts";
import { refusalOf } from "../../src/review/calls/accepts-call.ts";

function parameter(name: string, kind: ParameterKind = "normal", isOptional = false): Parameter {
  return { name, kind, isOptional, type: -1, defaultHash: "" };
}

const CALL = { positional: 0, keywords: [], hasSpread: false, hasKeywordSpread: false };

describe("review/accepts-call: refusalOf", () => {
  it.each([
    ["takes what fits", [parameter("a")], { positional: 1 }, undefined],
    ["names what is missing", [parameter("a"), parameter("b")], { positional: 1 }, "needs `b`"],
    [
      "counts what is too many",
      [parameter("a")],
      { positional: 2 },
      "takes at most 1 positional argument, and 2 are given",
    ],
    ["takes any number with a rest", [parameter("a"), parameter("r", "rest", true)], { positional: 5 }, undefined],
    ["refuses an unknown keyword", [parameter("a", "normal", true)], { keywords: ["b"] }, "has no parameter `b`"],
    ["takes any keyword with a rest", [parameter("k", "keyword-rest", true)], { keywords: ["b"] }, undefined],
    [
      "refuses a parameter given twice",
      [parameter("a")],
      { positional: 1, keywords: ["a"] },
      "gets its parameter `a` twice",
    ],
    [
      "refuses a keyword for a positional-only",
      [parameter("a", "positional-only")],
      { keywords: ["a"] },
      "has no parameter `a`",
    ],
    ["asks for a keyword-only", [parameter("a", "keyword-only")], { positional: 0 }, "needs `a`"],
    ["lets a spread fill anything", [parameter("a"), parameter("b")], { hasSpread: true }, undefined],
    ["lets a spread of keywords fill anything", [parameter("a")], { hasKeywordSpread: true }, undefined],
    ["does not let a spread fill a keyword-only", [parameter("a", "keyword-only")], { hasSpread: true }, "needs `a`"],
  ])("%s", (_, params, call, refusal) => {
    expect(refusalOf(params, { ...CALL, ...call })).toBe(refusal);
  });
});
