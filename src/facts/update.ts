import { languageOfPath } from "../languages/registry.ts";
import type { FileRead, Skipped, Tree, TreeEntry } from "../model/tree.ts";
import type { Progress } from "../util/progress.ts";
import type { ExtractionJob, ExtractionResult } from "./extract-bytes.ts";
import { createPool, type ExtractionPool } from "./pool.ts";
import { type FactsBatch, type FactsKey, type FactsStore, factsKey } from "./store.ts";
import { parserOf, workFor } from "./work.ts";

/** Enough files per message that messages cost little, few enough that threads finish together. */
const BATCH_BYTES = 256 * 1024;

export interface UpdateOptions {
  readonly progress: Progress;
  /** Worker threads; 0 for none, undefined for a number that suits the work. */
  readonly threads?: number | undefined;
  /** The batch that receives new facts; default is a new one on disk. */
  readonly batch?: FactsBatch;
}

/** The work done to bring the store up to date for a tree. */
export interface FactsUpdate {
  /** Files of the tree that have facts now. */
  readonly files: number;
  /** Distinct contents parsed in this run; all others were already known. */
  readonly parsed: number;
  readonly parsedBytes: number;
  /** Files without facts, and the reasons; sorted by path. */
  readonly skipped: readonly Skipped[];
}

/** Makes sure that the store holds the facts of every file of the tree. Only contents never seen before are read. */
export async function updateFacts(tree: Tree, store: FactsStore, options: UpdateOptions): Promise<FactsUpdate> {
  const { entries, skipped } = await tree.list();
  const update = await updateFactsOf(entries, tree, store, options);
  return { ...update, skipped: [...skipped, ...update.skipped].sort(byPath) };
}

/** The same for some files of the tree. */
export async function updateFactsOf(
  entries: readonly TreeEntry[],
  tree: Tree,
  store: FactsStore,
  options: UpdateOptions,
): Promise<FactsUpdate> {
  const missing = unseen(entries, store);
  const totalBytes = missing.reduce((sum, entry) => sum + entry.size, 0);
  const unread: Skipped[] = [];
  if (missing.length > 0) {
    const pool = createPool(totalWork(missing), options.threads);
    const batch = options.batch ?? store.write();
    options.progress.start("Parsing", missing.length);
    try {
      await extractAll(tree.readMany(missing), pool, batch, unread, options.progress);
    } catch (error) {
      batch.abandon();
      throw error;
    } finally {
      options.progress.stop();
      await pool.close();
    }
    batch.commit();
    const isUnread = new Set(unread.map(({ path }) => path));
    store.noteParsed(missing.flatMap(({ path }) => (isUnread.has(path) ? [] : [path])));
  }
  const binary = entries.filter((entry) => store.isBinary(keyOf(entry)));
  return {
    files: entries.length - unread.length - binary.length,
    parsed: missing.length - unread.length,
    parsedBytes: totalBytes,
    skipped: [...unread, ...binary.map((entry): Skipped => ({ path: entry.path, reason: "binary" }))].sort(byPath),
  };
}

function totalWork(entries: readonly TreeEntry[]): number {
  return entries.reduce((sum, entry) => sum + workFor(parserOf(entry), entry), 0);
}

function byPath(a: Skipped, b: Skipped): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}

/** The key under which a file's facts are stored. */
export function keyOf(entry: TreeEntry): FactsKey {
  return factsKey(entry.blobId, languageOfPath(entry.path));
}

/** One entry per content that the store does not hold. */
function unseen(entries: readonly TreeEntry[], store: FactsStore): TreeEntry[] {
  const missing = new Map<FactsKey, TreeEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!missing.has(key) && !store.has(key)) missing.set(key, entry);
  }
  return [...missing.values()];
}

/** Feeds the pool and stores its results in the order of the files, so that the same tree always gives the same bytes. */
async function extractAll(
  reads: AsyncIterable<FileRead>,
  pool: ExtractionPool,
  batch: FactsBatch,
  unread: Skipped[],
  progress: Progress,
): Promise<void> {
  const running: Promise<void>[] = [];
  let stored: Promise<void> = Promise.resolve();
  let jobs: ExtractionJob[] = [];
  let keys: FactsKey[] = [];
  let bytes = 0;

  const send = async () => {
    const sentKeys = keys;
    const results = pool.run(jobs);
    jobs = [];
    keys = [];
    bytes = 0;
    stored = storeInOrder(stored, results, sentKeys);
    // A failure is handled where the promise is awaited; until then it must not count as unhandled.
    stored.catch(() => {});
    running.push(stored);
    if (running.length >= pool.size) await running.shift();
  };
  const storeInOrder = async (
    before: Promise<void>,
    results: Promise<readonly ExtractionResult[]>,
    sent: FactsKey[],
  ) => {
    const [encoded] = await Promise.all([results, before]);
    encoded.forEach((facts, index) => {
      batch.add(sent[index] as FactsKey, facts);
    });
    progress.advance(sent.length);
  };

  for await (const read of reads) {
    if (read.skipped) {
      unread.push(read.skipped);
      continue;
    }
    jobs.push({ language: languageOfPath(read.entry.path), bytes: read.bytes });
    keys.push(keyOf(read.entry));
    bytes += read.bytes.length;
    if (bytes >= BATCH_BYTES) await send();
  }
  if (jobs.length > 0) await send();
  await Promise.all(running);
}
