import { describe, expect, it } from "vitest";
import { editsIn } from "../../src/git/patch-edits.ts";
import type { ChangedSymbol } from "../../src/model/review.ts";
import { renderSuggestion } from "../../src/render/markdown/suggestion.ts";
import { unifiedDiff } from "../../src/review/fixes/unified-diff.ts";

const CHANGE = { before: { qualname: "a`b" }, after: { qualname: "c" } } as ChangedSymbol;

describe("suggestions", () => {
  it("have a fence that the line cannot close", () => {
    expect(renderSuggestion("x ````", CHANGE)).toContain("`````suggestion\nx ````\n`````\n");
  });

  it.each(["a\r", "a\u2028b", "a\u001b[0m"])(
    "are not made for a line that a review comment would change: %j",
    (line) => {
      expect(renderSuggestion(line, CHANGE)).toBeUndefined();
    },
  );

  it("are read from the printed patch, line by line", () => {
    const text = Array.from({ length: 20 }, (_, at) => `line ${at + 1}\n`).join("");
    const patch = unifiedDiff("a b/c.py", text, [
      { line: 2, text: "++ two" },
      { line: 3, text: "three" },
      { line: 19, text: "nineteen" },
    ]);
    const last = unifiedDiff("d.py", "x", [{ line: 1, text: "y" }]);
    expect(editsIn(patch + last)).toEqual([
      { path: "a b/c.py", line: 2, text: "++ two" },
      { path: "a b/c.py", line: 3, text: "three" },
      { path: "a b/c.py", line: 19, text: "nineteen" },
      { path: "d.py", line: 1, text: "y" },
    ]);
  });

  it("are not made for files whose names git puts in quotes", () => {
    expect(editsIn(unifiedDiff('a"b.py', "x\n", [{ line: 1, text: "y" }]))).toEqual([]);
  });
});
