import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type AskedDetails, failed } from "../../api/answer.ts";
import type { NavRepository } from "../../api/open-repository.ts";
import { toWire } from "../../envelope/to-wire.ts";
import { UserError } from "../../model/errors.ts";
import { EXIT_FINDINGS } from "../../model/exit-codes.ts";
import type { RagResult, ResultItem } from "../../model/result.ts";
import type { TextFormat } from "../../render/format.ts";
import { type LinkContext, linksTo } from "../../render/links.ts";
import { printable } from "../../util/printable.ts";
import { openFor } from "../input/open-for.ts";
import { type CommandContext, isJson, type ParsedOptions } from "../spec/command.ts";

/** The forms of an answer; the one that was asked for is made. */
export interface Answer {
  /** The answer for programs. */
  json(): unknown;
  /** The parts of an answer that is a list, for programs that read lines; without them JSON is one line. */
  lines?(): readonly unknown[];
  /** The answer for people. */
  text(format: TextFormat): string | Promise<string>;
}

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
  // An envelope that tells of the user's mistake is printed for programs only; the sentence is for everybody.
  if (result.meta.status === "ERROR") {
    if (isJson(context.format)) await context.io.writeOut(jsonLine(toWire(result)));
    if (result.meta.errorCode !== "UNKNOWN_SYMBOL") throw new UserError(result.meta.message);
    context.io.writeError(`llmc-nav: ${printable(result.meta.message)}\n`);
    return EXIT_FINDINGS;
  }
  await writeAnswer(context, {
    json: () => toWire(result),
    text: (format) => renderResult(result, format, linksOf(context, options, result.meta.commit)),
  });
  return 0;
}

/** The renderings are loaded when they are asked for: programs ask for JSON. */
async function renderResult(
  result: RagResult<ResultItem>,
  format: TextFormat,
  links: LinkContext | undefined,
): Promise<string> {
  if (format === "markdown")
    return (await import("../../render/markdown/answer.ts")).renderResultMarkdown(result, links);
  return (await import("../../render/answers/result.ts")).renderResultText(result);
}

/** The target of links in Markdown, by `--links`; edits that are not committed have no page to link to. */
export function linksOf(
  { rev }: CommandContext,
  options: ParsedOptions,
  commit: string | undefined,
): LinkContext | undefined {
  const page = options.text("links");
  if (page === undefined) return undefined;
  const links = linksTo(page, commit ?? rev ?? "HEAD");
  if (links !== undefined) return links;
  throw new UserError(
    `--links takes the address of the repository's page, such as https://github.com/OWNER/REPO, not ${JSON.stringify(page)}.`,
  );
}

/** Prints an answer in the format that was asked for; `--markdown-file` has it as Markdown besides. */
export async function writeAnswer({ format, markdownFile, io }: CommandContext, answer: Answer): Promise<void> {
  if (markdownFile !== undefined) writeMarkdown(resolve(io.cwd, markdownFile), await answer.text("markdown"));
  if (format === "jsonl" && answer.lines !== undefined) {
    for (const each of answer.lines()) await io.writeOut(jsonLine(each));
  } else if (isJson(format)) {
    await io.writeOut(jsonLine(answer.json()));
  } else {
    await io.writeOut(await answer.text(format === "markdown" ? "markdown" : "text"));
  }
}

/** A value as a line of JSON. */
export function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function writeMarkdown(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UserError(`The file given by --markdown-file cannot be written: ${why}.`, { cause: error });
  }
}
