import type { CommandSpec, OptionSpec } from "./command.ts";

/** Options that every command understands. */
export const COMMON_OPTIONS: Readonly<Record<string, OptionSpec>> = {
  repo: { type: "string", short: "r", value: "DIR", help: "the repository (default: the one around this folder)" },
  rev: { type: "string", value: "COMMIT", help: "answer about a commit instead of the working tree" },
  format: {
    type: "string",
    value: "FORMAT",
    help: "text, json, jsonl or markdown (default: text on a terminal, else json)",
  },
  json: { type: "boolean", help: "short for --format json" },
  config: { type: "string", value: "FILE", help: "the configuration (default: llmc.toml at the repository's root)" },
  quiet: { type: "boolean", short: "q", help: "no progress, no notes" },
  verbose: { type: "boolean", short: "v", help: "say what is done and how long it takes" },
  help: { type: "boolean", short: "h", help: "this text" },
};

/** Every command, in the order in which help lists them. */
export const COMMANDS: readonly CommandSpec[] = [
  {
    name: "facts",
    summary: "what files say by themselves: definitions, references, imports, exports",
    usage: "[FILE…]",
    description: [
      "With files: their facts, one JSON line each (or a readable table with --format text).",
      "Without: brings the stored facts of the whole repository up to date (.llmc/cache) and says what was done.",
      "Only content never seen before is parsed.",
    ].join("\n"),
    options: {
      threads: { type: "string", value: "N", help: "worker threads; 0 for none (default: as many as help)" },
      "max-file-size": { type: "string", value: "BYTES", help: "larger files are skipped and counted" },
    },
    examples: [
      ["llmc-nav facts src/auth.py", "definitions and uses in one file"],
      ["llmc-nav facts --json src/*.ts", "the same for programs, a line per file"],
      ["llmc-nav facts", "parse what changed in the whole repository"],
    ],
    load: async () => (await import("./facts.ts")).factsCommand,
  },
  {
    name: "locate",
    summary: "where a symbol stands in a file now, or which symbol stands at a line",
    usage: "--file FILE (-s QUALNAME | --line N)",
    description: [
      "Reads the file as it is now, never a stored index, so the lines are right while you edit.",
      "The answer is null when the symbol is gone, or when a syntax error stands in its own text.",
    ].join("\n"),
    options: {
      file: { type: "string", value: "FILE", help: "the file to look into" },
      symbol: { type: "string", short: "s", value: "QUALNAME", help: "the symbol: Auth.login" },
      line: { type: "string", value: "N", help: "the line whose innermost symbol is wanted" },
    },
    examples: [
      ["llmc-nav locate --file src/auth.py -s Auth.login", "its lines now"],
      ["llmc-nav locate --file src/auth.py --line 42", "the symbol around line 42"],
    ],
    load: async () => (await import("./locate.ts")).locateCommand,
  },
];
