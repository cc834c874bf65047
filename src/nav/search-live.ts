import { MemoryTable } from "../embeddings/memory-table.ts";
import { type AskedTable, type SearchedTables, searchTables, type TableHit } from "../embeddings/search-tables.ts";
import { readSlices } from "../embeddings/slices/read-slices.ts";
import { queryTerms } from "../embeddings/terms/query-terms.ts";
import { sliceTerms } from "../embeddings/terms/slice-terms.ts";
import type { Slice, TermStatistics } from "../model/retrieval.ts";
import type { SliceType } from "../model/routing.ts";
import { NO_PROGRESS } from "../util/progress.ts";
import type { Codebase } from "./codebase.ts";
import { findCandidates } from "./search-candidates.ts";

/** What a search of the live tree goes by. */
export interface LiveSearch {
  readonly query: string;
  /** The tables that would be asked, in the order of the answer. */
  readonly tables: readonly string[];
  /** The table that slices of a type would be kept in. */
  tableOf(sliceType: SliceType): string;
}

/** Searches the tree without an index, by terms alone: the files that have them are sliced and ranked as an index would rank them. */
export async function searchLive(
  { tree, store }: Codebase,
  { query, tables, tableOf }: LiveSearch,
): Promise<readonly (readonly TableHit[])[]> {
  const terms = queryTerms(query);
  const { entries, frequencies } = await findCandidates(tree, terms);
  const { slices } = await readSlices(tree, store, entries, NO_PROGRESS);
  const files = (await tree.list()).entries.length;
  const source = new LiveTables(slices, tableOf);
  const asked = tables.map((table): AskedTable => ({ table, model: "", vectorShare: 0 }));
  return searchTables(source, asked, terms, source.statistics(terms, files, frequencies));
}

/** Slices of candidate files, in the tables that they would be kept in. */
class LiveTables implements SearchedTables {
  readonly #tables = new Map<string, MemoryTable>();
  readonly #all: MemoryTable;
  readonly #slicesAFile: number;

  constructor(slices: readonly Slice[], tableOf: (sliceType: SliceType) => string) {
    const byTable = new Map<string, (Slice & { terms: Map<string, number> })[]>();
    const all = slices.map((slice) => ({ ...slice, terms: sliceTerms(slice) }));
    for (const slice of all) {
      const table = tableOf(slice.sliceType);
      const own = byTable.get(table);
      if (own === undefined) byTable.set(table, [slice]);
      else own.push(slice);
    }
    for (const [table, own] of byTable) this.#tables.set(table, new MemoryTable(own));
    this.#all = new MemoryTable(all);
    this.#slicesAFile = Math.max(1, slices.length / Math.max(1, new Set(slices.map(({ path }) => path)).size));
  }

  /** Statistics of the whole tree, as far as they can be told: how common a term is among files, and all slices by those that were read. */
  statistics(terms: readonly string[], files: number, inFiles: ReadonlyMap<string, number>): TermStatistics {
    const read = this.#all.statistics(terms);
    const slices = Math.max(read.slices, Math.round(files * this.#slicesAFile));
    const averageLength = read.slices > 0 ? read.totalTerms / read.slices : 1;
    const frequencies = new Map(
      terms.map((term) => [term, Math.max(read.frequencies.get(term) ?? 0, inFiles.get(term) ?? files)]),
    );
    return { slices, totalTerms: slices * averageLength, frequencies };
  }

  async termStatistics(_tables: readonly string[], terms: readonly string[]): Promise<TermStatistics> {
    return this.#all.statistics(terms);
  }

  async searchTerms(table: string, terms: readonly string[], statistics: TermStatistics, limit: number) {
    return this.#tables.get(table)?.searchTerms(terms, statistics, limit) ?? [];
  }

  async searchVector(table: string, vector: Float32Array, limit: number) {
    return this.#tables.get(table)?.searchVector(vector, limit) ?? [];
  }
}
