import { describe, expect, it } from "vitest";
import { linesOutsideFences } from "../../src/util/markdown-fences.ts";

function outside(text: string): string[] {
  return [...linesOutsideFences(text.split("\n"))].map(([, line]) => line);
}

describe("util/markdown-fences: linesOutsideFences", () => {
  it("leaves out fenced lines and the fences", () => {
    expect(outside("a\n```ts\nb\n```\nc\n~~~\nd\n~~~\ne")).toEqual(["a", "c", "e"]);
  });

  it("keeps each line's index", () => {
    expect([...linesOutsideFences(["a", "```", "b", "```", "c"])]).toEqual([
      [0, "a"],
      [4, "c"],
    ]);
  });

  it.each([
    ["a shorter fence", "````\n```\nb\n````\nc"],
    ["a fence of the other kind", "~~~\n```\nb\n~~~\nc"],
    ["a fence with words behind it", "```\n``` b\n```\nc"],
    ["a fence indented as code", "```\n    ```\nb\n```\nc"],
  ])("does not end a fence at %s", (_what, text) => {
    expect(outside(text)).toEqual(["c"]);
  });

  it("ends a fence at a longer fence with white space after it, or otherwise at the end of the text", () => {
    expect(outside("```\nb\n`````  \nc")).toEqual(["c"]);
    expect(outside("a\n```\nb")).toEqual(["a"]);
  });

  it("treats backticks that are closed on the same line as a code span", () => {
    expect(outside("```a```\nb")).toEqual(["```a```", "b"]);
    expect(outside("~~~ `a`\nb\n~~~\nc")).toEqual(["c"]);
  });
});
