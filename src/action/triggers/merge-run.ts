import { existsSync } from "node:fs";
import { join } from "node:path";
import * as core from "@actions/core";
import { fetchShards } from "../../github/shard-artifacts.ts";
import { judgeAudit } from "../../judge/judge.ts";
import { UserError } from "../../model/errors.ts";
import { runEngine } from "../engine/engine.ts";
import { bringIndexTo, keepIndex, keepSearchTables } from "../index/stored-index.ts";
import type { ActionSession } from "../session.ts";
import { findAskedCommit } from "./asked-commit.ts";
import { askAudit } from "./audit-index.ts";
import { reportAudit } from "./audit-run.ts";
import { FACTS_SHARD, hasEmbeddings, VECTORS_SHARD } from "./shard-run.ts";

/** Puts the shards of this run together, builds the graph, proves the index by an audit and keeps it in the cache. */
export async function runMerge(session: ActionSession): Promise<void> {
  const { inputs, outputs } = session;
  const commit = await findAskedCommit(session);
  const folders = await fetchShards(session.reportPath("shards"));
  if (folders.length === 0) {
    throw new UserError("No job of this run kept a shard: let this job need the jobs that make them (shard: 1/8 …).");
  }
  const merge = (command: string, file: string, option: string) => {
    const paths = folders.map((folder) => join(folder, file)).filter((path) => existsSync(path));
    return runEngine(session, [command, "--merge", `--rev=${commit}`, option, "--json", ...paths]);
  };
  await merge("facts", FACTS_SHARD, `--max-file-size=${inputs.maxFileSize}`);
  if (await hasEmbeddings(session)) await merge("index", VECTORS_SHARD, `--config=${inputs.config}`);
  const isBuilt = await bringIndexTo(session, commit, { isExported: true });
  const audit = await askAudit(session, commit);
  if (isBuilt) await keepIndex(session, commit);
  await keepSearchTables(session, commit);
  const { conclusion, reason } = judgeAudit(audit, inputs);
  await reportAudit(session, audit, `The index was made of ${folders.length} shards.\n`);
  outputs.conclusion = conclusion;
  if (reason !== undefined) core.setFailed(reason);
}
