import { VERSION } from "../version.ts";
import type { CommandSpec, OptionSpec } from "./command.ts";
import { COMMANDS, GROUPS } from "./commands.ts";
import { allOptions } from "./options.ts";

/** Commands for a newcomer to try first; none of them needs any set-up. */
const FIRST_STEPS: readonly (readonly [command: string, meaning: string])[] = [
  ["llmc-nav review HEAD~10", "what did the last ten commits and my edits break?"],
  ["llmc-nav where-used Auth.login", "who uses this?"],
  ["llmc-nav search retry with backoff", "where is that done?"],
];

/** The text that `llmc-nav` prints without a command. */
export function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    `llmc-nav ${VERSION}: finds what a change breaks before it is merged, and says which tests to run.`,
    "",
    "Usage: llmc-nav COMMAND [OPTIONS]",
    "",
    "Start here, in any git repository:",
    ...columns(FIRST_STEPS),
    ...GROUPS.flatMap(([title, commands]) => [
      "",
      `${title}:`,
      ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    ]),
    "",
    "`llmc-nav COMMAND --help` explains one command and its options.",
    "Exit codes: 0 answered, 1 findings at or over --fail-on, 2 a mistake in the call, 3 a bug.",
    "",
  ].join("\n");
}

/** The text that `llmc-nav COMMAND --help` prints. */
export function commandHelp(spec: CommandSpec): string {
  const options = Object.entries(allOptions(spec));
  return [
    `llmc-nav ${spec.name}: ${spec.summary}.`,
    "",
    `Usage: llmc-nav ${spec.name} ${spec.usage} [OPTIONS]`,
    "",
    spec.description,
    "",
    "Examples:",
    ...columns(spec.examples),
    "",
    "Options:",
    ...columns(options.map(([name, option]) => [optionName(name, option), helpOf(spec, name, option)])),
    "",
  ].join("\n");
}

/** A command that takes other formats than most says which. */
function helpOf({ formats, defaultFormat = "text" }: CommandSpec, name: string, { help }: OptionSpec): string {
  if (name !== "format" || formats === undefined) return help;
  return `${formats.slice(0, -1).join(", ")} or ${formats.at(-1)} (default: ${defaultFormat})`;
}

function optionName(name: string, option: OptionSpec): string {
  const short = option.short === undefined ? "    " : `-${option.short}, `;
  return `${short}--${name}${option.value === undefined ? "" : ` ${option.value}`}`;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
