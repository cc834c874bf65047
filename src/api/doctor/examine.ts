import { Repository } from "../../git/repository.ts";
import { UserError } from "../../model/errors.ts";
import type { Logger } from "../../util/logger.ts";
import { printable } from "../../util/printable.ts";
import type { ConfigFile } from "../config-file.ts";
import { attempt, type Check, fail, ok, warn } from "./check.ts";
import { checkGit, checkNode } from "./program.ts";
import { checkCache, checkDepth, checkFreshness, checkRepository } from "./repository.ts";
import { checkProviders, checkStore } from "./services.ts";

/** The directory to examine, and the settings that apply. */
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

/** Whether llmc.toml is right; the details are `validate`'s. */
function checkConfig({ path, loaded }: ConfigFile): Check {
  if (path === undefined) return ok("config", "There is no llmc.toml: the built-in configuration holds.");
  const errors = loaded.findings.filter(({ severity }) => severity === "error").length;
  const warnings = loaded.findings.length - errors;
  const found = `${printable(path)} has ${errors} errors and ${warnings} warnings.`;
  if (errors > 0) return fail("config", found, "Run `llmc-nav validate` to see them with their lines.");
  if (warnings > 0) return warn("config", found, "Run `llmc-nav validate` to see them with their lines.");
  return ok("config", `${printable(path)} is right.`);
}
