import { type NavRepository, openRepository } from "../../api/open-repository.ts";
import type { CommandContext, ParsedOptions } from "../spec/command.ts";
import { absolute } from "./named-file.ts";

/** Opens the repository that a command is about, as every program that uses the library does. */
export function openFor(context: CommandContext, options: ParsedOptions): Promise<NavRepository> {
  const { directory, logger, progress, io } = context;
  const named = options.text("config");
  const config = named === undefined ? undefined : absolute(named, context);
  return openRepository(directory, { config, logger, progress, environment: io.env });
}
