import { Repository } from "../../git/repository.ts";
import { UserError } from "../../model/errors.ts";
import type { Logger } from "../../util/logger.ts";
import type { ConfigFile } from "../config-file.ts";
import { attempt, type Check, fail } from "./check.ts";
import { checkConfig } from "./config.ts";
import { checkGit, checkNode } from "./program.ts";
import { checkCache, checkDepth, checkFreshness, checkRepository } from "./repository.ts";
import { checkProviders, checkStore } from "./services.ts";

/** What is examined, and by which settings. */
export interface Patient {
  readonly directory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
  /** Reads the configuration. */
  config(): Promise<ConfigFile>;
}

/** Looks at everything that the other operations need. */
export async function examine(patient: Patient): Promise<readonly Check[]> {
  return [
    checkNode(process.version),
    await attempt("git", () => checkGit(patient.directory)),
    ...(await aboutRepository(patient)),
    ...(await aboutConfig(patient)),
  ];
}

async function aboutRepository({ directory, environment, logger }: Patient): Promise<readonly Check[]> {
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
    await attempt("store", () => checkStore(repository, { environment, logger })),
  ];
}

async function aboutConfig({ config, environment, logger }: Patient): Promise<readonly Check[]> {
  try {
    const file = await config();
    const routing = file.loaded.config;
    const services = { environment, logger };
    return [checkConfig(file), ...(routing === undefined ? [] : await checkProviders(routing, services))];
  } catch (error) {
    if (error instanceof UserError) return [fail("config", error.message)];
    throw error;
  }
}
