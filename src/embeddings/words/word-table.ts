import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { WORD_MODEL } from "../../model/routing.ts";

/** A vector for each word that is known, and how much the word counts. */
export interface WordTable {
  /** The row of a word, by its stem. */
  readonly rows: ReadonlyMap<string, number>;
  readonly values: Int8Array;
  /** The weight of each word in a question, and in what is searched. */
  readonly queryWeights: Float64Array;
  readonly documentWeights: Float64Array;
}

/** Folders that the table may be in: beside or above a bundle in `dist/`, or in the project when run from source. */
const CANDIDATES = ["./words/", "../words/", "../../../assets/words/"];
/** Weights are kept in 16 bits. */
const WEIGHT_UNIT = 1 / 0xffff;

let table: WordTable | undefined;

/** The table that `scripts/search-model/train.ts` made. It is unpacked when it is first asked for. */
export function wordTable(): WordTable {
  table ??= readTable();
  return table;
}

function readTable(): WordTable {
  const paths = CANDIDATES.map((folder) => fileURLToPath(new URL(`${folder}words.br`, import.meta.url)));
  const path = paths.find((each) => existsSync(each));
  if (path === undefined) throw new Error(`No word vectors found. Looked in: ${paths.join(", ")}`);
  return unpackTable(brotliDecompressSync(readFileSync(path)));
}

/** Reads what `packTable` made. */
export function unpackTable(bytes: Buffer): WordTable {
  const end = bytes.indexOf(10);
  const words = bytes.toString("latin1", 0, end).split(" ");
  const first = end + 1;
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + first, words.length * WORD_MODEL.dimension);
  const weightsAt = (start: number) =>
    Float64Array.from(words, (_, row) => bytes.readUInt16LE(start + row * 2) * WEIGHT_UNIT);
  const weights = first + values.length;
  return {
    rows: new Map(words.map((word, row) => [word, row])),
    values,
    queryWeights: weightsAt(weights),
    documentWeights: weightsAt(weights + words.length * 2),
  };
}

/** The table as bytes: the words, their vectors, their weights in questions, their weights in what is searched. Weights are from 0 to 1. */
export function packTable(
  words: readonly string[],
  values: Int8Array,
  ...weights: readonly (readonly number[])[]
): Buffer {
  const numbers = weights.flatMap((own) => own.map((weight) => Math.round(weight / WEIGHT_UNIT)));
  const packed = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, at) => {
    packed.writeUInt16LE(number, at * 2);
  });
  return Buffer.concat([Buffer.from(`${words.join(" ")}\n`, "latin1"), Buffer.from(values.buffer), packed]);
}
