import { UserError } from "../model/errors.ts";
import { CONFIDENCES } from "../model/use.ts";
import { DIRECTIONS } from "../nav/lineage.ts";
import { lineage } from "../nav/lineage-items.ts";
import { answerQuestion } from "./answer.ts";
import type { Command } from "./command.ts";
import { choice, limitOf } from "./option-values.ts";
import { symbolOption } from "./where-used.ts";

const DEFAULT_LIMIT = 50;
const DEFAULT_DEPTH = 5;

/** `llmc-nav lineage`: callers or callees over several hops. */
export const lineageCommand: Command = {
  async run(context, options) {
    const symbol = symbolOption(options);
    if (options.text("direction") === undefined) {
      throw new UserError("Say which way: -d upstream (who calls it) or -d downstream (what it calls).");
    }
    const question = {
      symbol,
      direction: choice(options, "direction", DIRECTIONS, "upstream"),
      limit: limitOf(options, "max-results", DEFAULT_LIMIT),
      maxDepth: limitOf(options, "depth", DEFAULT_DEPTH),
      confidence: choice(options, "confidence", CONFIDENCES, "likely"),
    };
    return answerQuestion(context, "lineage", symbol, (codebase, graph) => lineage(codebase, question, graph));
  },
};
