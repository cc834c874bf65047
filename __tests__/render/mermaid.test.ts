import { describe, expect, it } from "vitest";
import { blastRadius } from "../../src/render/mermaid.ts";
import { hostileReview } from "./hostile-review.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { largeReview, makeReview } from "./make-review.ts";

describe("render/mermaid: blastRadius", () => {
  it("is empty when nothing is reached", () => {
    expect(blastRadius(makeReview())).toBeUndefined();
  });

  it("stays readable: few boxes, and the number of those that are not shown", () => {
    const lines = blastRadius(largeReview(2000))?.split("\n") ?? [];
    expect(lines.filter((line) => line.includes(":::")).length).toBeLessThanOrEqual(25);
    expect(lines.some((line) => /^ {2}more\["and \d+ more"\]/.test(line))).toBe(true);
  });

  it("contains text of the repository only as letters, digits and character codes", () => {
    const isBox = /^ {2}n\d+\["([A-Za-z0-9./]|#\d+;| → )*"\]:::\w+$/;
    const isOurs =
      /^(flowchart LR| {2}n\d+ (-->|-\. broken \.->) n\d+| {2}classDef .*| {2}linkStyle [\d,]+ stroke:#\w+)$/;
    for (const text of HOSTILE_TEXTS)
      for (const line of blastRadius(hostileReview(text))?.split("\n") ?? [])
        expect(isBox.test(line) || isOurs.test(line), line).toBe(true);
  });
});
