import type { TableMaker } from "../../model/retrieval.ts";
import type { Logger } from "../../util/logger.ts";
import { printable } from "../../util/printable.ts";
import type { KnownVectors, MissingVectors } from "../known-vectors.ts";
import type { BatchStore } from "../stores/batch-store.ts";
import { isSameMaker } from "../stores/checks.ts";
import { decodeBatch, encodeBatch, type VectorBatch } from "./vector-batch.ts";

/** Batches unused for this long belong to a commit or a model that is no longer indexed. */
const MAX_AGE_MILLISECONDS = 30 * 24 * 60 * 60_000;

/**
 * The vectors of runs that did not get to write the index. A run stores each answer of a model as it arrives, and reuses those of
 * earlier runs; once the index is written, it contains both, and the batches are removed. Models are slow and can cost money. Storing
 * batches must never fail a run: problems are logged, and the run goes on without.
 */
export class UnfinishedVectors {
  readonly #store: BatchStore;
  readonly #logger: Logger;
  /** Batches that are of no use once the index is written. */
  readonly #spent: string[] = [];
  #isKeeping = true;

  constructor(store: BatchStore, logger: Logger) {
    this.#store = store;
    this.#logger = logger;
  }

  /** Adds missing vectors that an earlier run left to the known ones. */
  async take(missing: readonly MissingVectors[], known: KnownVectors): Promise<void> {
    if (missing.every(({ slices }) => slices.size === 0)) return;
    await this.#orSay("Vectors of an earlier run cannot be read", async () => {
      for (const { id, madeAt } of await this.#store.list()) {
        const batch = await this.#read(id);
        const isUsed = batch !== undefined && missing.filter((each) => takeFrom(batch, each, known)).length > 0;
        if (isUsed || batch === undefined || Date.now() - madeAt > MAX_AGE_MILLISECONDS) this.#spent.push(id);
      }
    });
  }

  /** Stores vectors for the next run, in case this one does not finish. */
  async keep(maker: TableMaker, vectors: ReadonlyMap<string, Float32Array>): Promise<void> {
    if (!this.#isKeeping) return;
    this.#isKeeping = await this.#orSay("Vectors cannot be kept for another run, should this one fail", async () => {
      this.#spent.push(await this.#store.add(encodeBatch({ maker, vectors })));
    });
  }

  /** Removes the batches that this run reused or stored: the index now holds their vectors. */
  async discard(): Promise<void> {
    if (this.#spent.length === 0) return;
    await this.#orSay("Vectors of an earlier run cannot be removed", () => this.#store.remove(this.#spent));
  }

  async #read(id: string): Promise<VectorBatch | undefined> {
    const bytes = await this.#store.read(id);
    try {
      return bytes && decodeBatch(bytes);
    } catch (error) {
      this.#logger.debug(`A batch of vectors is damaged, and not used: ${error}`);
      return undefined;
    }
  }

  async #orSay(problem: string, action: () => Promise<void>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      this.#logger.warn(`${problem}: ${printable(error instanceof Error ? error.message : String(error))}`);
      return false;
    }
  }
}

/** Whether any vector of the batch was missing. */
function takeFrom({ maker, vectors }: VectorBatch, { wanted, slices }: MissingVectors, known: KnownVectors): boolean {
  if (!isSameMaker(maker, wanted.maker)) return false;
  const found = [...vectors].filter(([hash]) => slices.has(hash));
  known.add(maker, found);
  return found.length > 0;
}
