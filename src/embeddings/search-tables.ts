import type { IndexStore, ScoredSlice, TermStatistics } from "../model/retrieval.ts";

/** The source that is searched for terms and vectors: a store, or slices in memory. */
export type SearchedTables = Pick<IndexStore, "termStatistics" | "searchTerms" | "searchVector" | "vectorsOf">;

/** A table to search for a question. */
export interface AskedTable {
  readonly table: string;
  /** The question's vector by the model of the table; undefined when only terms count. */
  readonly vector?: Float32Array | undefined;
  /** The model's name: cosines of one model are comparable. */
  readonly model: string;
  /** The weight of vectors relative to terms, from 0 to 1. */
  readonly vectorShare: number;
  /** The question's word vector; undefined when it does not count. */
  readonly words?: Float32Array | undefined;
}

/** A slice found in a table, with all the scores that contribute to its own. */
export interface TableHit {
  readonly sliceId: string;
  readonly slice: ScoredSlice["slice"];
  /** From 0, on one scale for all tables of a question. */
  readonly score: number;
  /** BM25; undefined when no term of the question is among the best of the table. */
  readonly terms: number | undefined;
  /** The cosine; undefined when the slice is not among the nearest, or no vectors were compared. */
  readonly cosine: number | undefined;
  /** The cosine between the word vectors of the slice and the question; undefined when it was not computed. */
  readonly nearness: number | undefined;
}

/** The weight of word nearness relative to terms, for which the best hit has 1. Pages mostly use the same words as the people who ask. */
const CODE_NEARNESS = 1;
const PAGE_NEARNESS = 0.4;
/** The number of slices considered per table by terms and by vector each: a slice in neither list is not among the best of both. */
const CANDIDATES = 200;
/** The number of these for which word nearness is computed. */
const NEAR_CANDIDATES = 100;

interface Candidate {
  readonly slice: ScoredSlice["slice"];
  terms?: number;
  cosine?: number;
  nearness?: number;
}

/**
 * Searches several tables at once and returns the hits of each, in descending order. Terms are weighted by how common they are in
 * all tables, and scores are relative to the best of all, so that hits of different tables are comparable.
 */
export async function searchTables(
  source: SearchedTables,
  asked: readonly AskedTable[],
  terms: readonly string[],
  knownStatistics?: TermStatistics,
): Promise<readonly (readonly TableHit[])[]> {
  const statistics = knownStatistics ?? (await source.termStatistics(distinctTables(asked), terms));
  const found = await Promise.all(asked.map((each) => candidatesOf(source, each, terms, statistics)));
  const bestTerms = Math.max(0, ...found.flatMap((each) => each.map(({ terms: score }) => score ?? 0)));
  const ranges = cosineRanges(asked, found);
  return found.map((candidates, at) => {
    const { model, vectorShare } = asked[at] as AskedTable;
    const range = ranges.get(model);
    const share = range ? vectorShare : 0;
    return candidates
      .map(({ slice, terms: score, cosine, nearness }): TableHit => {
        const byTerms = bestTerms > 0 ? (score ?? 0) / bestTerms : 0;
        const byVector = range && cosine !== undefined ? placeIn(range, cosine) : 0;
        const own = (1 - share) * byTerms + share * byVector + nearnessWeight(slice) * Math.max(0, nearness ?? 0);
        return { sliceId: slice.id, slice, score: own, terms: score, cosine, nearness };
      })
      .sort((a, b) => b.score - a.score || (a.sliceId < b.sliceId ? -1 : 1));
  });
}

async function candidatesOf(
  source: SearchedTables,
  { table, vector, words }: AskedTable,
  terms: readonly string[],
  statistics: TermStatistics,
): Promise<readonly Candidate[]> {
  const [byTerms, byVector] = await Promise.all([
    source.searchTerms(table, terms, statistics, CANDIDATES),
    vector === undefined ? [] : source.searchVector(table, vector, CANDIDATES),
  ]);
  const candidates = new Map<string, Candidate>();
  for (const { slice, score } of byTerms) candidates.set(slice.id, { slice, terms: score });
  for (const { slice, score } of byVector) {
    const known = candidates.get(slice.id);
    if (known === undefined) candidates.set(slice.id, { slice, cosine: score });
    else known.cosine = score;
  }
  const found = [...candidates.values()];
  if (words !== undefined) await addNearness(source, table, words, found.slice(0, NEAR_CANDIDATES));
  return found;
}

/** Word vectors only reorder the hits found by terms: a slice with none of the terms is hardly ever relevant. */
async function addNearness(
  source: SearchedTables,
  table: string,
  words: Float32Array,
  candidates: readonly Candidate[],
): Promise<void> {
  const hashes = candidates.map(({ slice }) => slice.contentHash);
  const vectors = await source.vectorsOf(table, hashes);
  for (const candidate of candidates) {
    const own = vectors.get(candidate.slice.contentHash);
    // Both have length 1.
    if (own !== undefined) candidate.nearness = own.reduce((sum, value, at) => sum + value * (words[at] as number), 0);
  }
}

function nearnessWeight({ sliceType }: ScoredSlice["slice"]): number {
  return sliceType === "code" ? CODE_NEARNESS : PAGE_NEARNESS;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** The range from the worst to the best cosine of each model, across tables. */
function cosineRanges(
  asked: readonly AskedTable[],
  found: readonly (readonly Candidate[])[],
): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>();
  found.forEach((candidates, at) => {
    const { model } = asked[at] as AskedTable;
    for (const { cosine } of candidates) {
      if (cosine === undefined) continue;
      const { least, most } = ranges.get(model) ?? { least: cosine, most: cosine };
      ranges.set(model, { least: Math.min(least, cosine), most: Math.max(most, cosine) });
    }
  });
  return ranges;
}

function placeIn({ least, most }: Range, cosine: number): number {
  return most > least ? (cosine - least) / (most - least) : 1;
}

function distinctTables(asked: readonly AskedTable[]): string[] {
  return [...new Set(asked.map(({ table }) => table))];
}
