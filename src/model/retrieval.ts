import type { SliceType } from "./routing.ts";

/** A piece of a file that is found as a unit: a definition, a section, a record. */
export interface Slice {
  /** Stable as long as path, name or heading, and order among equals stay the same. */
  readonly id: string;
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly sliceType: SliceType;
  readonly sliceLanguage: string | undefined;
  /** The confidence in its type, from 0 to 1; undefined in an index that predates the field. */
  readonly confidence: number | undefined;
  /** The evidence for its type. */
  readonly reasons: readonly string[];
  /** The definition's qualified name or the heading, for people; empty when it has none. */
  readonly title: string;
  readonly text: string;
  /** A hash of the embedded text: equal hashes under one profile share one embedding. */
  readonly contentHash: string;
}

/** A slice as a table stores it. */
export interface IndexedSlice extends Omit<Slice, "text"> {
  readonly vector: Float32Array;
  /** Search terms of the text with their number of occurrences. */
  readonly terms: ReadonlyMap<string, number>;
}

/** What made the vectors of a table: vectors of different makers are never mixed. */
export interface TableMaker {
  readonly provider: string;
  readonly model: string;
  readonly dimension: number;
  /** The version of the slicer and of the tokenizer. */
  readonly slicer: number;
}

export interface TableInfo {
  readonly name: string;
  readonly maker: TableMaker;
  readonly slices: number;
}

/** A slice that a search found, with its score in that search. */
export interface ScoredSlice {
  readonly slice: Omit<IndexedSlice, "vector" | "terms">;
  readonly score: number;
}

/** The frequency of terms in some tables, so that scores of several tables are on one scale. */
export interface TermStatistics {
  readonly slices: number;
  readonly totalTerms: number;
  /** The number of slices that contain each requested term. */
  readonly frequencies: ReadonlyMap<string, number>;
}

/** The tables of an index, wherever they are stored. */
export interface IndexStore {
  tables(): Promise<readonly TableInfo[]>;
  /** Creates the table, or empties it when another maker filled it. */
  prepareTable(name: string, maker: TableMaker): Promise<void>;
  /** The content hash of every slice of a table, by slice id. */
  contentHashes(table: string): Promise<ReadonlyMap<string, string>>;
  /** Vectors that the table already has, by content hash. */
  vectorsOf(table: string, contentHashes: readonly string[]): Promise<ReadonlyMap<string, Float32Array>>;
  /** Removes and adds slices, all or nothing. An added slice replaces the one with its id. */
  update(table: string, removedIds: readonly string[], added: readonly IndexedSlice[]): Promise<void>;
  /** The commit whose slices the tables hold, if they hold exactly those of a commit. */
  indexedCommit(): Promise<string | undefined>;
  setIndexedCommit(commit: string | undefined): Promise<void>;
  termStatistics(tables: readonly string[], terms: readonly string[]): Promise<TermStatistics>;
  /** The best slices by BM25 with the given statistics, in descending order. */
  searchTerms(
    table: string,
    terms: readonly string[],
    statistics: TermStatistics,
    limit: number,
  ): Promise<readonly ScoredSlice[]>;
  /** The nearest slices by cosine, in descending order. */
  searchVector(table: string, vector: Float32Array, limit: number): Promise<readonly ScoredSlice[]>;
  /** Runs `work` on a store whose writes all become visible when it succeeds, and none of them when it throws. */
  transaction<T>(work: (store: IndexStore) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
