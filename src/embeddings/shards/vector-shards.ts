import { nameOfShard } from "../../facts/shard.ts";
import { type OpenShard, refusal, withShards } from "../../facts/shard-files.ts";
import type { Slice } from "../../model/retrieval.ts";
import type { Tree, TreeEntry } from "../../model/tree.ts";
import type { IndexLayout } from "../index-layout.ts";
import type { KnownVectors, MissingVectors } from "../known-vectors.ts";
import { divideFiles, filesDigest } from "./divide-files.ts";
import { decodeVector, vectorKey, vectorsMadeBy } from "./vector-entry.ts";

/** The vectors of all shards of a tree. */
export interface VectorShards {
  readonly count: number;
  /** Adds the missing vectors to the known ones; throws, naming the shard, when a shard lacks one of its own. */
  take(missing: readonly MissingVectors[], known: KnownVectors): void;
}

/** Reads all shards of a tree's vectors. Each must be present once, be of this tree and be of these models. */
export async function withVectorShards<T>(
  tree: Tree,
  layout: IndexLayout,
  paths: readonly string[],
  use: (shards: VectorShards) => Promise<T>,
): Promise<T> {
  const { entries } = await tree.list();
  const expected = {
    madeBy: vectorsMadeBy(layout),
    contents: filesDigest(entries),
    madeOtherwise:
      "was made by another version of llmc-nav or with other models than llmc.toml names here, or is no shard of vectors",
    otherFiles: "which has other files",
  };
  return withShards(paths, expected, (shards) =>
    use({ count: shards.length, take: (missing, known) => take(shards, entries, missing, known) }),
  );
}

function take(
  shards: readonly OpenShard[],
  entries: readonly TreeEntry[],
  missing: readonly MissingVectors[],
  known: KnownVectors,
): void {
  for (const { wanted, slices } of missing) {
    for (const [contentHash, slice] of slices) {
      const key = vectorKey(wanted.maker, contentHash);
      // Two shards may contain the same text; the first is used, whatever the order in which they were given.
      const owner = shards.find((shard) => shard.has(key));
      const vector = owner?.read(key, (bytes) => decodeVector(bytes, wanted.maker.dimension));
      if (vector === undefined) throw lacking(shards, entries, slice);
      known.add(wanted.maker, [[contentHash, vector]]);
    }
  }
}

function lacking(shards: readonly OpenShard[], entries: readonly TreeEntry[], slice: Slice): Error {
  const at = divideFiles(entries, shards.length).findIndex((files) => files.some(({ path }) => path === slice.path));
  const shard = shards[at] as OpenShard;
  const name = nameOfShard(shard.manifest.shard);
  return refusal(shard.path, `is not whole: shard ${name} has no vector of ${JSON.stringify(slice.id)}: make it again`);
}
