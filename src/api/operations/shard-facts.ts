import { nameOfShard, type Shard } from "../../facts/shard.ts";
import { mergeShards, type ShardMerge } from "../../facts/shard-merge.ts";
import { writeShard } from "../../facts/shard-write.ts";
import { UserError } from "../../model/errors.ts";
import type { TreeOptions } from "../../model/tree.ts";
import { view } from "../../wire/object.ts";
import { count, text } from "../../wire/values.ts";
import { type Asker, commitTree, contextFor, withFacts } from "../context.ts";
import type { FactsOptions, UpdatedFacts } from "./facts.ts";

/** The outcome of merging the shards of a commit. */
export type MergedShards = ShardMerge & { readonly commit: string };

/** Makes the facts of one part of a commit (default: HEAD), for another machine to merge. */
export async function writeFactsShard(
  asker: Asker,
  { shard, path }: { readonly shard: Shard; readonly path: string },
  { threads, ...options }: FactsOptions,
): Promise<UpdatedFacts> {
  const started = performance.now();
  const context = await contextFor(asker);
  const { progress } = context;
  // Shards of several machines fit together only when all speak of one commit.
  const tree = await commitTree(context, options);
  return withFacts(context, tree, async (store) => {
    const update = await writeShard(tree, store, { shard, path, progress, threads });
    const title = `shard ${nameOfShard(shard)} of ${tree.name}`;
    return { ...update, tree: title, elapsedMs: performance.now() - started };
  });
}

/** Stores the facts of a commit that several machines made. */
export async function mergeFactsShards(
  asker: Asker,
  paths: readonly string[],
  options: TreeOptions,
): Promise<MergedShards> {
  const context = await contextFor(asker);
  if (context.repository.isBare) {
    throw new UserError("A bare repository has no place for .llmc: merge in a clone with a working tree.", {
      code: "BARE_REPOSITORY",
    });
  }
  const tree = await commitTree(context, options);
  return withFacts(context, tree, async (store) => ({
    ...(await mergeShards(tree, paths, store)),
    commit: tree.commit,
  }));
}

/** The answer of `facts --merge`. */
export const mergeCodec = view<MergedShards>()({
  commit: text(),
  shards: count(),
  added: count("contents whose facts were new"),
  unread: count("contents that no shard could read"),
});
