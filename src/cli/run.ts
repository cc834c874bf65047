import { statSync } from "node:fs";
import { resolve } from "node:path";
import { UserError } from "../model/errors.ts";
import { EXIT_BUG, EXIT_OK, EXIT_USER_ERROR } from "../model/exit-codes.ts";
import type { Logger } from "../util/logger.ts";
import { barProgress, lineProgress, NO_PROGRESS, type Progress } from "../util/progress.ts";
import { nearest } from "../util/suggest.ts";
import { choice } from "./input/option-values.ts";
import type { CliIo } from "./io.ts";
import { mistakeLine, wantsEnvelope } from "./mistake-envelope.ts";
import { COLORS } from "./spec/choices.ts";
import { type CommandContext, type CommandSpec, FORMATS, type Format, type ParsedOptions } from "./spec/command.ts";
import { COMMANDS } from "./spec/commands.ts";
import { commandHelp, overview } from "./spec/help.ts";
import { parseOptions } from "./spec/options.ts";
import { VERSION } from "./version.ts";

/** Runs one command line and returns its exit code. Nothing is thrown: every failure becomes a message and a code. */
export async function runCli(argv: readonly string[], io: CliIo): Promise<number> {
  let hasAnswered = false;
  const watched: CliIo = {
    ...io,
    writeOut: (text) => {
      hasAnswered = true;
      return io.writeOut(text);
    },
  };
  try {
    return await dispatch(argv, watched);
  } catch (error) {
    if (error instanceof UserError) {
      if (!hasAnswered && wantsEnvelope(argv)) await io.writeOut(mistakeLine(error, argv));
      io.writeError(`llmc-nav: ${error.message}\n`);
      return EXIT_USER_ERROR;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    io.writeError(
      `llmc-nav ${VERSION} failed; this is a bug. Please report it with the lines below at\n` +
        `https://github.com/llmc-nav/llmc-nav/issues\n${stack}\n`,
    );
    return EXIT_BUG;
  }
}

async function dispatch(argv: readonly string[], io: CliIo): Promise<number> {
  const [name, ...rest] = commandFirst(argv);
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    // `--help review` is as clear as `review --help`.
    const asked = rest.find((word) => !word.startsWith("-"));
    await io.writeOut(asked === undefined ? overview() : commandHelp(findCommand(asked)));
    return EXIT_OK;
  }
  if (name === "--version" || name === "-V") {
    await io.writeOut(`${VERSION}\n`);
    return EXIT_OK;
  }
  const spec = findCommand(name);
  const options = parseOptions(spec, rest);
  if (options.flag("help")) {
    await io.writeOut(commandHelp(spec));
    return EXIT_OK;
  }
  const context = makeContext(spec, options, surroundings(options, io));
  try {
    return await (await spec.load()).run(context, options);
  } finally {
    context.progress.stop();
  }
}

/** The words with the command first: what every command obeys may stand before it, as `git -C DIR log` taught. */
function commandFirst(argv: readonly string[]): readonly string[] {
  let at = 0;
  while (SURROUNDINGS.test(argv[at] ?? "")) at += argv[at]?.includes("=") ? 1 : 2;
  return at >= argv.length ? [] : [argv[at] as string, ...argv.slice(0, at), ...argv.slice(at + 1)];
}

const SURROUNDINGS = /^(?:-C|--(?:directory|color)(?:=.*)?)$/s;

/** `-C DIR` and `--color WHEN`, which every command obeys without knowing them. */
function surroundings(options: ParsedOptions, io: CliIo): CliIo {
  const { FORCE_COLOR: _forced, NO_COLOR: _refused, ...env } = io.env;
  const colour = choice(options, "color", COLORS, "auto");
  const cwd = resolve(io.cwd, options.text("directory") ?? ".");
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`There is no folder ${JSON.stringify(options.text("directory"))}: check -C.`);
  }
  if (colour === "auto") return { ...io, cwd };
  return { ...io, cwd, env: { ...env, ...(colour === "always" ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }) } };
}

function findCommand(name: string): CommandSpec {
  const spec = COMMANDS.find((command) => command.name === name);
  if (spec) return spec;
  const names = COMMANDS.map((command) => command.name);
  const meant = nearest(name, names);
  const hint = meant ? `Did you mean \`llmc-nav ${meant}\`?` : "Run `llmc-nav --help` to see them.";
  throw new UserError(`There is no command ${JSON.stringify(name)}. ${hint}`);
}

function makeContext(spec: CommandSpec, options: ParsedOptions, io: CliIo): CommandContext {
  const isQuiet = options.flag("quiet");
  return {
    io,
    logger: makeLogger(io, isQuiet, options.flag("verbose")),
    progress: makeProgress(io, isQuiet),
    format: chooseFormat(spec, options),
    markdownFile: options.text("markdown-file"),
    directory: options.text("repo") ?? io.cwd,
    rev: options.text("rev"),
  };
}

/** The format that a call is answered in: the same on a terminal, in a pipe and in a file. */
export function chooseFormat(
  { formats = FORMATS, defaultFormat = "text" }: CommandSpec,
  options: ParsedOptions,
): Format {
  if (options.flag("json")) return "json";
  const asked = options.text("format");
  if (asked === undefined) return defaultFormat;
  const format = formats.find((each) => each === asked);
  if (!format) throw new UserError(`--format takes ${formats.join(", ")}, not ${JSON.stringify(asked)}.`);
  return format;
}

function makeLogger(io: CliIo, isQuiet: boolean, isVerbose: boolean): Logger {
  const line = (message: string) => io.writeError(`llmc-nav: ${message}\n`);
  return {
    warn: line,
    info: (message) => {
      if (!isQuiet && isVerbose) line(message);
    },
    debug: (message) => {
      if (!isQuiet && isVerbose) line(message);
    },
  };
}

function makeProgress(io: CliIo, isQuiet: boolean): Progress {
  if (isQuiet) return NO_PROGRESS;
  if (process.stderr.isTTY) return barProgress((text) => io.writeError(text));
  return io.env.CI ? lineProgress((line) => io.writeError(`${line}\n`)) : NO_PROGRESS;
}
