import { resolve } from "node:path";
import { configOf } from "../../api/config-file.ts";
import { CONFIG_FILE } from "../../config/config-text.ts";
import { refuseBadAddresses } from "../../config/refuse-bad-addresses.ts";
import type { CostLine } from "../../embeddings/cost.ts";
import { type IndexLayout, layoutOf, type WantedTable } from "../../embeddings/index-layout.ts";
import { indexTree } from "../../embeddings/index-tree.ts";
import { openProvider } from "../../embeddings/providers/open-provider.ts";
import { withVectorShards } from "../../embeddings/shards/vector-shards.ts";
import { writeVectorShard } from "../../embeddings/shards/write-vector-shard.ts";
import { openIndexStore } from "../../embeddings/stores/open-index-store.ts";
import { openStore } from "../../facts/open-store.ts";
import { GitTree } from "../../git/git-tree.ts";
import { Repository } from "../../git/repository.ts";
import { UserError } from "../../model/errors.ts";
import { FallbackLog } from "../../routing/fallback-log.ts";
import { baseHosts } from "../input/base-hosts.ts";
import { wholeNumber } from "../input/option-values.ts";
import { readConfigFile } from "../input/read-config.ts";
import { readShardRequest } from "../input/shard-request.ts";
import { costSentence, renderIndexRun, renderVectorShard } from "../output/index.ts";
import type { Command, CommandContext, ParsedOptions } from "../spec/command.ts";

const HEAD = "HEAD";

/** `llmc-nav index`: the search index of a commit. */
export const indexCommand: Command = {
  async run(context, options) {
    const { logger } = context;
    const repository = await Repository.open(context.directory);
    if (repository.isBare) {
      throw new UserError("A bare repository has no place for a search index: run this in a clone.", {
        code: "BARE_REPOSITORY",
      });
    }
    const file = await readConfigFile(context, options);
    const config = refuseBadAddresses(configOf(file), file.path ?? CONFIG_FILE);
    const hosts = await baseHosts(repository, file.path && resolve(context.directory, file.path), context.io.env);
    const layout = layoutOf(config, new FallbackLog(logger), logger);
    const tree = new GitTree(repository, await repository.resolveCommit(context.rev ?? HEAD));
    try {
      await indexInto(context, options, tree, layout, hosts);
    } finally {
      await tree.close();
    }
    return 0;
  },
};

async function indexInto(
  context: CommandContext,
  options: ParsedOptions,
  tree: GitTree,
  layout: IndexLayout,
  contentHosts: ReadonlySet<string> | undefined,
): Promise<void> {
  const started = performance.now();
  const request = readShardRequest(context, options);
  const isDryRun = options.flag("dry-run");
  if (isDryRun && request?.kind === "make") {
    throw new UserError("--dry-run says what the whole index would take: leave out --shard.");
  }
  const { io, format, logger, progress } = context;
  const { repository } = tree;
  const facts = await openStore(repository, tree, logger);
  try {
    const store = await openIndexStore({ root: repository.root, environment: io.env, logger });
    const work = {
      tree,
      facts,
      store,
      batches: store.batches,
      layout,
      logger,
      progress,
      openProvider: ({ profile }: WantedTable) => openProvider({ profile, environment: io.env, contentHosts }),
      maxEmbeddings: wholeNumber(options, "max-embeddings"),
      onCost: (cost: readonly CostLine[]) => {
        const isShown = cost.length > 0 && !options.flag("quiet");
        if (isShown) io.writeError(`llmc-nav: To be embedded: ${costSentence(cost)}.\n`);
      },
      isDryRun,
    };
    try {
      if (request?.kind === "make") {
        const { shard, path } = request;
        const run = await writeVectorShard({ ...work, shard, path });
        await io.writeOut(renderVectorShard(format, shard, tree.commit, run, performance.now() - started));
      } else {
        const run =
          request === undefined
            ? await indexTree(work)
            : await withVectorShards(tree, layout, request.paths, (shards) => indexTree({ ...work, shards }));
        await io.writeOut(renderIndexRun(format, run, performance.now() - started));
      }
    } finally {
      await store.close();
    }
  } finally {
    facts.save();
    facts.close();
  }
}
