import { openStore } from "../facts/open-store.ts";
import type { FactsStore } from "../facts/store.ts";
import { GitTree } from "../git/git-tree.ts";
import { Repository } from "../git/repository.ts";
import type { WorkTree } from "../git/work-tree.ts";
import type { TreeOptions } from "../model/tree.ts";
import type { GraphCache } from "../nav/graph/graph-cache.ts";
import type { Logger } from "../util/logger.ts";
import type { Progress } from "../util/progress.ts";

/** The context that every question needs, whoever asks it. */
export interface ApiContext {
  readonly repository: Repository;
  /** A commit to answer about; undefined for the working tree. */
  readonly rev: string | undefined;
  readonly logger: Logger;
  readonly progress: Progress;
  /** The graph that earlier questions read, for those who ask more than one. */
  readonly graphs?: GraphCache;
}

/** The context of a question whose repository is not open yet, and the directory from which it is asked. */
export interface Asker extends Omit<ApiContext, "repository" | "graphs"> {
  /** The repository is looked for around it. */
  readonly directory: string;
}

/** Opens the repository that an operation is about. */
export async function contextFor({ directory, rev, logger, progress }: Asker): Promise<ApiContext> {
  return { repository: await Repository.open(directory), rev, logger, progress };
}

/** The files of the commit that is asked about, else of HEAD. */
export async function commitTree({ repository, rev = "HEAD" }: ApiContext, options?: TreeOptions): Promise<GitTree> {
  return new GitTree(repository, await repository.resolveCommit(rev), options);
}

/** Works with the stored facts of a tree; store and tree are closed afterwards. */
export async function withFacts<T>(
  { repository, logger }: ApiContext,
  tree: GitTree | WorkTree,
  work: (store: FactsStore) => Promise<T>,
): Promise<T> {
  const store = await openStore(repository, tree, logger);
  try {
    return await work(store);
  } finally {
    store.close();
    await tree.close();
  }
}
