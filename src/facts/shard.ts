import { createHash } from "node:crypto";
import { UserError } from "../model/errors.ts";
import type { TreeEntry } from "../model/tree.ts";
import type { FactsKey } from "./store.ts";
import { keyOf } from "./update.ts";

/** More than any matrix of jobs has: GitHub ends at 256. */
export const MAX_SHARDS = 1024;
/** So many digits of an id stay a whole number. */
const ID_DIGITS = 12;

/** One part of the facts of a tree: number `index`, from 1, of `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Reads `3/8`. */
export function parseShard(text: string): Shard {
  const [, index, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count && shard.count <= MAX_SHARDS) return shard;
  throw new UserError(
    `A shard is written as 3/8, the third of eight (at most ${MAX_SHARDS}), not ${JSON.stringify(text)}.`,
    { code: "BAD_REQUEST" },
  );
}

/** `3/8`. */
export function nameOfShard({ index, count }: Shard): string {
  return `${index}/${count}`;
}

/** The distinct contents of a tree that fall into a shard, in the order of the tree. Content alone decides, so every machine agrees. */
export function entriesOfShard(entries: readonly TreeEntry[], shard: Shard): Map<FactsKey, TreeEntry> {
  const chosen = new Map<FactsKey, TreeEntry>();
  for (const entry of entries) {
    if (Number.parseInt(entry.blobId.slice(0, ID_DIGITS), 16) % shard.count !== shard.index - 1) continue;
    const key = keyOf(entry);
    if (!chosen.has(key)) chosen.set(key, entry);
  }
  return chosen;
}

/** Names everything that a tree needs facts of: trees with the same contents in the same languages have the same name. */
export function contentsDigest(entries: readonly TreeEntry[]): string {
  const keys = [...new Set(entries.map(keyOf))].sort();
  return createHash("sha256").update(keys.join("\n")).digest("hex");
}
