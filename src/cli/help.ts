import type { CommandSpec, OptionSpec } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { allOptions } from "./options.ts";
import { VERSION } from "./version.ts";

/** What `llmc-nav` prints when asked nothing. */
export function overview(): string {
  return [
    `llmc-nav ${VERSION}: tells a change what it breaks, from a code index that can prove how fresh it is.`,
    "",
    "Usage: llmc-nav COMMAND [OPTIONS]",
    "",
    "Commands:",
    ...columns(COMMANDS.map((command) => [command.name, command.summary])),
    "",
    "Try:",
    ...columns(COMMANDS.flatMap((command) => command.examples.slice(0, 1))),
    "",
    "`llmc-nav COMMAND --help` explains one command and its options.",
    "Exit codes: 0 answered, 1 findings at or over --fail-on, 2 a mistake in the call, 3 a bug.",
    "",
  ].join("\n");
}

/** What `llmc-nav COMMAND --help` prints. */
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
    ...columns(options.map(([name, option]) => [optionName(name, option), option.help])),
    "",
  ].join("\n");
}

function optionName(name: string, option: OptionSpec): string {
  const short = option.short === undefined ? "    " : `-${option.short}, `;
  return `${short}--${name}${option.value === undefined ? "" : ` ${option.value}`}`;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
