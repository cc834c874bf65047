import { UserError } from "../model/errors.ts";
import type { IndexedSlice, IndexStore, Slice } from "../model/retrieval.ts";
import type { Progress } from "../util/progress.ts";
import { type CostLine, costOf, totalEmbeddings } from "./cost.ts";
import type { WantedTable } from "./index-layout.ts";
import { findKnown, findMissing, type KnownVectors, type MissingVectors } from "./known-vectors.ts";
import { type IndexPlan, type PlanOptions, planIndex } from "./plan-index.ts";
import type { EmbeddingClient } from "./providers/provider.ts";
import { embeddedText } from "./slices/slice-file.ts";
import { IndexStoreError } from "./stores/store-error.ts";
import { sliceTerms } from "./terms/slice-terms.ts";

/** So many texts are handed to a provider at once, so that progress shows. */
const CHUNK = 512;

/** How an index is brought up to date. */
export interface IndexOptions extends PlanOptions {
  openProvider(wanted: WantedTable): EmbeddingClient;
  /** More embeddings than this are refused before the first is made. */
  readonly maxEmbeddings: number | undefined;
  /** Told what it will take, before anything is embedded. */
  readonly onCost: (cost: readonly CostLine[]) => void;
  /** Stops when the cost is known. */
  readonly isDryRun: boolean;
}

/** What bringing an index up to date took. */
export interface IndexRun {
  readonly plan: IndexPlan;
  readonly cost: readonly CostLine[];
  readonly added: number;
  readonly removed: number;
  /** Added slices whose content had a vector already. */
  readonly reused: number;
  readonly isWritten: boolean;
}

/** Makes the index hold the slices of a commit. Vectors are made first and everything is written at once, so a failure leaves the index as it was. */
export async function indexTree(options: IndexOptions): Promise<IndexRun> {
  const { store, progress } = options;
  const plan = await planIndex(options);
  const known = await findKnown(store, plan);
  const missing = findMissing(plan.changes, known);
  const cost = costOf(missing);
  const added = plan.changes.reduce((sum, change) => sum + change.added.length, 0);
  const removed = plan.changes.reduce((sum, change) => sum + change.removedIds.length, 0);
  const run = { plan, cost, added, removed, reused: added - totalEmbeddings(cost) };
  options.onCost(cost);
  checkBudget(totalEmbeddings(cost), options.maxEmbeddings);
  if (options.isDryRun) return { ...run, isWritten: false };
  await embedMissing(missing, known, options, progress);
  return { ...run, isWritten: await write(store, plan, known) };
}

function checkBudget(embeddings: number, maxEmbeddings: number | undefined): void {
  if (maxEmbeddings === undefined || embeddings <= maxEmbeddings) return;
  throw new UserError(
    `${embeddings} embeddings would be made, but --max-embeddings allows ${maxEmbeddings}: raise it, or leave it out. Nothing was changed.`,
  );
}

async function embedMissing(
  missing: readonly MissingVectors[],
  known: KnownVectors,
  options: IndexOptions,
  progress: Progress,
): Promise<void> {
  progress.start(
    "Embedding",
    missing.reduce((sum, { slices }) => sum + slices.size, 0),
  );
  try {
    for (const { wanted, slices } of missing) {
      if (slices.size === 0) continue;
      const client = options.openProvider(wanted);
      const all = [...slices];
      for (let at = 0; at < all.length; at += CHUNK) {
        const chunk = all.slice(at, at + CHUNK);
        const vectors = await client.embed(
          chunk.map(([, slice]) => embeddedText(slice)),
          "document",
        );
        known.add(
          wanted.maker,
          chunk.map(([hash], i) => [hash, vectors[i] as Float32Array] as const),
        );
        progress.advance(chunk.length);
      }
    }
  } finally {
    progress.stop();
  }
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
    if ((await inside.indexedCommit()) !== plan.found) {
      throw new IndexStoreError(
        "INDEX_BUSY",
        "Another process changed the index in the meantime: run `llmc-nav index` again.",
      );
    }
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
