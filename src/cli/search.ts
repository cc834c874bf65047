import { answerSearch, SEARCH_LIMIT } from "../api/search.ts";
import { UserError } from "../model/errors.ts";
import { writeResult } from "./answer.ts";
import type { Command } from "./command.ts";
import { limitOf } from "./option-values.ts";
import { readConfigFile } from "./read-config.ts";

/** `llmc-nav search`: what in the repository fits a question. */
export const searchCommand: Command = {
  async run(context, options) {
    const query = options.text("query") ?? options.positionals.join(" ");
    if (query.trim() === "") throw new UserError('Say what to look for: -q "how do users log in".');
    const result = await answerSearch(context, query, {
      limit: limitOf(options, "limit", SEARCH_LIMIT),
      tool: options.text("tool"),
      readConfig: () => readConfigFile(context, options),
      isConfigNamed: options.text("config") !== undefined,
      environment: context.io.env,
    });
    return writeResult(context, result);
  },
};
