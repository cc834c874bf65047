import { UserError } from "../model/errors.ts";

/** The maximum number of jobs in a matrix of GitHub Actions. */
export const MAX_SHARDS = 256;

/** One part of the work for a tree: number `index`, counted from 1, of `count`. */
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

/** Something that one shard has to do. */
export interface Job<K> {
  readonly key: K;
  readonly work: number;
}

/** The 0-based number of the shard with the least load; the first among equals. */
export function leastLoaded(shards: readonly number[], loadOf: (shard: number) => number): number {
  let least = 0;
  let leastLoad = Number.POSITIVE_INFINITY;
  // Called once for every file of a repository.
  for (const shard of shards) {
    const load = loadOf(shard);
    if (load >= leastLoad) continue;
    least = shard;
    leastLoad = load;
  }
  return least;
}

/** Sorts jobs by work, most first: dealt out in this order, small jobs even out the load that the large ones left. */
export function largestFirst<K extends string>(jobs: readonly Job<K>[]): Job<K>[] {
  return [...jobs].sort((a, b) => b.work - a.work || (a.key < b.key ? -1 : 1));
}
