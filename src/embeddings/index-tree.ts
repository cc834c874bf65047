import type { IndexedSlice, IndexStore, Slice } from "../model/retrieval.ts";
import { type CostLine, totalEmbeddings } from "./cost.ts";
import { announceCost, type EmbedOptions, embedMissing } from "./embed-missing.ts";
import type { WantedTable } from "./index-layout.ts";
import { findKnown, findMissing, type KnownVectors } from "./known-vectors.ts";
import { type IndexPlan, type PlanOptions, planIndex } from "./plan-index.ts";
import type { VectorShards } from "./shards/vector-shards.ts";
import { IndexStoreError } from "./stores/store-error.ts";
import { sliceTerms } from "./terms/slice-terms.ts";
import { UnfinishedVectors } from "./unfinished/unfinished-vectors.ts";

/** The options for bringing an index up to date. */
export interface IndexOptions extends PlanOptions, EmbedOptions {
  /** Vectors from shards; a vector missing there is an error, none is made. */
  readonly shards?: VectorShards;
  /** Stops once the cost is known. */
  readonly isDryRun: boolean;
}

/** The outcome of bringing an index up to date, and its cost. */
export interface IndexRun {
  readonly plan: IndexPlan;
  readonly cost: readonly CostLine[];
  readonly added: number;
  readonly removed: number;
  /** Added slices whose content already had a vector. */
  readonly reused: number;
  readonly isWritten: boolean;
}

/** A process that keeps writing to the same index is a setup mistake. */
const MAX_ATTEMPTS = 5;

/**
 * Makes the index hold the slices of a commit. Vectors are made first and everything is written at once, so a failure leaves the index
 * unchanged, and keeps the vectors for the next run. If another process wrote in the meantime, the plan is made again: mostly there is nothing
 * left to do.
 */
export async function indexTree(options: IndexOptions): Promise<IndexRun> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await indexOnce(options);
    } catch (error) {
      if (!(error instanceof OvertakenError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Raised when the index has changed since the plan was made. */
class OvertakenError extends IndexStoreError {
  constructor() {
    super("INDEX_BUSY", "Other processes keep changing the index: run `llmc-nav index` again when they are done.");
  }
}

async function indexOnce(options: IndexOptions): Promise<IndexRun> {
  const { store, shards } = options;
  const unfinished = new UnfinishedVectors(options.batches, options.logger);
  const plan = await planIndex(options);
  const known = await findKnown(store, plan);
  shards?.take(findMissing(plan.changes, known), known);
  await unfinished.take(findMissing(plan.changes, known), known);
  const missing = findMissing(plan.changes, known);
  const cost = announceCost(missing, options);
  const added = plan.changes.reduce((sum, change) => sum + change.added.length, 0);
  const removed = plan.changes.reduce((sum, change) => sum + change.removedIds.length, 0);
  const run = { plan, cost, added, removed, reused: added - totalEmbeddings(cost) };
  if (options.isDryRun) return { ...run, isWritten: false };
  await embedMissing(missing, known, unfinished, options);
  const isWritten = await write(store, plan, known);
  await unfinished.discard();
  return { ...run, isWritten };
}

/** Writes the plan, all or nothing; false when there was nothing to write. */
async function write(store: IndexStore, plan: IndexPlan, known: KnownVectors): Promise<boolean> {
  const commit = plan.unread === 0 ? plan.commit : undefined;
  const isUnchanged =
    plan.base !== undefined &&
    plan.found === commit &&
    plan.abandoned.length === 0 &&
    plan.changes.every(({ added, removedIds }) => added.length === 0 && removedIds.length === 0);
  if (isUnchanged) return false;
  await store.transaction(async (inside) => {
    if ((await inside.indexedCommit()) !== plan.found) throw new OvertakenError();
    for (const { wanted, removedIds, added } of plan.changes) {
      await inside.prepareTable(wanted.name, wanted.maker);
      await inside.update(
        wanted.name,
        removedIds,
        added.map((slice) => indexed(slice, wanted, known)),
      );
    }
    for (const { name, ids } of plan.abandoned) await inside.update(name, ids, []);
    await inside.setIndexedCommit(commit);
  });
  return true;
}

function indexed(slice: Slice, { maker }: WantedTable, known: KnownVectors): IndexedSlice {
  const { text: _, ...rest } = slice;
  const vector = known.get(maker, slice.contentHash);
  if (vector === undefined) throw new Error(`no vector for ${slice.id}`);
  return { ...rest, vector, terms: sliceTerms(slice) };
}
