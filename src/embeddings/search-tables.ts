import type { IndexStore, ScoredSlice, TermStatistics } from "../model/retrieval.ts";

/** The source in which terms and vectors are looked for: a store, or slices in memory. */
export type SearchedTables = Pick<IndexStore, "termStatistics" | "searchTerms" | "searchVector" | "vectorsOf">;

/** A table that a question is put to. */
export interface AskedTable {
  readonly table: string;
  /** The question as the model of the table sees it; undefined when only terms count. */
  readonly vector?: Float32Array | undefined;
  /** Names the model: cosines of one model are comparable. */
  readonly model: string;
  /** The weight of vectors beside terms, from 0 to 1. */
  readonly vectorShare: number;
  /** The question as the vectors of words have it; undefined when they do not count. */
  readonly words?: Float32Array | undefined;
}

/** A slice that a table gave, with all scores that led to its own. */
export interface TableHit {
  readonly sliceId: string;
  readonly slice: ScoredSlice["slice"];
  /** From 0, on one scale for all tables of a question. */
  readonly score: number;
  /** BM25; undefined when no term of the question is among the best of the table. */
  readonly terms: number | undefined;
  /** The cosine; undefined when it is not among the nearest, or was not asked for. */
  readonly cosine: number | undefined;
  /** The cosine of the words of the slice with those of the question; undefined when it was not asked for. */
  readonly nearness: number | undefined;
}

/** The weight of the nearness of words beside terms, of which the best hit has 1. Pages mostly use the same words as those who ask. */
const CODE_NEARNESS = 1;
const PAGE_NEARNESS = 0.4;
/** So many slices of a table are looked at by terms and by vector each: what is in neither list is not among the best of both. */
const CANDIDATES = 200;
/** Of those, so many of the best are looked at for the nearness of their words. */
const NEAR_CANDIDATES = 100;

interface Candidate {
  readonly slice: ScoredSlice["slice"];
  terms?: number;
  cosine?: number;
  nearness?: number;
}

/**
 * Asks tables at once and gives the hits of each, in falling order. The terms are weighed by how common they are in all of them, and
 * scores are set against the best of all, so that a hit of one table can be compared with a hit of another.
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

/** Words only put in order what the terms found: a slice that has none of the terms is hardly ever meant. */
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

/** From the worst to the best cosine that each model gave, in whichever table. */
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
