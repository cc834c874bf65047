import { describe, expect, it } from "vitest";
import { nearest } from "../../src/util/suggest.ts";

describe("util/suggest: nearest", () => {
  it.each([
    ["locat", "locate"],
    ["fcats", "facts"],
    ["LOCATE", "locate"],
    ["zzzzzz", undefined],
    ["x", undefined],
  ])("suggests for %j: %s", (word, meant) => {
    expect(nearest(word, ["facts", "locate", "where-used"])).toBe(meant);
  });
});
