import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { restoreCache, saveCache } from "@actions/cache";
import { CACHE_DIRECTORY } from "../facts/open-store.ts";
import { FACTS_VERSION } from "../facts/version.ts";
import { INDEX_FILE } from "../freshness/index-files.ts";
import { GRAPH_PATH } from "../graph/graph-file.ts";
import { STATUS_PATH } from "../graph/status-file.ts";
import { type CacheOutcome, guarded } from "./facts-cache.ts";

/** An index of another version is never used, so it is not even fetched. */
const KEY_PREFIX = `llmc-nav-index-${FACTS_VERSION}-`;
/** The graph, its status, the search index if there is one, and what the next build goes on from. */
const PATHS = [GRAPH_PATH, STATUS_PATH, INDEX_FILE, CACHE_DIRECTORY];

/** Brings back the index of the nearest run that kept one. */
export async function restoreIndex(root: string, commit: string): Promise<CacheOutcome> {
  return await guarded(async () => {
    const key = await restoreCache(pathsIn(root), `${KEY_PREFIX}${commit}`, [KEY_PREFIX]);
    return key === undefined ? { kind: "missed" } : { kind: "restored", key };
  });
}

/** Keeps the index for later runs. */
export async function saveIndex(root: string, commit: string): Promise<CacheOutcome> {
  if (!existsSync(join(root, GRAPH_PATH))) return { kind: "missed" };
  return await guarded(async () => {
    const key = `${KEY_PREFIX}${commit}`;
    await saveCache(pathsIn(root), key);
    return { kind: "saved", key };
  });
}

/** Relative to the current directory, since entries are found by their paths, too, and an absolute one is another on every machine. */
function pathsIn(root: string): string[] {
  return PATHS.map((path) => relative(process.cwd(), join(root, path)));
}
