import { SEARCH_LIMIT } from "../../api/search.ts";
import { UserError } from "../../model/errors.ts";
import { limitOf } from "../input/option-values.ts";
import type { Command } from "../spec/command.ts";
import { answerFrom } from "./answer.ts";

/** `llmc-nav search`: what in the repository fits a question. */
export const searchCommand: Command = {
  async run(context, options) {
    const words = options.positionals.join(" ");
    const asked = options.text("query");
    if (asked !== undefined && words !== "") {
      throw new UserError(`${JSON.stringify(words)} follows the query: put all words in quotes, or leave -q out.`);
    }
    const query = asked ?? words;
    if (query.trim() === "") throw new UserError('Say what to look for: "how do users log in".');
    const limit = limitOf(options, "limit", SEARCH_LIMIT);
    const question = {
      limit,
      tool: options.text("tool"),
      tests: options.flag("tests"),
      kind: options.text("kind"),
      path: options.text("path"),
      language: options.text("language"),
      rev: context.rev,
    };
    return answerFrom(context, options, { tool: "search", query }, (repository) => repository.search(query, question));
  },
};
