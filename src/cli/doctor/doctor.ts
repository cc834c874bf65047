import { Repository } from "../../git/repository.ts";
import { UserError } from "../../model/errors.ts";
import { EXIT_FINDINGS, EXIT_OK } from "../../model/exit-codes.ts";
import { readConfigFile } from "../input/read-config.ts";
import type { Command, CommandContext, ParsedOptions } from "../spec/command.ts";
import { attempt, type Check, fail } from "./check.ts";
import { checkConfig } from "./config.ts";
import { renderChecks } from "./output.ts";
import { checkGit, checkNode } from "./program.ts";
import { checkCache, checkDepth, checkFreshness, checkRepository } from "./repository.ts";
import { checkProviders, checkStore } from "./services.ts";

/** `llmc-nav doctor`: looks at everything that the other commands need, and says what to do. */
export const doctorCommand: Command = {
  async run(context, options) {
    const checks = [
      checkNode(process.version),
      await attempt("git", () => checkGit(context.directory)),
      ...(await aboutRepository(context)),
      ...(await aboutConfig(context, options)),
      ...(await aboutToken(context)),
    ];
    await context.io.writeOut(renderChecks(context.format, checks));
    return checks.some(({ state }) => state === "fail") ? EXIT_FINDINGS : EXIT_OK;
  },
};

async function aboutRepository({ directory, io, logger }: CommandContext): Promise<readonly Check[]> {
  let repository: Repository;
  try {
    repository = await Repository.open(directory);
  } catch (error) {
    // Without git its own check has said so already.
    if (error instanceof UserError) return error.code === "GIT_NOT_FOUND" ? [] : [fail("repository", error.message)];
    throw error;
  }
  return [
    await attempt("repository", () => checkRepository(repository)),
    await attempt("history", () => checkDepth(repository)),
    await attempt("index", () => checkFreshness(repository)),
    await attempt("cache", () => checkCache(repository)),
    await attempt("store", () => checkStore(repository, { environment: io.env, logger })),
  ];
}

async function aboutConfig(context: CommandContext, options: ParsedOptions): Promise<readonly Check[]> {
  try {
    const file = await readConfigFile(context, options);
    const { config } = file.loaded;
    const services = { environment: context.io.env, logger: context.logger };
    return [checkConfig(file), ...(config === undefined ? [] : await checkProviders(config, services))];
  } catch (error) {
    if (error instanceof UserError) return [fail("config", error.message)];
    throw error;
  }
}

/** GitHub's client is large, and loaded only where there is a token to try. */
async function aboutToken({ io }: CommandContext): Promise<readonly Check[]> {
  if (!io.env.GITHUB_TOKEN) return [];
  const check = await (await import("./token.ts")).checkToken(io.env);
  return check === undefined ? [] : [check];
}
