import MiniSearch from "minisearch";
import { MemoryTable } from "../../src/embeddings/memory-table.ts";
import { type SearchedTables, searchTables } from "../../src/embeddings/search-tables.ts";
import { embeddedText } from "../../src/embeddings/slices/slice-file.ts";
import { sliceTerms } from "../../src/embeddings/terms/slice-terms.ts";
import { wordVector } from "../../src/embeddings/words/word-vector.ts";
import type { Slice } from "../../src/model/retrieval.ts";
import { readQuery, type SearchQuery } from "../../src/nav/search/query.ts";
import { rankHits } from "../../src/nav/search/rank.ts";

/** Returns the best slices for a query, at most `limit`. */
export type Engine = (query: string, limit: number) => Promise<readonly Pick<Slice, "id" | "path">[]>;

const WORD = /[\p{L}\p{N}_$]+/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\p{N}+/gu;

/** The words of a text in lower case. */
export function plainWords(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase());
}

/** The words of a text, and the parts of identifiers, in lower case. */
export function codeWords(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const parts = word.match(PART) ?? [];
    return (parts.length > 1 ? [...parts, word] : parts).map((each) => each.toLowerCase());
  });
}

/** The text of a slice for the baselines: all of it. */
function wholeText({ path, title, text }: Slice): string {
  return `${path}\n${title}\n${text}`;
}

/** A BM25 engine that splits texts with `words`. */
export function bm25Engine(slices: readonly Slice[], words: (text: string) => string[]): Engine {
  const table = new MemoryTable(slices.map((slice) => ({ ...slice, terms: counted(words(wholeText(slice))) })));
  return async (query, limit) => {
    const terms = [...new Set(words(query))];
    return table.searchTerms(terms, table.statistics(terms), limit).map(({ slice }) => slice);
  };
}

/** `minisearch` with its default options. */
export function minisearchEngine(slices: readonly Slice[]): Engine {
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ["text"] });
  index.addAll(slices.map((slice, id) => ({ id, text: wholeText(slice) })));
  return async (query, limit) =>
    index
      .search(query)
      .slice(0, limit)
      .map(({ id }) => slices[id as number] as Slice);
}

/** Tables in memory with the slices, as `llmc-nav index` stores them with the offline provider. */
export function memoryTables(byTable: ReadonlyMap<string, readonly Slice[]>): SearchedTables {
  const tables = new Map(
    [...byTable].map(([name, slices]) => {
      const indexed = slices.map((slice) => ({
        ...slice,
        terms: sliceTerms(slice),
      }));
      return [name, new MemoryTable(indexed)] as const;
    }),
  );
  return {
    termStatistics: async (names, terms) => {
      const all = names.map((name) => (tables.get(name) as MemoryTable).statistics(terms));
      const frequencies = terms.map((term): [string, number] => {
        return [term, all.reduce((sum, each) => sum + (each.frequencies.get(term) ?? 0), 0)];
      });
      const sum = (of: (each: (typeof all)[number]) => number) => all.reduce((total, each) => total + of(each), 0);
      return {
        slices: sum((each) => each.slices),
        totalTerms: sum((each) => each.totalTerms),
        frequencies: new Map(frequencies),
      };
    },
    searchTerms: async (name, terms, statistics, limit) =>
      tables.get(name)?.searchTerms(terms, statistics, limit) ?? [],
    searchVector: async () => [],
    vectorsOf: async (name, hashes) => {
      const asked = new Set(hashes);
      const own = (byTable.get(name) ?? []).filter(({ contentHash }) => asked.has(contentHash));
      return new Map(own.map((slice) => [slice.contentHash, wordVector(embeddedText(slice), "document")]));
    },
  };
}

/** Asks tables a query, as `llmc-nav search` does with the offline provider. */
export async function askTables(source: SearchedTables, names: readonly string[], query: SearchQuery) {
  const statistics = await source.termStatistics(names, query.terms);
  const words = query.isLookup ? undefined : wordVector(query.text, "query");
  const asked = names.map((table) => ({ table, words, model: "words", vectorShare: 0 }));
  return { hits: await searchTables(source, asked, query.terms, statistics), statistics };
}

/** Our own engine, with one table for all slices. */
export function ownEngine(slices: readonly Slice[]): Engine {
  const source = memoryTables(new Map([["all", slices]]));
  return async (text, limit) => {
    const query = readQuery(text);
    const { hits, statistics } = await askTables(source, ["all"], query);
    const fused = (hits[0] ?? []).map((hit) => ({ hit, routeName: "all", score: hit.score, method: "max" as const }));
    return rankHits(query, fused, statistics)
      .slice(0, limit)
      .map(({ hit }) => hit.slice);
  };
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
