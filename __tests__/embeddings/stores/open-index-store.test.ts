import { existsSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openIndexStore } from "../../../src/embeddings/stores/open-index-store.ts";
import { connectPostgres } from "../../../src/embeddings/stores/postgres/pg-connection.ts";
import { parseServerUrl } from "../../../src/embeddings/stores/postgres/server-url.ts";
import { makeCertificates } from "../../helpers/certificates.ts";
import { makeTempDir } from "../../helpers/git-repo.ts";
import { recordingLogger } from "../../helpers/recording-logger.ts";

const logger = recordingLogger();
/** The message by which a client of PostgreSQL asks for TLS: the length eight, and a number that no version has. */
const TLS_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Starts a server that handles every connection as the test says. Returns its port. */
async function listen(onConnection: (socket: Socket) => void, address = "127.0.0.1"): Promise<number> {
  const server = createServer(onConnection).listen(0, address);
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

  it("does not continue without TLS when the URL demands it", async () => {
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

  it("rejects an invalid URL", async () => {
    const environment = { LLMC_INDEX_URL: "sqlite:///etc/passwd" };
    await expect(openIndexStore({ root: makeTempDir(), environment, logger })).rejects.toMatchObject({
      code: "INDEX_BAD_URL",
    });
  });
});

const serverUrl = process.env.LLMC_TEST_POSTGRES_URL;
describe.runIf(serverUrl)("embeddings/stores: a real server", () => {
  const urlWith = (parameters: Readonly<Record<string, string>>, host?: string) => {
    const url = new URL(serverUrl as string);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    if (host !== undefined) url.host = host;
    return url.href;
  };
  const open = (parameters: Readonly<Record<string, string>> = {}, host?: string) =>
    openIndexStore({ root: makeTempDir(), environment: { LLMC_INDEX_URL: urlWith(parameters, host) }, logger });
  /** Forwards all connections to this address of the machine to the server. */
  const listenFor = (address: string) => {
    const target = new URL(serverUrl as string);
    return listen((socket) => {
      const server = connect(Number(target.port), target.hostname);
      for (const each of [socket, server]) each.on("error", () => {});
      socket.pipe(server).pipe(socket);
    }, address);
  };

  /** Forwards connections to the server, but rejects all requests for TLS. */
  const listenWithoutTls = () => {
    const target = new URL(serverUrl as string);
    return listen((socket) => {
      socket.once("data", (first) => {
        if (first.equals(TLS_REQUEST)) return socket.end("N");
        const server = connect(Number(target.port), target.hostname, () => server.write(first));
        for (const each of [socket, server]) each.on("error", () => {});
        return socket.pipe(server).pipe(socket);
      });
    });
  };

  it("continues without TLS only when the server has none and the URL allows it", async () => {
    const host = `127.0.0.1:${await listenWithoutTls()}`;
    const store = await open({ sslmode: "prefer", schema: "llmc_test_none" }, host);
    expect(await store.tables()).toEqual([]);
    await store.close();
    await expect(open({ sslmode: "require" }, host)).rejects.toMatchObject({ code: "INDEX_UNREACHABLE" });
  });

  /** Whether the one connection of a URL is encrypted. */
  const isEncrypted = async (parameters: Readonly<Record<string, string>>) => {
    const connection = await connectPostgres(parseServerUrl(urlWith(parameters)), logger);
    const [row] = await connection.query("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()");
    await connection.close();
    return (row as { ssl: boolean }).ssl;
  };

  /** The path of the authority. If it is missing, the test fails, because a server without TLS cannot prove that TLS works. */
  const authority = () => {
    const path = new URL(serverUrl as string).searchParams.get("sslrootcert");
    if (path === null)
      throw new Error("The server of LLMC_TEST_POSTGRES_URL has no sslrootcert: use scripts/start-postgres.sh.");
    return path;
  };

  it.each(["prefer", "require", "verify-ca", "verify-full"])(
    "encrypts with sslmode=%s and the server's authority",
    async (sslmode) => {
      expect(await isEncrypted({ sslmode, sslrootcert: authority() })).toBe(true);
      const store = await open({ sslmode, sslrootcert: authority(), schema: "llmc_test_none" });
      expect(await store.tables()).toEqual([]);
      await store.close();
    },
  );

  it("does not encrypt with sslmode=disable", async () => {
    expect(await isEncrypted({ sslmode: "disable", sslrootcert: authority() })).toBe(false);
  });

  it.each(["verify-ca", "verify-full"])(
    "rejects a server with a certificate of another authority with sslmode=%s, and says what to set",
    async (sslmode) => {
      authority();
      const { authority: other } = makeCertificates("127.0.0.1");
      await expect(open({ sslmode, sslrootcert: other })).rejects.toMatchObject({
        code: "INDEX_UNREACHABLE",
        message: expect.stringMatching(
          /^The index server says: .*certificate.*\. Choose sslmode and sslrootcert in LLMC_INDEX_URL as the server needs them\.$/,
        ),
      });
    },
  );

  it("rejects a server with another name with sslmode=verify-full, but accepts it with verify-ca", async () => {
    const sslrootcert = authority();
    // An address of the same machine that is not in its certificate.
    const host = `127.0.0.2:${await listenFor("127.0.0.2")}`;
    await expect(open({ sslmode: "verify-full", sslrootcert }, host)).rejects.toMatchObject({
      code: "INDEX_UNREACHABLE",
      message: expect.stringContaining("sslmode and sslrootcert"),
    });
    const store = await open({ sslmode: "verify-ca", sslrootcert, schema: "llmc_test_none" }, host);
    expect(await store.tables()).toEqual([]);
    await store.close();
  });

  it("explains that a file of an authority is invalid or does not exist", async () => {
    await expect(open({ sslmode: "verify-full", sslrootcert: "/no/such/authority.pem" })).rejects.toMatchObject({
      code: "INDEX_BAD_URL",
      message: expect.stringMatching(/\/no\/such\/authority\.pem.*correct sslrootcert/),
    });
    const noCertificate = join(makeTempDir(), "authority.pem");
    writeFileSync(noCertificate, "-----BEGIN CERTIFICATE-----\nno certificate\n-----END CERTIFICATE-----\n");
    await expect(open({ sslmode: "verify-full", sslrootcert: noCertificate })).rejects.toMatchObject({
      code: "INDEX_UNREACHABLE",
      message: expect.stringContaining("sslmode and sslrootcert"),
    });
  });

  it("reports an unknown database as denied access", async () => {
    const url = new URL(serverUrl as string);
    url.pathname = "/no_such_database";
    const opening = openIndexStore({ root: makeTempDir(), environment: { LLMC_INDEX_URL: url.href }, logger });
    await expect(opening).rejects.toMatchObject({ code: "INDEX_DENIED" });
  });

  it("reports a connection that is lost during a transaction, keeps the old index, and works again afterwards", async () => {
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

  it("stops a question that takes too long", async () => {
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
