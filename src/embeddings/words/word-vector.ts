import { WORD_MODEL } from "../../model/routing.ts";
import type { EmbeddingPurpose } from "../providers/provider.ts";
import { FUNCTION_WORDS } from "../terms/function-words.ts";
import { stem } from "../terms/stem.ts";
import { wordTable } from "./word-table.ts";

const { dimension: DIMENSION } = WORD_MODEL;
/** The words of a text, and of the identifiers in it. */
const WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;
/** How many times the first line of searched text counts: it is the name or the heading. */
const TITLE_TIMES = 3;
const NO_ROW = -1;
/** Words recur frequently; the cache is emptied when it reaches this many distinct ones. */
const MAX_REMEMBERED = 100_000;
const remembered = new Map<string, number>();

/**
 * The vector of a text by its words, of length 1: texts that say the same in other words are close to each other. For a text without any known word
 * it is all zeros.
 */
export function wordVector(text: string, purpose: EmbeddingPurpose): Float32Array {
  const { values, queryWeight, documentWeight } = wordTable();
  const weightOf = purpose === "query" ? queryWeight : documentWeight;
  const sums = new Float64Array(DIMENSION);
  for (const [row, count] of countRows(text, purpose)) {
    const weight = weightOf(row) * (1 + Math.log(count));
    for (let at = 0, from = row * DIMENSION; at < DIMENSION; at++) {
      sums[at] = (sums[at] as number) + weight * (values[from + at] as number);
    }
  }
  let squares = 0;
  for (const sum of sums) squares += sum * sum;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  return Float32Array.from(sums, (sum) => sum * scale);
}

function countRows(text: string, purpose: EmbeddingPurpose): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (part: string, times: number) => {
    for (const word of part.match(WORD) ?? []) {
      const row = rowOf(word);
      if (row !== NO_ROW) counts.set(row, (counts.get(row) ?? 0) + times);
    }
  };
  add(text, 1);
  if (purpose === "document") add(text.slice(0, Math.max(0, text.indexOf("\n"))), TITLE_TIMES - 1);
  return counts;
}

function rowOf(word: string): number {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const term = stem(word.toLowerCase());
  const row = FUNCTION_WORDS.has(term) ? NO_ROW : (wordTable().rowOf(term) ?? NO_ROW);
  remembered.set(word, row);
  return row;
}
