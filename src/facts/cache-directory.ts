import type { TreeEntry } from "../model/tree.ts";

/** Where facts are kept, relative to the root of the repository. */
export const CACHE_DIRECTORY = ".llmc/cache";

/**
 * Whether the cache comes with the commit: whoever can commit to a branch could then decide what we believe about its code. Not every
 * file system tells upper from lower case.
 */
export function isCacheCommitted(entries: readonly TreeEntry[]): boolean {
  const start = `${CACHE_DIRECTORY}/`;
  return entries.some(({ path }) => path.slice(0, start.length).toLowerCase() === start);
}
