import { toWire } from "../envelope/to-wire.ts";
import { UserError } from "../model/errors.ts";
import type { RagResult, ResultItem } from "../model/result.ts";
import { renderResult } from "./answer-output.ts";
import type { CommandContext } from "./command.ts";

/** Prints an answer and gives the exit code that fits it. */
export async function writeResult(context: CommandContext, result: RagResult<ResultItem>): Promise<number> {
  const isJson = context.format === "json" || context.format === "jsonl";
  if (result.meta.status === "ERROR" && !isJson) throw new UserError(result.meta.message);
  await context.io.writeOut(isJson ? `${JSON.stringify(toWire(result))}\n` : renderResult(result, context.format));
  return result.meta.status === "ERROR" ? 2 : 0;
}
