import { symbolFromRoot } from "../../api/named-file.ts";
import { WHERE_USED_DEFAULTS as DEFAULTS } from "../../api/where-used.ts";
import { UserError } from "../../model/errors.ts";
import { CONFIDENCES } from "../../model/use.ts";
import { readBatch } from "../input/batch-file.ts";
import { whereaboutsOf } from "../input/open-for.ts";
import { choice, limitOf } from "../input/option-values.ts";
import { TEST_CHOICES } from "../spec/choices.ts";
import type { Command, ParsedOptions } from "../spec/command.ts";
import { answerFrom, jsonLine } from "./answer.ts";

/** `llmc-nav where-used`: every use of a symbol, with the line of the use. */
export const whereUsedCommand: Command = {
  async run(context, options) {
    const batch = options.text("batch");
    if (batch !== undefined) {
      const { whereUsedBatch } = await import("../../api/operations/where-used-batch.ts");
      const lines = readBatch(batch, context).map(({ value }) => value);
      for await (const answer of whereUsedBatch(context, lines)) await context.io.writeOut(jsonLine(answer));
      return 0;
    }
    const symbol = await symbolFromRoot(symbolOption(options), whereaboutsOf(context));
    const filters = {
      limit: limitOf(options, "limit", DEFAULTS.limit),
      confidence: choice(options, "confidence", CONFIDENCES, DEFAULTS.confidence),
      includeImports: !options.flag("no-imports"),
      tests: choice(options, "tests", TEST_CHOICES, DEFAULTS.tests),
      rev: context.rev,
    } as const;
    return answerFrom(context, options, { tool: "where-used", query: symbol }, (repository) =>
      repository.whereUsed(symbol, filters),
    );
  },
};

/** The symbol that a navigation command asks about. */
export function symbolOption(options: ParsedOptions): string {
  const named = options.text("symbol");
  const [argument] = options.positionals;
  if (named !== undefined && argument !== undefined) {
    throw new UserError(`One symbol at a time: ${JSON.stringify(named)} or ${JSON.stringify(argument)}.`);
  }
  const symbol = named ?? argument;
  if (symbol === undefined)
    throw new UserError("Say which symbol: Auth.login (or src/auth.py#Auth.login, or src/auth.py:15).");
  return symbol;
}
