import type { IndexedSlice, IndexStore, ScoredSlice, TableMaker } from "../../../model/retrieval.ts";
import type { Logger } from "../../../util/logger.ts";
import type { OpenedIndexStore } from "../open-index-store.ts";
import { BatchTable } from "./batch-table.ts";
import { withClearErrors } from "./errors.ts";
import { migrate } from "./migrations.ts";
import { PostgresSession } from "./postgres-session.ts";
import type { SqlConnection } from "./sql-connection.ts";
import { buildVectorIndex, hasVectorIndex } from "./vector-index.ts";

/** Below this number of slices, scanning every vector is fast, and finds exactly the nearest. */
const VECTOR_INDEX_FROM = 5_000;
/** Writing may take much longer than a query. */
const WRITE_TIMEOUT_MILLISECONDS = 30 * 60_000;

/** The options for opening an index on a server. */
export interface PostgresStoreOptions {
  readonly connection: SqlConnection;
  /** The schema that holds this index; a database can hold many. */
  readonly schema: string;
  readonly logger: Logger;
  /** The number of slices from which a table gets a vector index. */
  readonly vectorIndexFrom?: number | undefined;
}

/** The index on a PostgreSQL server with pgvector. Reading never changes anything: the first write creates the tables. */
export class PostgresStore extends PostgresSession implements OpenedIndexStore {
  readonly batches: BatchTable;
  readonly #connection: SqlConnection;
  readonly #logger: Logger;
  readonly #vectorIndexFrom: number;

  constructor(options: PostgresStoreOptions) {
    const connection = withClearErrors(options.connection);
    super(connection, options.schema);
    this.batches = new BatchTable(connection, options.schema);
    this.#connection = connection;
    this.#logger = options.logger;
    this.#vectorIndexFrom = options.vectorIndexFrom ?? VECTOR_INDEX_FROM;
  }

  override prepareTable(name: string, maker: TableMaker): Promise<void> {
    return this.transaction((store) => store.prepareTable(name, maker));
  }

  override async update(table: string, removedIds: readonly string[], added: readonly IndexedSlice[]): Promise<void> {
    if (removedIds.length === 0 && added.length === 0) return;
    await this.transaction((store) => store.update(table, removedIds, added));
  }

  override setIndexedCommit(commit: string | undefined): Promise<void> {
    return this.transaction((store) => store.setIndexedCommit(commit));
  }

  override async searchVector(table: string, vector: Float32Array, limit: number): Promise<readonly ScoredSlice[]> {
    const isMigrated = await this.checkMigrated();
    return this.#connection.transaction((client) => {
      return new PostgresSession(client, this.schema, isMigrated).searchVector(table, vector, limit);
    });
  }

  override async transaction<T>(work: (store: IndexStore) => Promise<T>): Promise<T> {
    // In a separate transaction, so that writing one index does not keep others from being created.
    await this.#connection.transaction((client) => migrate(client, this.schema));
    const result = await this.#connection.transaction(async (client) => {
      await client.query(`SET LOCAL statement_timeout = ${WRITE_TIMEOUT_MILLISECONDS}`);
      await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`llmc-nav ${this.schema}`]);
      return work(new PostgresSession(client, this.schema, true));
    });
    await this.#buildVectorIndexes();
    return result;
  }

  override async close(): Promise<void> {
    await this.#connection.close();
  }

  async #buildVectorIndexes(): Promise<void> {
    for (const table of await this.tables()) {
      if (table.slices < this.#vectorIndexFrom) continue;
      if (await hasVectorIndex(this.#connection, this.schema, table.name)) continue;
      await buildVectorIndex(this.#connection, this.schema, table, this.#logger);
    }
  }
}
