import type {
  IndexedSlice,
  IndexStore,
  ScoredSlice,
  TableInfo,
  TableMaker,
  TermStatistics,
} from "../../../model/retrieval.ts";
import { loadSqlite, type Sqlite } from "../../../util/load-sqlite.ts";
import type { Logger } from "../../../util/logger.ts";
import { isSameMaker } from "../checks.ts";
import type { OpenedIndexStore } from "../open-index-store.ts";
import { IndexStoreError, tableMissing } from "../store-error.ts";
import { BatchFiles } from "./batch-files.ts";
import { Snapshot } from "./snapshot.ts";
import { SqliteSession } from "./sqlite-session.ts";
import { TableReader } from "./table-reader.ts";
import { TableWriter } from "./table-writer.ts";
import { makeIndexFolder, WorkingCopy } from "./working-copy.ts";
import { WriterLock } from "./writer-lock.ts";

/** The options for opening an embedded index. */
export interface SqliteStoreOptions {
  /** The file; the first write creates it and its folder. */
  readonly path: string;
  readonly logger: Logger;
  /** How long a writer waits for another one; default is half a minute. */
  readonly lockWaitMilliseconds?: number | undefined;
}

/** The index in one file, without any service to run. Reading never changes anything on disk. */
export class SqliteStore implements OpenedIndexStore {
  readonly batches: BatchFiles;
  readonly #options: SqliteStoreOptions;
  readonly #sqlite: Sqlite;
  #snapshot: Snapshot | undefined;
  /** Writers of this process take turns. */
  #lastWrite: Promise<unknown> = Promise.resolve();

  private constructor(options: SqliteStoreOptions, sqlite: Sqlite) {
    this.batches = new BatchFiles(options.path);
    this.#options = options;
    this.#sqlite = sqlite;
  }

  /** A missing file is an index without tables; an unusable file is reported by the first question. */
  static async open(options: SqliteStoreOptions): Promise<SqliteStore> {
    return new SqliteStore(options, await loadSqlite());
  }

  async tables(): Promise<readonly TableInfo[]> {
    return this.#reader()?.tables() ?? [];
  }

  async prepareTable(name: string, maker: TableMaker): Promise<void> {
    if (this.#isPrepared(name, maker)) return;
    await this.transaction((store) => store.prepareTable(name, maker));
  }

  async contentHashes(table: string): Promise<ReadonlyMap<string, string>> {
    return this.#readerOf(table).contentHashes(table);
  }

  async vectorsOf(table: string, contentHashes: readonly string[]): Promise<ReadonlyMap<string, Float32Array>> {
    return this.#readerOf(table).vectorsOf(table, contentHashes);
  }

  async update(table: string, removedIds: readonly string[], added: readonly IndexedSlice[]): Promise<void> {
    if (removedIds.length === 0 && added.length === 0) return;
    await this.transaction((store) => store.update(table, removedIds, added));
  }

  async indexedCommit(): Promise<string | undefined> {
    return this.#reader()?.indexedCommit();
  }

  async setIndexedCommit(commit: string | undefined): Promise<void> {
    await this.transaction((store) => store.setIndexedCommit(commit));
  }

  async termStatistics(tables: readonly string[], terms: readonly string[]): Promise<TermStatistics> {
    const [first] = tables;
    if (first === undefined) return { slices: 0, totalTerms: 0, frequencies: new Map(terms.map((term) => [term, 0])) };
    return this.#readerOf(first).termStatistics(tables, terms);
  }

  async searchTerms(
    table: string,
    terms: readonly string[],
    statistics: TermStatistics,
    limit: number,
  ): Promise<readonly ScoredSlice[]> {
    return this.#readerOf(table).searchTerms(table, terms, statistics, limit);
  }

  async searchVector(table: string, vector: Float32Array, limit: number): Promise<readonly ScoredSlice[]> {
    return this.#readerOf(table).searchVector(table, vector, limit);
  }

  transaction<T>(work: (store: IndexStore) => Promise<T>): Promise<T> {
    const turn = this.#lastWrite.then(() => this.#write(work));
    this.#lastWrite = turn.catch(() => undefined);
    return turn;
  }

  async close(): Promise<void> {
    await this.#lastWrite;
    this.#snapshot?.close();
    this.#snapshot = undefined;
  }

  async #write<T>(work: (store: IndexStore) => Promise<T>): Promise<T> {
    const { path, logger, lockWaitMilliseconds } = this.#options;
    makeIndexFolder(path);
    const lock = await WriterLock.take(path, lockWaitMilliseconds);
    try {
      const copy = WorkingCopy.make(this.#sqlite, path, lock, logger);
      let result: T;
      try {
        const reader = new TableReader(copy.database);
        const writer = new TableWriter(copy.database, reader);
        result = await work(new SqliteSession(reader, writer, () => copy.touch()));
      } catch (error) {
        copy.abandon();
        throw error;
      }
      // Some platforms cannot replace an open file.
      this.#closeSnapshot();
      copy.publish();
      return result;
    } finally {
      lock.release();
    }
  }

  /** Saves a copy of the index. In a damaged file nothing counts as prepared: writing recreates it. */
  #isPrepared(name: string, maker: TableMaker): boolean {
    try {
      const existing = this.#reader()
        ?.tables()
        .find((table) => table.name === name);
      return existing !== undefined && isSameMaker(existing.maker, maker);
    } catch (error) {
      if (error instanceof IndexStoreError && error.code === "INDEX_CORRUPT") return false;
      throw error;
    }
  }

  #reader(): TableReader | undefined {
    if (this.#snapshot !== undefined && !this.#snapshot.isCurrent()) this.#closeSnapshot();
    this.#snapshot ??= Snapshot.open(this.#sqlite, this.#options.path);
    return this.#snapshot?.reader;
  }

  #readerOf(table: string): TableReader {
    const reader = this.#reader();
    if (reader === undefined) throw tableMissing(table);
    return reader;
  }

  #closeSnapshot(): void {
    this.#snapshot?.close();
    this.#snapshot = undefined;
  }
}
