import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TreeEntry } from "../model/tree.ts";

/** The folder of the stored facts, relative to the root of the repository. */
export const CACHE_DIRECTORY = ".llmc/cache";

/** The folder of everything that is stored about a repository. */
const INDEX_DIRECTORY = ".llmc";
/** The .gitignore of a folder that is not part of any commit. */
export const HIDE_ALL = "*\n";

/**
 * Creates the folder of the index and hides it from git, so that nobody needs to know about it. A folder that already exists is left
 * as its owner wants it; one that is partly committed is not hidden.
 */
export function makeIndexDirectory(root: string, entries: readonly TreeEntry[]): void {
  const directory = join(root, INDEX_DIRECTORY);
  try {
    mkdirSync(directory);
  } catch {
    return;
  }
  if (entries.some(({ path }) => path.startsWith(`${INDEX_DIRECTORY}/`))) return;
  writeFileSync(join(directory, ".gitignore"), HIDE_ALL, { flag: "wx" });
}

/**
 * Whether the cache is part of the commit: anyone who can commit to a branch could then decide what we believe about its code. Not
 * every file system is case-sensitive.
 */
export function isCacheCommitted(entries: readonly TreeEntry[]): boolean {
  const start = `${CACHE_DIRECTORY}/`;
  return entries.some(({ path }) => path.slice(0, start.length).toLowerCase() === start);
}
