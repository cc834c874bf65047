import { readConfigFile } from "../../api/config-file.ts";
import { validateConfig, validationToWire } from "../../api/validation.ts";
import { judgeConfig } from "../../judge/judge.ts";
import { UserError } from "../../model/errors.ts";
import { EXIT_FINDINGS, EXIT_OK } from "../../model/exit-codes.ts";
import { renderValidation } from "../../render/answers/validate.ts";
import { whereaboutsOf } from "../input/open-for.ts";
import { choice } from "../input/option-values.ts";
import { FINDING_LEVELS } from "../spec/choices.ts";
import type { Command, ParsedOptions } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

const POLICIES = { error: { failOn: "config" }, warning: { failOn: "any" } } as const;

/** The file that is named, with or without `--config`. */
function fileOf(options: ParsedOptions): string | undefined {
  const [file] = options.positionals;
  const named = options.text("config");
  if (file !== undefined && named !== undefined) {
    throw new UserError(`One file at a time: ${JSON.stringify(file)} or ${JSON.stringify(named)}.`);
  }
  return file ?? named;
}

/** `llmc-nav validate`: what is wrong with the configuration, where, and what its routes come to. */
export const validateCommand: Command = {
  async run(context, options) {
    const failOn = choice(options, "fail-on", FINDING_LEVELS, "error");
    const validation = validateConfig(await readConfigFile(whereaboutsOf(context), fileOf(options)));
    await writeAnswer(context, {
      json: () => validationToWire(validation),
      text: (format) => renderValidation(format, validation, options.flag("verbose")),
    });
    return judgeConfig(validation.findings, POLICIES[failOn]).conclusion === "failure" ? EXIT_FINDINGS : EXIT_OK;
  },
};
