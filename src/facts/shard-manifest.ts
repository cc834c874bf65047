import { CorruptDataError } from "../util/bytes.ts";
import { isObject, property, stringProperty } from "../util/json.ts";
import { MAX_SHARDS, type Shard } from "./shard.ts";

/** The entry of a shard's pack that says what the pack is. No content has this key: theirs end with a language. */
export const MANIFEST_KEY = "shard";

/** What a shard says of itself. */
export interface ShardManifest {
  readonly factsVersion: number;
  readonly shard: Shard;
  /** For people; what counts is the digest. */
  readonly commit: string;
  /** `contentsDigest` of the whole tree. */
  readonly contents: string;
  /** Keys of contents that could not be read, so that the shard has no facts of them. */
  readonly unread: readonly string[];
}

/** The manifest as the bytes of an entry. */
export function encodeManifest({ factsVersion, shard, commit, contents, unread }: ShardManifest): Uint8Array {
  const wire = { facts_version: factsVersion, shard: shard.index, shards: shard.count, commit, contents, unread };
  return Buffer.from(JSON.stringify(wire));
}

/** Reads what `encodeManifest` wrote; the bytes may come from anywhere. */
export function decodeManifest(bytes: Uint8Array): ShardManifest {
  const wire = parse(bytes);
  const index = property(wire, "shard");
  const count = property(wire, "shards");
  const factsVersion = property(wire, "facts_version");
  const commit = stringProperty(wire, "commit");
  const contents = stringProperty(wire, "contents");
  const unread = property(wire, "unread");
  if (!isCount(factsVersion) || !isCount(index) || !isCount(count)) throw damaged();
  if (index > count || count > MAX_SHARDS) throw damaged();
  if (commit === undefined || contents === undefined || !isTexts(unread)) throw damaged();
  return { factsVersion, shard: { index, count }, commit, contents, unread };
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
