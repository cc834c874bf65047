import { validateConfig } from "../api/validation.ts";
import { EXIT_FINDINGS, EXIT_OK } from "../model/exit-codes.ts";
import { writeAnswer } from "./answer.ts";
import type { Command } from "./command.ts";
import { choice } from "./option-values.ts";
import { readConfigFile } from "./read-config.ts";
import { renderValidation } from "./validate-output.ts";

const FAIL_LEVELS = ["error", "warning"] as const;

/** `llmc-nav validate`: what is wrong with the configuration, where, and what its routes come to. */
export const validateCommand: Command = {
  async run(context, options) {
    const failOn = choice(options, "fail-on", FAIL_LEVELS, "error");
    const validation = validateConfig(await readConfigFile(context, options));
    await writeAnswer(context, (format) => renderValidation(format, validation));
    const isFailed = validation.findings.some(({ severity }) => severity === "error" || failOn === "warning");
    return isFailed ? EXIT_FINDINGS : EXIT_OK;
  },
};
