import { existsSync, lstatSync, readdirSync, rmSync, type Stats } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isFeatureAvailable, restoreCache, saveCache } from "@actions/cache";
import { CACHE_DIRECTORY } from "../facts/cache-directory.ts";
import { FACTS_VERSION } from "../facts/version.ts";
import { INDEX_FILE } from "../freshness/index-files.ts";
import { storeVersion } from "../graph/store/store-head.ts";
import { withinTime } from "../util/within-time.ts";
import type { CacheOutcome } from "./cache-outcome.ts";

/** Something that is kept in the cache of GitHub Actions, an entry a commit. */
export interface CacheEntry {
  /** The name of the entry in sentences. */
  readonly what: string;
  /** Keys of every version begin so. */
  readonly family: string;
  /** Keys that can be used begin so: what another version made is not even fetched. */
  readonly prefix: string;
  /** The condition, in addition to `index: build`, under which a push keeps it, as a clause. */
  readonly condition: string;
  /** The number of entries that are worth keeping. */
  readonly count: number;
  /** The path of the kept data, relative to the root of the repository. */
  readonly path: string;
}

/** Facts, links and names: one store, so one entry. That of the last push, and one more for runs that began before it. */
export const INDEX_ENTRY: CacheEntry = {
  what: "The index",
  ...keysOf("llmc-nav-index-", storeVersion()),
  condition: "",
  count: 2,
  path: CACHE_DIRECTORY,
};
/** The tables that searches ask. They are large, and few runs search. */
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

/** Brings back the entry of the commit, else the one that was kept last. */
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

/** Keeps the entry of a commit; what is kept on the default branch, every pull request can restore. */
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

/** GitHub's client warns of what fails and then says that there was nothing; what there is tells the two apart. */
async function explainMiss(entry: CacheEntry, paths: string[]): Promise<CacheOutcome> {
  const key = await restoreCache(paths, entry.family, undefined, { lookupOnly: true });
  if (key === undefined) return { kind: "missed" };
  if (!key.startsWith(entry.prefix)) return { kind: "other-version", key };
  return { kind: "failed", doing: "restored from", reason: `its entry ${key} cannot be unpacked.` };
}

/** Runs what talks to the cache; one that cannot be used is an outcome, not an error. Its client alone would wait for many minutes. */
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
    // Entries are found by their paths, too, and an absolute one is another on every machine.
    return await withinTime(work([relative(process.cwd(), join(root, path))]), maxSeconds);
  } catch (error) {
    return { kind: "failed", doing, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The part of a path that is a link, or else no directory where one belongs: archives are unpacked through links, to wherever they lead. */
function linkedPart(root: string, path: string): string | undefined {
  const above = dirname(path);
  const outer = above === "." ? undefined : linkedPart(root, above);
  if (outer !== undefined) return outer;
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false });
  return stat === undefined || isPlain(stat) ? undefined : path;
}

/** Something below a path that is neither a directory nor a regular file. */
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
