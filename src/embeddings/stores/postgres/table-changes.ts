import type { IndexedSlice, TableInfo, TableMaker } from "../../../model/retrieval.ts";
import { termCount } from "../bm25.ts";
import { checkAdded, checkNewTable, isSameMaker } from "../checks.ts";
import { reasonsText, SLICE_COLUMNS } from "../row.ts";
import { copyChunks, type Field, float8Field, int4Field, int8Field, textField, vectorField } from "./copy-rows.ts";
import { lookupKey, tableNames } from "./names.ts";
import type { SqlClient } from "./sql-connection.ts";

/** The columns in the order of `sliceFields`. */
const COLUMNS = `slice, key, ${SLICE_COLUMNS}, length, vector`;

/** Creates a table, or recreates it when another maker filled it. Must run in a transaction. */
export async function prepareTable(
  client: SqlClient,
  schema: string,
  name: string,
  maker: TableMaker,
  tables: readonly TableInfo[],
): Promise<void> {
  checkNewTable(name, maker, tables);
  const existing = tables.find((table) => table.name === name);
  if (existing !== undefined && isSameMaker(existing.maker, maker)) return;
  const { slices, terms, index } = tableNames(schema, name);
  const { provider, model, dimension, slicer } = maker;
  if (existing !== undefined) await client.query(`DROP TABLE ${slices}, ${terms}`);
  await client.query(
    `CREATE TABLE ${slices} (slice bigint PRIMARY KEY, key text NOT NULL UNIQUE, id text NOT NULL, path text NOT NULL, ` +
      "start_line integer NOT NULL, end_line integer NOT NULL, slice_type text NOT NULL, slice_language text, " +
      "confidence double precision, reasons text, " +
      `title text NOT NULL, content_hash text NOT NULL, length integer NOT NULL, vector vector(${dimension}) NOT NULL)`,
  );
  await client.query(`CREATE INDEX ${index("content_hash")} ON ${slices} (content_hash)`);
  await client.query(
    `CREATE TABLE ${terms} (term text NOT NULL, slice bigint NOT NULL, count integer NOT NULL, ` +
      "length integer NOT NULL, PRIMARY KEY (term, slice))",
  );
  await client.query(`CREATE INDEX ${index("slice")} ON ${terms} (slice)`);
  const sql =
    `INSERT INTO "${schema}".llmc_tables (name, provider, model, dimension, slicer) VALUES ($1, $2, $3, $4, $5) ` +
    "ON CONFLICT (name) DO UPDATE SET provider = excluded.provider, model = excluded.model, " +
    "dimension = excluded.dimension, slicer = excluded.slicer";
  await client.query(sql, [name, provider, model, dimension, slicer]);
}

/** Removes and adds slices. Must run in a transaction that no other writer shares. */
export async function updateTable(
  client: SqlClient,
  schema: string,
  table: TableInfo,
  removedIds: readonly string[],
  given: readonly IndexedSlice[],
): Promise<void> {
  const added = checkAdded(table, given);
  const { slices, terms } = tableNames(schema, table.name);
  const keys = [...removedIds, ...added.map((slice) => slice.id)].map(lookupKey);
  await client.query(
    `WITH gone AS (DELETE FROM ${slices} WHERE key = ANY($1::text[]) RETURNING slice) ` +
      `DELETE FROM ${terms} AS t USING gone WHERE t.slice = gone.slice`,
    [keys],
  );
  if (added.length === 0) return;
  const [row] = await client.query(`SELECT coalesce(max(slice), 0)::float8 AS last FROM ${slices}`);
  const first = Number((row as { last?: unknown }).last) + 1;
  await client.copyIn(`${slices} (${COLUMNS})`, copyChunks(sliceRows(first, added)));
  await client.copyIn(`${terms} (term, slice, count, length)`, copyChunks(termRows(first, added)));
}

/** Records which commit the tables hold. */
export async function setIndexedCommit(client: SqlClient, schema: string, commit: string | undefined): Promise<void> {
  await client.query(`DELETE FROM "${schema}".llmc_meta WHERE key = 'indexed_commit'`);
  if (commit === undefined) return;
  await client.query(`INSERT INTO "${schema}".llmc_meta (key, value) VALUES ('indexed_commit', $1)`, [commit]);
}

function* sliceRows(first: number, added: readonly IndexedSlice[]): Generator<readonly Field[]> {
  let number = first;
  for (const slice of added) {
    const { sliceLanguage, confidence } = slice;
    yield [
      int8Field(number++),
      textField(lookupKey(slice.id)),
      textField(slice.id),
      textField(slice.path),
      int4Field(slice.startLine),
      int4Field(slice.endLine),
      textField(slice.sliceType),
      sliceLanguage === undefined ? undefined : textField(sliceLanguage),
      confidence === undefined ? undefined : float8Field(confidence),
      textField(reasonsText(slice.reasons)),
      textField(slice.title),
      textField(slice.contentHash),
      int4Field(termCount(slice)),
      vectorField(slice.vector),
    ];
  }
}

function* termRows(first: number, added: readonly IndexedSlice[]): Generator<readonly Field[]> {
  let number = first;
  for (const slice of added) {
    const sliceField = int8Field(number++);
    const lengthField = int4Field(termCount(slice));
    for (const [term, count] of slice.terms) {
      yield [textField(lookupKey(term)), sliceField, int4Field(count), lengthField];
    }
  }
}
