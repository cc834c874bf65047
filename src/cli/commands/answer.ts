import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type AskedDetails, failed } from "../../api/answer.ts";
import type { NavRepository } from "../../api/open-repository.ts";
import { toWire } from "../../envelope/to-wire.ts";
import { UserError } from "../../model/errors.ts";
import type { RagResult, ResultItem } from "../../model/result.ts";
import { openFor } from "../input/open-for.ts";
import { renderResult } from "../output/answer.ts";
import { type CommandContext, type Format, isJson, type ParsedOptions } from "../spec/command.ts";

/** Puts a question to the repository, prints the answer and gives the exit code that fits it. */
export async function answerFrom(
  context: CommandContext,
  options: ParsedOptions,
  details: AskedDetails,
  question: (repository: NavRepository) => Promise<RagResult<ResultItem>>,
): Promise<number> {
  const result = await openFor(context, options)
    .then(question)
    .catch((error: unknown) => failed(error, details));
  return writeResult(context, result);
}

/** Prints an answer in the format that was asked for; `--markdown-file` has it as Markdown besides. */
export async function writeAnswer(context: CommandContext, render: (format: Format) => string): Promise<void> {
  const { format, markdownFile, io } = context;
  if (markdownFile !== undefined) writeMarkdown(resolve(io.cwd, markdownFile), render("markdown"));
  await io.writeOut(render(format));
}

/** Prints an envelope. One that tells of the user's mistake is printed for programs only; the sentence is for everybody. */
async function writeResult(context: CommandContext, result: RagResult<ResultItem>): Promise<number> {
  if (result.meta.status === "ERROR") {
    if (isJson(context.format)) await context.io.writeOut(envelopeLine(result));
    throw new UserError(result.meta.message);
  }
  await writeAnswer(context, (format) => (isJson(format) ? envelopeLine(result) : renderResult(result, format)));
  return 0;
}

function envelopeLine(result: RagResult<ResultItem>): string {
  return `${JSON.stringify(toWire(result))}\n`;
}

function writeMarkdown(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(`The file given by --markdown-file cannot be written: ${why}.`, { cause: error });
  }
}
