import { randomFrom } from "../../bench/lib/random.ts";
import { stemsOf } from "./texts.ts";

const MIN_COUNT = 25;
/** Words beside one another are up to so many apart. */
const WINDOW = 5;
/** For every word that stands beside another, so many are drawn that do not. */
const NEGATIVES = 4;
const RATE = 0.04;
/** Words more common than this share are mostly passed over. */
const COMMON_SHARE = 1e-4;
const DRAWN = 1 << 20;

/** Vectors of the words of texts, of length 1 around their mean: words that stand beside the same words lie near each other (skip-gram with negative samples). */
export function skipGram(texts: readonly string[], dimension: number): Map<string, Float64Array> {
  const { words, counts, sequence } = readWords(texts);
  const random = randomFrom(3);
  const own = Float32Array.from({ length: words.length * dimension }, () => (random() - 0.5) / dimension);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const kept = sequence.filter((word) => {
    const share = (counts[word] as number) / total;
    return random() < Math.sqrt(COMMON_SHARE / share) + COMMON_SHARE / share;
  });
  train(kept, own, drawnByFrequency(counts), dimension);
  return aroundMean(words, own, dimension);
}

function readWords(texts: readonly string[]) {
  const times = new Map<string, number>();
  for (const text of texts) for (const word of stemsOf(text)) times.set(word, (times.get(word) ?? 0) + 1);
  const ranked = [...times]
    .filter(([, count]) => count >= MIN_COUNT)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const places = new Map(ranked.map(([word], place) => [word, place]));
  const length = ranked.reduce((sum, [, count]) => sum + count, 0);
  const sequence = new Int32Array(length);
  let at = 0;
  for (const text of texts) {
    for (const word of stemsOf(text)) {
      const place = places.get(word);
      if (place !== undefined) sequence[at++] = place;
    }
  }
  return { words: ranked.map(([word]) => word), counts: ranked.map(([, count]) => count), sequence };
}

/** Words in proportion to how common they are, the common ones less than they would be. */
function drawnByFrequency(counts: readonly number[]): Int32Array {
  const powers = counts.map((count) => count ** 0.75);
  const total = powers.reduce((sum, power) => sum + power, 0);
  const drawn = new Int32Array(DRAWN);
  let word = 0;
  let reached = (powers[0] as number) / total;
  for (let at = 0; at < DRAWN; at++) {
    drawn[at] = word;
    if ((at + 1) / DRAWN > reached && word < counts.length - 1) reached += (powers[++word] as number) / total;
  }
  return drawn;
}

function train(sequence: Int32Array, own: Float32Array, drawn: Int32Array, dimension: number): void {
  const others = new Float32Array(own.length);
  const change = new Float32Array(dimension);
  let state = 12_345;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >>> 8;
  };
  for (let at = 0; at < sequence.length; at++) {
    const rate = RATE * Math.max(0.02, 1 - at / sequence.length);
    const row = (sequence[at] as number) * dimension;
    const reach = 1 + (next() % WINDOW);
    for (let near = Math.max(0, at - reach); near <= Math.min(sequence.length - 1, at + reach); near++) {
      if (near === at) continue;
      change.fill(0);
      const beside = sequence[near] as number;
      move(own, row, others, beside * dimension, rate, 1, change);
      for (let i = 0; i < NEGATIVES; i++) {
        const other = drawn[next() % DRAWN] as number;
        if (other !== beside) move(own, row, others, other * dimension, rate, 0, change);
      }
      for (let i = 0; i < dimension; i++) own[row + i] = (own[row + i] as number) + (change[i] as number);
    }
  }
}

/** Moves the vector of a word that stands beside another, or does not, and notes how the other is to move. */
function move(
  own: Float32Array,
  row: number,
  others: Float32Array,
  from: number,
  rate: number,
  wanted: number,
  change: Float32Array,
): void {
  let product = 0;
  for (let i = 0; i < change.length; i++) product += (own[row + i] as number) * (others[from + i] as number);
  const step = rate * (wanted - 1 / (1 + Math.exp(-product)));
  for (let i = 0; i < change.length; i++) {
    const other = others[from + i] as number;
    change[i] = (change[i] as number) + step * other;
    others[from + i] = other + step * (own[row + i] as number);
  }
}

function aroundMean(words: readonly string[], vectors: Float32Array, dimension: number): Map<string, Float64Array> {
  const mean = new Float64Array(dimension);
  vectors.forEach((value, at) => {
    mean[at % dimension] = (mean[at % dimension] as number) + value / words.length;
  });
  return new Map(
    words.map((word, row) => {
      const own = vectors.subarray(row * dimension, (row + 1) * dimension);
      return [word, unit(Float64Array.from(own, (value, at) => value - (mean[at] as number)))];
    }),
  );
}

/** A vector with length 1. */
export function unit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / length);
}
