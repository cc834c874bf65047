import { openStore } from "../../facts/open-store.ts";
import { nameOfShard } from "../../facts/shard.ts";
import { mergeShards, type ShardMerge } from "../../facts/shard-merge.ts";
import { writeShard } from "../../facts/shard-write.ts";
import { GitTree } from "../../git/git-tree.ts";
import { Repository } from "../../git/repository.ts";
import { UserError } from "../../model/errors.ts";
import type { TreeOptions } from "../../model/tree.ts";
import { view } from "../../wire/object.ts";
import { count, text } from "../../wire/values.ts";
import type { ShardRequest } from "../input/shard-request.ts";
import { renderUpdate } from "../output/facts.ts";
import { type CommandContext, type Format, isJson } from "../spec/command.ts";

/** `llmc-nav facts --shard K/N --out FILE` and `facts --merge FILE…`: the facts of a commit, made by several machines. */
export async function shardFacts(
  { io, format, rev, directory, logger, progress }: CommandContext,
  request: ShardRequest,
  treeOptions: TreeOptions,
  threads: number | undefined,
): Promise<void> {
  const started = performance.now();
  const repository = await Repository.open(directory);
  if (request.kind === "merge" && repository.isBare) {
    throw new UserError("A bare repository has no place for .llmc: merge in a clone with a working tree.", {
      code: "BARE_REPOSITORY",
    });
  }
  // Shards of several machines fit together only when all speak of one commit.
  const tree = new GitTree(repository, await repository.resolveCommit(rev ?? "HEAD"), treeOptions);
  const store = await openStore(repository, tree, logger);
  try {
    if (request.kind === "merge") {
      await io.writeOut(renderMerge(format, tree.commit, await mergeShards(tree, request.paths, store)));
    } else {
      const update = await writeShard(tree, store, { shard: request.shard, path: request.path, progress, threads });
      const title = `shard ${nameOfShard(request.shard)} of ${tree.name}`;
      await io.writeOut(renderUpdate(format, title, update, performance.now() - started));
    }
  } finally {
    store.close();
    await tree.close();
  }
}

/** The answer of `facts --merge`. */
export const mergeCodec = view<ShardMerge & { readonly commit: string }>()({
  commit: text(),
  shards: count(),
  added: count("contents whose facts were new"),
  unread: count("contents that no shard could read"),
});

function renderMerge(format: Format, commit: string, merged: ShardMerge): string {
  if (isJson(format)) return `${JSON.stringify(mergeCodec.toWire({ ...merged, commit }))}\n`;
  const { shards, added, unread } = merged;
  const rest = unread === 0 ? "" : ` ${unread} could not be read by any shard.`;
  return `Merged ${shards} shards of ${commit}: the facts of ${added} contents were new.${rest}\n`;
}
