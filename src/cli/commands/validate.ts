import { validateConfig, validationToWire } from "../../api/validation.ts";
import { judgeConfig } from "../../judge/judge.ts";
import { EXIT_FINDINGS, EXIT_OK } from "../../model/exit-codes.ts";
import { renderValidation } from "../../render/answers/validate.ts";
import { configFor } from "../input/open-for.ts";
import { choice } from "../input/option-values.ts";
import type { Command } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

const FAIL_LEVELS = ["error", "warning"] as const;
const POLICIES = { error: { failOn: "config" }, warning: { failOn: "any" } } as const;

/** `llmc-nav validate`: what is wrong with the configuration, where, and what its routes come to. */
export const validateCommand: Command = {
  async run(context, options) {
    const failOn = choice(options, "fail-on", FAIL_LEVELS, "error");
    const validation = validateConfig(await configFor(context, options));
    await writeAnswer(context, {
      json: () => validationToWire(validation),
      text: (format) => renderValidation(format, validation),
    });
    return judgeConfig(validation.findings, POLICIES[failOn]).conclusion === "failure" ? EXIT_FINDINGS : EXIT_OK;
  },
};
