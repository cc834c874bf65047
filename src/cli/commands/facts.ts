import { type FactsOptions, factsOfFiles, updateCodec, updateRepositoryFacts } from "../../api/operations/facts.ts";
import { mergeCodec, mergeFactsShards, writeFactsShard } from "../../api/operations/shard-facts.ts";
import { verificationCodec, verifyFacts } from "../../api/operations/verify-facts.ts";
import { factsToWire, noFactsToWire } from "../../facts/to-wire.ts";
import { EXIT_FINDINGS, EXIT_OK, EXIT_USER_ERROR } from "../../model/exit-codes.ts";
import { renderFacts, renderMerge, renderUpdate } from "../../render/answers/facts.ts";
import { whereaboutsOf } from "../input/open-for.ts";
import { wholeNumber } from "../input/option-values.ts";
import { readShardRequest } from "../input/shard-request.ts";
import type { Command, CommandContext } from "../spec/command.ts";
import { jsonLine, writeAnswer } from "./answer.ts";

/** `llmc-nav facts`: the facts of named files, or the stored facts of the whole repository brought up to date. */
export const factsCommand: Command = {
  async run(context, options) {
    const maxFileSize = wholeNumber(options, "max-file-size");
    const how: FactsOptions = {
      threads: wholeNumber(options, "threads"),
      ...(maxFileSize === undefined ? {} : { maxFileSize }),
    };
    const request = readShardRequest(context, options);
    if (request?.kind === "merge") {
      const merged = await mergeFactsShards(context, request.paths, how);
      await writeAnswer(context, { json: () => mergeCodec.toWire(merged), text: () => renderMerge(merged) });
      return EXIT_OK;
    }
    if (request === undefined && options.positionals.length > 0) return printFacts(context, options.positionals, how);
    if (request === undefined && options.flag("verify")) return verify(context, options.text("since"));
    const update = await (request === undefined
      ? updateRepositoryFacts(context, how)
      : writeFactsShard(context, request, how));
    await writeAnswer(context, { json: () => updateCodec.toWire(update), text: () => renderUpdate(update) });
    return EXIT_OK;
  },
};

async function verify(context: CommandContext, since: string | undefined): Promise<number> {
  const forged = await verifyFacts(context, since);
  await context.io.writeOut(jsonLine(verificationCodec.toWire({ forged })));
  return forged.length === 0 ? EXIT_OK : EXIT_FINDINGS;
}

async function printFacts(context: CommandContext, files: readonly string[], how: FactsOptions): Promise<number> {
  let failures = 0;
  for await (const file of factsOfFiles(files, whereaboutsOf(context), how)) {
    const { path, facts } = file;
    if (facts !== undefined) {
      const json = () => factsToWire(path, facts);
      await writeAnswer(context, { json, text: (format) => renderFacts(format, path, facts) });
      continue;
    }
    context.logger.warn(`${JSON.stringify(path)} has no facts: ${file.reason}.`);
    // Programs get a line still, so that answers match questions.
    await writeAnswer(context, { json: () => noFactsToWire(path, file.reason), text: () => "" });
    failures++;
  }
  // A file that was asked for by name and cannot be answered about is a mistake in the call.
  return failures > 0 ? EXIT_USER_ERROR : EXIT_OK;
}
