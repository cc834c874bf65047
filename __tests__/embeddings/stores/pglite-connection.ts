import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import type { SqlClient, SqlConnection } from "../../../src/embeddings/stores/postgres/sql-connection.ts";

type Queryable = Pick<PGlite, "query">;

/** PostgreSQL and pgvector inside this process. */
export async function startPglite(): Promise<SqlConnection> {
  const database = await PGlite.create({ extensions: { vector } });
  return {
    ...clientOn(database),
    transaction: (work) => database.transaction((transaction) => work(clientOn(transaction))),
    close: () => database.close(),
  };
}

function clientOn(queryable: Queryable): SqlClient {
  return {
    query: async (sql, values = []) => (await queryable.query<object>(sql, [...values])).rows,
    copyIn: async (target, chunks) => {
      const blob = new Blob([Buffer.concat([...chunks])]);
      await queryable.query(`COPY ${target} FROM '/dev/blob' WITH (FORMAT binary)`, [], { blob });
    },
  };
}
