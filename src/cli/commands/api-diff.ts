import { apiChangeCodec, apiDiffToWire, RELEASES } from "../../api/api-diff.ts";
import { UserError } from "../../model/errors.ts";
import { EXIT_FINDINGS, EXIT_OK } from "../../model/exit-codes.ts";
import { renderApiDiff } from "../../render/answers/api-diff.ts";
import { patternsIn } from "../../util/glob.ts";
import { openFor } from "../input/open-for.ts";
import { choice } from "../input/option-values.ts";
import { RELEASE_LEVELS } from "../spec/choices.ts";
import type { Command } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** `llmc-nav api-diff`: what happened to the public interface since a release. */
export const apiDiffCommand: Command = {
  async run(context, options) {
    const failOn = choice(options, "fail-on", RELEASE_LEVELS, "never");
    const since = options.text("since");
    if (since === undefined) {
      throw new UserError("Name the last release, as in `llmc-nav api-diff --since v1.0.0`; `git tag` lists them.");
    }
    const diff = await (await openFor(context, options)).apiDiff({
      since,
      head: options.text("head") ?? context.rev,
      include: options.texts("include").flatMap(patternsIn),
      exclude: options.texts("exclude").flatMap(patternsIn),
    });
    await writeAnswer(context, {
      json: () => apiDiffToWire(diff),
      lines: () => [...diff.removed, ...diff.changed, ...diff.added].map((each) => apiChangeCodec.toWire(each)),
      text: (format) => renderApiDiff(format, diff),
    });
    const isFailed = failOn !== "never" && RELEASES.indexOf(diff.release) <= RELEASES.indexOf(failOn);
    return isFailed ? EXIT_FINDINGS : EXIT_OK;
  },
};
