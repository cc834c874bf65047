import { describe, expect, it } from "vitest";
import { align } from "../../src/rebind/match/align.ts";

/** The index in `b` of each item of `a`, or `-` if the item has no certain place. */
function alignment(a: string, b: string): string {
  return [...align([...a], [...b])].map((index) => (index === -1 ? "-" : index)).join("");
}

describe("rebind/align", () => {
  it("gives the place of every item that is still there", () => {
    expect(alignment("abcdef", "abXdef")).toBe("01-345");
    expect(alignment("abc", "XabYc")).toBe("124");
    expect(alignment("abc", "")).toBe("---");
  });

  it("distinguishes repeated items by the items around them", () => {
    expect(alignment("1h2h3h", "1h3h")).toBe("01--23");
    expect(alignment("1h2h3h", "X1h2h3h")).toBe("123456");
  });

  it("leaves out items that were moved past others", () => {
    expect(alignment("1h2h3h", "2h3h1h")).toMatch(/^--01/);
  });

  it("gives no place to an item that may also be another equal item", () => {
    expect(alignment("1xx2", "3x4")).toBe("----");
    expect(alignment("1xyx2", "3x4")).toBe("-----");
  });

  it("can align long texts without common items", () => {
    const lines = (prefix: string) => Array.from({ length: 3000 }, (_, i) => prefix + (i % 7));
    expect(align(lines("a"), lines("b")).every((index) => index === -1)).toBe(true);
  });
});
