import { join } from "node:path";
import { BUILT_IN_CONFIG } from "../config/built-in-config.ts";
import { type LoadedConfig, loadConfig, requireConfig } from "../config/load-config.ts";
import type { RoutingConfig } from "../config/routing-config.ts";
import { Repository } from "../git/repository.ts";
import { UserError } from "../model/errors.ts";
import type { CommandContext, ParsedOptions } from "./command.ts";
import { readNamedFiles } from "./named-file.ts";

const DEFAULT_FILE = "llmc.toml";
/** Larger files are not even looked at; the configuration's own limit, which is lower, has a finding. */
const MAX_READ_BYTES = 64 * 1024 * 1024;

/** The configuration that a command works with. */
export interface ConfigFile {
  /** Undefined when there is none and the built-in one is used. */
  readonly path: string | undefined;
  readonly bytes: Uint8Array;
  readonly loaded: LoadedConfig;
}

/** Reads the file that `--config` names, else the repository's `llmc.toml`; without one the built-in configuration holds. */
export async function readConfigFile(context: CommandContext, options: ParsedOptions): Promise<ConfigFile> {
  const named = options.text("config");
  const file = named ?? join(await topDirectory(context.directory), DEFAULT_FILE);
  for await (const { path, bytes, skipped } of readNamedFiles([file], context, { maxFileSize: MAX_READ_BYTES })) {
    if (bytes !== undefined) return { path, bytes, loaded: loadConfig(bytes) };
    if (skipped.reason !== "absent") {
      throw new UserError(
        `The configuration ${JSON.stringify(path)} cannot be read: ${skipped.detail ?? skipped.reason}.`,
        {
          code: "BAD_CONFIG",
        },
      );
    }
  }
  if (named !== undefined) {
    throw new UserError(`There is no configuration ${JSON.stringify(named)}: check the path given by --config.`, {
      code: "BAD_CONFIG",
    });
  }
  return { path: undefined, bytes: new Uint8Array(), loaded: { config: BUILT_IN_CONFIG, findings: [] } };
}

/** The configuration that a command works with, for those that cannot go on without one. */
export async function readConfig(context: CommandContext, options: ParsedOptions): Promise<RoutingConfig> {
  const { path, loaded } = await readConfigFile(context, options);
  return requireConfig(loaded, path ?? DEFAULT_FILE);
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
