import * as core from "@actions/core";
import { readRunContext } from "../github/run-context.ts";
import { UserError } from "../model/errors.ts";
import { logLine } from "../render/log-line.ts";
import type { Logger } from "../util/logger.ts";
import type { Engine } from "./engine/process.ts";
import { readInputs } from "./inputs.ts";
import { initialOutputs, writeOutputs } from "./outputs.ts";
import { ActionSession } from "./session.ts";
import { type Trigger, triggerOf } from "./trigger.ts";

/** Messages in the job's log. The runner obeys commands in plain lines, so no text from the repository may look like one. */
const LOGGER: Logger = {
  warn: (message) => core.warning(message),
  info: (message) => core.info(logLine(message)),
  debug: (message) => core.debug(message),
};

/** Runs the action: outputs are set on every path, and nothing is thrown. */
export async function runAction(env: NodeJS.ProcessEnv, engine: Engine): Promise<void> {
  core.info("llmc-nav");
  const outputs = initialOutputs();
  try {
    const inputs = readInputs((name) => core.getInput(name));
    const context = readRunContext(env);
    const session = new ActionSession(inputs, context, outputs, { logger: LOGGER, env, engine });
    await runTrigger(triggerOf(inputs, context.event), session);
  } catch (error) {
    outputs.conclusion = "error";
    core.setFailed(explain(error));
  }
  writeOutputs(outputs, (name, value) => core.setOutput(name, value));
}

/** Each trigger is loaded when it runs, so that a run pays only for what it does. */
async function runTrigger(trigger: Trigger, session: ActionSession): Promise<void> {
  switch (trigger) {
    case "review":
      return await (await import("./triggers/review-run.ts")).runReview(session);
    case "publish":
      return await (await import("./triggers/publish-run.ts")).runPublish(session);
    case "query":
      return await (await import("./triggers/query-run.ts")).runQuery(session);
    case "validate":
      return await (await import("./triggers/validate-run.ts")).runValidate(session);
    case "command":
      return await (await import("./triggers/command-run.ts")).runCommand(session);
    case "audit":
      return await (await import("./triggers/audit-run.ts")).runAudit(session);
    case "shard":
      return await (await import("./triggers/shard-run.ts")).runShard(session);
    case "merge":
      return await (await import("./triggers/merge-run.ts")).runMerge(session);
    case "nothing":
      session.outputs.conclusion = "neutral";
      session.logger.info("The pull request is closed, so there is nothing to do.");
  }
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UserError) return message;
  if (error instanceof Error && error.stack) core.debug(error.stack);
  return `llmc-nav failed; this is a bug, please report it: ${message}`;
}
