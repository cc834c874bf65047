import { createHash } from "node:crypto";
import { UserError } from "../model/errors.ts";
import type { TreeEntry } from "../model/tree.ts";
import type { FactsKey } from "./store.ts";
import { keyOf, workOfEntry } from "./update.ts";

/** As many jobs as a matrix of GitHub Actions can have. */
export const MAX_SHARDS = 256;
/** What every file takes, however small, in bytes of Python. */
const WORK_A_FILE = 1000;

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

/**
 * The distinct contents of a tree, divided so that every shard has about the same work: the slowest one decides how long all take.
 * The contents alone decide, so every machine divides alike. Each shard is in the order of the tree.
 */
export function divide(entries: readonly TreeEntry[], count: number): Map<FactsKey, TreeEntry>[] {
  const contents = distinct(entries);
  const works = Array.from(contents, ([key, entry]) => ({ key, work: WORK_A_FILE + workOfEntry(entry) }));
  works.sort((a, b) => b.work - a.work || (a.key < b.key ? -1 : 1));
  const loads = new Array<number>(count).fill(0);
  const shardOf = new Map<FactsKey, number>();
  for (const { key, work } of works) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + work;
    shardOf.set(key, least);
  }
  const shards = loads.map(() => new Map<FactsKey, TreeEntry>());
  for (const [key, entry] of contents) shards[shardOf.get(key) ?? 0]?.set(key, entry);
  return shards;
}

/** Names everything that a tree needs facts of: trees with the same contents in the same languages have the same name. */
export function contentsDigest(entries: readonly TreeEntry[]): string {
  const keys = [...distinct(entries).keys()].sort();
  return createHash("sha256").update(keys.join("\n")).digest("hex");
}

function distinct(entries: readonly TreeEntry[]): Map<FactsKey, TreeEntry> {
  const contents = new Map<FactsKey, TreeEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!contents.has(key)) contents.set(key, entry);
  }
  return contents;
}
