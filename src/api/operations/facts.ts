import { decodeFacts } from "../../facts/decode.ts";
import { createPool } from "../../facts/pool.ts";
import { type FactsUpdate, updateFacts } from "../../facts/update.ts";
import { WorkTree } from "../../git/work-tree.ts";
import { languageOfPath } from "../../languages/registry.ts";
import type { FileFacts } from "../../model/facts.ts";
import { SKIP_REASONS, type Skipped, type SkipReason, type TreeOptions } from "../../model/tree.ts";
import { countBy } from "../../util/multimap.ts";
import { from, view } from "../../wire/object.ts";
import { list, nullable, table } from "../../wire/shapes.ts";
import { count, elapsed, oneOf, text } from "../../wire/values.ts";
import { type Asker, commitTree, contextFor, withFacts } from "../context.ts";
import { readNamedFiles, type Whereabouts } from "../named-file.ts";
import type { ReadFile } from "../read-repository-file.ts";

/** Files in flight at once: enough to keep every thread busy. */
const FILES_PER_BATCH = 64;
/** The assumed size of a file that is not read yet, used to decide whether threads are worth starting. */
const TYPICAL_FILE_BYTES = 10_000;

/** Options for making facts. */
export interface FactsOptions extends TreeOptions {
  readonly threads: number | undefined;
}

/** The outcome of bringing stored facts up to date. */
export interface UpdatedFacts extends FactsUpdate {
  /** The tree that the facts describe. */
  readonly tree: string;
  readonly elapsedMs: number;
}

/** Brings the stored facts of the whole repository up to date. */
export async function updateRepositoryFacts(
  asker: Asker,
  { threads, ...options }: FactsOptions,
): Promise<UpdatedFacts> {
  const started = performance.now();
  const context = await contextFor(asker);
  const { repository, rev, progress } = context;
  const tree = rev === undefined ? new WorkTree(repository, options) : await commitTree(context, options);
  return withFacts(context, tree, async (store) => {
    const update = await updateFacts(tree, store, { progress, threads });
    return { ...update, tree: tree.name, elapsedMs: performance.now() - started };
  });
}

/** The facts of a file, or why it has none. */
export type FactsOfFile =
  | { readonly path: string; readonly facts: FileFacts }
  | { readonly path: string; readonly facts?: undefined; readonly reason: SkipReason };

/** The facts of files that were named, in their order. */
export async function* factsOfFiles(
  files: readonly string[],
  where: Whereabouts,
  { threads, ...options }: FactsOptions,
): AsyncGenerator<FactsOfFile> {
  const pool = createPool(files.length * TYPICAL_FILE_BYTES, threads);
  const factsOf = async (batch: readonly ReadFile[]): Promise<FactsOfFile[]> => {
    const readable = batch.filter((file) => file.bytes !== undefined);
    const results = await pool.run(readable.map(({ path, bytes }) => ({ language: languageOfPath(path), bytes })));
    const resultOf = new Map(readable.map((file, index) => [file as ReadFile, results[index]]));
    return batch.map((file) => {
      const result = resultOf.get(file);
      if (result === undefined || result === "binary") {
        return { path: file.path, reason: file.skipped?.reason ?? "binary" };
      }
      return { path: file.path, facts: decodeFacts(result) };
    });
  };
  try {
    let batch: ReadFile[] = [];
    for await (const file of readNamedFiles(files, where, options)) {
      batch.push(file);
      if (batch.length < FILES_PER_BATCH) continue;
      yield* await factsOf(batch);
      batch = [];
    }
    yield* await factsOf(batch);
  } finally {
    await pool.close();
  }
}

/** The answer of `facts` without files, and of `facts --shard`. */
export const updateCodec = view<UpdatedFacts>()({
  tree: text("a commit, the working tree, or a shard of a commit"),
  files: count(),
  parsed: count("contents never seen before"),
  parsed_bytes: count(),
  skipped: from(({ skipped }: FactsUpdate) => skipped.length, count()),
  skipped_by_reason: from(({ skipped }: FactsUpdate) => countBy(skipped, ({ reason }) => reason), table(count())),
  // Binary files are there by the thousand and surprise nobody; the count speaks for them.
  skipped_files: from(
    ({ skipped }: FactsUpdate) => skipped.filter(({ reason }) => reason !== "binary"),
    list(
      view<Skipped>()({ path: text(), reason: oneOf(SKIP_REASONS), detail: nullable(text()) }),
      "without the binary ones",
    ),
  ),
  elapsed_ms: elapsed(),
});
