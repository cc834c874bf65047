import type { Tree } from "../model/tree.ts";
import type { Progress } from "../util/progress.ts";
import { contentsDigest, contentsOf, divide } from "./divide.ts";
import type { Shard } from "./shard.ts";
import { writeShardFile } from "./shard-files.ts";
import type { FactsStore } from "./store.ts";
import { type FactsUpdate, updateFactsOf } from "./update.ts";
import { FACTS_VERSION } from "./version.ts";

/** The `madeBy` of shards of facts. */
export const FACTS_MADE_BY = `facts ${FACTS_VERSION}`;

/** Options for making a shard, and the file that receives it. */
export interface WriteShardOptions {
  readonly shard: Shard;
  /** The file to write; an existing one is replaced once the shard is complete. */
  readonly path: string;
  readonly progress: Progress;
  readonly threads?: number | undefined;
}

/** Writes the facts of one shard of a commit as one pack. Facts that the store holds are not produced again; the store is left unchanged. */
export async function writeShard(
  tree: Tree & { readonly commit: string },
  store: FactsStore,
  { shard, path, progress, threads }: WriteShardOptions,
): Promise<FactsUpdate> {
  const contents = contentsOf((await tree.list()).entries);
  const chosen = divide(contents, shard.count)[shard.index - 1] ?? new Map();
  return writeShardFile(path, async (add) => {
    const batch = store.remember();
    const result = await updateFactsOf([...chosen.values()], tree, store, { progress, threads, batch });
    const unread: string[] = [];
    for (const key of chosen.keys()) {
      const bytes = store.readBytes(key);
      if (bytes === undefined) unread.push(key);
      else add(key, bytes);
    }
    const manifest = { madeBy: FACTS_MADE_BY, shard, commit: tree.commit, contents: contentsDigest(contents), unread };
    return { manifest, result };
  });
}
