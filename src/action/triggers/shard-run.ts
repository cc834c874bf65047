import { existsSync } from "node:fs";
import { join } from "node:path";
import { nameOfShard } from "../../facts/shard.ts";
import { keepShard } from "../../github/shard-artifacts.ts";
import { property } from "../../util/json.ts";
import { runEngine } from "../engine/engine.ts";
import { restoreStoredIndex } from "../index/stored-index.ts";
import type { ActionSession } from "../session.ts";
import { findAskedCommit } from "./asked-commit.ts";

/** The files of a shard's artifact. */
export const FACTS_SHARD = "facts.shard";
export const VECTORS_SHARD = "vectors.shard";

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

/** Whether the configuration says where embeddings go. Without one nothing is embedded, which costs time and may cost money. */
export async function hasEmbeddings(session: ActionSession): Promise<boolean> {
  const { inputs, context, logger } = session;
  if (!existsSync(join(context.workspace, inputs.config))) return false;
  const { text } = await runEngine(session, ["validate", `--config=${inputs.config}`, "--format=json"]);
  const report: unknown = JSON.parse(text);
  if (property(report, "valid") !== true) {
    logger.warn(`${inputs.config} has errors, so nothing is embedded.`);
    return false;
  }
  const routes = property(report, "routes");
  return Array.isArray(routes) && routes.some((route) => property(route, "resolved") !== null);
}
