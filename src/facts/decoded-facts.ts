import type { FileFacts } from "../model/facts.ts";
import type { FactsKey, FactsStore, StoredFacts } from "./store.ts";

/**
 * The facts of a store that somebody has asked for, decoded once for each content. They take ten times the memory of what is stored,
 * and both sides of a change have most files in common, so whoever asks about either side asks here.
 */
export class DecodedFacts {
  readonly store: FactsStore;
  readonly #facts = new Map<FactsKey, FileFacts>();

  constructor(store: FactsStore) {
    this.store = store;
  }

  /** The facts; undefined when there are none or when what is stored cannot be trusted. */
  read(key: FactsKey): StoredFacts | undefined {
    const known = this.#facts.get(key);
    if (known) return known;
    const stored = this.store.read(key);
    if (stored !== undefined && stored !== "binary") this.#facts.set(key, stored);
    return stored;
  }

  /** Makes room; what is asked for again is decoded again. */
  forget(): void {
    this.#facts.clear();
  }
}
