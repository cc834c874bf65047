import { join } from "node:path";
import type { Repository } from "../git/repository.ts";
import type { Tree } from "../model/tree.ts";
import { complaintOf } from "../util/complaint.ts";
import type { Logger } from "../util/logger.ts";
import { CACHE_DIRECTORY, isCacheCommitted, makeIndexDirectory } from "./cache-directory.ts";
import { FactsStore } from "./store.ts";

/** The store of a repository; one for this run only when nothing can be kept, with a warning that says why. */
export async function openStore(repository: Repository, tree: Tree, logger: Logger): Promise<FactsStore> {
  if (repository.isBare) return FactsStore.inMemory(logger);
  const { entries } = await tree.list();
  if (isCacheCommitted(entries)) {
    logger.warn(`${CACHE_DIRECTORY} is committed to this repository, so it is not trusted: remove it from git.`);
    return FactsStore.inMemory(logger);
  }
  try {
    makeIndexDirectory(repository.root, entries);
    return FactsStore.open(join(repository.root, CACHE_DIRECTORY), logger);
  } catch (error) {
    const reason = complaintOf(error);
    logger.warn(`Facts cannot be kept in ${CACHE_DIRECTORY}, so the next run parses everything again: ${reason}.`);
    return FactsStore.inMemory(logger);
  }
}
