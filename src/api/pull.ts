import { rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE_DIRECTORY } from "../facts/cache-directory.ts";
import { FactsCheck } from "../facts/spot-check.ts";
import { GitTree } from "../git/git-tree.ts";
import type { BroughtIndex } from "../graph/bring-index.ts";
import { buildGraph } from "../graph/build-graph.ts";
import { UserError } from "../model/errors.ts";
import { followSymbols } from "../rebind/follow-symbols.ts";
import { view } from "../wire/object.ts";
import { count, elapsed, text } from "../wire/values.ts";
import { type ApiContext, withFacts } from "./context.ts";
import { fetchPublishedIndex } from "./published-index.ts";

const DEFAULT_REMOTE = "origin";

/** The outcome of a pull. */
export interface PulledIndex {
  readonly remote: string;
  /** The commit that the published index was made of. */
  readonly publishedCommit: string;
  /** The commit that the graph is of now. */
  readonly commit: string;
  /** Files of the store that were fetched. */
  readonly files: number;
  readonly bytes: number;
  /** Contents that the published index did not know. */
  readonly parsed: number;
  readonly linked: number;
  /** Files whose links were still right. */
  readonly reused: number;
}

/** The answer of `pull`. */
export const pulledCodec = view<PulledIndex & { readonly elapsedMs: number }>()({
  remote: text(),
  published_commit: text("the commit that the published index was made of"),
  commit: text("the commit that the graph is of now"),
  files: count("files of the store that were fetched"),
  bytes: count(),
  parsed: count("contents that the published index did not know"),
  linked: count(),
  reused: count("files whose links were still right"),
  elapsed_ms: elapsed(),
});

/** Gets the published index, proves it against the files of the commit (default: HEAD), and brings the graph to that commit. */
export async function pullIndex(context: ApiContext, remote = DEFAULT_REMOTE): Promise<PulledIndex> {
  const { repository, rev = "HEAD" } = context;
  if (repository.isBare) throw new UserError("A bare repository has no place for .llmc: pull the index in a clone.");
  const commit = await repository.resolveCommit(rev);
  const { commit: publishedCommit, files } = await fetchPublishedIndex(repository, remote);
  const { parsed, linked, reused } = await proveAndBuild(context, commit);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return { remote, publishedCommit, commit, files: files.length, bytes, parsed, linked, reused };
}

async function proveAndBuild(context: ApiContext, commit: string): Promise<BroughtIndex> {
  const { repository, logger, progress } = context;
  const tree = new GitTree(repository, commit);
  return withFacts(context, tree, async (store) => {
    const forged = await new FactsCheck(store).forgedInSample(tree);
    if (forged.length > 0) {
      store.close();
      rmSync(join(repository.root, CACHE_DIRECTORY), { recursive: true, force: true });
      throw new UserError(
        `The published index says of ${forged.length} files what they do not hold, such as ${JSON.stringify(forged[0])}, so it was removed: find out who published it, and run \`llmc-nav build-graph\`.`,
      );
    }
    const follow = (from: string) => followSymbols(from, tree, { repository, store, progress });
    return buildGraph(tree, store, { logger, progress, isFull: false, isExported: true, follow });
  });
}
