import { failureResult } from "../envelope/failure-result.ts";
import { routedResult } from "../envelope/routed-result.ts";
import { toWire } from "../envelope/to-wire.ts";
import { UserError } from "../model/errors.ts";
import type { RagResult, ResultItem } from "../model/result.ts";
import { chooseSource } from "../nav/choose-source.ts";
import { Codebase } from "../nav/codebase.ts";
import { enrichItems } from "../nav/enrich-items.ts";
import type { GraphReader } from "../nav/graph-reader.ts";
import type { Answer } from "../nav/where-used.ts";
import { renderResult } from "./answer-output.ts";
import type { CommandContext } from "./command.ts";

/** A question, put to the graph when there is one that may answer, else to the live tree. */
type Question = (codebase: Codebase, graph: GraphReader | undefined) => Promise<Answer<ResultItem>>;

/** Puts one question to the repository, wraps the answer in its envelope and prints it. */
export async function answerQuestion(
  context: CommandContext,
  tool: string,
  query: string,
  ask: Question,
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
  ask: Question,
): Promise<RagResult<ResultItem>> {
  const details = { tool, query };
  let codebase: Codebase;
  try {
    codebase = await Codebase.open(context);
  } catch (error) {
    return failed(error, details);
  }
  try {
    const { decision, graph } = await chooseSource(codebase, context.logger);
    const { items: found, total, reason } = await ask(codebase, graph);
    const items = await enrichItems(codebase, graph, found, context.logger);
    const commit = codebase.tree.commit ?? (await codebase.repository.headCommit());
    return routedResult(decision, items, { ...details, commit, total, reason, elapsedMs: performance.now() - started });
  } catch (error) {
    return failed(error, details);
  } finally {
    await codebase.close();
  }
}

/** The user's mistakes become envelopes; a bug keeps its stack. */
function failed(error: unknown, details: { tool: string; query: string }): RagResult<never> {
  if (error instanceof UserError) return failureResult(error, details);
  throw error;
}
