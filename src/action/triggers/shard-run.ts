import { nameOfShard } from "../../facts/shard.ts";
import { keepShard } from "../../github/shard-artifacts.ts";
import { runEngine } from "../engine/engine.ts";
import { FACTS_SHARD, hasEmbeddings, VECTORS_SHARD } from "../index/shard-files.ts";
import { restoreStoredIndex } from "../index/stored-index.ts";
import type { ActionSession } from "../session.ts";
import { findAskedCommit } from "./asked-commit.ts";

/** Makes one part of the index, the facts and the embeddings of its files, and keeps it for the job that merges. */
export async function runShard(session: ActionSession): Promise<void> {
  const { inputs, outputs, logger } = session;
  const { shard } = inputs;
  if (shard === undefined || shard === "merge") throw new Error("this run is for no shard");
  const name = nameOfShard(shard);
  const commit = await findAskedCommit(session);
  await restoreStoredIndex(session, { head: commit });
  const files: string[] = [];
  const make = async (command: string, file: string, option: string) => {
    const path = session.reportPath(file);
    await runEngine(session, [command, `--rev=${commit}`, `--shard=${name}`, `--out=${path}`, option, "--json"]);
    files.push(path);
  };
  // Slicing programs makes facts of them, which the shard of facts then need not make again.
  if (await hasEmbeddings(session)) await make("index", VECTORS_SHARD, `--config=${inputs.config}`);
  await make("facts", FACTS_SHARD, `--max-file-size=${inputs.maxFileSize}`);
  const artifact = await keepShard(shard, files);
  logger.info(`Shard ${name} of ${commit} was kept as the artifact ${artifact}.`);
  outputs.status = "OK";
  outputs.conclusion = "success";
}
