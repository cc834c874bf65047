import { openStore } from "../../facts/open-store.ts";
import { nameOfShard, type Shard } from "../../facts/shard.ts";
import { mergeShards, type ShardMerge } from "../../facts/shard-merge.ts";
import { writeShard } from "../../facts/shard-write.ts";
import type { FactsStore } from "../../facts/store.ts";
import { GitTree } from "../../git/git-tree.ts";
import { UserError } from "../../model/errors.ts";
import type { TreeOptions } from "../../model/tree.ts";
import { view } from "../../wire/object.ts";
import { count, text } from "../../wire/values.ts";
import { type ApiContext, type Asker, contextFor } from "../context.ts";
import type { FactsOptions, UpdatedFacts } from "./facts.ts";

/** What merging shards of a commit came to. */
export type MergedShards = ShardMerge & { readonly commit: string };

/** Makes the facts of one part of a commit (default: HEAD), for another machine to merge. */
export async function writeFactsShard(
  asker: Asker,
  { shard, path }: { readonly shard: Shard; readonly path: string },
  { threads, ...options }: FactsOptions,
): Promise<UpdatedFacts> {
  const started = performance.now();
  const { progress } = asker;
  return withCommit(await contextFor(asker), options, async (tree, store) => {
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
  return withCommit(context, options, async (tree, store) => ({
    ...(await mergeShards(tree, paths, store)),
    commit: tree.commit,
  }));
}

/** Shards of several machines fit together only when all speak of one commit. */
async function withCommit<T>(
  { repository, rev, logger }: ApiContext,
  options: TreeOptions,
  work: (tree: GitTree, store: FactsStore) => Promise<T>,
): Promise<T> {
  const tree = new GitTree(repository, await repository.resolveCommit(rev ?? "HEAD"), options);
  const store = await openStore(repository, tree, logger);
  try {
    return await work(tree, store);
  } finally {
    store.close();
    await tree.close();
  }
}

/** The answer of `facts --merge`. */
export const mergeCodec = view<MergedShards>()({
  commit: text(),
  shards: count(),
  added: count("contents whose facts were new"),
  unread: count("contents that no shard could read"),
});
