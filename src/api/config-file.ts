import { join } from "node:path";
import { BUILT_IN_CONFIG } from "../config/built-in-config.ts";
import { CONFIG_FILE } from "../config/config-text.ts";
import { type LoadedConfig, loadConfig, requireConfig } from "../config/load-config.ts";
import type { RoutingConfig } from "../config/routing-config.ts";
import { UserError } from "../model/errors.ts";
import { readOneFile, repositoryRoot, type Whereabouts } from "./named-file.ts";
import type { ReadFile } from "./read-repository-file.ts";

/** Larger files are not even looked at; the configuration's own limit, which is lower, has a finding. */
export const MAX_CONFIG_BYTES = 64 * 1024 * 1024;

/** The configuration that a question is answered by. */
export interface ConfigFile {
  /** Undefined when there is none and the built-in one is used. */
  readonly path: string | undefined;
  readonly bytes: Uint8Array;
  readonly loaded: LoadedConfig;
}

/** The configuration itself, for those that cannot go on without one that is right. */
export function configOf({ path, loaded }: ConfigFile): RoutingConfig {
  return requireConfig(loaded, path ?? CONFIG_FILE);
}

/** The configuration in a file; without one the built-in configuration holds, unless somebody named the file. */
export function configFileOf({ path, bytes, skipped }: ReadFile, isNamed: boolean): ConfigFile {
  if (bytes !== undefined) return { path, bytes, loaded: loadConfig(bytes) };
  if (skipped.reason !== "absent") {
    const why = skipped.detail ?? skipped.reason;
    throw new UserError(`The configuration ${JSON.stringify(path)} cannot be read: ${why}.`, { code: "BAD_CONFIG" });
  }
  if (isNamed) {
    throw new UserError(`There is no configuration ${JSON.stringify(path)}: check its path.`, { code: "BAD_CONFIG" });
  }
  return { path: undefined, bytes: new Uint8Array(), loaded: { config: BUILT_IN_CONFIG, findings: [] } };
}

/** Reads the file that somebody named, else the repository's `llmc.toml`; a configuration can be read without a repository, and without git. */
export async function readConfigFile(where: Whereabouts, named: string | undefined): Promise<ConfigFile> {
  const root = named === undefined ? await repositoryRoot(where.directory) : undefined;
  const file = named ?? join(root ?? where.directory, CONFIG_FILE);
  return configFileOf(await readOneFile(file, where, { maxFileSize: MAX_CONFIG_BYTES }), named !== undefined);
}
