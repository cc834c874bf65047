import type { Logger } from "../../util/logger.ts";
import type { Progress } from "../../util/progress.ts";
import type { CliIo } from "../io.ts";

/** The formats that a command takes unless it says otherwise. */
export const FORMATS = ["text", "json", "jsonl", "markdown"] as const;
export type Format = (typeof FORMATS)[number] | "html" | "sarif" | "patch" | "tests";

/** Whether an answer is for programs. Most commands answer with one object, which is JSON and a JSON line alike. */
export function isJson(format: Format): format is "json" | "jsonl" {
  return format === "json" || format === "jsonl";
}

/** An option as `node:util` parses it, with the words that explain it. */
export interface OptionSpec {
  readonly type: "string" | "boolean";
  readonly short?: string;
  /** It can be given several times. */
  readonly multiple?: true;
  /** The placeholder of its value in help: `--rev COMMIT`. Shells complete what `FILE`, `DIR`, `COMMIT` and `TAG` stand for. */
  readonly value?: string;
  /** The words that it chooses from, or the usual ones where others may follow, too. */
  readonly values?: readonly string[];
  readonly help: string;
}

/** The context that every command gets besides its own options. */
export interface CommandContext {
  readonly io: CliIo;
  readonly logger: Logger;
  readonly progress: Progress;
  readonly format: Format;
  /** The file to which the answer is also written as Markdown; commands that have no such option ignore it. */
  readonly markdownFile: string | undefined;
  /** The directory given by `--repo`, else the current one; the repository is looked for around it. */
  readonly directory: string;
  readonly rev: string | undefined;
}

export interface ParsedOptions {
  /** The option's value when it was given. */
  text(name: string): string | undefined;
  /** Every value of an option that can be given several times. */
  texts(name: string): readonly string[];
  flag(name: string): boolean;
  readonly positionals: readonly string[];
}

/** A command's code. Loaded only when it runs. */
export interface Command {
  /** Returns the exit code: 0 answered, 1 findings. The user's mistakes are thrown as `UserError`. */
  run(context: CommandContext, options: ParsedOptions): Promise<number>;
}

/** The values that shells complete for an argument: words, files, names of commits, or codes that `explain` knows. */
export type ArgumentValues = readonly string[] | "files" | "commits" | "codes";

/** The description of a command that help and parsing need, without loading it. */
export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  /** The text after the name in the usage line. */
  readonly usage: string;
  readonly description: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** The formats it takes, where they are not the usual ones. */
  readonly formats?: readonly Format[];
  /** The format of an answer when none is asked for; people read text. */
  readonly defaultFormat?: Format;
  /** Words that may follow without an option: at most so many, and what they are. None where it is absent. */
  readonly takes?: { readonly atMost: number; readonly what: string; readonly values?: ArgumentValues };
  readonly examples: readonly (readonly [command: string, meaning: string])[];
  load(): Promise<Command>;
}
