import { WHERE_USED_DEFAULTS as DEFAULTS } from "../../api/where-used.ts";
import { Repository } from "../../git/repository.ts";
import { UserError } from "../../model/errors.ts";
import { CONFIDENCES } from "../../model/use.ts";
import { Codebase } from "../../nav/code/codebase.ts";
import { readBatch } from "../input/batch-file.ts";
import { symbolFromRoot } from "../input/named-file.ts";
import { choice, limitOf } from "../input/option-values.ts";
import type { Command, CommandContext, ParsedOptions } from "../spec/command.ts";
import { answerFrom } from "./answer.ts";

/** `llmc-nav where-used`: every use of a symbol, with the line of the use. */
export const whereUsedCommand: Command = {
  async run(context, options) {
    const batch = options.text("batch");
    if (batch !== undefined) return answerBatch(context, batch);
    const symbol = await symbolFromRoot(symbolOption(options), context);
    const filters = {
      limit: limitOf(options, "limit", DEFAULTS.limit),
      confidence: choice(options, "confidence", CONFIDENCES, DEFAULTS.confidence),
      includeImports: !options.flag("no-imports"),
      tests: choice(options, "tests", ["include", "only", "exclude"], DEFAULTS.tests),
      rev: context.rev,
    } as const;
    return answerFrom(context, options, { tool: "where-used", query: symbol }, (repository) =>
      repository.whereUsed(symbol, filters),
    );
  },
};

/** The symbol that a navigation command asks about. */
export function symbolOption(options: ParsedOptions): string {
  const symbol = options.text("symbol") ?? options.positionals[0];
  if (symbol === undefined)
    throw new UserError("Say which symbol: -s Auth.login (or src/auth.py#Auth.login, or src/auth.py:15).");
  return symbol;
}

async function answerBatch(context: CommandContext, file: string): Promise<number> {
  const questions = readBatch(file, context);
  const { answerBatchLine } = await import("../../nav/symbols/where-used-batch.ts");
  const codebase = await Codebase.open({ ...context, repository: await Repository.open(context.directory) });
  try {
    await codebase.indexAll();
    for (const { value } of questions) {
      const answer = await codebase.ask((world, names) => answerBatchLine(world, names, value));
      await context.io.writeOut(`${JSON.stringify(answer)}\n`);
    }
  } finally {
    await codebase.close();
  }
  return 0;
}
