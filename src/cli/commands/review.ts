import type { NamePatch } from "../../api/review.ts";
import { reviewToWire } from "../../envelope/review-document.ts";
import { FAIL_LEVELS, judgeReview } from "../../judge/judge.ts";
import { UserError } from "../../model/errors.ts";
import { EXIT_FINDINGS, EXIT_OK } from "../../model/exit-codes.ts";
import type { Review } from "../../model/review.ts";
import type { RenderOptions } from "../../render/render-review.ts";
import { reachesMoreTests } from "../../render/test-lines.ts";
import { printable } from "../../util/printable.ts";
import { openFor } from "../input/open-for.ts";
import { choice } from "../input/option-values.ts";
import { reviewedOrPullRequest } from "../input/reviewed-change.ts";
import { type Command, type CommandContext, isJson } from "../spec/command.ts";
import { VERSION } from "../version.ts";
import { linksOf } from "./answer.ts";
import { openPage } from "./open-page.ts";

/** `llmc-nav review`: the whole report about a change. */
export const reviewCommand: Command = {
  async run(context, options) {
    const failOn = choice(options, "fail-on", FAIL_LEVELS, "never");
    const isOpen = options.flag("open");
    if (isOpen && (options.flag("json") || (options.text("format") ?? "html") !== "html")) {
      throw new UserError("--open shows the page, which is --format html: leave the other format out.");
    }
    const repository = await openFor(context, options);
    const change = await reviewedOrPullRequest(context, options);
    if (options.flag("write-baseline")) {
      const { path, count } = await repository.writeBaseline(change);
      const uses = count === 1 ? "1 broken use" : `${count} broken uses`;
      await context.io.writeOut(`${uses} written to ${path}. Commit it to the branch that changes start from.\n`);
      return EXIT_OK;
    }
    if (context.format === "patch") return writePatch(context, await repository.patch(change));
    const result = await repository.review(change);
    // Edits that are not committed have no page; what they started from has one.
    const links = linksOf(context, options, result.head.includes(" ") ? result.base : result.head);
    const format = isOpen ? "html" : context.format;
    const about = format === "html" ? await repository.describe(result) : undefined;
    const text = await render({ ...context, format }, result, { links, about });
    if (format === "tests" && reachesMoreTests(result))
      context.io.writeError("llmc-nav: the change reaches more tests than these: run them first, then all.\n");
    if (isOpen) await openPage(text, "review.html", context.io);
    else await context.io.writeOut(text);
    return judgeReview(result, { failOn }).conclusion === "failure" ? EXIT_FINDINGS : EXIT_OK;
  },
};

/** Prints the patch alone, so that `git apply` can read it; what it leaves to people is told beside it. */
async function writePatch({ io }: CommandContext, { patch, refused }: NamePatch): Promise<number> {
  await io.writeOut(patch);
  if (refused.length > 0) io.writeError(`llmc-nav: not in the patch (${refused.length}):\n`);
  for (const { path, line, why } of refused) io.writeError(`${printable(`${path}:${line}: ${why}`)}\n`);
  return EXIT_OK;
}

/** The renderings are loaded when they are asked for: programs ask for JSON. */
async function render(
  { format, io }: CommandContext,
  result: Review,
  more: Pick<RenderOptions, "links" | "about">,
): Promise<string> {
  if (isJson(format) || format === "patch") return `${JSON.stringify(reviewToWire(result))}\n`;
  const [{ renderReview }, { terminalStyle }] = await Promise.all([
    import("../../render/render-review.ts"),
    import("../../render/terminal/style.ts"),
  ]);
  const style = terminalStyle(io.env, { isTerminal: io.isTerminal, columns: process.stdout.columns });
  return renderReview(result, format, { style, ...more, version: VERSION });
}
