import type { IndexedSlice, ScoredSlice, TermStatistics } from "../model/retrieval.ts";
import { bm25Query, bm25Share } from "./stores/bm25.ts";
import { rank, scoreToReach } from "./stores/ranking.ts";

/** A slice in memory. It has no vector if only its terms are searched. */
export type MemorySlice = Omit<IndexedSlice, "vector"> & {
  readonly vector?: Float32Array | undefined;
  /** The number of terms in the slice, if not all of them are loaded. */
  readonly length?: number;
};

interface Postings {
  readonly places: number[];
  readonly counts: number[];
}

/** Slices that are searched in memory, for the duration of one question, with the same scores as in a stored table. */
export class MemoryTable {
  readonly #slices: readonly MemorySlice[];
  readonly #lengths: readonly number[];
  readonly #postings = new Map<string, Postings>();
  #lengthsOfVectors: readonly number[] | undefined;

  constructor(slices: readonly MemorySlice[]) {
    this.#slices = slices;
    this.#lengths = slices.map((slice, place) => this.#add(slice, place));
  }

  /** The frequencies of terms among these slices. */
  statistics(terms: readonly string[]): TermStatistics {
    const frequencies = new Map(terms.map((term) => [term, this.#postings.get(term)?.places.length ?? 0]));
    const totalTerms = this.#lengths.reduce((sum, length) => sum + length, 0);
    return { slices: this.#slices.length, totalTerms, frequencies };
  }

  searchTerms(terms: readonly string[], statistics: TermStatistics, limit: number): readonly ScoredSlice[] {
    const query = bm25Query(terms, statistics);
    const scores = new Map<number, number>();
    for (const { term, weight } of query.terms) {
      const found = this.#postings.get(term);
      found?.places.forEach((place, at) => {
        const share = bm25Share(query, weight, found.counts[at] as number, this.#lengths[place] as number);
        scores.set(place, (scores.get(place) ?? 0) + share);
      });
    }
    return this.#best([...scores.keys()], [...scores.values()], limit);
  }

  searchVector(vector: Float32Array, limit: number): readonly ScoredSlice[] {
    this.#lengthsOfVectors ??= this.#slices.map((slice) =>
      Math.sqrt(slice.vector ? product(slice.vector, slice.vector) : 0),
    );
    const own = Math.sqrt(product(vector, vector));
    const places = [...this.#slices.keys()].filter((place) => (this.#lengthsOfVectors?.[place] ?? 0) > 0);
    const scores = places.map((place) => {
      const other = this.#slices[place]?.vector as Float32Array;
      return product(vector, other) / (own * (this.#lengthsOfVectors?.[place] as number));
    });
    return own > 0 ? this.#best(places, scores, limit) : [];
  }

  #add(slice: MemorySlice, place: number): number {
    let length = 0;
    for (const [term, count] of slice.terms) {
      length += count;
      const known = this.#postings.get(term);
      if (known === undefined) this.#postings.set(term, { places: [place], counts: [count] });
      else {
        known.places.push(place);
        known.counts.push(count);
      }
    }
    return slice.length ?? length;
  }

  #best(places: readonly number[], scores: readonly number[], limit: number): readonly ScoredSlice[] {
    const lowest = scoreToReach(scores, limit);
    const found = places.flatMap((place, at): ScoredSlice[] => {
      const score = scores[at] as number;
      return score >= lowest ? [{ slice: this.#slices[place] as MemorySlice, score }] : [];
    });
    return rank(found, limit);
  }
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
