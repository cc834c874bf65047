import { renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { UserError } from "../model/errors.ts";
import { CorruptDataError } from "../util/bytes.ts";
import { PackReader, PackWriter } from "./pack.ts";
import { nameOfShard } from "./shard.ts";
import { decodeManifest, encodeManifest, MANIFEST_KEY, type ShardManifest } from "./shard-manifest.ts";

/** Missing shards that are listed individually. */
const MAX_NAMED = 20;

/** A shard that is being read. */
export interface OpenShard {
  readonly path: string;
  readonly manifest: ShardManifest;
  has(key: string): boolean;
  keys(): Iterable<string>;
  /** An entry, undefined when there is none; throws for one that is damaged or cannot be decoded. */
  read<T>(key: string, decode: (bytes: Uint8Array) => T): T | undefined;
}

/** Properties that every shard of a merge must have. */
export interface ExpectedShards {
  readonly madeBy: string;
  readonly contents: string;
  /** The message about a shard that was made differently. */
  readonly madeOtherwise: string;
  /** The message about a shard with different files; it follows the commit that the shard was made of. */
  readonly otherFiles: string;
}

/** Writes a shard as one pack; an existing file at `path` is replaced once the pack is complete, and a failure leaves nothing else behind. */
export async function writeShardFile<T>(
  path: string,
  fill: (add: (key: string, bytes: Uint8Array) => void) => Promise<{ manifest: ShardManifest; result: T }>,
): Promise<T> {
  const writer = openPack(path);
  try {
    const { manifest, result } = await fill((key, bytes) => writer.add(key, bytes));
    writer.add(MANIFEST_KEY, encodeManifest(manifest));
    moveTo(path, writer.finish());
    return result;
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

/**
 * Reads the shards of one division, in their order, whatever the order of the files. Each must be present once, match
 * expectations and be complete; one that is not is named and rejected.
 */
export async function withShards<T>(
  paths: readonly string[],
  expected: ExpectedShards,
  use: (shards: readonly OpenShard[]) => Promise<T>,
): Promise<T> {
  const packs: PackReader[] = [];
  try {
    const shards = paths.map((path) => openShard(path, packs));
    for (const shard of shards) checkOrigin(shard, expected);
    checkNumbers(shards);
    return await use(shards.sort((a, b) => a.manifest.shard.index - b.manifest.shard.index));
  } finally {
    for (const pack of packs) pack.close();
  }
}

/** Rejects a merge because of one file. */
export function refusal(path: string, problem: string): UserError {
  return new UserError(`Nothing was merged: ${JSON.stringify(path)} ${problem}.`, { code: "BAD_SHARD" });
}

function openShard(path: string, packs: PackReader[]): OpenShard {
  return orRefuse(path, () => {
    // Opening anything else, such as a pipe, could block forever.
    if (!statSync(path).isFile()) throw new CorruptDataError("it is no file");
    const pack = PackReader.open(path);
    packs.push(pack);
    const bytes = pack.read(MANIFEST_KEY);
    if (bytes === undefined) throw new CorruptDataError("it does not say which shard it is");
    return {
      path,
      manifest: decodeManifest(bytes),
      has: (key) => pack.has(key),
      keys: () => pack.keys(),
      read: (key, decode) =>
        orRefuse(path, () => {
          const entry = pack.read(key);
          return entry && decode(entry);
        }),
    };
  });
}

function checkOrigin({ path, manifest }: OpenShard, expected: ExpectedShards): void {
  if (manifest.madeBy !== expected.madeBy) throw refusal(path, expected.madeOtherwise);
  if (manifest.contents === expected.contents) return;
  const made = JSON.stringify(manifest.commit.slice(0, 64));
  throw refusal(path, `is foreign: it was made of ${made}, ${expected.otherFiles}`);
}

/** Checks that all shards are of one division, with each number once. */
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

function orRefuse<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof CorruptDataError) throw refusal(path, `is no whole shard: ${reason}`);
    throw refusal(path, `cannot be read: ${reason}`);
  }
}

function openPack(path: string): PackWriter {
  try {
    return new PackWriter(dirname(path));
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

function moveTo(path: string, finished: string): void {
  try {
    renameSync(finished, path);
  } catch (error) {
    rmSync(finished, { force: true });
    throw cannotWrite(path, error);
  }
}

function cannotWrite(path: string, error: unknown): UserError {
  const reason = error instanceof Error ? error.message : String(error);
  return new UserError(`${JSON.stringify(path)} cannot be written: ${reason}.`, { code: "CANNOT_WRITE", cause: error });
}
