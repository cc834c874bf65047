import { openStore } from "../../src/facts/open-store.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { Repository } from "../../src/git/repository.ts";
import type { BroughtIndex } from "../../src/graph/bring-index.ts";
import { buildGraph } from "../../src/graph/build-graph.ts";
import { loadGraph } from "../../src/graph/file/graph-file.ts";
import type { GraphIndex } from "../../src/graph/file/graph-index.ts";
import { followSymbols } from "../../src/rebind/follow-symbols.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { checkFiles } from "./check-answer.ts";
import { type GitRepo, TEST_ENV } from "./git-repo.ts";

/** Builds the graph of a commit as the command does. The files that it writes must match their schemas. */
export async function build(
  repo: GitRepo,
  rev = "HEAD",
  isFull = false,
  logger = SILENT_LOGGER,
): Promise<BroughtIndex> {
  const repository = await Repository.open(repo.dir, { env: TEST_ENV });
  const tree = new GitTree(repository, await repository.resolveCommit(rev));
  const store = await openStore(repository, tree, logger);
  try {
    const built = await buildGraph(tree, store, {
      logger,
      progress: NO_PROGRESS,
      isFull,
      isExported: true,
      follow: (commit) => followSymbols(commit, tree, { repository, store, progress: NO_PROGRESS }),
    });
    checkFiles(repo.dir);
    return built;
  } finally {
    store.close();
    await tree.close();
  }
}

/** The last graph that was built. */
export function graphOf(repo: GitRepo): GraphIndex {
  const graph = loadGraph(repo.dir, SILENT_LOGGER);
  if (!graph) throw new Error("no graph was built");
  return graph;
}

/** Relations as `src edge dst`, sorted. */
export function relationLines(index: GraphIndex): string[] {
  return index.graph.relations.map(({ src, edge, dst }) => `${src} ${edge} ${dst}`).sort();
}
