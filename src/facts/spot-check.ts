import { randomInt } from "node:crypto";
import type { Tree, TreeEntry } from "../model/tree.ts";
import { SILENT_LOGGER } from "../util/logger.ts";
import { NO_PROGRESS } from "../util/progress.ts";
import { FactsStore } from "./store.ts";
import { keyOf, updateFactsOf } from "./update.ts";

/** The maximum number of files and bytes that a check reads besides those requested: it must stay cheap, whatever the sizes of files. */
interface Budget {
  readonly files: number;
  readonly bytes: number;
}

/** Few enough to cost nothing next to the work itself, enough that a store with one wrong entry in ten is detected in nearly every run. */
const SAMPLE: Budget = { files: 40, bytes: 1_000_000 };
/** False facts help an attacker only in files that mention changed names, so for most changes all of these files are checked. */
const RELATED: Budget = { files: 1000, bytes: 4_000_000 };

/**
 * Produces stored facts again and compares them. A store from elsewhere may hold false facts for contents that it never parsed; true
 * facts follow from content alone. New facts are kept for as long as the check lasts.
 */
export class FactsCheck {
  readonly #store: FactsStore;
  readonly #fresh = FactsStore.inMemory(SILENT_LOGGER);

  constructor(store: FactsStore) {
    this.#store = store;
  }

  /** The number of contents that were parsed to compare them with the stored facts. */
  get compared(): number {
    return this.#fresh.parsed;
  }

  /** Facts produced from the files just now, for all entries that can be read. */
  async makeAgain(tree: Tree, entries: readonly TreeEntry[]): Promise<FactsStore> {
    await updateFactsOf(entries, tree, this.#fresh, { progress: NO_PROGRESS, batch: this.#fresh.remember() });
    return this.#fresh;
  }

  /** The files among `entries` whose stored facts do not match their content. */
  async forgedAmong(tree: Tree, entries: readonly TreeEntry[]): Promise<string[]> {
    const known = entries.filter((entry) => this.#store.has(keyOf(entry)));
    const fresh = await this.makeAgain(tree, known);
    const forged = known.filter((entry) => {
      const key = keyOf(entry);
      return !isSame(this.#store.readBytes(key), fresh.readBytes(key));
    });
    return forged.map((entry) => entry.path).sort();
  }

  /** The same for a part of the files that false facts would be about: those of the first list before those of the next. */
  async forgedAmongRelated(tree: Tree, lists: readonly (readonly TreeEntry[])[]): Promise<string[]> {
    return await this.forgedAmong(tree, take(lists.flatMap(shuffled), RELATED));
  }

  /** The same for a random sample, which an attacker cannot prepare for. */
  async forgedInSample(tree: Tree): Promise<string[]> {
    const { entries } = await tree.list();
    const known = entries.filter((entry) => this.#store.has(keyOf(entry)));
    return await this.forgedAmong(tree, take(shuffled(known), SAMPLE));
  }
}

/** As many entries as the budget allows; one that is too large for the rest of it leaves room for smaller ones. */
function take(entries: readonly TreeEntry[], { files, bytes }: Budget): TreeEntry[] {
  const taken = new Set<TreeEntry>();
  let left = bytes;
  for (const entry of entries) {
    if (taken.size >= files) break;
    // The first is taken whatever its size: false facts would be put where no check ever looks.
    if (taken.has(entry) || (entry.size > left && taken.size > 0)) continue;
    taken.add(entry);
    left -= entry.size;
  }
  return [...taken];
}

function shuffled<T>(all: readonly T[]): T[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

function isSame(stored: Uint8Array | undefined, made: Uint8Array | undefined): boolean {
  // Facts that cannot be produced again, because the file is unreadable, are no evidence.
  if (stored === undefined || made === undefined) return true;
  return Buffer.compare(stored, made) === 0;
}
