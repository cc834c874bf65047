import { IndexStoreError } from "../store-error.ts";
import type { SqlClient } from "./sql-connection.ts";

/** One migration at a time for all schemas: extensions belong to the whole database. */
const MIGRATION_LOCK = 0x6c6c6d63;

/** The statements of each version; a released version never changes. */
const MIGRATIONS: readonly ((schema: string) => readonly string[])[] = [
  (schema) => [
    `CREATE TABLE "${schema}".llmc_tables (name text PRIMARY KEY, provider text NOT NULL, model text NOT NULL, ` +
      "dimension integer NOT NULL, slicer integer NOT NULL)",
  ],
  (schema) => [
    `DO $$ DECLARE name text; BEGIN FOR name IN SELECT t.name FROM "${schema}".llmc_tables AS t LOOP ` +
      "EXECUTE format('ALTER TABLE %I.%I ADD COLUMN confidence double precision, ADD COLUMN reasons text', " +
      `'${schema}', name); END LOOP; END $$`,
  ],
];

/** Whether the schema holds an index, even an older one, whose vectors can be read. Throws for one that a newer version made. */
export async function hasIndex(client: SqlClient, schema: string): Promise<boolean> {
  return (await storedVersion(client, schema)) > 0;
}

/** Brings the schema up to date. Must run in a transaction; processes that start at the same time take turns. */
export async function migrate(client: SqlClient, schema: string): Promise<void> {
  if ((await storedVersion(client, schema)) === MIGRATIONS.length) return;
  await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  const version = await storedVersion(client, schema);
  if (version === 0) {
    await client.query("CREATE EXTENSION IF NOT EXISTS vector");
    await client.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
    await client.query(`CREATE TABLE IF NOT EXISTS "${schema}".llmc_meta (key text PRIMARY KEY, value text NOT NULL)`);
  }
  for (const migration of MIGRATIONS.slice(version)) {
    for (const statement of migration(schema)) await client.query(statement);
  }
  const sql =
    `INSERT INTO "${schema}".llmc_meta (key, value) VALUES ('schema_version', $1) ` +
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value";
  await client.query(sql, [String(MIGRATIONS.length)]);
}

async function storedVersion(client: SqlClient, schema: string): Promise<number> {
  // The catalog is queried directly: a name lookup may still give the state before another process created the table.
  const catalog = "SELECT FROM pg_catalog.pg_tables WHERE schemaname = $1 AND tablename = 'llmc_meta'";
  if ((await client.query(catalog, [schema])).length === 0) return 0;
  const sql = `SELECT value FROM "${schema}".llmc_meta WHERE key = 'schema_version'`;
  const [row] = await client.query(sql);
  const version = Number((row as { value?: unknown } | undefined)?.value ?? 0);
  if (Number.isSafeInteger(version) && version <= MIGRATIONS.length) return version;
  throw new IndexStoreError(
    "INDEX_TOO_NEW",
    `The index in schema "${schema}" was made by a newer llmc-nav: update llmc-nav, or name another schema in LLMC_INDEX_URL.`,
  );
}
