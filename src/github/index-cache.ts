import { existsSync } from "node:fs";
import { join } from "node:path";
import { restoreCache, saveCache } from "@actions/cache";
import { CACHE_DIRECTORY } from "../facts/open-store.ts";
import { FACTS_VERSION } from "../facts/version.ts";
import { GRAPH_PATH } from "../graph/graph-file.ts";
import { STATUS_PATH } from "../graph/status-file.ts";
import { type CacheOutcome, guarded } from "./facts-cache.ts";

/** An index of another version is never used, so it is not even fetched. */
const KEY_PREFIX = `llmc-nav-index-${FACTS_VERSION}-`;
/** The graph, its status, and what the next build goes on from. */
const PATHS = [GRAPH_PATH, STATUS_PATH, CACHE_DIRECTORY];

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

function pathsIn(root: string): string[] {
  return PATHS.map((path) => join(root, path));
}
