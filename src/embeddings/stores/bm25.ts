import type { IndexedSlice, TermStatistics } from "../../model/retrieval.ts";

/** The saturation of BM25: the lower it is, the sooner more occurrences of a term stop counting. */
const K1 = 1.2;
/** The penalty for long slices, from 0 to 1. */
const B = 0.6;

/** A term of a query with the part of BM25 that does not depend on the slice. */
export interface WeightedTerm {
  readonly term: string;
  readonly weight: number;
}

/** A query in the form that every engine scores: the sum over terms, in this order, of `weight * count / (count + (base + perTerm * length))`. */
export interface Bm25Query {
  readonly terms: readonly WeightedTerm[];
  readonly base: number;
  readonly perTerm: number;
}

/** Prepares a query, so that engines only multiply and add, in the same order, and agree to the last bit. */
export function bm25Query(terms: readonly string[], statistics: TermStatistics): Bm25Query {
  const averageLength = statistics.totalTerms > 0 ? statistics.totalTerms / Math.max(statistics.slices, 1) : 1;
  const weighted = [...new Set(terms)].map((term) => ({ term, weight: rarity(term, statistics) * (K1 + 1) }));
  return { terms: weighted, base: K1 * (1 - B), perTerm: (K1 * B) / averageLength };
}

/** The contribution of one term to the score of a slice. */
export function bm25Share(query: Bm25Query, weight: number, count: number, length: number): number {
  return (weight * count) / (count + (query.base + query.perTerm * length));
}

/** The number of terms in a slice, each counted as often as it occurs. */
export function termCount(slice: IndexedSlice): number {
  let sum = 0;
  for (const count of slice.terms.values()) sum += count;
  return sum;
}

function rarity(term: string, { slices, frequencies }: TermStatistics): number {
  const frequency = Math.min(frequencies.get(term) ?? 0, slices);
  return Math.log(1 + (slices - frequency + 0.5) / (frequency + 0.5));
}
