import { allExplanations } from "../../render/answers/explanations.ts";
import { type CommandSpec, FORMATS, type OptionSpec } from "../spec/command.ts";
import { COMMANDS } from "../spec/commands.ts";
import { allOptions } from "../spec/options.ts";

/** The values that complete an option or an argument. */
export type CompletionValue =
  | { readonly kind: "words"; readonly words: readonly string[] }
  | { readonly kind: "file" | "directory" | "commit" | "free" };

/** The git command that lists names of commits when a word is completed: branches, tags and branches of remotes. */
export const LIST_COMMITS =
  "git for-each-ref --count=2000 --format='%(refname:short)' refs/heads refs/tags refs/remotes 2>/dev/null";

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
  /** The values of its arguments; undefined when it takes none. */
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
  if (option.values !== undefined) return { kind: "words", words: option.values };
  return { kind: PLACEHOLDERS.get(option.value ?? "") ?? "free" };
}

const PLACEHOLDERS: ReadonlyMap<string, "file" | "directory" | "commit"> = new Map([
  ["FILE", "file"],
  ["DIR", "directory"],
  ["COMMIT", "commit"],
  ["TAG", "commit"],
]);

function argumentOf({ takes }: CommandSpec): CompletionValue | undefined {
  if (takes === undefined) return undefined;
  const { values } = takes;
  if (values === undefined) return { kind: "free" };
  if (values === "files") return { kind: "file" };
  if (values === "commits") return { kind: "commit" };
  if (values !== "codes") return { kind: "words", words: values };
  return { kind: "words", words: [...new Set(allExplanations().map(({ code }) => code))] };
}
