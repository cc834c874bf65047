import { describe, expect, it } from "vitest";
import { pathFilter } from "../../src/util/glob.ts";

describe("util/glob: pathFilter", () => {
  it.each([
    ["docs", "docs/a.md", true],
    ["docs/", "site/docs/a.md", true],
    ["/docs", "site/docs/a.md", false],
    ["*.py", "src/a.py", true],
    ["src/*.py", "src/deep/a.py", false],
    ["src/**/*.py", "src/deep/er/a.py", true],
    ["src/**/*.py", "src/a.py", true],
    ["src/**", "src/a/b", true],
    ["a?.py", "ab.py", true],
    ["a.py", "axpy", false],
    ["a+(b)[c]", "a+(b)[c]", true],
  ])("%s and %s: %s", (pattern, path, expected) => {
    expect(pathFilter([pattern], [])(path)).toBe(expected);
  });

  it("accepts everything without patterns, but never excluded paths", () => {
    expect(pathFilter([], [])("anything")).toBe(true);
    expect(pathFilter([], ["vendor"])("vendor/a.py")).toBe(false);
    expect(pathFilter(["*.py"], ["tests/**"])("tests/a.py")).toBe(false);
  });

  it("handles a pattern that is made to be slow in a short time", () => {
    const started = performance.now();
    expect(pathFilter([`${"**/".repeat(20)}x`], [])("a/".repeat(40))).toBe(false);
    expect(pathFilter([`${"*a".repeat(30)}b`], [])("a".repeat(200))).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
