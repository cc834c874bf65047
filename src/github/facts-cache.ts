import { existsSync } from "node:fs";
import { isFeatureAvailable, restoreCache, saveCache } from "@actions/cache";
import { CACHE_DIRECTORY } from "../facts/open-store.ts";
import { FACTS_VERSION } from "../facts/version.ts";

/** Facts of another version are never read, so they are not even fetched. */
const KEY_PREFIX = `llmc-nav-facts-${FACTS_VERSION}-`;

/** What became of the cache, as a sentence for the log. It never fails a run: without it files are only parsed again. */
export type CacheOutcome =
  | { readonly kind: "restored"; readonly key: string }
  | { readonly kind: "saved"; readonly key: string }
  | { readonly kind: "missed" | "unavailable" }
  | { readonly kind: "failed"; readonly reason: string };

/**
 * Brings back the facts of the nearest run that kept some. The path is relative to the current directory, which is the workspace:
 * entries are found by their paths, too, and an absolute one is another on every machine.
 */
export async function restoreFacts(commit: string): Promise<CacheOutcome> {
  return await guarded(async () => {
    const key = await restoreCache([CACHE_DIRECTORY], keyFor(commit), [KEY_PREFIX]);
    return key === undefined ? { kind: "missed" } : { kind: "restored", key };
  });
}

/** Keeps the facts for later runs; what is kept on the default branch, every pull request can restore. */
export async function saveFacts(commit: string): Promise<CacheOutcome> {
  if (!existsSync(CACHE_DIRECTORY)) return { kind: "missed" };
  return await guarded(async () => {
    const key = keyFor(commit);
    await saveCache([CACHE_DIRECTORY], key);
    return { kind: "saved", key };
  });
}

function keyFor(commit: string): string {
  return `${KEY_PREFIX}${commit}`;
}

/** Runs what talks to the cache; a cache that cannot be used is an outcome, not an error. */
export async function guarded(work: () => Promise<CacheOutcome>): Promise<CacheOutcome> {
  try {
    return isFeatureAvailable() ? await work() : { kind: "unavailable" };
  } catch (error) {
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}
