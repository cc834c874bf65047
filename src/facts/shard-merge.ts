import type { Tree } from "../model/tree.ts";
import { type Contents, contentsDigest, contentsOf, divide } from "./divide.ts";
import { nameOfShard } from "./shard.ts";
import { type OpenShard, refusal, withShards } from "./shard-files.ts";
import { MANIFEST_KEY } from "./shard-manifest.ts";
import { FACTS_MADE_BY } from "./shard-write.ts";
import type { FactsStore } from "./store.ts";

/** The outcome of a merge. */
export interface ShardMerge {
  readonly shards: number;
  /** Contents whose facts the store did not have. */
  readonly added: number;
  /** Contents that no shard could read. */
  readonly unread: number;
}

/**
 * Puts the shards of a tree into the store, in tree order, so that the result equals that of a single run, whatever the order
 * of the files. Every shard must be present once, be of this tree and be complete; otherwise nothing is stored.
 */
export async function mergeShards(tree: Tree, paths: readonly string[], store: FactsStore): Promise<ShardMerge> {
  const contents = contentsOf((await tree.list()).entries);
  const expected = {
    madeBy: FACTS_MADE_BY,
    contents: contentsDigest(contents),
    madeOtherwise: "was made by another version of llmc-nav, or is no shard of facts: make every shard with this one",
    otherFiles: "which has other files, or with another --max-file-size",
  };
  return withShards(paths, expected, async (shards) => {
    const division = divide(contents, shards.length);
    for (const [at, shard] of shards.entries()) checkKeys(shard, division[at] ?? new Map());
    return { shards: shards.length, ...copy(shards, contents, store) };
  });
}

/** A shard has exactly the contents that fall into it. */
function checkKeys({ path, has, keys, manifest }: OpenShard, expected: Contents): void {
  const unread = new Set(manifest.unread);
  for (const [key, entry] of expected) {
    if (has(key) || unread.has(key)) continue;
    throw refusal(path, `is not whole: it has no facts of ${JSON.stringify(entry.path)}`);
  }
  for (const key of keys()) {
    if (key === MANIFEST_KEY || expected.has(key)) continue;
    throw refusal(path, `has facts that do not belong to shard ${nameOfShard(manifest.shard)}: make it again`);
  }
}

function copy(shards: readonly OpenShard[], contents: Contents, store: FactsStore): Omit<ShardMerge, "shards"> {
  const batch = store.write();
  let added = 0;
  let unread = 0;
  try {
    for (const key of contents.keys()) {
      if (store.has(key)) continue;
      const bytes = shards.find((shard) => shard.has(key))?.read(key, (entry) => entry);
      if (bytes === undefined) {
        unread++;
      } else {
        batch.add(key, bytes);
        added++;
      }
    }
  } catch (error) {
    batch.abandon();
    throw error;
  }
  batch.commit();
  return { added, unread };
}
