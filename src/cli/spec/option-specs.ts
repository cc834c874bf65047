import { COLORS } from "./choices.ts";
import type { OptionSpec } from "./command.ts";

/** The options of a command whose work several machines can share; `what` names that work. */
export function shardOptions(what: string): Readonly<Record<string, OptionSpec>> {
  return {
    shard: { type: "string", value: "K/N", help: `only the ${what} of part K of N of a commit, written to --out` },
    out: { type: "string", value: "FILE", help: "with --shard: the file to write" },
    merge: {
      type: "boolean",
      help: "the files named are all shards of the commit: store them as one run would have",
    },
  };
}

/** Options that every command understands. */
export const COMMON_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  repo: { type: "string", short: "r", value: "DIR", help: "the repository (default: the one around this folder)" },
  directory: { type: "string", short: "C", value: "DIR", help: "run as if started in this folder" },
  rev: { type: "string", value: "COMMIT", help: "answer about a commit instead of the working tree" },
  format: {
    type: "string",
    value: "FORMAT",
    help: "text (default), json, jsonl or markdown",
  },
  json: { type: "boolean", help: "short for --format json" },
  config: { type: "string", value: "FILE", help: "the configuration (default: llmc.toml at the repository's root)" },
  color: { type: "string", value: "WHEN", values: COLORS, help: "auto (default), always or never" },
  quiet: { type: "boolean", short: "q", help: "no progress, no notes" },
  verbose: { type: "boolean", short: "v", help: "say what is done and how long it takes" },
  help: { type: "boolean", short: "h", help: "this text" },
};

/** Options that select the paths in an answer. */
export const PATH_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  include: {
    type: "string",
    multiple: true,
    value: "PATTERN",
    help: "tell only of paths that fit, as .gitignore writes them; can be given several times",
  },
  exclude: { type: "string", multiple: true, value: "PATTERN", help: "tell nothing of paths that fit" },
};

/** Options that name a change, for the commands that are about one. */
export const RANGE_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  base: {
    type: "string",
    value: "COMMIT",
    help: "where the change starts (default: where it left the default branch)",
  },
  head: {
    type: "string",
    value: "COMMIT",
    help: "the change (default: the working tree if code in it is edited, else HEAD)",
  },
  "work-tree": { type: "boolean", help: "the change is the working tree, edits included, instead of a commit" },
  ...PATH_OPTIONS,
};

/** Says who asks. */
export const TOOL_OPTION: OptionSpec = {
  type: "string",
  value: "ID",
  help: "the tool that asks, such as code_refactor: it decides before the words do",
};
export const SIZE_OPTION: OptionSpec = { type: "string", value: "BYTES", help: "larger files are skipped and counted" };
export const LINKS_OPTION: Readonly<Record<string, OptionSpec>> = {
  links: {
    type: "string",
    value: "URL",
    help: "the repository's page on GitHub: places in Markdown and HTML link there",
  },
};
/** For jobs that use an answer and show it: one run gives both forms. */
export const MARKDOWN_OPTION: Readonly<Record<string, OptionSpec>> = {
  ...LINKS_OPTION,
  "markdown-file": { type: "string", value: "FILE", help: "write the answer to FILE, too, as Markdown" },
};
