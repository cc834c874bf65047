import { CorruptDataError } from "../util/bytes.ts";
import { isObject, property, stringProperty } from "../util/json.ts";
import { MAX_SHARDS, type Shard } from "./shard.ts";

/** The entry that describes a shard's pack. No other entry has this key: theirs contain a colon. */
export const MANIFEST_KEY = "shard";

/** The description of a shard, stored in it. */
export interface ShardManifest {
  /** The kind of the shard and everything apart from the files that determines its entries. */
  readonly madeBy: string;
  readonly shard: Shard;
  /** For people; only the digest is compared. */
  readonly commit: string;
  /** The digest of the files of the whole tree, as far as they matter. */
  readonly contents: string;
  /** Keys of contents that could not be read, so that the shard has nothing about them. */
  readonly unread: readonly string[];
}

/** The manifest as the bytes of an entry. */
export function encodeManifest({ madeBy, shard, commit, contents, unread }: ShardManifest): Uint8Array {
  const wire = { made_by: madeBy, shard: shard.index, shards: shard.count, commit, contents, unread };
  return Buffer.from(JSON.stringify(wire));
}

/** Reads what `encodeManifest` wrote; the bytes may come from anywhere. */
export function decodeManifest(bytes: Uint8Array): ShardManifest {
  const wire = parse(bytes);
  const index = property(wire, "shard");
  const count = property(wire, "shards");
  const madeBy = stringProperty(wire, "made_by");
  const commit = stringProperty(wire, "commit");
  const contents = stringProperty(wire, "contents");
  const unread = property(wire, "unread");
  if (!isCount(index) || !isCount(count) || index > count || count > MAX_SHARDS) throw damaged();
  if (madeBy === undefined || commit === undefined || contents === undefined || !isTexts(unread)) throw damaged();
  return { madeBy, shard: { index, count }, commit, contents, unread };
}

function parse(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
    if (isObject(value)) return value;
  } catch {
    // Falls through to the one error for every kind of damage.
  }
  throw damaged();
}

function damaged(): CorruptDataError {
  return new CorruptDataError("it does not say which shard it is");
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
