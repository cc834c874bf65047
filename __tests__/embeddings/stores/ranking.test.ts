import { describe, expect, it } from "vitest";
import { scoreToReach } from "../../../src/embeddings/stores/ranking.ts";
import { randomNumbers } from "./sample-slices.ts";

describe("embeddings/stores: scoreToReach", () => {
  it("is the lowest of the best scores, in any order", () => {
    const random = randomNumbers(5);
    for (let round = 0; round < 50; round++) {
      const scores = Array.from({ length: 1 + Math.floor(random() * 60) }, () => Math.floor(random() * 20) - 10);
      const limit = 1 + Math.floor(random() * scores.length);
      expect(scoreToReach(scores, limit)).toBe(scores.toSorted((a, b) => b - a)[limit - 1]);
    }
  });

  it("accepts everything when there are fewer scores than wanted, and nothing when none is wanted", () => {
    expect(scoreToReach([1, 2], 3)).toBe(Number.NEGATIVE_INFINITY);
    expect(scoreToReach([1, Number.NaN], 2)).toBe(Number.NEGATIVE_INFINITY);
    expect(scoreToReach([1, 2], 0)).toBe(Number.POSITIVE_INFINITY);
  });
});
