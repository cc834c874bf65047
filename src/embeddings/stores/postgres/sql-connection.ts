/** Runs statements on a PostgreSQL server. */
export interface SqlClient {
  query(sql: string, values?: readonly unknown[]): Promise<readonly object[]>;
  /** Adds rows in PostgreSQL's binary COPY format to `target`, a table with its columns. */
  copyIn(target: string, chunks: Iterable<Buffer>): Promise<void>;
}

/** One or several connections to one database. */
export interface SqlConnection extends SqlClient {
  /** Runs `work` between BEGIN and COMMIT, or ROLLBACK when it throws. */
  transaction<T>(work: (client: SqlClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
