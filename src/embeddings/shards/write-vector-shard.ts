import type { Shard } from "../../facts/shard.ts";
import { writeShardFile } from "../../facts/shard-files.ts";
import { type CostLine, totalEmbeddings } from "../cost.ts";
import { announceCost, type EmbedOptions, embedMissing } from "../embed-missing.ts";
import { findKnown, findMissing } from "../known-vectors.ts";
import { type PlanOptions, readState } from "../plan-index.ts";
import { readSlices } from "../slices/read-slices.ts";
import { UnfinishedVectors } from "../unfinished/unfinished-vectors.ts";
import { divideFiles, filesDigest } from "./divide-files.ts";
import { encodeVector, vectorKey, vectorsMadeBy } from "./vector-entry.ts";

/** The options for making a shard of vectors, including its destination. */
export interface WriteVectorShardOptions extends PlanOptions, EmbedOptions {
  readonly shard: Shard;
  /** The file to write; an existing one is replaced once the shard is complete. */
  readonly path: string;
}

/** The outcome of making a shard of vectors, and its cost. */
export interface VectorShardRun {
  readonly files: number;
  /** Distinct vectors in the shard. */
  readonly vectors: number;
  /** Vectors that were already in the index. */
  readonly reused: number;
  readonly cost: readonly CostLine[];
  readonly unread: number;
}

/** Writes the vectors of all slices of one shard of a commit as one pack. Vectors in the index are not made again; the index is left unchanged. */
export async function writeVectorShard(options: WriteVectorShardOptions): Promise<VectorShardRun> {
  const { tree, facts, store, layout, progress, shard, path } = options;
  const { entries } = await tree.list();
  const files = divideFiles(entries, shard.count)[shard.index - 1] ?? [];
  const unfinished = new UnfinishedVectors(options.batches, options.logger);
  const run = await writeShardFile(path, async (add) => {
    const { slices, unread } = await readSlices(tree, facts, files, progress, layout.patterns);
    const changes = layout.tables.map((wanted) => {
      const added = slices.filter((slice) => layout.tableOf(slice.sliceType) === wanted);
      return { wanted, added, removedIds: [] };
    });
    const known = await findKnown(store, { changes, tables: (await readState(options)).tables });
    await unfinished.take(findMissing(changes, known), known);
    const missing = findMissing(changes, known);
    const cost = announceCost(missing, options);
    await embedMissing(missing, known, unfinished, options);
    const written = new Set<string>();
    for (const { wanted, added } of changes) {
      for (const { contentHash } of added) {
        const key = vectorKey(wanted.maker, contentHash);
        const vector = known.get(wanted.maker, contentHash);
        if (vector === undefined || written.has(key)) continue;
        written.add(key);
        add(key, encodeVector(vector));
      }
    }
    const manifest = {
      madeBy: vectorsMadeBy(layout),
      shard,
      commit: tree.commit,
      contents: filesDigest(entries),
      unread: unread.map((each) => each.path),
    };
    const vectors = written.size;
    const reused = vectors - totalEmbeddings(cost);
    return { manifest, result: { files: files.length, vectors, reused, cost, unread: unread.length } };
  });
  await unfinished.discard();
  return run;
}
