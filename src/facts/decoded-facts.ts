import type { FileFacts } from "../model/facts.ts";
import type { Imports } from "./decode.ts";
import type { FactsKey, FactsStore, StoredFacts } from "./store.ts";

/**
 * The facts that were requested from a store, decoded once per content. Decoded facts take ten times the memory of stored ones, and
 * both sides of a change have most files in common, so code that needs either side shares one instance.
 */
export class DecodedFacts {
  readonly store: FactsStore;
  readonly #facts = new Map<FactsKey, FileFacts>();

  constructor(store: FactsStore) {
    this.store = store;
  }

  /** The facts; undefined when there are none or when the stored ones cannot be trusted. */
  read(key: FactsKey): StoredFacts | undefined {
    const known = this.#facts.get(key);
    if (known) return known;
    const stored = this.store.read(key);
    if (stored !== undefined && stored !== "binary") this.#facts.set(key, stored);
    return stored;
  }

  /** The same of its imports and exports alone, which take a fraction of the time and are not kept. */
  readImports(key: FactsKey): Imports | undefined {
    const known = this.#facts.get(key);
    if (known) return known;
    const stored = this.store.readImports(key);
    return stored === "binary" ? undefined : stored;
  }

  /** Frees memory; facts that are requested again are decoded again. */
  forget(): void {
    this.#facts.clear();
  }
}
