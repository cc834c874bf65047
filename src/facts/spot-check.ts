import { randomInt } from "node:crypto";
import type { Tree, TreeEntry } from "../model/tree.ts";
import type { Logger } from "../util/logger.ts";
import { NO_PROGRESS } from "../util/progress.ts";
import { FactsStore } from "./store.ts";
import { keyOf, updateFactsOf } from "./update.ts";

/** Few enough to cost nothing beside the work, enough that a store with one wrong entry in ten is found out in nearly every run. */
const SAMPLE_SIZE = 40;
/** Files above this are left to the others: a check must stay cheap. */
const MAX_SAMPLE_BYTES = 100_000;

/**
 * Files whose stored facts are not what their content says. A store that comes from somewhere else names contents it never
 * parsed truthfully; facts follow from content alone, so some are made again and compared: a random sample, which nobody can
 * prepare for, and those that are asked for.
 */
export async function findForgedFacts(
  tree: Tree,
  store: FactsStore,
  asked: readonly TreeEntry[],
  logger: Logger,
): Promise<readonly string[]> {
  const { entries } = await tree.list();
  const known = entries.filter((entry) => entry.size <= MAX_SAMPLE_BYTES && store.has(keyOf(entry)));
  const checked = [...new Set([...asked.filter((entry) => store.has(keyOf(entry))), ...sample(known, SAMPLE_SIZE)])];
  const fresh = FactsStore.inMemory(logger);
  await updateFactsOf(checked, tree, fresh, { progress: NO_PROGRESS, batch: fresh.remember() });
  const forged = checked.filter((entry) => !isSame(store.readBytes(keyOf(entry)), fresh.readBytes(keyOf(entry))));
  return forged.map((entry) => entry.path).sort();
}

function sample<T>(all: readonly T[], size: number): T[] {
  if (all.length <= size) return [...all];
  const chosen = new Set<T>();
  while (chosen.size < size) chosen.add(all[randomInt(all.length)] as T);
  return [...chosen];
}

function isSame(stored: Uint8Array | undefined, made: Uint8Array | undefined): boolean {
  // What cannot be made again, because its file cannot be read, says nothing.
  if (stored === undefined || made === undefined) return true;
  return Buffer.compare(stored, made) === 0;
}
