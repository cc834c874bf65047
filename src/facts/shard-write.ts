import { renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { UserError } from "../model/errors.ts";
import type { Tree } from "../model/tree.ts";
import type { Progress } from "../util/progress.ts";
import { PackWriter } from "./pack.ts";
import { contentsDigest, divide, type Shard } from "./shard.ts";
import { encodeManifest, MANIFEST_KEY } from "./shard-manifest.ts";
import type { FactsStore } from "./store.ts";
import { type FactsUpdate, updateFactsOf } from "./update.ts";
import { FACTS_VERSION } from "./version.ts";

/** What a shard is made with, and where it goes. */
export interface WriteShardOptions {
  readonly shard: Shard;
  /** The file to write; whatever is there is replaced when the shard is whole. */
  readonly path: string;
  readonly progress: Progress;
  readonly threads?: number | undefined;
}

/** Writes the facts of one shard of a commit as one pack. Facts that the store holds are not made again; it is left as it is. */
export async function writeShard(
  tree: Tree & { readonly commit: string },
  store: FactsStore,
  { shard, path, progress, threads }: WriteShardOptions,
): Promise<FactsUpdate> {
  const { entries } = await tree.list();
  const chosen = divide(entries, shard.count)[shard.index - 1] ?? new Map();
  const writer = openPack(path);
  try {
    const batch = store.remember();
    const update = await updateFactsOf([...chosen.values()], tree, store, { progress, threads, batch });
    const unread: string[] = [];
    for (const key of chosen.keys()) {
      const bytes = store.readBytes(key);
      if (bytes === undefined) unread.push(key);
      else writer.add(key, bytes);
    }
    const contents = contentsDigest(entries);
    const manifest = { factsVersion: FACTS_VERSION, shard, commit: tree.commit, contents, unread };
    writer.add(MANIFEST_KEY, encodeManifest(manifest));
    moveTo(path, writer.finish());
    return update;
  } catch (error) {
    writer.abandon();
    throw error;
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
