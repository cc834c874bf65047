import { MemoryTable } from "../../embeddings/memory-table.ts";
import { type AskedTable, type SearchedTables, searchTables, type TableHit } from "../../embeddings/search-tables.ts";
import { readSlices } from "../../embeddings/slices/read-slices.ts";
import { embeddedText } from "../../embeddings/slices/slice-file.ts";
import { isNameTerm } from "../../embeddings/terms/name-terms.ts";
import { termCounter } from "../../embeddings/terms/slice-terms.ts";
import { wordVector } from "../../embeddings/words/word-vector.ts";
import type { Slice, TermStatistics } from "../../model/retrieval.ts";
import type { SliceType, SliceTypePatterns } from "../../model/routing.ts";
import { groupBy } from "../../util/multimap.ts";
import { NO_PROGRESS } from "../../util/progress.ts";
import type { Codebase } from "../code/codebase.ts";
import { findCandidates } from "./candidates.ts";
import type { SearchQuery } from "./query.ts";

/** The inputs of a search of the live tree. */
export interface LiveSearch {
  readonly query: SearchQuery;
  /** Whether a file is searched. */
  isWanted(path: string): boolean;
  /** The weight of a file by its role. */
  shareOf(path: string): number;
  /** The configuration's patterns for slice types. */
  readonly patterns: SliceTypePatterns;
  /** The route whose table would hold slices of a type. */
  routeOf(sliceType: SliceType): string;
}

/** The hits of the live tree. */
export interface LiveAnswer {
  /** By the name of the route whose table would hold the slices. */
  readonly byRoute: ReadonlyMap<string, readonly TableHit[]>;
  readonly statistics: TermStatistics;
  /** The reason why nothing was found; undefined when something was. */
  readonly reason: string | undefined;
}

/** Searches the whole tree without an index, by terms and word nearness: matching files are sliced and ranked as an index would rank them. */
export async function searchLive(codebase: Codebase, search: LiveSearch): Promise<LiveAnswer> {
  const { query, patterns, routeOf, isWanted, shareOf } = search;
  const { tree, treeName } = codebase;
  const { terms } = query;
  if (terms.length === 0) return { byRoute: new Map(), statistics: NO_STATISTICS, reason: NO_TERMS };
  const { entries, frequencies, found, asked } = await findCandidates(tree, query, isWanted, shareOf);
  const { slices } = await readSlices(tree, await codebase.openStore(), entries, NO_PROGRESS, patterns);
  const source = new LiveTables(slices, terms, routeOf);
  const files = (await tree.list()).entries.length;
  const statistics = wholeTree(await source.termStatistics(source.names, terms), entries.length, files, frequencies);
  const nearTo = query.isLookup ? undefined : wordVector(query.text, "query");
  const tables = source.names.map((table): AskedTable => ({ table, words: nearTo, model: "", vectorShare: 0 }));
  const hits = await searchTables(source, tables, terms, statistics);
  const byRoute = new Map(source.names.map((name, at) => [name, hits[at] ?? []]));
  if (hits.some((own) => own.length > 0)) return { byRoute, statistics, reason: undefined };
  const words =
    asked < terms.filter((term) => !isNameTerm(term)).length
      ? `one of the ${asked} longest words of the query`
      : "a word of the query";
  const where =
    found === 0 ? `Nothing in ${treeName} has ${words}.` : `No file of ${treeName} that is searched has ${words}.`;
  return { byRoute, statistics, reason: found === 0 ? where : `${where} ${partsOnly(found)}` };
}

/** Statistics of nothing. */
export const NO_STATISTICS: TermStatistics = { slices: 0, totalTerms: 0, frequencies: new Map() };

/** The message for a search without any word. */
export const NO_TERMS = "The query has no word to look for: write letters or digits.";

function partsOnly(found: number): string {
  if (found === 1) return "1 file has it as a part of a longer word, or is a lock file, minified or too large.";
  return `${found} files have it as a part of a longer word, or are lock files, minified or too large.`;
}

/** Statistics of the whole tree, estimated from the files that were read: its number of slices, and how common each term is among its files. */
function wholeTree(
  read: TermStatistics,
  readFiles: number,
  files: number,
  inFiles: ReadonlyMap<string, number>,
): TermStatistics {
  const slices = Math.round(read.slices * Math.max(1, files / Math.max(1, readFiles)));
  const averageLength = read.slices > 0 ? read.totalTerms / read.slices : 1;
  const frequencies = [...read.frequencies].map(([term, count]): [string, number] => {
    // Names were looked for only in the slices that were read; other terms without a count are common.
    return [term, Math.max(count, inFiles.get(term) ?? (isNameTerm(term) ? 0 : files))];
  });
  return { slices, totalTerms: slices * averageLength, frequencies: new Map(frequencies) };
}

/** Slices of candidate files, in one table per route that would hold them. */
class LiveTables implements SearchedTables {
  readonly #tables: ReadonlyMap<string, MemoryTable>;
  readonly #slices: readonly Slice[];

  constructor(slices: readonly Slice[], terms: readonly string[], routeOf: (sliceType: SliceType) => string) {
    const count = termCounter(new Set(terms));
    this.#slices = slices;
    const byTable = groupBy(slices, ({ sliceType }) => routeOf(sliceType));
    const tables = [...byTable].map(([table, own]) => {
      const counted = own.map((slice) => ({ ...slice, ...count(slice) }));
      return [table, new MemoryTable(counted)] as const;
    });
    this.#tables = new Map(tables);
  }

  get names(): readonly string[] {
    return [...this.#tables.keys()];
  }

  async termStatistics(tables: readonly string[], terms: readonly string[]): Promise<TermStatistics> {
    const frequencies = new Map(terms.map((term) => [term, 0]));
    let slices = 0;
    let totalTerms = 0;
    for (const table of tables) {
      const own = this.#tables.get(table)?.statistics(terms);
      slices += own?.slices ?? 0;
      totalTerms += own?.totalTerms ?? 0;
      for (const [term, count] of own?.frequencies ?? []) frequencies.set(term, (frequencies.get(term) ?? 0) + count);
    }
    return { slices, totalTerms, frequencies };
  }

  async searchTerms(table: string, terms: readonly string[], statistics: TermStatistics, limit: number) {
    return this.#tables.get(table)?.searchTerms(terms, statistics, limit) ?? [];
  }

  async searchVector() {
    return [];
  }

  async vectorsOf(_: string, contentHashes: readonly string[]) {
    const asked = new Set(contentHashes);
    const slices = this.#slices.filter(({ contentHash }) => asked.has(contentHash));
    return new Map(slices.map((slice) => [slice.contentHash, wordVector(embeddedText(slice), "document")]));
  }
}
