import { describe, expect, it } from "vitest";
import { sentence } from "../../src/render/sentence.ts";

describe("render/sentence", () => {
  it.each([
    ["110 more (--limit 160 shows them).", "110 more (`--limit` 160 shows them)."],
    [
      "f has 2 definitions (a.ts#f, b.ts#f); all are answered.",
      "f has 2 definitions (`a.ts#f`, `b.ts#f`); all are answered.",
    ],
    ["It is (a.ts#f).", "It is (`a.ts#f`)."],
    ["Call a.run() or (b.run())", "Call `a.run()` or (`b.run()`)"],
    ["Say f(x) here", "Say `f(x)` here"],
  ])("keeps brackets of the sentence out of the code in it: %s", (text, expected) => {
    expect(sentence(text)).toBe(expected);
  });
});
