import { join } from "node:path";
import { type ConfigFile, configFileOf, configOf, MAX_CONFIG_BYTES } from "../../api/config-file.ts";
import { CONFIG_FILE } from "../../config/config-text.ts";
import type { RoutingConfig } from "../../config/routing-config.ts";
import { Repository } from "../../git/repository.ts";
import { UserError } from "../../model/errors.ts";
import type { CommandContext, ParsedOptions } from "../spec/command.ts";
import { readNamedFiles } from "./named-file.ts";

/** Reads the file that `--config` names, else the repository's `llmc.toml`; without one the built-in configuration holds. */
export async function readConfigFile(context: CommandContext, options: ParsedOptions): Promise<ConfigFile> {
  const named = options.text("config");
  const file = named ?? join(await topDirectory(context.directory), CONFIG_FILE);
  for await (const read of readNamedFiles([file], context, { maxFileSize: MAX_CONFIG_BYTES })) {
    return configFileOf(read, named !== undefined);
  }
  throw new Error("a named file gave no answer");
}

/** The configuration that a command works with, for those that cannot go on without one. */
export async function readConfig(context: CommandContext, options: ParsedOptions): Promise<RoutingConfig> {
  return configOf(await readConfigFile(context, options));
}

async function topDirectory(directory: string): Promise<string> {
  try {
    return (await Repository.open(directory)).root;
  } catch (error) {
    // A configuration can be checked without a repository, and without git.
    if (error instanceof UserError) return directory;
    throw error;
  }
}
