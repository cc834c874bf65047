import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { BUILT_IN_CONFIG } from "../../../src/config/built-in-config.ts";
import { layoutOf } from "../../../src/embeddings/index-layout.ts";
import { type IndexRun, indexTree } from "../../../src/embeddings/index-tree.ts";
import { openProvider } from "../../../src/embeddings/providers/open-provider.ts";
import type { OpenedIndexStore } from "../../../src/embeddings/stores/open-index-store.ts";
import { connectPostgres } from "../../../src/embeddings/stores/postgres/pg-connection.ts";
import { PostgresStore } from "../../../src/embeddings/stores/postgres/postgres-store.ts";
import { parseServerUrl } from "../../../src/embeddings/stores/postgres/server-url.ts";
import type { SqlConnection } from "../../../src/embeddings/stores/postgres/sql-connection.ts";
import { SqliteStore } from "../../../src/embeddings/stores/sqlite/sqlite-store.ts";
import { FactsStore } from "../../../src/facts/store.ts";
import { GitTree } from "../../../src/git/git-tree.ts";
import { Repository } from "../../../src/git/repository.ts";
import type { EmbeddingProfile } from "../../../src/model/routing.ts";
import { FallbackLog } from "../../../src/routing/fallback-log.ts";
import { SILENT_LOGGER } from "../../../src/util/logger.ts";
import { NO_PROGRESS } from "../../../src/util/progress.ts";
import { CliProcess } from "../../faults/spawn-cli.ts";
import { GitRepo } from "../../helpers/git-repo.ts";
import { recordingLogger } from "../../helpers/recording-logger.ts";
import { cli } from "../../helpers/run-cli.ts";
import { type Answer, ollamaAnswer, sendJson, startServer } from "../embedding-server.ts";
import { startPglite } from "../stores/pglite-connection.ts";

const DIMENSION = 4;
/** The number of texts that the client sends to Ollama in one request. */
const TEXTS_A_REQUEST = 64;
const TEXTS = 2 * TEXTS_A_REQUEST + 22;
const FOLDER = ".llmc/index.db.unfinished";

const answered = ollamaAnswer(DIMENSION);

/** Answers the first requests, then rejects all others, with an error that is not temporary. */
function refusingFrom(first: number): Answer {
  return (request, at, response) => {
    if (at < first) answered(request, at, response);
    else sendJson(response, { error: "out of credit" }, 402);
  };
}

function functionsOf(names: readonly number[]): string {
  return names.map((name) => `def step_${name}(value):\n    return value + ${name}\n`).join("\n\n");
}

function sampleRepository(): GitRepo {
  return GitRepo.with({ "steps.py": functionsOf([...Array(TEXTS).keys()]) });
}

/** The number of texts in each request. */
function sizes(requests: readonly { readonly body: Record<string, unknown> }[]): number[] {
  return requests.map(({ body }) => (body.input as string[]).length);
}

interface RunOptions {
  readonly url: string;
  readonly model?: string;
  readonly isDryRun?: boolean;
  readonly logger?: ReturnType<typeof recordingLogger>;
}

/** Updates an index with a service at `url`. */
async function indexWith(
  repo: GitRepo,
  store: OpenedIndexStore,
  { url, model = "tiny", isDryRun = false, logger }: RunOptions,
): Promise<IndexRun> {
  const [[name, profile] = []] = [...BUILT_IN_CONFIG.profiles];
  const ollama = {
    ...(profile as EmbeddingProfile),
    provider: "ollama" as const,
    model,
    dimension: DIMENSION,
    apiBase: url,
  };
  const config = { ...BUILT_IN_CONFIG, profiles: new Map([[name as string, ollama]]) };
  const repository = await Repository.open(repo.dir);
  const tree = new GitTree(repository, await repository.resolveCommit("HEAD"));
  try {
    return await indexTree({
      tree,
      facts: FactsStore.inMemory(SILENT_LOGGER),
      store,
      batches: store.batches,
      layout: layoutOf(config, new FallbackLog(SILENT_LOGGER), SILENT_LOGGER),
      logger: logger ?? SILENT_LOGGER,
      progress: NO_PROGRESS,
      openProvider: (wanted) => openProvider({ profile: wanted.profile, environment: {} }),
      maxEmbeddings: undefined,
      onCost: () => {},
      isDryRun,
    });
  } finally {
    await tree.close();
  }
}

/** The vectors of all slices, by slice id. */
async function vectorsIn(store: OpenedIndexStore): Promise<Map<string, Float32Array | undefined>> {
  const hashes = await store.contentHashes("emb_code");
  const vectors = await store.vectorsOf("emb_code", [...new Set(hashes.values())]);
  return new Map([...hashes].map(([id, hash]) => [id, vectors.get(hash)]));
}

const serverUrl = process.env.LLMC_TEST_POSTGRES_URL;
const connectors: [name: string, connect: (() => Promise<SqlConnection>) | undefined][] = [
  ["the embedded file", undefined],
  ["PGlite", startPglite],
];
if (serverUrl) connectors.push(["PostgreSQL", () => connectPostgres(parseServerUrl(serverUrl), recordingLogger())]);

describe.each(connectors)("embeddings/unfinished: a run that fails half way, on %s", (_engine, connect) => {
  let connection: SqlConnection | undefined;
  beforeAll(async () => {
    connection = await connect?.();
  });
  afterAll(() => connection?.close());

  const openStore = async (): Promise<OpenedIndexStore> => {
    if (connection === undefined) {
      const store = await SqliteStore.open({
        path: join(sampleRepository().dir, ".llmc/index.db"),
        logger: SILENT_LOGGER,
      });
      onTestFinished(() => store.close());
      return store;
    }
    const own = connection;
    const schema = `llmc_test_${randomBytes(6).toString("hex")}`;
    onTestFinished(async () => {
      await own.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`);
    });
    return new PostgresStore({ connection: own, schema, logger: SILENT_LOGGER });
  };

  it("is continued by the next run, which asks only for the missing vectors and writes the same index", async () => {
    const repo = sampleRepository();
    const [store, whole] = [await openStore(), await openStore()];
    const failing = await startServer(refusingFrom(2));
    await expect(indexWith(repo, store, failing)).rejects.toThrow("out of credit");
    expect(await store.tables()).toEqual([]);
    expect(await store.batches.list()).toHaveLength(2);
    const working = await startServer(answered);
    const run = await indexWith(repo, store, working);
    expect(sizes(working.requests)).toEqual([TEXTS - 2 * TEXTS_A_REQUEST]);
    expect([run.added, run.reused]).toEqual([TEXTS, 2 * TEXTS_A_REQUEST]);
    expect(await store.batches.list()).toEqual([]);
    await indexWith(repo, whole, working);
    expect(await vectorsIn(store)).toEqual(await vectorsIn(whole));
    expect((await vectorsIn(whole)).size).toBe(TEXTS);
  });

  it("is kept for a later run when the next one fails, too", async () => {
    const repo = sampleRepository();
    const store = await openStore();
    for (const _ of [1, 2]) await expect(indexWith(repo, store, await startServer(refusingFrom(1)))).rejects.toThrow();
    const working = await startServer(answered);
    await indexWith(repo, store, working);
    expect(sizes(working.requests)).toEqual([TEXTS - 2 * TEXTS_A_REQUEST]);
  });

  it("is not used for another model", async () => {
    const repo = sampleRepository();
    const store = await openStore();
    await expect(indexWith(repo, store, await startServer(refusingFrom(2)))).rejects.toThrow();
    const other = await startServer(answered);
    await indexWith(repo, store, { ...other, model: "large" });
    expect(sizes(other.requests)).toEqual([64, 64, 22]);
    // The run did not use the batches, so they still exist for the model that made them.
    expect(await store.batches.list()).toHaveLength(2);
  });

  it("only counts the remaining cost, and removes nothing, when only the cost is requested", async () => {
    const repo = sampleRepository();
    const store = await openStore();
    const failing = await startServer(refusingFrom(2));
    await expect(indexWith(repo, store, failing)).rejects.toThrow();
    const { cost } = await indexWith(repo, store, { ...failing, isDryRun: true });
    expect(cost.map(({ embeddings }) => embeddings)).toEqual([22]);
    expect(await store.batches.list()).toHaveLength(2);
  });
});

describe("embeddings/unfinished: llmc-nav index", () => {
  const configOf = (url: string) => `[embeddings]\ndefault_profile = "docs"

[embeddings.routes.docs]
profile = "docs"
index = "emb_docs"

[routing.slice_type_to_route]
docs = "docs"

[embeddings.profiles.docs]
dimension = ${DIMENSION}
provider = "ollama"
model = "tiny"
[embeddings.profiles.docs.ollama]
api_base = "${url}"
`;

  it("continues where a killed run stopped", async () => {
    const repo = sampleRepository();
    let killed: CliProcess | undefined;
    const server = await startServer((request, at, response) => {
      if (at === 2) killed?.child.kill("SIGKILL");
      else answered(request, at, response);
    });
    repo.write("llmc.toml", configOf(server.url));
    killed = new CliProcess(repo.dir, ["index", "-q"]);
    expect((await killed.ended).code).toBeNull();
    expect(existsSync(repo.path(".llmc/index.db"))).toBe(false);
    // The files that the dead process was going to set aside.
    expect(readdirSync(repo.path(FOLDER))).toHaveLength(2);
    const { code, stdout } = await cli(repo.dir, "index", "--json", "-q");
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ embeddings: 22, written: true })]);
    expect(sizes(server.requests.slice(3))).toEqual([22]);
    expect(existsSync(repo.path(FOLDER))).toBe(false);
  });

  it("makes a shard of vectors from the files of a failed run", async () => {
    const repo = sampleRepository();
    const server = await startServer((request, at, response) =>
      at === 2 ? sendJson(response, {}, 402) : answered(request, at, response),
    );
    repo.write("llmc.toml", configOf(server.url));
    const shard = ["index", "-q", "--shard", "1/1", "--out", repo.path("one.vectors")];
    expect((await cli(repo.dir, ...shard)).code).toBe(2);
    expect((await cli(repo.dir, ...shard)).code).toBe(0);
    expect(sizes(server.requests)).toEqual([64, 64, 22, 22]);
    expect(existsSync(repo.path(FOLDER))).toBe(false);
  });
});

describe("embeddings/unfinished: batches that cannot be trusted", () => {
  async function failedRun(): Promise<{ repo: GitRepo; store: OpenedIndexStore; batches: string[] }> {
    const repo = sampleRepository();
    const store = await SqliteStore.open({ path: repo.path(".llmc/index.db"), logger: SILENT_LOGGER });
    onTestFinished(() => store.close());
    await expect(indexWith(repo, store, await startServer(refusingFrom(2)))).rejects.toThrow();
    return { repo, store, batches: readdirSync(repo.path(FOLDER)).map((name) => repo.path(`${FOLDER}/${name}`)) };
  }

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ["cut off", (bytes) => bytes.subarray(0, bytes.length - 3)],
    ["empty", () => Buffer.alloc(0)],
    ["of zeros", (bytes) => Buffer.alloc(bytes.length)],
    ["changed in one bit", (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.of((bytes.at(-1) ?? 0) ^ 1)])],
  ])("creates the vectors of a batch that is %s again, and removes the batch", async (_title, damage) => {
    const { repo, store, batches } = await failedRun();
    const [first = ""] = batches;
    writeFileSync(first, damage(readFileSync(first)));
    const working = await startServer(answered);
    await indexWith(repo, store, working);
    expect(sizes(working.requests).reduce((sum, each) => sum + each, 0)).toBe(TEXTS - TEXTS_A_REQUEST);
    expect(existsSync(repo.path(FOLDER))).toBe(false);
  });

  it("removes batches that were not used for a month", async () => {
    const { repo, store, batches } = await failedRun();
    const old = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    for (const path of batches) utimesSync(path, old, old);
    await indexWith(repo, store, { ...(await startServer(answered)), model: "large" });
    expect(existsSync(repo.path(FOLDER))).toBe(false);
  });

  it("reads and removes nothing through a link, and continues without storing batches", async () => {
    const { batches } = await failedRun();
    const repo = sampleRepository();
    mkdirSync(repo.path(".llmc"));
    symlinkSync(join(batches[0] ?? "", ".."), repo.path(FOLDER));
    const store = await SqliteStore.open({ path: repo.path(".llmc/index.db"), logger: SILENT_LOGGER });
    onTestFinished(() => store.close());
    const working = await startServer(answered);
    const logger = recordingLogger();
    expect(await indexWith(repo, store, { ...working, logger })).toMatchObject({ isWritten: true });
    expect(sizes(working.requests)).toEqual([64, 64, 22]);
    expect(logger.warnings).toEqual([
      expect.stringMatching(/^Vectors cannot be kept for another run.*index\.db\.unfinished/),
    ]);
    expect(batches.every((path) => existsSync(path))).toBe(true);
    expect(readdirSync(join(batches[0] ?? "", ".."))).toHaveLength(2);
  });
});
