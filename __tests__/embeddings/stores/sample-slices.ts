import type { IndexedSlice, TableMaker } from "../../../src/model/retrieval.ts";

/** A maker of vectors that are easy to read. */
export const MAKER: TableMaker = { provider: "hash", model: "tiny", dimension: 3, slicer: 1 };

/** A slice with the values of the test, and default values for the other fields. */
export function makeSlice(id: string, changes: Partial<IndexedSlice> = {}): IndexedSlice {
  return {
    id,
    path: `src/${id}.py`,
    startLine: 1,
    endLine: 9,
    sliceType: "code",
    sliceLanguage: "python",
    confidence: 1,
    reasons: ["extension .py"],
    title: id,
    contentHash: `hash of ${id}`,
    vector: Float32Array.of(1, 0, 0),
    terms: new Map([[id, 1]]),
    ...changes,
  };
}

/** The terms of a text that is split at spaces. */
export function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  for (const term of text.split(" ")) terms.set(term, (terms.get(term) ?? 0) + 1);
  return terms;
}

/** Numbers from 0 to 1 that are the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A slice with random content from few words, so that slices share terms. */
export function randomSlice(id: string, random: () => number, dimension = MAKER.dimension): IndexedSlice {
  const words = Array.from({ length: 1 + Math.floor(random() * 12) }, () => `word${Math.floor(random() * 8)}`);
  const vector = Float32Array.from({ length: dimension }, () => random() - 0.5);
  return makeSlice(id, { terms: termsOf(words.join(" ")), vector, contentHash: `hash ${words.join(" ")}` });
}
