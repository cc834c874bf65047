/**
 * Measures the index stores: the time to insert, the time of the first and of the next questions of a process, and the size of the file.
 *
 *   node bench/stores.ts [VECTORS] [POSTGRES_URL]
 *
 * Times are processor seconds of this process (user + system), because wall time also depends on the other programs on the
 * machine; for a server they are wall times. Vectors are clustered like embeddings, unless RANDOM=1.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { connectPostgres } from "../src/embeddings/stores/postgres/pg-connection.ts";
import { PostgresStore } from "../src/embeddings/stores/postgres/postgres-store.ts";
import { parseServerUrl } from "../src/embeddings/stores/postgres/server-url.ts";
import { SqliteStore } from "../src/embeddings/stores/sqlite/sqlite-store.ts";
import type { IndexedSlice, IndexStore } from "../src/model/retrieval.ts";
import { SILENT_LOGGER } from "../src/util/logger.ts";
import { median } from "./lib/process.ts";
import { randomFrom } from "./lib/random.ts";

const DIMENSION = 768;
const MAKER = { provider: "bench", model: "bench", dimension: DIMENSION, slicer: 1 };
const TABLE = "emb_code";
const LIMIT = 20;
const QUERIES = 30;
const BATCH = 10_000;
const CLUSTERS = 2_000;
const TERMS = 30;
const VOCABULARY = 30_000;
const BARS = { insertSeconds: 10, warmTimesRaw: 2, firstSeconds: 3, sizeTimesRaw: 1.35, serverMs: 20, recall: 0.95 };
const isRandom = process.env.RANDOM === "1";

if (process.argv[2] === "--first-query") await answerOnce(process.argv[3] as string);
else await main(Number(process.argv[2] ?? 100_000), process.argv[3]);

async function main(count: number, serverUrl: string | undefined): Promise<void> {
  const vectors = makeVectors(count);
  const queries = Array.from({ length: QUERIES }, (_, i) => near(vectors, (i * 7919) % count, i));
  const scores = new Float64Array(count);
  const raw = median(queries.map((query) => processorMs(() => scanRaw(vectors, query, scores))));
  const lengths = lengthsOf(vectors);
  const exact = queries.map((query) => nearest(vectors, lengths, query));
  console.log(`${count} vectors of ${DIMENSION} dimensions, ${isRandom ? "random" : "clustered"}, ${TERMS} terms each`);
  console.log(`scan of the raw floats: ${raw.toFixed(0)} ms`);
  await embedded(vectors, queries, exact, raw);
  if (serverUrl !== undefined) await server(serverUrl, vectors, queries, exact);
}

async function embedded(vectors: Float32Array, queries: Float32Array[], exact: number[][], raw: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "llmc-nav-stores-"));
  const path = join(folder, "index.db");
  const store = await SqliteStore.open({ path, logger: SILENT_LOGGER });
  const insert = await fill(store, vectors);
  const size = statSync(path).size / vectors.byteLength;
  report("embedded: insert, seconds", insert.processor, BARS.insertSeconds, `${insert.wall.toFixed(1)} wall`);
  report("embedded: file, times the raw floats", size, BARS.sizeTimesRaw);
  const first = await timed(async () => {
    const arguments_ = [fileURLToPath(import.meta.url), "--first-query", path];
    console.log(execFileSync(process.execPath, arguments_, { encoding: "utf8" }).trimEnd());
  });
  console.log(`embedded: first query, whole process: ${first.wall.toFixed(1)} s wall`);
  await store.searchVector(TABLE, queries[0] as Float32Array, LIMIT);
  const warm: number[] = [];
  let recall = 0;
  for (const [i, query] of queries.entries()) {
    const { processor, result } = await timed(() => store.searchVector(TABLE, query, LIMIT));
    warm.push(processor * 1000);
    recall += overlap(result, exact[i] as number[]);
  }
  report(
    "embedded: warm top 20, times the raw scan",
    median(warm) / raw,
    BARS.warmTimesRaw,
    `${median(warm).toFixed(0)} ms`,
  );
  console.log(`embedded: recall ${(recall / queries.length).toFixed(4)}`);
  await terms(store);
  const change = Array.from({ length: 100 }, (_, i) => makeSlice(i * 11, vectors));
  const update = await timed(() => store.update(TABLE, [], change));
  console.log(`embedded: update of 100 slices: ${update.processor.toFixed(2)} s (${update.wall.toFixed(2)} wall)`);
  await store.close();
  rmSync(folder, { recursive: true });
}

async function server(url: string, vectors: Float32Array, queries: Float32Array[], exact: number[][]): Promise<void> {
  const connection = await connectPostgres(parseServerUrl(url), SILENT_LOGGER);
  await connection.query("DROP SCHEMA IF EXISTS llmc_bench CASCADE");
  const logger = { ...SILENT_LOGGER, warn: console.log };
  const loading = new PostgresStore({
    connection,
    schema: "llmc_bench",
    logger,
    vectorIndexFrom: Number.POSITIVE_INFINITY,
  });
  const insert = await fill(loading, vectors);
  console.log(
    `server: insert by COPY: ${insert.wall.toFixed(1)} s wall, ${insert.processor.toFixed(1)} s of this process`,
  );
  await serverQueries("server: exact top 20", loading, queries.slice(0, 5), exact);
  const store = new PostgresStore({ connection, schema: "llmc_bench", logger });
  const build = await timed(() => store.setIndexedCommit("bench"));
  console.log(`server: HNSW index: ${build.wall.toFixed(1)} s wall`);
  const { ms, recall } = await serverQueries("server: HNSW top 20", store, queries, exact);
  const empty: number[] = [];
  for (let i = 0; i < QUERIES; i++) empty.push((await timed(() => connection.query("SELECT 1"))).wall * 1000);
  console.log(`server: one round trip: ${median(empty).toFixed(1)} ms wall`);
  report("server: HNSW top 20, ms wall", ms, BARS.serverMs);
  if (recall < BARS.recall) process.exitCode = 1;
  await terms(store);
  await connection.query("DROP SCHEMA llmc_bench CASCADE");
  await store.close();
}

async function serverQueries(title: string, store: IndexStore, queries: Float32Array[], exact: number[][]) {
  await store.searchVector(TABLE, queries[0] as Float32Array, LIMIT);
  const times: number[] = [];
  let recall = 0;
  for (const [i, query] of queries.entries()) {
    const { wall, result } = await timed(() => store.searchVector(TABLE, query, LIMIT));
    times.push(wall * 1000);
    recall += overlap(result, exact[i] as number[]) / queries.length;
  }
  const fastest = Math.min(...times).toFixed(1);
  console.log(
    `${title}: ${median(times).toFixed(1)} ms wall, fastest ${fastest} ms, recall ${recall.toFixed(4)} (bar ${BARS.recall})`,
  );
  return { ms: median(times), recall };
}

async function terms(store: IndexStore): Promise<void> {
  const words = ["term12", "term3456", "term7", "term29999"];
  const search = async () => store.searchTerms(TABLE, words, await store.termStatistics([TABLE], words), LIMIT);
  await search();
  const { wall, processor } = await timed(search);
  console.log(`BM25 top 20: ${(wall * 1000).toFixed(1)} ms wall, ${(processor * 1000).toFixed(1)} ms of this process`);
}

async function answerOnce(path: string): Promise<void> {
  const { processor, wall } = await timed(async () => {
    const store = await SqliteStore.open({ path, logger: SILENT_LOGGER });
    await store.searchVector(TABLE, new Float32Array(DIMENSION).fill(0.01), LIMIT);
    await store.close();
  });
  report("embedded: first query of a process, seconds", processor, BARS.firstSeconds, `${wall.toFixed(1)} wall`);
}

/** Fills the table. Returns the time of the store alone, without the time to create the slices. */
async function fill(store: IndexStore, vectors: Float32Array): Promise<{ processor: number; wall: number }> {
  const count = vectors.length / DIMENSION;
  let making = { processor: 0, wall: 0 };
  const all = await timed(() =>
    store.transaction(async (inside) => {
      await inside.prepareTable(TABLE, MAKER);
      for (let at = 0; at < count; at += BATCH) {
        const length = Math.min(BATCH, count - at);
        const made = await timed(async () => Array.from({ length }, (_, i) => makeSlice(at + i, vectors)));
        making = { processor: making.processor + made.processor, wall: making.wall + made.wall };
        await inside.update(TABLE, [], made.result);
      }
    }),
  );
  return { processor: all.processor - making.processor, wall: all.wall - making.wall };
}

function makeSlice(i: number, vectors: Float32Array): IndexedSlice {
  const path = `src/package${i % 97}/module${i % 3001}.py`;
  const counts = new Map<string, number>();
  const random = randomFrom(i);
  // A few terms occur everywhere, but most occur in few slices, as in code.
  for (let j = 0; j < TERMS; j++) counts.set(`term${Math.floor(VOCABULARY * random() ** 3)}`, 1 + (j % 3));
  return {
    id: `${path}#Name${i}.method`,
    path,
    startLine: i,
    endLine: i + 20,
    sliceType: "code",
    sliceLanguage: "python",
    confidence: 1,
    reasons: ["extension .py"],
    title: `Name${i}.method`,
    contentHash: i.toString(16).padStart(40, "0"),
    vector: vectors.subarray(i * DIMENSION, (i + 1) * DIMENSION),
    terms: counts,
  };
}

function makeVectors(count: number): Float32Array {
  const random = randomFrom(1);
  const centres = Float32Array.from({ length: CLUSTERS * DIMENSION }, () => normal(random));
  const vectors = new Float32Array(count * DIMENSION);
  for (let i = 0; i < count; i++) {
    const cluster = Math.floor(random() * CLUSTERS);
    for (let j = 0; j < DIMENSION; j++) {
      const centre = isRandom ? 0 : (centres[cluster * DIMENSION + j] as number);
      vectors[i * DIMENSION + j] = centre + normal(random);
    }
  }
  return vectors;
}

function near(vectors: Float32Array, i: number, seed: number): Float32Array {
  const random = randomFrom(seed);
  return vectors.slice(i * DIMENSION, (i + 1) * DIMENSION).map((value) => value + normal(random));
}

/** The minimum for comparison: only the dot products of the vectors. */
function scanRaw(vectors: Float32Array, query: Float32Array, scores: Float64Array): void {
  for (let i = 0; i < scores.length; i++) {
    let dot = 0;
    for (let j = 0, at = i * DIMENSION; j < DIMENSION; j++, at++) dot += (vectors[at] as number) * (query[j] as number);
    scores[i] = dot;
  }
}

function nearest(vectors: Float32Array, lengths: Float64Array, query: Float32Array): number[] {
  const scores = new Float64Array(lengths.length);
  scanRaw(vectors, query, scores);
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] as number) / (lengths[i] as number);
  return [...scores.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number)).slice(0, LIMIT);
}

function lengthsOf(vectors: Float32Array): Float64Array {
  return Float64Array.from({ length: vectors.length / DIMENSION }, (_, i) => {
    let sum = 0;
    for (let j = i * DIMENSION; j < (i + 1) * DIMENSION; j++) sum += (vectors[j] as number) ** 2;
    return Math.sqrt(sum);
  });
}

function overlap(found: Awaited<ReturnType<IndexStore["searchVector"]>>, exact: number[]): number {
  const wanted = new Set(exact.map((i) => `Name${i}.method`));
  return found.filter(({ slice }) => wanted.has(slice.title)).length / exact.length;
}

/** A random number, nearly from a normal distribution. */
function normal(random: () => number): number {
  return random() + random() + random() - 1.5;
}

async function timed<T>(work: () => Promise<T>): Promise<{ processor: number; wall: number; result: T }> {
  const before = process.cpuUsage();
  const start = performance.now();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { processor: (user + system) / 1e6, wall: (performance.now() - start) / 1000, result };
}

function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function report(title: string, value: number, bar: number, note = ""): void {
  console.log(`${title}: ${value.toFixed(2)} (bar ${bar})${note === "" ? "" : `, ${note}`}`);
  if (value > bar) process.exitCode = 1;
}
