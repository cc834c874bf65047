import type {
  IndexedSlice,
  IndexStore,
  ScoredSlice,
  TableInfo,
  TableMaker,
  TermStatistics,
} from "../../../model/retrieval.ts";
import type { TableReader } from "./table-reader.ts";
import type { TableWriter } from "./table-writer.ts";

/** The store inside a transaction: it reads its own writes, which are invisible to others. */
export class SqliteSession implements IndexStore {
  readonly #reader: TableReader;
  readonly #writer: TableWriter;
  readonly #onWrite: () => void;

  /** `onWrite` is called after every write. */
  constructor(reader: TableReader, writer: TableWriter, onWrite: () => void) {
    this.#reader = reader;
    this.#writer = writer;
    this.#onWrite = onWrite;
  }

  async tables(): Promise<readonly TableInfo[]> {
    return this.#reader.tables();
  }

  async prepareTable(name: string, maker: TableMaker): Promise<void> {
    this.#writer.prepareTable(name, maker);
    this.#onWrite();
  }

  async contentHashes(table: string): Promise<ReadonlyMap<string, string>> {
    return this.#reader.contentHashes(table);
  }

  async vectorsOf(table: string, contentHashes: readonly string[]): Promise<ReadonlyMap<string, Float32Array>> {
    return this.#reader.vectorsOf(table, contentHashes);
  }

  async update(table: string, removedIds: readonly string[], added: readonly IndexedSlice[]): Promise<void> {
    this.#writer.update(table, removedIds, added);
    this.#onWrite();
  }

  async indexedCommit(): Promise<string | undefined> {
    return this.#reader.indexedCommit();
  }

  async setIndexedCommit(commit: string | undefined): Promise<void> {
    this.#writer.setIndexedCommit(commit);
    this.#onWrite();
  }

  async termStatistics(tables: readonly string[], terms: readonly string[]): Promise<TermStatistics> {
    return this.#reader.termStatistics(tables, terms);
  }

  async searchTerms(
    table: string,
    terms: readonly string[],
    statistics: TermStatistics,
    limit: number,
  ): Promise<readonly ScoredSlice[]> {
    return this.#reader.searchTerms(table, terms, statistics, limit);
  }

  async searchVector(table: string, vector: Float32Array, limit: number): Promise<readonly ScoredSlice[]> {
    return this.#reader.searchVector(table, vector, limit);
  }

  /** A nested transaction is part of the outer one. */
  transaction<T>(work: (store: IndexStore) => Promise<T>): Promise<T> {
    return work(this);
  }

  /** Ends with the transaction. */
  async close(): Promise<void> {}
}
