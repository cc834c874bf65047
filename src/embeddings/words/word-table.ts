import { readFileSync } from "node:fs";
import { WORD_MODEL } from "../../model/routing.ts";
import { findAsset } from "../../util/find-asset.ts";

/** A vector and weights for each known word. */
export interface WordTable {
  /** The row of a word, by its stem; undefined when it is unknown. */
  rowOf(word: string): number | undefined;
  readonly values: Int8Array;
  /** The weight of a row's word in a question. */
  queryWeight(row: number): number;
  /** The weight of a row's word in searched text. */
  documentWeight(row: number): number;
}

/** Weights are kept in 16 bits. */
const WEIGHT_UNIT = 1 / 0xffff;

let table: WordTable | undefined;

/** The table made by `scripts/search-model/train.ts`, read on first use. */
export function wordTable(): WordTable {
  table ??= unpackTable(readFileSync(findAsset(import.meta.url, "words/words.bin", "../../../assets/words/words.bin")));
  return table;
}

/** Reads the output of `packTable`. A question needs few of the words, so nothing is computed for all of them. */
export function unpackTable(bytes: Buffer): WordTable {
  const end = bytes.indexOf(10);
  const words = bytes.toString("latin1", 0, end).split(" ");
  const first = end + 1;
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + first, words.length * WORD_MODEL.dimension);
  const weights = first + values.length;
  return {
    rowOf: (word) => placeOf(words, word),
    values,
    queryWeight: (row) => bytes.readUInt16LE(weights + row * 2) * WEIGHT_UNIT,
    documentWeight: (row) => bytes.readUInt16LE(weights + (words.length + row) * 2) * WEIGHT_UNIT,
  };
}

/** The index of a word in a sorted list. */
function placeOf(words: readonly string[], word: string): number | undefined {
  let low = 0;
  let high = words.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = words[middle] as string;
    if (found === word) return middle;
    if (found < word) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** The table as bytes: the words in order, their vectors, their weights in questions, their weights in searched text. Weights are from 0 to 1. */
export function packTable(
  words: readonly string[],
  values: Int8Array,
  ...weights: readonly (readonly number[])[]
): Buffer {
  const { dimension } = WORD_MODEL;
  const order = [...words.keys()].sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1));
  const sorted = Int8Array.from(order.flatMap((row) => [...values.subarray(row * dimension, (row + 1) * dimension)]));
  const numbers = weights.flatMap((own) => order.map((row) => Math.round((own[row] as number) / WEIGHT_UNIT)));
  const packed = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, at) => {
    packed.writeUInt16LE(number, at * 2);
  });
  const names = order.map((row) => words[row]).join(" ");
  return Buffer.concat([Buffer.from(`${names}\n`, "latin1"), Buffer.from(sorted.buffer), packed]);
}
