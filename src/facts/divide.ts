import { createHash } from "node:crypto";
import type { ParserWork } from "../languages/language.ts";
import type { TreeEntry } from "../model/tree.ts";
import { type Job, largestFirst, leastLoaded } from "./shard.ts";
import type { FactsKey } from "./store.ts";
import { keyOf } from "./update.ts";
import { parserOf, workFor } from "./work.ts";

/** A shard's work for a parser should be at least this many times the cost of starting it. */
const STARTS_WORTH = 3;

/** The distinct contents of a tree, in tree order. */
export type Contents = ReadonlyMap<FactsKey, TreeEntry>;

/** One entry for each content of a tree. */
export function contentsOf(entries: readonly TreeEntry[]): Contents {
  const contents = new Map<FactsKey, TreeEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!contents.has(key)) contents.set(key, entry);
  }
  return contents;
}

/** Identifies all content that a tree needs facts of: trees with the same contents in the same languages have the same digest. */
export function contentsDigest(contents: Contents): string {
  return createHash("sha256")
    .update([...contents.keys()].sort().join("\n"))
    .digest("hex");
}

/**
 * The contents of a tree, divided so that every shard has about the same work: the slowest one decides how long all take. The
 * division depends on the contents alone, so every machine divides alike. Each shard is in tree order.
 *
 * Starting a parser takes as long as parsing many files, so no more shards start a parser than it has work for. The parser with
 * most work comes last and evens out the load.
 */
export function divide(contents: Contents, count: number): Contents[] {
  const groups = byParser(contents);
  const fairShare = groups.reduce((sum, { work }) => sum + work, 0) / count;
  const loads = new Array<number>(count).fill(0);
  const shardOf = new Map<FactsKey, number>();
  for (const [at, { parser, work, files }] of groups.entries()) {
    const isLast = at === groups.length - 1;
    const worth = isLast ? count : Math.ceil(work / (STARTS_WORTH * parser.toStart));
    const shards = shardsByLoad(loads).slice(0, Math.max(worth, Math.ceil(work / fairShare)));
    const started = new Set<number>();
    const loadOf = (shard: number) => (loads[shard] ?? 0) + (started.has(shard) ? 0 : parser.toStart);
    for (const file of files) {
      const shard = leastLoaded(shards, loadOf);
      loads[shard] = loadOf(shard) + file.work;
      started.add(shard);
      shardOf.set(file.key, shard);
    }
  }
  const shards = loads.map(() => new Map<FactsKey, TreeEntry>());
  for (const [key, entry] of contents) shards[shardOf.get(key) ?? 0]?.set(key, entry);
  return shards;
}

interface ParserFiles {
  readonly parser: ParserWork;
  readonly work: number;
  readonly files: readonly Job<FactsKey>[];
}

/** The contents for each parser; the parser with least work first. */
function byParser(contents: Contents): ParserFiles[] {
  const groups = new Map<string, { parser: ParserWork; files: Job<FactsKey>[] }>();
  for (const [key, entry] of contents) {
    const parser = parserOf(entry);
    const file = { key, work: workFor(parser, entry) };
    const group = groups.get(parser.name);
    if (group === undefined) groups.set(parser.name, { parser, files: [file] });
    else group.files.push(file);
  }
  const sorted = Array.from(groups.values(), ({ parser, files }) => {
    return { parser, work: files.reduce((sum, { work }) => sum + work, 0), files: largestFirst(files) };
  });
  return sorted.sort((a, b) => a.work - b.work || (a.parser.name < b.parser.name ? -1 : 1));
}

function shardsByLoad(loads: readonly number[]): number[] {
  return [...loads.keys()].sort((a, b) => (loads[a] ?? 0) - (loads[b] ?? 0) || a - b);
}
