import type { BatchStore, KeptBatch } from "../batch-store.ts";
import { Row } from "../row.ts";
import { migrate } from "./migrations.ts";
import type { SqlClient, SqlConnection } from "./sql-connection.ts";

const TABLE = "llmc_unfinished";

/** Batches as rows of a table in the schema of an index. The table is created on first use: the index is complete without it. */
export class BatchTable implements BatchStore {
  readonly #connection: SqlConnection;
  readonly #schema: string;

  constructor(connection: SqlConnection, schema: string) {
    this.#connection = connection;
    this.#schema = schema;
  }

  async list(): Promise<readonly KeptBatch[]> {
    if (!(await this.#isThere(this.#connection))) return [];
    const sql = `SELECT batch::text, extract(epoch FROM made_at)::float8 * 1000 AS made FROM ${this.#name} ORDER BY batch`;
    return (await this.#connection.query(sql)).map((values) => {
      const row = new Row(values);
      return { id: row.text("batch"), madeAt: row.real("made") };
    });
  }

  async read(id: string): Promise<Uint8Array | undefined> {
    const sql = `SELECT content FROM ${this.#name} WHERE batch = $1::bigint`;
    const [row] = await this.#connection.query(sql, [id]);
    return row && new Row(row).bytes("content");
  }

  async add(bytes: Uint8Array): Promise<string> {
    await this.#connection.transaction((client) => migrate(client, this.#schema));
    return this.#connection.transaction(async (client) => {
      if (!(await this.#isThere(client))) await this.#make(client);
      const sql = `INSERT INTO ${this.#name} (content) VALUES ($1) RETURNING batch::text`;
      const [row = {}] = await client.query(sql, [Buffer.from(bytes)]);
      return new Row(row).text("batch");
    });
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#connection.query(`DELETE FROM ${this.#name} WHERE batch = ANY($1::bigint[])`, [ids]);
  }

  get #name(): string {
    return `"${this.#schema}".${TABLE}`;
  }

  async #isThere(client: SqlClient): Promise<boolean> {
    const catalog = "SELECT FROM pg_catalog.pg_tables WHERE schemaname = $1 AND tablename = $2";
    return (await client.query(catalog, [this.#schema, TABLE])).length > 0;
  }

  /** Runs that start at the same time take turns: if two of them created one table, one would fail. */
  async #make(client: SqlClient): Promise<void> {
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`${TABLE} ${this.#schema}`]);
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${this.#name} (batch bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ` +
        "made_at timestamptz NOT NULL DEFAULT now(), content bytea NOT NULL)",
    );
  }
}
