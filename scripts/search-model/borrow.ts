import { readFileSync } from "node:fs";
import { randomFrom } from "../../bench/lib/random.ts";
import { stem } from "../../src/embeddings/terms/stem.ts";
import { unit } from "./skip-gram.ts";

/** The dimension of GloVe's vectors. */
const GLOVE = 100;
/** How much GloVe counts for a word that has a vector of its own. */
const BORROWED = 0.3;
const RIDGE = 0.001;

/** GloVe's vectors by the stem of the word, common ones first; further forms of a word count half. */
export function readGlove(file: string): Map<string, Float64Array> {
  const { words, vectors } = JSON.parse(readFileSync(file, "utf8")) as {
    words: readonly string[];
    vectors: Readonly<Record<string, readonly number[]>>;
  };
  const byStem = new Map<string, Float64Array>();
  for (const word of words) {
    const own = vectors[word]?.slice(0, GLOVE);
    if (own === undefined || !/^[a-z]{3,20}$/.test(word)) continue;
    const known = byStem.get(stem(word));
    if (known === undefined) byStem.set(stem(word), Float64Array.from(own));
    else for (let at = 0; at < GLOVE; at++) known[at] = (known[at] as number) + (own[at] as number) / 2;
  }
  return new Map([...byStem].map(([word, vector]) => [word, unit(vector)]));
}

/** A vector for every word: its own, with a share of GloVe's; GloVe's alone, brought into the same space by least squares; or a small random one. */
export function borrowVectors(
  words: readonly string[],
  own: ReadonlyMap<string, Float64Array>,
  glove: ReadonlyMap<string, Float64Array>,
  dimension: number,
): Float32Array {
  const map = leastSquares(own, glove, dimension);
  const random = randomFrom(7);
  const vectors = new Float32Array(words.length * dimension);
  words.forEach((word, row) => {
    const known = own.get(word);
    const borrowed = projected(glove.get(word), map, dimension);
    const mixed =
      known && borrowed ? unit(known.map((value, at) => value + BORROWED * (borrowed[at] as number))) : known;
    const found = mixed ?? borrowed ?? Float64Array.from({ length: dimension }, () => (random() - 0.5) / 10);
    vectors.set(found, row * dimension);
  });
  return vectors;
}

function projected(vector: Float64Array | undefined, map: readonly Float64Array[], dimension: number) {
  if (vector === undefined) return undefined;
  const result = new Float64Array(dimension);
  for (let from = 0; from < GLOVE; from++) {
    const row = map[from] as Float64Array;
    for (let at = 0; at < dimension; at++) {
      result[at] = (result[at] as number) + (vector[from] as number) * (row[GLOVE + at] as number);
    }
  }
  return unit(result);
}

/** The linear map from GloVe to our own vectors that fits the words that both have; its coefficients stand right of the first columns. */
function leastSquares(
  own: ReadonlyMap<string, Float64Array>,
  glove: ReadonlyMap<string, Float64Array>,
  dimension: number,
): Float64Array[] {
  const width = GLOVE + dimension;
  const rows = Array.from({ length: GLOVE }, () => new Float64Array(width));
  let shared = 0;
  for (const [word, target] of own) {
    const source = glove.get(word);
    if (source === undefined) continue;
    shared++;
    const both = [...source, ...target];
    rows.forEach((row, at) => {
      for (let i = 0; i < width; i++) row[i] = (row[i] as number) + (source[at] as number) * (both[i] as number);
    });
  }
  rows.forEach((row, at) => {
    row[at] = (row[at] as number) + RIDGE * shared;
  });
  rows.forEach((pivot, at) => {
    const divisor = pivot[at] as number;
    for (let i = 0; i < width; i++) pivot[i] = (pivot[i] as number) / divisor;
    for (const row of rows) {
      const factor = row[at] as number;
      if (row !== pivot) for (let i = 0; i < width; i++) row[i] = (row[i] as number) - factor * (pivot[i] as number);
    }
  });
  return rows;
}
