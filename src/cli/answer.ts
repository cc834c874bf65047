import { failureResult } from "../envelope/failure-result.ts";
import { fallbackResult } from "../envelope/results.ts";
import { toWire } from "../envelope/to-wire.ts";
import { decideByStatuses } from "../freshness/decide-by-statuses.ts";
import { UserError } from "../model/errors.ts";
import type { RagResult, ResultItem } from "../model/result.ts";
import { Codebase } from "../nav/codebase.ts";
import type { Answer } from "../nav/where-used.ts";
import { renderResult } from "./answer-output.ts";
import type { CommandContext } from "./command.ts";

/** Puts one question to the repository, wraps the answer in its envelope and prints it. */
export async function answerQuestion(
  context: CommandContext,
  tool: string,
  query: string,
  ask: (codebase: Codebase) => Promise<Answer<ResultItem>>,
): Promise<number> {
  const started = performance.now();
  const result = await answer(context, tool, query, started, ask);
  const isJson = context.format === "json" || context.format === "jsonl";
  if (result.meta.status === "ERROR" && !isJson) throw new UserError(result.meta.message);
  await context.io.writeOut(isJson ? `${JSON.stringify(toWire(result))}\n` : renderResult(result, context.format));
  return result.meta.status === "ERROR" ? 2 : 0;
}

async function answer(
  context: CommandContext,
  tool: string,
  query: string,
  started: number,
  ask: (codebase: Codebase) => Promise<Answer<ResultItem>>,
): Promise<RagResult<ResultItem>> {
  const elapsed = () => performance.now() - started;
  let codebase: Codebase;
  try {
    codebase = await Codebase.open(context);
  } catch (error) {
    return failed(error, { tool, query, elapsedMs: elapsed() });
  }
  try {
    const head = codebase.tree.commit ?? (await codebase.repository.headCommit());
    const { decision } = await decideByStatuses(codebase.repository, head);
    const { items, total, reason } = await ask(codebase);
    return fallbackResult(items, {
      freshnessState: decision.useRag ? "STALE" : decision.freshnessState,
      message: decision.reason,
      indexStatus: decision.status,
      tool,
      query,
      commit: head,
      total,
      reason,
      elapsedMs: elapsed(),
    });
  } catch (error) {
    return failed(error, { tool, query, elapsedMs: elapsed() });
  } finally {
    await codebase.close();
  }
}

/** The user's mistakes become envelopes; a bug keeps its stack. */
function failed(error: unknown, details: { tool: string; query: string; elapsedMs: number }): RagResult<never> {
  if (error instanceof UserError) return failureResult(error, details);
  throw error;
}
