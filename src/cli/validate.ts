import { effectiveRoutes } from "../routing/effective-routes.ts";
import type { Command } from "./command.ts";
import { choice } from "./option-values.ts";
import { readConfigFile } from "./read-config.ts";
import { renderValidation } from "./validate-output.ts";

const FAIL_LEVELS = ["error", "warning"] as const;
const EXIT_FINDINGS = 1;

/** `llmc-nav validate`: what is wrong with the configuration, where, and what its routes come to. */
export const validateCommand: Command = {
  async run(context, options) {
    const failOn = choice(options, "fail-on", FAIL_LEVELS, "error");
    const file = await readConfigFile(context, options);
    const { config, findings } = file.loaded;
    const routes = config === undefined ? [] : effectiveRoutes(config);
    await context.io.writeOut(renderValidation(context.format, file, routes));
    const isFailed = findings.some(({ severity }) => severity === "error" || failOn === "warning");
    return isFailed ? EXIT_FINDINGS : 0;
  },
};
