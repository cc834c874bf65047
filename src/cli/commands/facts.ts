import { decodeFacts } from "../../facts/decode.ts";
import { openStore } from "../../facts/open-store.ts";
import { createPool } from "../../facts/pool.ts";
import { updateFacts } from "../../facts/update.ts";
import { GitTree } from "../../git/git-tree.ts";
import { Repository } from "../../git/repository.ts";
import { WorkTree } from "../../git/work-tree.ts";
import { languageOfPath } from "../../languages/registry.ts";
import { EXIT_OK, EXIT_USER_ERROR } from "../../model/exit-codes.ts";
import type { TreeOptions } from "../../model/tree.ts";
import { type NamedFile, readNamedFiles } from "../input/named-file.ts";
import { wholeNumber } from "../input/option-values.ts";
import { readShardRequest } from "../input/shard-request.ts";
import { renderFacts, renderNoFacts, renderUpdate } from "../output/facts.ts";
import type { Command, CommandContext } from "../spec/command.ts";
import { shardFacts } from "./shard-facts.ts";
import { verifyFacts } from "./verify-facts.ts";

/** Files in flight at once: enough to keep every thread busy. */
const FILES_PER_BATCH = 64;
/** What a file is taken to weigh before it is read, to decide whether threads are worth starting. */
const TYPICAL_FILE_BYTES = 10_000;

/** `llmc-nav facts`: the facts of named files, or the stored facts of the whole repository brought up to date. */
export const factsCommand: Command = {
  async run(context, options) {
    const threads = wholeNumber(options, "threads");
    const maxFileSize = wholeNumber(options, "max-file-size");
    const treeOptions = maxFileSize === undefined ? {} : { maxFileSize };
    const request = readShardRequest(context, options);
    if (request !== undefined) {
      await shardFacts(context, request, treeOptions, threads);
      return 0;
    }
    if (options.positionals.length > 0) return printFacts(context, options.positionals, threads, treeOptions);
    if (options.flag("verify")) return verifyFacts(context, options.text("since"));
    await updateRepository(context, threads, treeOptions);
    return 0;
  },
};

async function updateRepository(
  context: CommandContext,
  threads: number | undefined,
  treeOptions: TreeOptions,
): Promise<void> {
  const started = performance.now();
  const repository = await Repository.open(context.directory);
  const { rev } = context;
  const tree =
    rev === undefined
      ? new WorkTree(repository, treeOptions)
      : new GitTree(repository, await repository.resolveCommit(rev), treeOptions);
  const store = await openStore(repository, tree, context.logger);
  try {
    const update = await updateFacts(tree, store, { progress: context.progress, threads });
    await context.io.writeOut(renderUpdate(context.format, tree.name, update, performance.now() - started));
  } finally {
    store.close();
    await tree.close();
  }
}

async function printFacts(
  context: CommandContext,
  files: readonly string[],
  threads: number | undefined,
  treeOptions: TreeOptions,
): Promise<number> {
  const pool = createPool(files.length * TYPICAL_FILE_BYTES, threads);
  let failures = 0;
  const flush = async (batch: readonly NamedFile[]) => {
    const readable = batch.filter((file) => file.bytes !== undefined);
    const results = await pool.run(readable.map(({ path, bytes }) => ({ language: languageOfPath(path), bytes })));
    const resultOf = new Map(readable.map((file, index) => [file as NamedFile, results[index]]));
    for (const file of batch) {
      const result = resultOf.get(file);
      if (result !== undefined && result !== "binary") {
        await context.io.writeOut(renderFacts(context.format, file.path, decodeFacts(result)));
        continue;
      }
      const reason = file.skipped?.reason ?? "binary";
      context.logger.warn(`${JSON.stringify(file.path)} has no facts: ${reason}.`);
      await context.io.writeOut(renderNoFacts(context.format, file.path, reason));
      failures++;
    }
  };
  try {
    let batch: NamedFile[] = [];
    for await (const file of readNamedFiles(files, context, treeOptions)) {
      batch.push(file);
      if (batch.length < FILES_PER_BATCH) continue;
      await flush(batch);
      batch = [];
    }
    await flush(batch);
  } finally {
    await pool.close();
  }
  // A file that was asked for by name and cannot be answered about is a mistake in the call.
  return failures > 0 ? EXIT_USER_ERROR : EXIT_OK;
}
