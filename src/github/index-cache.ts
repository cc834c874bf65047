import { existsSync, lstatSync, readdirSync, rmSync, type Stats } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isFeatureAvailable, restoreCache, saveCache } from "@actions/cache";
import { CACHE_DIRECTORY } from "../facts/cache-directory.ts";
import { FACTS_VERSION } from "../facts/version.ts";
import { INDEX_FILE } from "../freshness/index-files.ts";
import { storeVersion } from "../graph/store/store-head.ts";
import { withinTime } from "../util/within-time.ts";
import type { CacheOutcome } from "./cache-outcome.ts";

/** Data kept in the cache of GitHub Actions, one entry per commit. */
export interface CacheEntry {
  /** The name of the entry in messages. */
  readonly what: string;
  /** The key prefix of every version. */
  readonly family: string;
  /** The prefix of usable keys: entries made by another version are not even downloaded. */
  readonly prefix: string;
  /** The condition, in addition to `index: build`, under which a push keeps the entry, as a clause. */
  readonly condition: string;
  /** The number of entries that are worth keeping. */
  readonly count: number;
  /** The path of the kept data, relative to the root of the repository. */
  readonly path: string;
}

/** Facts, links and names: one store, so one entry. Kept are that of the last push, and one more for runs that began before it. */
export const INDEX_ENTRY: CacheEntry = {
  what: "The index",
  ...keysOf("llmc-nav-index-", storeVersion()),
  condition: "",
  count: 2,
  path: CACHE_DIRECTORY,
};
/** The search tables. They are large, and few runs search. */
export const TABLES_ENTRY: CacheEntry = {
  what: "The search index",
  ...keysOf("llmc-nav-tables-", String(FACTS_VERSION)),
  condition: ", and `index_in_ci` in llmc.toml,",
  count: 1,
  path: INDEX_FILE,
};

function keysOf(family: string, version: string): Pick<CacheEntry, "family" | "prefix"> {
  return { family, prefix: `${family}${version}-` };
}

/** Restores the entry of the commit, otherwise the one that was kept last. */
export async function restoreEntry(
  entry: CacheEntry,
  root: string,
  commit: string,
  maxSeconds: number,
): Promise<CacheOutcome> {
  return await guarded({ doing: "restored from", maxSeconds }, entry, root, async (paths) => {
    const key = await restoreCache(paths, `${entry.prefix}${commit}`, [entry.prefix]);
    if (key === undefined) return await explainMiss(entry, paths);
    const link = findLink(join(root, entry.path));
    if (link === undefined) return { kind: "restored", key };
    rmSync(join(root, entry.path), { recursive: true, force: true });
    return { kind: "failed", doing: "restored from", reason: `it held a link, so all of it was removed (${key}).` };
  });
}

/** Saves the entry of a commit; entries of the default branch can be restored by every pull request. */
export async function saveEntry(
  entry: CacheEntry,
  root: string,
  commit: string,
  maxSeconds: number,
): Promise<CacheOutcome> {
  if (!existsSync(join(root, entry.path))) return { kind: "missed" };
  return await guarded({ doing: "kept in", maxSeconds }, entry, root, async (paths) => {
    const key = `${entry.prefix}${commit}`;
    const id = await saveCache(paths, key);
    return { kind: id === -1 ? "kept-already" : "saved", key };
  });
}

/** GitHub's client logs a warning on failure and then reports a miss; listing the entries distinguishes the two. */
async function explainMiss(entry: CacheEntry, paths: string[]): Promise<CacheOutcome> {
  const key = await restoreCache(paths, entry.family, undefined, { lookupOnly: true });
  if (key === undefined) return { kind: "missed" };
  if (!key.startsWith(entry.prefix)) return { kind: "other-version", key };
  return { kind: "failed", doing: "restored from", reason: `its entry ${key} cannot be unpacked.` };
}

/** Runs `work` on the cache; an unusable cache is an outcome, not an error. Without a limit, its client would wait for many minutes. */
async function guarded(
  { doing, maxSeconds }: { readonly doing: "restored from" | "kept in"; readonly maxSeconds: number },
  { path }: CacheEntry,
  root: string,
  work: (paths: string[]) => Promise<CacheOutcome>,
): Promise<CacheOutcome> {
  const linked = linkedPart(root, path);
  if (linked !== undefined) return { kind: "linked", path: linked };
  try {
    if (!isFeatureAvailable()) return { kind: "unavailable" };
    // Entries are matched by their paths too, and an absolute path differs on every machine.
    return await withinTime(work([relative(process.cwd(), join(root, path))]), maxSeconds);
  } catch (error) {
    return { kind: "failed", doing, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The part of a path that is a link, or is not a directory where one is needed: archives are unpacked through links, wherever they point. */
function linkedPart(root: string, path: string): string | undefined {
  const above = dirname(path);
  const outer = above === "." ? undefined : linkedPart(root, above);
  if (outer !== undefined) return outer;
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false });
  return stat === undefined || isPlain(stat) ? undefined : path;
}

/** Finds an entry below a path that is neither a directory nor a regular file. */
function findLink(path: string): string | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || stat.isFile()) return undefined;
  if (!stat.isDirectory()) return path;
  for (const name of readdirSync(path)) {
    const found = findLink(join(path, name));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isPlain(stat: Stats): boolean {
  return stat.isDirectory() || stat.isFile();
}
