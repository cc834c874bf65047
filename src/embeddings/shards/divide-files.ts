import { createHash } from "node:crypto";
import { largestFirst, leastLoaded } from "../../facts/shard.ts";
import type { TreeEntry } from "../../model/tree.ts";

/** The fixed cost of every file, however small, in bytes. */
const BYTES_A_FILE = 500;

/**
 * The files of a tree, divided so that every shard has about as many bytes to embed: a model takes as long for a line of prose as
 * for a line of code. Files with the same content stay together, so that it is embedded once. The division depends on the listing
 * alone.
 */
export function divideFiles(entries: readonly TreeEntry[], count: number): TreeEntry[][] {
  const works = new Map(entries.map(({ blobId, size }) => [blobId, BYTES_A_FILE + size]));
  const loads = new Array<number>(count).fill(0);
  const shards = [...loads.keys()];
  const shardOf = new Map<string, number>();
  for (const { key, work } of largestFirst(Array.from(works, ([key, work]) => ({ key, work })))) {
    const shard = leastLoaded(shards, (each) => loads[each] ?? 0);
    loads[shard] = (loads[shard] ?? 0) + work;
    shardOf.set(key, shard);
  }
  return shards.map((shard) => entries.filter(({ blobId }) => shardOf.get(blobId) === shard));
}

/** Identifies all files of a tree: their paths and their contents. */
export function filesDigest(entries: readonly TreeEntry[]): string {
  const hash = createHash("sha256");
  for (const { path, blobId } of entries) hash.update(`${blobId} ${path}\0`);
  return hash.digest("hex");
}
