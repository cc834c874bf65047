import type {
  IndexedSlice,
  IndexStore,
  ScoredSlice,
  TableInfo,
  TableMaker,
  TermStatistics,
} from "../../../model/retrieval.ts";
import { bm25Query } from "../bm25.ts";
import { checkDimension, checkTableName } from "../checks.ts";
import { rank } from "../ranking.ts";
import { Row, readSlice, readTable, SLICE_COLUMNS } from "../row.ts";
import { tableMissing } from "../store-error.ts";
import { parseVector } from "./copy-rows.ts";
import { hasIndex } from "./migrations.ts";
import { lookupKey, tableNames } from "./names.ts";
import type { SqlClient } from "./sql-connection.ts";
import { prepareTable, setIndexedCommit, updateTable } from "./table-changes.ts";
import { distanceSql } from "./vector-index.ts";

/** The store on one client: inside a transaction it reads its own writes, which are invisible to others. */
export class PostgresSession implements IndexStore {
  protected readonly schema: string;
  readonly #client: SqlClient;
  #isMigrated: boolean;

  /** `isMigrated` saves a check when the tables are known to exist. */
  constructor(client: SqlClient, schema: string, isMigrated = false) {
    this.#client = client;
    this.schema = schema;
    this.#isMigrated = isMigrated;
  }

  async tables(): Promise<readonly TableInfo[]> {
    const tables: TableInfo[] = [];
    for (const { name, maker } of await this.#makers()) {
      const [row] = await this.#query(`SELECT count(*)::float8 AS slices FROM ${tableNames(this.schema, name).slices}`);
      tables.push({ name, maker, slices: row?.integer("slices") ?? 0 });
    }
    return tables;
  }

  async prepareTable(name: string, maker: TableMaker): Promise<void> {
    await prepareTable(this.#client, this.schema, name, maker, await this.tables());
  }

  async contentHashes(table: string): Promise<ReadonlyMap<string, string>> {
    await this.#table(table);
    const sql = `SELECT id, content_hash FROM ${tableNames(this.schema, table).slices} ORDER BY id COLLATE "C"`;
    return new Map((await this.#query(sql)).map((row) => [row.text("id"), row.text("content_hash")]));
  }

  async vectorsOf(table: string, contentHashes: readonly string[]): Promise<ReadonlyMap<string, Float32Array>> {
    const { dimension } = (await this.#table(table)).maker;
    const sql =
      "SELECT DISTINCT ON (content_hash) content_hash, vector_send(vector) AS bytes " +
      `FROM ${tableNames(this.schema, table).slices} WHERE content_hash = ANY($1::text[]) ORDER BY content_hash, slice`;
    const found = new Map<string, Float32Array>();
    for (const row of await this.#query(sql, [contentHashes])) {
      const vector = parseVector(row.bytes("bytes"), dimension);
      if (vector !== undefined) found.set(row.text("content_hash"), vector);
    }
    return found;
  }

  async update(table: string, removedIds: readonly string[], added: readonly IndexedSlice[]): Promise<void> {
    await updateTable(this.#client, this.schema, await this.#table(table), removedIds, added);
  }

  async indexedCommit(): Promise<string | undefined> {
    if (!(await this.checkMigrated())) return undefined;
    const sql = `SELECT value FROM "${this.schema}".llmc_meta WHERE key = 'indexed_commit'`;
    return (await this.#query(sql))[0]?.text("value");
  }

  async setIndexedCommit(commit: string | undefined): Promise<void> {
    await setIndexedCommit(this.#client, this.schema, commit);
  }

  async termStatistics(tables: readonly string[], terms: readonly string[]): Promise<TermStatistics> {
    const keys = new Map(terms.map((term) => [lookupKey(term), term]));
    const frequencies = new Map(terms.map((term) => [term, 0]));
    let slices = 0;
    let totalTerms = 0;
    for (const table of new Set(tables)) {
      await this.#table(table);
      const names = tableNames(this.schema, table);
      const totals = `SELECT count(*)::float8 AS slices, coalesce(sum(length), 0)::float8 AS terms FROM ${names.slices}`;
      for (const row of await this.#query(totals)) {
        slices += row.integer("slices");
        totalTerms += row.integer("terms");
      }
      const sql = `SELECT term, count(*)::float8 AS slices FROM ${names.terms} WHERE term = ANY($1::text[]) GROUP BY term`;
      for (const row of await this.#query(sql, [[...keys.keys()]])) {
        const term = keys.get(row.text("term")) ?? "";
        frequencies.set(term, (frequencies.get(term) ?? 0) + row.integer("slices"));
      }
    }
    return { slices, totalTerms, frequencies };
  }

  async searchTerms(
    table: string,
    terms: readonly string[],
    statistics: TermStatistics,
    limit: number,
  ): Promise<readonly ScoredSlice[]> {
    await this.#table(table);
    const names = tableNames(this.schema, table);
    const query = bm25Query(terms, statistics);
    // The same operations in the same order as in `bm25Share`, so that every engine gives the same scores.
    const share = "q.weight * t.count / (t.count + ($3::float8 + $4::float8 * t.length))";
    const sql =
      `WITH scores AS (SELECT t.slice, sum(${share} ORDER BY q.position) AS score ` +
      "FROM unnest($1::text[], $2::float8[]) WITH ORDINALITY AS q (term, weight, position) " +
      `JOIN ${names.terms} AS t ON t.term = q.term GROUP BY t.slice) ` +
      `SELECT ${SLICE_COLUMNS}, score FROM scores JOIN ${names.slices} USING (slice) ` +
      'ORDER BY score DESC, id COLLATE "C" LIMIT $5';
    const keys = query.terms.map(({ term }) => lookupKey(term));
    const weights = query.terms.map(({ weight }) => weight);
    const rows = await this.#query(sql, [keys, weights, query.base, query.perTerm, Math.max(limit, 0)]);
    return rank(rows.map(readScored), limit);
  }

  async searchVector(table: string, vector: Float32Array, limit: number): Promise<readonly ScoredSlice[]> {
    const info = await this.#table(table);
    checkDimension(info, vector);
    const rows = await searchVector(this.#client, this.schema, info, vector, Math.max(limit, 0), SLICE_COLUMNS);
    return rank(
      rows.map((row) => readScored(new Row(row))).filter(({ score }) => !Number.isNaN(score)),
      limit,
    );
  }

  /** A nested transaction is part of the outer one. */
  transaction<T>(work: (store: IndexStore) => Promise<T>): Promise<T> {
    return work(this);
  }

  /** Ends with the transaction. */
  async close(): Promise<void> {}

  /** Whether there is an index at all; checked until there is one. */
  protected async checkMigrated(): Promise<boolean> {
    this.#isMigrated ||= await hasIndex(this.#client, this.schema);
    return this.#isMigrated;
  }

  async #table(name: string): Promise<TableInfo> {
    checkTableName(name);
    const found = (await this.#makers()).find((table) => table.name === name);
    if (found === undefined) throw tableMissing(name);
    return { ...found, slices: 0 };
  }

  async #makers(): Promise<readonly Omit<TableInfo, "slices">[]> {
    if (!(await this.checkMigrated())) return [];
    const sql = `SELECT name, provider, model, dimension, slicer FROM "${this.schema}".llmc_tables ORDER BY name COLLATE "C"`;
    return (await this.#query(sql)).map(readTable);
  }

  async #query(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.#client.query(sql, values)).map((row) => new Row(row));
  }
}

function readScored(row: Row): ScoredSlice {
  return { slice: readSlice(row), score: row.real("score") };
}

/** The number of vectors that the index considers: more finds more of the nearest, and takes longer. */
const LOOK_AT_LEAST = 200;
const LOOK_AT_PER_RESULT = 4;
/** pgvector's own limit; above it all vectors are compared. */
const LOOK_AT_MOST = 1_000;
/** Half precision preselects this many times the requested number, from which full precision chooses. */
const HALF_PRECISION_FACTOR = 4;

/** The rows of the nearest slices with their cosine as `score`. Must run in a transaction, because it changes the transaction's settings. */
export async function searchVector(
  client: SqlClient,
  schema: string,
  table: TableInfo,
  vector: Float32Array,
  limit: number,
  columns: string,
): Promise<readonly object[]> {
  if (vector.every((value) => value === 0)) return [];
  const { column, type } = distanceSql(table.maker.dimension);
  const isHalf = column !== "vector";
  const candidates = isHalf ? limit * HALF_PRECISION_FACTOR : limit;
  const lookAt = Math.max(LOOK_AT_LEAST, candidates * LOOK_AT_PER_RESULT);
  // Vectors are stored out of line, so PostgreSQL underestimates the cost of scanning all of them.
  const settings = candidates > LOOK_AT_MOST ? "'enable_indexscan', 'off'" : "'enable_seqscan', 'off'";
  const looks = String(Math.min(lookAt, LOOK_AT_MOST));
  await client.query(`SELECT set_config(${settings}, true), set_config('hnsw.ef_search', $1, true)`, [looks]);
  const sql =
    `SELECT ${columns}, 1 - (vector <=> $1::vector) AS score FROM (` +
    `SELECT * FROM ${tableNames(schema, table.name).slices} ORDER BY ${column} <=> $1::${type} LIMIT $2) AS near`;
  return client.query(sql, [`[${vector.join(",")}]`, candidates]);
}
