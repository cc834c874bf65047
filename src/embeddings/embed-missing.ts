import { UserError } from "../model/errors.ts";
import type { Progress } from "../util/progress.ts";
import { type CostLine, costOf, totalEmbeddings } from "./cost.ts";
import type { WantedTable } from "./index-layout.ts";
import type { KnownVectors, MissingVectors } from "./known-vectors.ts";
import type { EmbeddingClient } from "./providers/provider.ts";
import { embeddedText } from "./slices/slice-file.ts";
import type { BatchStore } from "./stores/batch-store.ts";
import type { UnfinishedVectors } from "./unfinished/unfinished-vectors.ts";

/** The number of texts passed to a provider at once, so that progress is visible. */
const CHUNK = 512;

/** The options for making vectors, and the most that may be made. */
export interface EmbedOptions {
  openProvider(wanted: WantedTable): EmbeddingClient;
  /** The store that keeps vectors until they are written to the index. */
  readonly batches: BatchStore;
  /** More embeddings than this are refused before the first is made. */
  readonly maxEmbeddings: number | undefined;
  /** Called with the cost before anything is embedded. */
  readonly onCost: (cost: readonly CostLine[]) => void;
  readonly progress: Progress;
}

/** The cost of making the missing vectors; throws when it is more than allowed. */
export function announceCost(missing: readonly MissingVectors[], options: EmbedOptions): readonly CostLine[] {
  const cost = costOf(missing);
  options.onCost(cost);
  const { maxEmbeddings } = options;
  const embeddings = totalEmbeddings(cost);
  if (maxEmbeddings === undefined || embeddings <= maxEmbeddings) return cost;
  throw new UserError(
    `${embeddings} embeddings would be made, but --max-embeddings allows ${maxEmbeddings}: raise it, or leave it out. Nothing was changed.`,
  );
}

/** Makes the missing vectors and adds them to the known ones. New vectors are stored at once: the run may yet fail, or be killed. */
export async function embedMissing(
  missing: readonly MissingVectors[],
  known: KnownVectors,
  unfinished: UnfinishedVectors,
  { openProvider, progress }: EmbedOptions,
): Promise<void> {
  progress.start(
    "Embedding",
    missing.reduce((sum, { slices }) => sum + slices.size, 0),
  );
  try {
    for (const { wanted, slices } of missing) {
      if (slices.size === 0) continue;
      const client = openProvider(wanted);
      const all = [...slices];
      for (let at = 0; at < all.length; at += CHUNK) {
        const chunk = all.slice(at, at + CHUNK);
        let kept = 0;
        const vectors = await client.embed(
          chunk.map(([, slice]) => embeddedText(slice)),
          "document",
          async (part) => {
            const first = kept;
            kept += part.length;
            await unfinished.keep(
              wanted.maker,
              new Map(part.map((vector, i) => [chunk[first + i]?.[0] ?? "", vector])),
            );
          },
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
