import { statSync } from "node:fs";
import { UserError } from "../model/errors.ts";
import type { Tree, TreeEntry } from "../model/tree.ts";
import { CorruptDataError } from "../util/bytes.ts";
import { PackReader } from "./pack.ts";
import { contentsDigest, divide, nameOfShard } from "./shard.ts";
import { decodeManifest, MANIFEST_KEY, type ShardManifest } from "./shard-manifest.ts";
import type { FactsKey, FactsStore } from "./store.ts";
import { keyOf } from "./update.ts";
import { FACTS_VERSION } from "./version.ts";

/** Missing shards that are named one by one. */
const MAX_NAMED = 20;

/** What merging did. */
export interface ShardMerge {
  readonly shards: number;
  /** Contents whose facts the store did not have. */
  readonly added: number;
  /** Contents that no shard could read. */
  readonly unread: number;
}

interface OpenShard {
  readonly path: string;
  readonly pack: PackReader;
  readonly manifest: ShardManifest;
}

/**
 * Puts the shards of a tree into the store, in the order of the tree, so that the store is what one run would have made of it,
 * whatever the order of the files. Every shard must be there once, be of this tree and be whole; otherwise nothing is stored.
 */
export async function mergeShards(tree: Tree, paths: readonly string[], store: FactsStore): Promise<ShardMerge> {
  const { entries } = await tree.list();
  const shards: OpenShard[] = [];
  try {
    for (const path of paths) shards.push(openShard(path));
    checkOrigin(shards, entries);
    checkNumbers(shards);
    const division = divide(entries, shards.length);
    for (const shard of shards) checkKeys(shard, division[shard.manifest.shard.index - 1] ?? new Map());
    return { shards: shards.length, ...copy(shards, entries, store) };
  } finally {
    for (const { pack } of shards) pack.close();
  }
}

function openShard(path: string): OpenShard {
  return orRefuse(path, () => {
    // Opening anything else, such as a pipe, could wait for ever.
    if (!statSync(path).isFile()) throw new CorruptDataError("it is no file");
    const pack = PackReader.open(path);
    try {
      const bytes = pack.read(MANIFEST_KEY);
      if (bytes === undefined) throw new CorruptDataError("it does not say which shard it is");
      return { path, pack, manifest: decodeManifest(bytes) };
    } catch (error) {
      pack.close();
      throw error;
    }
  });
}

/** Every shard must be of these contents, and be made by this version of the extractors. */
function checkOrigin(shards: readonly OpenShard[], entries: readonly TreeEntry[]): void {
  const contents = contentsDigest(entries);
  for (const { path, manifest } of shards) {
    if (manifest.factsVersion !== FACTS_VERSION) {
      throw refusal(path, "was made by another version of llmc-nav: make every shard with this one");
    }
    if (manifest.contents !== contents) {
      const made = JSON.stringify(manifest.commit.slice(0, 64));
      throw refusal(path, `is foreign: it was made of ${made}, which has other files, or with another --max-file-size`);
    }
  }
}

/** All of one division, each number once. */
function checkNumbers(shards: readonly OpenShard[]): void {
  const [first] = shards;
  if (first === undefined) throw new UserError("There is nothing to merge: name the files of all shards.");
  const { count } = first.manifest.shard;
  const byIndex = new Map<number, string>();
  for (const { path, manifest } of shards) {
    const { shard } = manifest;
    if (shard.count !== count) {
      const other = `${JSON.stringify(first.path)} is ${nameOfShard(first.manifest.shard)}`;
      throw refusal(path, `is shard ${nameOfShard(shard)}, but ${other}: merge shards of one division`);
    }
    const twin = byIndex.get(shard.index);
    if (twin !== undefined) {
      throw refusal(path, `repeats shard ${nameOfShard(shard)}, which ${JSON.stringify(twin)} is already`);
    }
    byIndex.set(shard.index, path);
  }
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !byIndex.has(index));
  if (missing.length === 0) return;
  const names = missing.slice(0, MAX_NAMED).map((index) => nameOfShard({ index, count }));
  const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : "";
  const isOne = missing.length === 1;
  const what = `${isOne ? "shard" : "shards"} ${names.join(", ")}${more} ${isOne ? "is" : "are"} missing`;
  throw new UserError(`Nothing was merged: ${what}.`, { code: "BAD_SHARD" });
}

/** A shard has the contents that fall into it, and no others. */
function checkKeys({ path, pack, manifest }: OpenShard, expected: ReadonlyMap<FactsKey, TreeEntry>): void {
  const unread = new Set(manifest.unread);
  for (const [key, entry] of expected) {
    if (pack.has(key) || unread.has(key)) continue;
    throw refusal(path, `is not whole: it has no facts of ${JSON.stringify(entry.path)}`);
  }
  for (const key of pack.keys()) {
    if (key === MANIFEST_KEY || expected.has(key)) continue;
    throw refusal(path, `has facts that do not belong to shard ${nameOfShard(manifest.shard)}: make it again`);
  }
}

function copy(shards: readonly OpenShard[], entries: readonly TreeEntry[], store: FactsStore) {
  const batch = store.write();
  const seen = new Set<string>();
  let added = 0;
  try {
    for (const entry of entries) {
      const key = keyOf(entry);
      if (seen.has(key) || store.has(key)) continue;
      seen.add(key);
      const bytes = readFrom(shards, key);
      if (bytes === undefined) continue;
      batch.add(key, bytes);
      added++;
    }
  } catch (error) {
    batch.abandon();
    throw error;
  }
  batch.commit();
  return { added, unread: seen.size - added };
}

function readFrom(shards: readonly OpenShard[], key: string): Uint8Array | undefined {
  const owner = shards.find(({ pack }) => pack.has(key));
  return owner && orRefuse(owner.path, () => owner.pack.read(key));
}

function orRefuse<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof CorruptDataError) throw refusal(path, `is no whole shard: ${reason}`);
    throw refusal(path, `cannot be read: ${reason}`);
  }
}

function refusal(path: string, problem: string): UserError {
  return new UserError(`Nothing was merged: ${JSON.stringify(path)} ${problem}.`, { code: "BAD_SHARD" });
}
