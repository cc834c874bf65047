import { describe, expect, it } from "vitest";
import { hashVector } from "../../../src/embeddings/providers/hash-provider.ts";
import { encodeVector, VectorDecoder } from "../../../src/embeddings/stores/sqlite/vector-bytes.ts";

/** A vector of which about this share of the places is filled. It is the same in every run. */
function vectorWith(dimension: number, share: number): Float32Array {
  let state = dimension * 7919 + 1;
  const next = () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
  return Float32Array.from({ length: dimension }, () => (next() < share ? next() - 0.5 : 0));
}

describe("embeddings/stores/sqlite/vector-bytes", () => {
  const dimensions = [1, 2, 31, 32, 33, 64, 100, 768, 1536];
  it.each(dimensions)("returns every vector of %d components unchanged, from any address", (dimension) => {
    const decoder = new VectorDecoder(dimension);
    for (const share of [0, 0.05, 0.2, 0.5, 0.9, 1]) {
      const vector = vectorWith(dimension, share);
      const bytes = encodeVector(vector);
      expect(bytes.length).toBeLessThanOrEqual(dimension * 4);
      const shifted = new Uint8Array(bytes.length + 3);
      shifted.set(bytes, 3);
      const row = new Float32Array(dimension * 3);
      decoder.decode(shifted.subarray(3), row, dimension);
      expect([...row]).toEqual([...new Float32Array(dimension), ...vector, ...new Float32Array(dimension)]);
      expect(decoder.vectorOf(bytes)).toEqual(vector);
    }
  });

  it("needs a quarter of the space for vectors of the offline provider", () => {
    const vector = hashVector("Retries a call with growing waits until it succeeds or the budget is spent.", 768);
    expect(encodeVector(vector).length).toBeLessThan((768 * 4) / 4);
  });

  it("rejects bytes that are not a vector of the dimension", () => {
    const bytes = encodeVector(vectorWith(768, 0.2));
    const decoder = new VectorDecoder(768);
    const wrong = [bytes.subarray(4), bytes.subarray(0, -4), bytes.subarray(1), new Uint8Array(), new Uint8Array(5000)];
    for (const each of wrong) expect(decoder.vectorOf(each)).toBeUndefined();
    const flipped = bytes.slice();
    flipped[0] = (flipped[0] as number) ^ 1;
    expect(() => decoder.decode(flipped, new Float32Array(768), 0)).toThrow("vector of another dimension");
    const outside = new Uint8Array(8);
    outside[3] = 0x80;
    expect(new VectorDecoder(31).vectorOf(outside)).toBeUndefined();
  });
});
