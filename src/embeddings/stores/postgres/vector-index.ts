import type { TableInfo } from "../../../model/retrieval.ts";
import type { Logger } from "../../../util/logger.ts";
import { tableNames } from "./names.ts";
import type { SqlConnection } from "./sql-connection.ts";

/** pgvector indexes full precision up to this dimension, half precision up to the other limit, and nothing above. */
const MAX_FULL_DIMENSION = 2_000;
const MAX_HALF_DIMENSION = 4_000;
/** An index that does not fit in memory is built many times slower. */
const MAX_BUILD_MEGABYTES = 1_024;
/** The size of the links between vectors, in addition to the vectors themselves. */
const LINK_BYTES = 400;
const BUILD_TIMEOUT_MILLISECONDS = 2 * 3_600_000;

/** The parts of a query for distances in a table, written so that its index can be used. */
export interface DistanceSql {
  /** The compared expression, as in the index. */
  readonly column: string;
  readonly type: string;
  /** Undefined when no index supports vectors of this dimension. */
  readonly operators: string | undefined;
}

/** The SQL for a dimension. */
export function distanceSql(dimension: number): DistanceSql {
  if (dimension <= MAX_FULL_DIMENSION) return { column: "vector", type: "vector", operators: "vector_cosine_ops" };
  if (dimension > MAX_HALF_DIMENSION) return { column: "vector", type: "vector", operators: undefined };
  const type = `halfvec(${dimension})`;
  return { column: `(vector::${type})`, type, operators: "halfvec_cosine_ops" };
}

/** Creates the index that finds near vectors without scanning all of them. Searching works without it, so failures are warnings. */
export async function buildVectorIndex(
  connection: SqlConnection,
  schema: string,
  table: TableInfo,
  logger: Logger,
): Promise<void> {
  const { dimension } = table.maker;
  const { column, operators } = distanceSql(dimension);
  if (operators === undefined) return;
  const { slices, index } = tableNames(schema, table.name);
  const sql = `CREATE INDEX IF NOT EXISTS ${index("vector")} ON ${slices} USING hnsw (${column} ${operators})`;
  const needed = Math.ceil((table.slices * (dimension * 4 + LINK_BYTES)) / 2 ** 20) + 64;
  const megabytes = Math.min(needed, MAX_BUILD_MEGABYTES);
  // Building in parallel needs shared memory, of which containers often have little.
  let failure: unknown;
  for (const settings of [`maintenance_work_mem = '${megabytes}MB'`, "max_parallel_maintenance_workers = 0"]) {
    try {
      await connection.transaction(async (client) => {
        await client.query(`SET LOCAL statement_timeout = ${BUILD_TIMEOUT_MILLISECONDS}`);
        await client.query(`SET LOCAL ${settings}`);
        await client.query(sql);
      });
      return;
    } catch (error) {
      failure = error;
    }
  }
  const reason = failure instanceof Error ? failure.message : String(failure);
  logger.warn(`Table "${table.name}" has no vector index, so it is searched slowly: ${reason}`);
}

/** Whether a table has its vector index. */
export async function hasVectorIndex(connection: SqlConnection, schema: string, table: string): Promise<boolean> {
  const name = `"${schema}".${tableNames(schema, table).index("vector")}`;
  const [row] = await connection.query("SELECT to_regclass($1) IS NOT NULL AS exists", [name]);
  return (row as { exists?: unknown }).exists === true;
}
