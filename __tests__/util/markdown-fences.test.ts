import { describe, expect, it } from "vitest";
import { linesOutsideFences } from "../../src/util/markdown-fences.ts";

function outside(text: string): string[] {
  return [...linesOutsideFences(text.split("\n"))].map(([, line]) => line);
}

describe("util/markdown-fences: linesOutsideFences", () => {
  it("leaves out what is fenced, and the fences", () => {
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
  ])("is not ended by %s", (_what, text) => {
    expect(outside(text)).toEqual(["c"]);
  });

  it("is ended by a longer fence with white space behind it, and goes on to the end when nothing ends it", () => {
    expect(outside("```\nb\n`````  \nc")).toEqual(["c"]);
    expect(outside("a\n```\nb")).toEqual(["a"]);
  });

  it("takes backticks that end on their own line for a code span", () => {
    expect(outside("```a```\nb")).toEqual(["```a```", "b"]);
    expect(outside("~~~ `a`\nb\n~~~\nc")).toEqual(["c"]);
  });
});
