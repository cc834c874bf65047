import { type CommandSpec, FORMATS, type OptionSpec } from "../spec/command.ts";
import { COMMANDS } from "../spec/commands.ts";
import { allOptions } from "../spec/options.ts";

/** What may follow an option or stand by itself. */
export type CompletionValue =
  | { readonly kind: "words"; readonly words: readonly string[] }
  | { readonly kind: "file" | "directory" | "free" };

/** An option as shells complete it. */
export interface CompletionOption {
  readonly name: string;
  readonly short: string | undefined;
  readonly help: string;
  /** Undefined for an option without a value. */
  readonly value: CompletionValue | undefined;
}

/** A command as shells complete it. */
export interface CompletionCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletionOption[];
  /** What its arguments are; undefined when it takes none. */
  readonly argument: CompletionValue | undefined;
}

/** Every command, from the one table that also parses and explains them. */
export function completionCommands(): readonly CompletionCommand[] {
  return COMMANDS.map((spec) => ({
    name: spec.name,
    summary: spec.summary,
    options: Object.entries(allOptions(spec)).map(([name, option]) => ({
      name,
      short: option.short,
      help: option.help,
      value: valueTaken(spec, name, option),
    })),
    argument: argumentOf(spec),
  }));
}

function valueTaken(spec: CommandSpec, name: string, option: OptionSpec): CompletionValue | undefined {
  if (option.type === "boolean") return undefined;
  if (name === "format") return { kind: "words", words: spec.formats ?? FORMATS };
  if (option.value === "FILE") return { kind: "file" };
  return option.value === "DIR" ? { kind: "directory" } : { kind: "free" };
}

/** The usage line has the arguments: `bash|zsh|fish` are words to choose from, `[FILE…]` are files. */
function argumentOf({ usage }: CommandSpec): CompletionValue | undefined {
  if (/^[a-z]+(\|[a-z]+)+$/.test(usage)) return { kind: "words", words: usage.split("|") };
  if (/^\[?FILE/.test(usage)) return { kind: "file" };
  return /^\[?[A-Z]+\]?$/.test(usage) ? { kind: "free" } : undefined;
}
