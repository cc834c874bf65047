import { type ConfigFile, readConfigFile } from "../../api/config-file.ts";
import { absolute, type Whereabouts } from "../../api/named-file.ts";
import { type NavRepository, openRepository } from "../../api/open-repository.ts";
import type { CommandContext, ParsedOptions } from "../spec/command.ts";

/** Opens the repository that a command is about, as every program that uses the library does. */
export function openFor(context: CommandContext, options: ParsedOptions): Promise<NavRepository> {
  const { directory, logger, progress, io } = context;
  const named = options.text("config");
  const config = named === undefined ? undefined : absolute(named, whereaboutsOf(context));
  return openRepository(directory, { config, logger, progress, environment: io.env });
}

/** Reads the configuration that a command goes by. */
export function configFor(context: CommandContext, options: ParsedOptions): Promise<ConfigFile> {
  return readConfigFile(whereaboutsOf(context), options.text("config"));
}

/** The directories and the commit by which names of files on a command line are resolved. */
export function whereaboutsOf({ io, directory, rev }: CommandContext): Whereabouts {
  return { cwd: io.cwd, directory, rev };
}
