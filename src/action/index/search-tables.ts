import { property } from "../../util/json.ts";
import { configArguments } from "../engine/ask-engine.ts";
import { runEngine } from "../engine/engine.ts";
import type { ActionSession } from "../session.ts";
import { keepSearchTables, restoreSearchTables, tablesKey } from "./stored-index.ts";

/** Seconds that making the tables may take: a model that answers slowly must not hold the job. What was embedded is embedded again next time. */
const MAX_SECONDS = 900;

/**
 * Makes the tables that searches ask, where llmc.toml says so, and keeps them for dispatches and comments. Only runs whose caches all others
 * see do it: a push of the default branch, and a schedule. That it cannot be done is a warning, since searches can ask the files.
 */
export async function makeSearchTables(session: ActionSession, commit: string): Promise<void> {
  const { inputs, context, logger } = session;
  const isShared = session.isDefaultBranchPush || context.event.kind === "schedule";
  if (!isShared || !inputs.cache || inputs.index !== "build") return;
  try {
    if (!(await isAsked(session, commit))) return;
    const restored = await restoreSearchTables(session, commit);
    if (restored === (await tablesKey(commit))) return;
    const args = ["index", `--rev=${commit}`, ...configArguments(inputs), "--format=json"];
    await runEngine(session, args, { maxSeconds: MAX_SECONDS });
    await keepSearchTables(session, commit);
  } catch (error) {
    logger.warn(`The search tables were not made: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Whether the configuration of the commit says that tables are made here. */
async function isAsked(session: ActionSession, commit: string): Promise<boolean> {
  const args = ["validate", `--rev=${commit}`, ...configArguments(session.inputs), "--format=json"];
  const report: unknown = JSON.parse((await runEngine(session, args)).text);
  return property(report, "index_in_ci") === true;
}
