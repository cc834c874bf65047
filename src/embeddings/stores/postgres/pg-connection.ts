import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Pool, PoolClient } from "pg";
import type { Logger } from "../../../util/logger.ts";
import { printable } from "../../../util/printable.ts";
import { postgresError } from "./errors.ts";
import type { ServerUrl } from "./server-url.ts";
import type { SqlClient, SqlConnection } from "./sql-connection.ts";

/** A search queries several tables at once. */
const MAX_CONNECTIONS = 4;
const CONNECT_TIMEOUT_MILLISECONDS = 10_000;
/** The time limit of a query; writers set their own. */
const STATEMENT_TIMEOUT_MILLISECONDS = 30_000;
const LOCK_TIMEOUT_MILLISECONDS = 60_000;
/** Keeps a writer that disappeared from holding its lock. */
const IDLE_TIMEOUT_MILLISECONDS = 15 * 60_000;
const NO_TLS_ON_SERVER = /does not support SSL/;

/** Connects to a server; throws when it is unreachable. */
export async function connectPostgres(url: ServerUrl, logger: Logger): Promise<SqlConnection> {
  try {
    return await connectOnce(url.connectionString, logger);
  } catch (error) {
    const isRefused = error instanceof Error && NO_TLS_ON_SERVER.test(error.message);
    if (!isRefused || url.plainConnectionString === undefined) throw postgresError(error);
  }
  try {
    return await connectOnce(url.plainConnectionString, logger);
  } catch (error) {
    throw postgresError(error);
  }
}

async function connectOnce(connectionString: string, logger: Logger): Promise<SqlConnection> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
    lock_timeout: LOCK_TIMEOUT_MILLISECONDS,
    idle_in_transaction_session_timeout: IDLE_TIMEOUT_MILLISECONDS,
    keepAlive: true,
    // A command exits when it is done, not when its idle connections time out.
    allowExitOnIdle: true,
    application_name: "llmc-nav",
  });
  pool.on("error", (error) => logger.debug(`A connection to the index server was lost: ${printable(error.message)}`));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PgConnection(pool);
}

/** node-postgres behind our interface. */
class PgConnection implements SqlConnection {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async query(sql: string, values: readonly unknown[] = []): Promise<readonly object[]> {
    return (await this.#pool.query(sql, [...values])).rows as object[];
  }

  copyIn(target: string, chunks: Iterable<Buffer>): Promise<void> {
    return this.transaction((client) => client.copyIn(target, chunks));
  }

  async transaction<T>(work: (client: SqlClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let failure: Error | undefined;
    // A connection that breaks while idle would otherwise end the process.
    const onError = (error: Error) => {
      failure = error;
    };
    client.on("error", onError);
    try {
      await client.query("BEGIN");
      const result = await work(new PgClient(client));
      if (failure !== undefined) throw failure;
      await client.query("COMMIT");
      return result;
    } catch (error) {
      await client.query("ROLLBACK").catch((rollbackError: Error) => {
        failure ??= rollbackError;
      });
      throw error;
    } finally {
      client.off("error", onError);
      client.release(failure);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

class PgClient implements SqlClient {
  readonly #client: PoolClient;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async query(sql: string, values: readonly unknown[] = []): Promise<readonly object[]> {
    return (await this.#client.query(sql, [...values])).rows as object[];
  }

  async copyIn(target: string, chunks: Iterable<Buffer>): Promise<void> {
    const { from } = await import("pg-copy-streams");
    await pipeline(Readable.from(chunks), this.#client.query(from(`COPY ${target} FROM STDIN WITH (FORMAT binary)`)));
  }
}
