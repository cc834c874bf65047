import { existsSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openIndexStore } from "../../../src/embeddings/stores/open-index-store.ts";
import { connectPostgres } from "../../../src/embeddings/stores/postgres/pg-connection.ts";
import { parseServerUrl } from "../../../src/embeddings/stores/postgres/server-url.ts";
import { makeTempDir } from "../../helpers/git-repo.ts";
import { recordingLogger } from "../../helpers/recording-logger.ts";

const logger = recordingLogger();

/** A server that does with every connection what the test says; its port. */
async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer(onConnection).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return (server.address() as { port: number }).port;
}

describe("embeddings/stores: openIndexStore", () => {
  it("keeps the index in the repository's own file when no server is named", async () => {
    const root = makeTempDir();
    const store = await openIndexStore({ root, environment: { LLMC_INDEX_URL: "" }, logger });
    expect(await store.tables()).toEqual([]);
    expect(existsSync(join(root, ".llmc"))).toBe(false);
    await store.setIndexedCommit("c0ffee");
    await store.close();
    expect(existsSync(join(root, ".llmc", "index.db"))).toBe(true);
  });

  it("says that a server cannot be reached when nothing listens", async () => {
    const port = await listen((socket) => socket.destroy());
    const environment = { LLMC_INDEX_URL: `postgres://ada:secret@127.0.0.1:${port}/code?sslmode=disable` };
    const opening = openIndexStore({ root: makeTempDir(), environment, logger });
    await expect(opening).rejects.toMatchObject({
      code: "INDEX_UNREACHABLE",
      message: expect.not.stringContaining("secret"),
    });
    const nobody = { LLMC_INDEX_URL: "postgres://127.0.0.1:1/code" };
    await expect(openIndexStore({ root: makeTempDir(), environment: nobody, logger })).rejects.toMatchObject({
      code: "INDEX_UNREACHABLE",
    });
  });

  it("does not go on without TLS when the URL asks for it", async () => {
    const port = await listen((socket) => {
      // The answer of a server that was built without TLS.
      socket.once("data", () => socket.end("N"));
    });
    const environment = { LLMC_INDEX_URL: `postgres://127.0.0.1:${port}/code?sslmode=require` };
    await expect(openIndexStore({ root: makeTempDir(), environment, logger })).rejects.toMatchObject({
      code: "INDEX_UNREACHABLE",
      message: expect.stringContaining("sslmode"),
    });
  });

  it("refuses a URL that is none", async () => {
    const environment = { LLMC_INDEX_URL: "sqlite:///etc/passwd" };
    await expect(openIndexStore({ root: makeTempDir(), environment, logger })).rejects.toMatchObject({
      code: "INDEX_BAD_URL",
    });
  });
});

const serverUrl = process.env.LLMC_TEST_POSTGRES_URL;
describe.runIf(serverUrl)("embeddings/stores: a real server", () => {
  const open = (parameters: Readonly<Record<string, string>> = {}) => {
    const url = new URL(serverUrl as string);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return openIndexStore({ root: makeTempDir(), environment: { LLMC_INDEX_URL: url.href }, logger });
  };

  it("goes on without TLS when the server has none and the URL leaves it open", async () => {
    const store = await open({ sslmode: "prefer", schema: "llmc_test_none" });
    expect(await store.tables()).toEqual([]);
    await store.close();
  });

  it("names an unknown database as what is denied", async () => {
    const url = new URL(serverUrl as string);
    url.pathname = "/no_such_database";
    const opening = openIndexStore({ root: makeTempDir(), environment: { LLMC_INDEX_URL: url.href }, logger });
    await expect(opening).rejects.toMatchObject({ code: "INDEX_DENIED" });
  });

  it("reports a connection that is lost in the middle of a transaction, keeps the old index, and goes on afterwards", async () => {
    const schema = "llmc_test_lost";
    const store = await open({ schema });
    const admin = await connectPostgres(parseServerUrl(serverUrl as string), logger);
    onTestFinished(async () => {
      await admin.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
      await Promise.all([store.close(), admin.close()]);
    });
    await store.setIndexedCommit("before");
    const losing = store.transaction(async (inside) => {
      await inside.setIndexedCommit("after");
      const sql =
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction' AND query LIKE $1";
      await admin.query(sql, [`%${schema}%`]);
      await inside.indexedCommit();
    });
    await expect(losing).rejects.toMatchObject({ code: "INDEX_UNREACHABLE" });
    expect(await store.indexedCommit()).toBe("before");
  });

  it("ends a question that takes too long", async () => {
    const connection = await connectPostgres(parseServerUrl(serverUrl as string), logger);
    onTestFinished(() => connection.close());
    const { withClearErrors } = await import("../../../src/embeddings/stores/postgres/errors.ts");
    const slow = withClearErrors(connection).transaction(async (client) => {
      await client.query("SET LOCAL statement_timeout = 50");
      await client.query("SELECT pg_sleep(20)");
    });
    await expect(slow).rejects.toMatchObject({ code: "INDEX_TIMEOUT" });
  });
});
