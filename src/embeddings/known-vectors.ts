import type { IndexStore, Slice, TableMaker } from "../model/retrieval.ts";
import { needsNoService } from "../model/routing.ts";
import type { WantedTable } from "./index-layout.ts";
import type { IndexPlan, TableChange } from "./plan-index.ts";

/** Contents without a vector, by content hash, and the table maker for them. */
export interface MissingVectors {
  readonly wanted: WantedTable;
  readonly slices: ReadonlyMap<string, Slice>;
}

/** Vectors by maker and content hash. */
export class KnownVectors {
  readonly #byMaker = new Map<string, Map<string, Float32Array>>();

  get(maker: TableMaker, contentHash: string): Float32Array | undefined {
    return this.#of(maker).get(contentHash);
  }

  add(maker: TableMaker, vectors: Iterable<readonly [string, Float32Array]>): void {
    const own = this.#of(maker);
    for (const [contentHash, vector] of vectors) own.set(contentHash, vector);
  }

  #of(maker: TableMaker): Map<string, Float32Array> {
    const key = modelKey(maker);
    let own = this.#byMaker.get(key);
    if (own === undefined) {
      own = new Map();
      this.#byMaker.set(key, own);
    }
    return own;
  }
}

/**
 * The key of everything that the vector of a content depends on. A model sees only the text, so another version of the slicer costs
 * no new embeddings; our own vectors are made of terms, which are part of that version, and cost nothing.
 */
function modelKey({ provider, model, dimension, slicer }: TableMaker): string {
  return JSON.stringify([provider, model, dimension, needsNoService(provider) ? slicer : 0]);
}

/** The vectors in the index for added slices, from any table filled by the same model. */
export async function findKnown(store: IndexStore, plan: Pick<IndexPlan, "changes" | "tables">): Promise<KnownVectors> {
  const known = new KnownVectors();
  for (const { wanted, added } of plan.changes) {
    for (const { name, maker } of plan.tables) {
      if (modelKey(maker) !== modelKey(wanted.maker)) continue;
      const open = added.filter((slice) => known.get(maker, slice.contentHash) === undefined);
      const hashes = [...new Set(open.map((slice) => slice.contentHash))];
      if (hashes.length > 0) known.add(maker, await store.vectorsOf(name, hashes));
    }
  }
  return known;
}

/** The slices that have to be embedded, each content once. */
export function findMissing(changes: readonly TableChange[], known: KnownVectors): MissingVectors[] {
  const asked = new KnownVectors();
  const nothing = new Float32Array(0);
  return changes.map(({ wanted, added }) => {
    const slices = new Map<string, Slice>();
    for (const slice of added) {
      const { contentHash } = slice;
      if (known.get(wanted.maker, contentHash) ?? asked.get(wanted.maker, contentHash)) continue;
      asked.add(wanted.maker, [[contentHash, nothing]]);
      slices.set(contentHash, slice);
    }
    return { wanted, slices };
  });
}
