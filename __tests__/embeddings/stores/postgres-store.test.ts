import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { connectPostgres } from "../../../src/embeddings/stores/postgres/pg-connection.ts";
import { PostgresStore } from "../../../src/embeddings/stores/postgres/postgres-store.ts";
import { parseServerUrl } from "../../../src/embeddings/stores/postgres/server-url.ts";
import type { SqlConnection } from "../../../src/embeddings/stores/postgres/sql-connection.ts";
import { recordingLogger } from "../../helpers/recording-logger.ts";
import { startPglite } from "./pglite-connection.ts";
import { MAKER, makeSlice, randomNumbers, randomSlice } from "./sample-slices.ts";
import { describeStore, ids } from "./store-suite.ts";

const serverUrl = process.env.LLMC_TEST_POSTGRES_URL;
const engines: [name: string, connect: () => Promise<SqlConnection>][] = [["PGlite", startPglite]];
if (serverUrl) engines.push(["PostgreSQL", () => connectPostgres(parseServerUrl(serverUrl), recordingLogger())]);

describe.each(engines)("embeddings/stores on %s", (engine, connect) => {
  let connection: SqlConnection;
  beforeAll(async () => {
    connection = await connect();
  });
  afterAll(() => connection.close());

  const newSchema = () => {
    const schema = `llmc_test_${randomBytes(6).toString("hex")}`;
    onTestFinished(async () => {
      await connection.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`);
    });
    return schema;
  };
  const openIn = (schema: string, vectorIndexFrom?: number) => {
    const logger = recordingLogger();
    // Closing one store must not close the connection of the others.
    const shared: SqlConnection = {
      query: (sql, values) => connection.query(sql, values),
      copyIn: (target, chunks) => connection.copyIn(target, chunks),
      transaction: (work) => connection.transaction(work),
      close: async () => {},
    };
    return { logger, store: new PostgresStore({ connection: shared, schema, logger, vectorIndexFrom }) };
  };

  describeStore(engine, () => {
    const schema = newSchema();
    return async () => openIn(schema).store;
  });

  it("separates the indexes of two schemas", async () => {
    const [one, two] = [openIn(newSchema()).store, openIn(newSchema()).store];
    await one.prepareTable("emb_code", MAKER);
    await one.setIndexedCommit("c0ffee");
    expect(await two.tables()).toEqual([]);
    await two.prepareTable("emb_code", { ...MAKER, dimension: 2 });
    expect(await two.indexedCommit()).toBeUndefined();
    expect(await one.tables()).toMatchObject([{ maker: { dimension: 3 } }]);
  });

  it("reads the vectors of an index of version 1, and updates it with the next write", async () => {
    const schema = newSchema();
    const before = openIn(schema).store;
    await before.prepareTable("emb_code", MAKER);
    await before.update("emb_code", [], [makeSlice("old")]);
    await connection.query(`ALTER TABLE "${schema}".emb_code DROP COLUMN confidence, DROP COLUMN reasons`);
    await connection.query(`UPDATE "${schema}".llmc_meta SET value = '1' WHERE key = 'schema_version'`);
    const { store } = openIn(schema);
    expect([...(await store.vectorsOf("emb_code", ["hash of old"])).keys()]).toEqual(["hash of old"]);
    await store.update("emb_code", [], [makeSlice("new", { confidence: 0.5 })]);
    const found = await store.searchVector("emb_code", Float32Array.of(1, 0, 0), 2);
    const signs = found.map(({ slice }) => [slice.id, slice.confidence, slice.reasons] as const);
    expect(signs.sort(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ["new", 0.5, ["extension .py"]],
      ["old", undefined, []],
    ]);
  });

  it("does not change an index of a newer version", async () => {
    const schema = newSchema();
    await openIn(schema).store.setIndexedCommit("c0ffee");
    const { store } = openIn(schema);
    await connection.query(`UPDATE "${schema}".llmc_meta SET value = '999' WHERE key = 'schema_version'`);
    await expect(store.tables()).rejects.toMatchObject({ code: "INDEX_TOO_NEW" });
    await expect(store.setIndexedCommit(undefined)).rejects.toMatchObject({ code: "INDEX_TOO_NEW" });
  });

  it.each([
    ["full precision", 24, "vector_cosine_ops"],
    ["half precision, because pgvector indexes no more than 2,000 dimensions", 2001, "halfvec_cosine_ops"],
  ])(
    "creates a vector index in %s for a large table, and finds the nearest vectors with it",
    async (_title, dimension, operators) => {
      const schema = newSchema();
      const { store, logger } = openIn(schema, 60);
      const random = randomNumbers(3);
      const slices = Array.from({ length: 120 }, (_, i) => randomSlice(`slice ${i}`, random, dimension));
      await store.prepareTable("emb_code", { ...MAKER, dimension });
      const indexes = async () => {
        const sql = "SELECT indexdef FROM pg_indexes WHERE schemaname = $1 AND indexdef LIKE '%hnsw%'";
        return (await connection.query(sql, [schema])) as { indexdef: string }[];
      };
      await store.update("emb_code", [], slices.slice(0, 50));
      expect(await indexes()).toEqual([]);
      await store.update("emb_code", [], slices.slice(50));
      expect(logger.warnings).toEqual([]);
      expect(await indexes()).toMatchObject([{ indexdef: expect.stringContaining(operators) }]);
      for (const slice of slices.slice(0, 10)) {
        const found = await store.searchVector("emb_code", slice.vector, 3);
        expect(found).toHaveLength(3);
        expect(ids(found)[0]).toBe(slice.id);
        expect(found[0]?.score).toBeCloseTo(1, 5);
      }
    },
  );

  it("stores vectors that are too large for an index of pgvector", async () => {
    const { store, logger } = openIn(newSchema(), 1);
    const vector = Float32Array.from({ length: 4001 }, (_, i) => i);
    await store.prepareTable("emb_code", { ...MAKER, dimension: 4001 });
    await store.update("emb_code", [], [makeSlice("a", { vector })]);
    expect(ids(await store.searchVector("emb_code", vector, 3))).toEqual(["a"]);
    expect(logger.warnings).toEqual([]);
  });
});
