import type { TableInfo } from "../../../model/retrieval.ts";
import { tableNames } from "./names.ts";
import type { SqlClient } from "./sql-connection.ts";
import { distanceSql } from "./vector-index.ts";

/** How many vectors the index looks at: more finds more of the nearest, and takes longer. */
const LOOK_AT_LEAST = 200;
const LOOK_AT_PER_RESULT = 4;
/** pgvector's own limit; beyond it all vectors are compared. */
const LOOK_AT_MOST = 1_000;
/** Half precision chooses so many times the wanted number, of which full precision chooses. */
const HALF_PRECISION_FACTOR = 4;

/** The rows of the nearest slices with their cosine as `score`. Must run in a transaction, whose settings it changes. */
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
  // Vectors are kept out of line, so PostgreSQL takes looking at all of them to be cheaper than it is.
  const settings = candidates > LOOK_AT_MOST ? "'enable_indexscan', 'off'" : "'enable_seqscan', 'off'";
  const looks = String(Math.min(lookAt, LOOK_AT_MOST));
  await client.query(`SELECT set_config(${settings}, true), set_config('hnsw.ef_search', $1, true)`, [looks]);
  const sql =
    `SELECT ${columns}, 1 - (vector <=> $1::vector) AS score FROM (` +
    `SELECT * FROM ${tableNames(schema, table.name).slices} ORDER BY ${column} <=> $1::${type} LIMIT $2) AS near`;
  return client.query(sql, [`[${vector.join(",")}]`, candidates]);
}
