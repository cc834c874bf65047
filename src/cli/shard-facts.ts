import { resolve } from "node:path";
import { openStore } from "../facts/open-store.ts";
import { nameOfShard, parseShard } from "../facts/shard.ts";
import { mergeShards, type ShardMerge } from "../facts/shard-merge.ts";
import { writeShard } from "../facts/shard-write.ts";
import type { FactsStore } from "../facts/store.ts";
import { GitTree } from "../git/git-tree.ts";
import { Repository } from "../git/repository.ts";
import { UserError } from "../model/errors.ts";
import type { TreeOptions } from "../model/tree.ts";
import { type CommandContext, type Format, isJson, type ParsedOptions } from "./command.ts";
import { renderUpdate } from "./facts-output.ts";
import { wholeNumber } from "./option-values.ts";

/** `llmc-nav facts --shard K/N --out FILE` and `facts --merge FILE…`: the facts of a commit, made by several machines. */
export async function shardFacts(
  context: CommandContext,
  options: ParsedOptions,
  treeOptions: TreeOptions,
): Promise<number> {
  if (options.text("shard") !== undefined && options.flag("merge")) {
    throw new UserError("--shard makes one shard and --merge puts all together: use one of the two.");
  }
  const repository = await Repository.open(context.directory);
  // Shards of several machines fit together only when all speak of one commit.
  const tree = new GitTree(repository, await repository.resolveCommit(context.rev ?? "HEAD"), treeOptions);
  const store = await openStore(repository, tree, context.logger);
  try {
    await (options.flag("merge") ? merge : make)(context, options, tree, store);
  } finally {
    store.close();
    await tree.close();
  }
  return 0;
}

async function make(context: CommandContext, options: ParsedOptions, tree: GitTree, store: FactsStore): Promise<void> {
  const started = performance.now();
  const shard = parseShard(options.text("shard") ?? "");
  const out = options.text("out");
  if (out === undefined || options.positionals.length > 0) {
    throw new UserError("--shard needs the file to write and nothing else, as in `facts --shard 3/8 --out 3.shard`.");
  }
  const update = await writeShard(tree, store, {
    shard,
    path: resolve(context.io.cwd, out),
    progress: context.progress,
    threads: wholeNumber(options, "threads"),
  });
  const title = `shard ${nameOfShard(shard)} of ${tree.name}`;
  await context.io.writeOut(renderUpdate(context.format, title, update, performance.now() - started));
}

async function merge(
  { io, format }: CommandContext,
  options: ParsedOptions,
  tree: GitTree,
  store: FactsStore,
): Promise<void> {
  if (tree.repository.isBare) {
    throw new UserError("A bare repository has no place for .llmc: merge in a clone with a working tree.", {
      code: "BARE_REPOSITORY",
    });
  }
  const paths = options.positionals.map((path) => resolve(io.cwd, path));
  await io.writeOut(renderMerge(format, tree.commit, await mergeShards(tree, paths, store)));
}

/** The JSON of a merge. */
export function mergeToWire(commit: string, { shards, added, unread }: ShardMerge) {
  return { commit, shards, added, unread };
}

function renderMerge(format: Format, commit: string, merged: ShardMerge): string {
  if (isJson(format)) return `${JSON.stringify(mergeToWire(commit, merged))}\n`;
  const { shards, added, unread } = merged;
  const rest = unread === 0 ? "" : ` ${unread} could not be read by any shard.`;
  return `Merged ${shards} shards of ${commit}: the facts of ${added} contents were new.${rest}\n`;
}
