import { resolve } from "node:path";
import { parseShard, type Shard } from "../../facts/shard.ts";
import { UserError } from "../../model/errors.ts";
import type { CommandContext, ParsedOptions } from "../spec/command.ts";

/** A request about shards: to make one, or to merge all. */
export type ShardRequest =
  | { readonly kind: "make"; readonly shard: Shard; readonly path: string }
  | { readonly kind: "merge"; readonly paths: readonly string[] };

/** The request about shards in the options; undefined when there is none. */
export function readShardRequest({ io }: CommandContext, options: ParsedOptions): ShardRequest | undefined {
  const shard = options.text("shard");
  const out = options.text("out");
  if (options.flag("merge")) {
    if (shard !== undefined) {
      throw new UserError("--shard makes one shard and --merge puts all together: use one of the two.");
    }
    return { kind: "merge", paths: options.positionals.map((path) => resolve(io.cwd, path)) };
  }
  if (shard === undefined) return undefined;
  if (out === undefined || options.positionals.length > 0) {
    throw new UserError("--shard needs the file to write and nothing else, as in `--shard 3/8 --out 3.shard`.");
  }
  return { kind: "make", shard: parseShard(shard), path: resolve(io.cwd, out) };
}
