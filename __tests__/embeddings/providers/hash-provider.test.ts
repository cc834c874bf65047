import { describe, expect, it } from "vitest";
import { hashVector } from "../../../src/embeddings/providers/hash-provider.ts";

function cosine(a: string, b: string): number {
  const [x, y] = [hashVector(a, 768), hashVector(b, 768)];
  return x.reduce((sum, value, at) => sum + value * (y[at] as number), 0);
}

describe("embeddings/providers: hashVector", () => {
  it("has length 1, and is the same every time", () => {
    const vector = hashVector("def parse_header(line): ...", 64);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    expect(hashVector("def parse_header(line): ...", 64)).toEqual(vector);
  });

  it("is similar for texts that share words or parts of words, and different for others", () => {
    expect(cosine("parse the HTTP header", "def parseHttpHeader(line)")).toBeGreaterThan(0.6);
    expect(cosine("authentication", "authenticate")).toBeGreaterThan(0.1);
    expect(Math.abs(cosine("parse the HTTP header", "matrix multiplication kernel"))).toBeLessThan(0.15);
  });

  it("is zero for a text without significant words", () => {
    expect(hashVector("the of {}", 32).every((value) => value === 0)).toBe(true);
  });
});
