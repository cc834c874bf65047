import { resolve } from "node:path";
import { CONFIG_FILE } from "../../config/config-text.ts";
import { refuseBadAddresses } from "../../config/refuse-bad-addresses.ts";
import { type CostLine, totalEmbeddings } from "../../embeddings/cost.ts";
import { type IndexLayout, layoutOf, type WantedTable } from "../../embeddings/index-layout.ts";
import { type IndexOptions, type IndexRun, indexTree } from "../../embeddings/index-tree.ts";
import type { IndexPlan, TableChange } from "../../embeddings/plan-index.ts";
import { openProvider } from "../../embeddings/providers/open-provider.ts";
import { withVectorShards } from "../../embeddings/shards/vector-shards.ts";
import { type VectorShardRun, writeVectorShard } from "../../embeddings/shards/write-vector-shard.ts";
import { openIndexStore } from "../../embeddings/stores/open-index-store.ts";
import { openStore } from "../../facts/open-store.ts";
import { nameOfShard, type Shard } from "../../facts/shard.ts";
import type { GitTree } from "../../git/git-tree.ts";
import { UserError } from "../../model/errors.ts";
import { FallbackLog } from "../../routing/fallback-log.ts";
import { from, of, view } from "../../wire/object.ts";
import { list, nullable } from "../../wire/shapes.ts";
import { count, elapsed, flag, text } from "../../wire/values.ts";
import { type ConfigFile, configOf } from "../config-file.ts";
import { type ApiContext, type Asker, commitTree, contextFor } from "../context.ts";
import { baseHosts } from "./base-hosts.ts";

/** Options for making the search index. */
export interface SearchIndexOptions {
  readonly config: ConfigFile;
  /** The environment variables that hold the address of the index and the keys of providers. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly maxEmbeddings: number | undefined;
  /** Hears what it takes, before it is spent. */
  onCost(cost: readonly CostLine[]): void;
}

/** Brings the search index to a commit (default: HEAD), from the shards of several machines if there are any. */
export async function updateSearchIndex(
  asker: Asker,
  options: SearchIndexOptions,
  { isDryRun, shards }: { readonly isDryRun: boolean; readonly shards: readonly string[] | undefined },
): Promise<SearchIndexRun> {
  return withIndex(asker, options, async (work, started) => {
    const { tree, layout } = work;
    const run = await (shards === undefined
      ? indexTree({ ...work, isDryRun })
      : withVectorShards(tree, layout, shards, (vectors) => indexTree({ ...work, isDryRun, shards: vectors })));
    const embeddings = totalEmbeddings(run.cost);
    return { ...run.plan, ...run, embeddings, elapsedMs: performance.now() - started };
  });
}

/** Makes the embeddings of one part of a commit (default: HEAD), for another machine to merge. */
export async function writeVectors(
  asker: Asker,
  options: SearchIndexOptions,
  { shard, path }: { readonly shard: Shard; readonly path: string },
): Promise<ShardOfVectors> {
  return withIndex(asker, options, async (work, started) => {
    const run = await writeVectorShard({ ...work, shard, path });
    const { commit } = work.tree;
    const embeddings = totalEmbeddings(run.cost);
    return { ...run, shard: nameOfShard(shard), commit, embeddings, elapsedMs: performance.now() - started };
  });
}

async function withIndex<T>(
  asker: Asker,
  options: SearchIndexOptions,
  use: (work: Work, started: number) => Promise<T>,
): Promise<T> {
  const context = await contextFor(asker);
  const { repository, logger } = context;
  if (repository.isBare) {
    throw new UserError("A bare repository has no place for a search index: run this in a clone.", {
      code: "BARE_REPOSITORY",
    });
  }
  const file = options.config;
  const config = refuseBadAddresses(configOf(file), file.path ?? CONFIG_FILE);
  const hosts = await baseHosts(repository, file.path && resolve(asker.directory, file.path), options.environment);
  const layout = layoutOf(config, new FallbackLog(logger), logger);
  const tree = await commitTree(context);
  try {
    return await withStores(context, tree, options, layout, hosts, use);
  } finally {
    await tree.close();
  }
}

async function withStores<T>(
  { repository, logger, progress }: ApiContext,
  tree: GitTree,
  { environment, maxEmbeddings, onCost }: SearchIndexOptions,
  layout: IndexLayout,
  contentHosts: ReadonlySet<string> | undefined,
  use: (work: Work, started: number) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const facts = await openStore(repository, tree, logger);
  try {
    const store = await openIndexStore({ root: repository.root, environment, logger });
    const open = ({ profile }: WantedTable) => openProvider({ profile, environment, contentHosts });
    const work = { tree, facts, store, batches: store.batches, layout, logger, progress, openProvider: open };
    return await use({ ...work, maxEmbeddings, onCost }, started).finally(() => store.close());
  } finally {
    facts.save();
    facts.close();
  }
}

/** The inputs for making an index or a shard of one. */
type Work = Omit<IndexOptions, "isDryRun" | "shards"> & { readonly tree: GitTree };

/** The work that bringing the search index up to date took, or would take. */
export interface SearchIndexRun extends IndexRun, IndexPlan {
  readonly embeddings: number;
  readonly elapsedMs: number;
}

/** The work that making one shard of the vectors took. */
export interface ShardOfVectors extends VectorShardRun {
  readonly shard: string;
  readonly commit: string;
  readonly embeddings: number;
  readonly elapsedMs: number;
}

const cost = list(
  view<CostLine>()({
    profile: text(),
    provider: text(),
    model: text(),
    cost_class: text(),
    embeddings: count(),
    tokens: count("estimated"),
  }),
);

/** The answer of `index --shard`. */
export const vectorShardCodec = view<ShardOfVectors>()({
  commit: text(),
  shard: text("`K/N`"),
  files: count(),
  unread: count("files that could not be read"),
  vectors: count(),
  reused: count("embeddings that were there"),
  embeddings: count("made"),
  cost,
  elapsed_ms: elapsed(),
});

/** The answer of `index`. */
export const indexRunCodec = view<SearchIndexRun>()({
  commit: text(),
  base: nullable(text(), "the commit that the index held before"),
  written: of("isWritten", flag()),
  files: count(),
  unread: count("files that could not be read, so that the index is not fresh"),
  added: count("slices"),
  removed: count("slices"),
  reused: count("embeddings that were there"),
  embeddings: count("made, or to make"),
  cost,
  tables: of(
    "changes",
    list(
      view<TableChange>()({
        index: from(({ wanted }: TableChange) => wanted.name, text()),
        profile: from(({ wanted }: TableChange) => wanted.profile.name, text()),
        added: from(({ added }: TableChange) => added.length, count()),
        removed: from(({ removedIds }: TableChange) => removedIds.length, count()),
      }),
    ),
  ),
  elapsed_ms: elapsed(),
});
