import { INIT_PARTS } from "../../api/init/parts.ts";
import { FINDING_LEVELS, SHELLS } from "./choices.ts";
import type { CommandSpec } from "./command.ts";
import { MARKDOWN_OPTION, TOOL_OPTION } from "./option-specs.ts";

/** Commands that set up, check and explain. */
export const SETUP_COMMANDS: readonly CommandSpec[] = [
  {
    name: "demo",
    summary: "makes a small repository whose last commit breaks something, and reviews it",
    usage: "",
    formats: ["text"],
    description:
      "The repository is made in a temporary folder and stays there, so that you can try other commands on it.",
    options: {},
    examples: [
      ["llmc-nav demo", "what does a review look like?"],
      ["llmc-nav demo --color never", "the same without colour"],
    ],
    load: async () => (await import("../commands/demo.ts")).demoCommand,
  },
  {
    name: "init",
    summary: "writes the workflow that reviews pull requests, and more with --with",
    usage: "[--with index,audit,commands,config] [--commit-index] [--dry-run]",
    description: [
      "Writes one workflow, and keeps `.llmc/` out of commits by .gitignore. --with adds: config, an llmc.toml with routes for what the",
      "repository holds; index, the same with search tables that the action makes; audit, a nightly check of the index; commands,",
      "answers to /llmc in comments. What is there already is kept.",
    ].join("\n"),
    options: {
      with: {
        type: "string",
        value: "PARTS",
        values: INIT_PARTS,
        help: "besides: index, audit, commands, config; several with commas",
      },
      "commit-index": {
        type: "boolean",
        help: "the graph in .llmc/ is to be committed: let git see it, and nothing else there",
      },
      "dry-run": { type: "boolean", help: "print what would be written, write nothing" },
    },
    examples: [
      ["llmc-nav init --dry-run", "what would you write?"],
      ["llmc-nav init", "set this repository up"],
      ["llmc-nav init --with audit,commands", "with a nightly audit and answers in comments"],
    ],
    load: async () => (await import("../commands/init.ts")).initCommand,
  },
  {
    name: "doctor",
    summary: "whether everything that llmc-nav needs is there, and what to do if not",
    usage: "",
    description: [
      "Checks Node, git, the clone and its depth, llmc.toml, the index, the cache, the tables of embeddings, their providers",
      "(by embedding one word, when llmc.toml names any) and GITHUB_TOKEN (when it is set). Exit code 1 says that something fails.",
    ].join("\n"),
    options: {},
    examples: [
      ["llmc-nav doctor", "is everything all right?"],
      ["llmc-nav doctor --json", "the same for programs"],
    ],
    load: async () => (await import("../commands/doctor.ts")).doctorCommand,
  },
  {
    name: "validate",
    summary: "checks llmc.toml: errors, warnings, their places, and what the routes come to",
    usage: "[FILE] [--fail-on error|warning]",
    takes: { atMost: 1, what: "one file", values: "files" },
    description: [
      "Every finding has a line, a column, a stable code and, where one can be made, a suggestion. Then every route is listed",
      "with the profile and the index it comes to. Errors come before warnings. Exit code 1 says that findings reach --fail-on.",
      "Without an llmc.toml the built-in configuration holds, and --verbose shows its routes; a file that is named must exist.",
    ].join("\n"),
    options: {
      "fail-on": {
        type: "string",
        value: "LEVEL",
        values: FINDING_LEVELS,
        help: "exit with 1 from this level on: error (default) or warning",
      },
      ...MARKDOWN_OPTION,
    },
    examples: [
      ["llmc-nav validate", "is my llmc.toml right, and where do things go?"],
      ["llmc-nav validate --fail-on warning --json", "for a check that lets nothing pass"],
      ["llmc-nav validate other.toml", "another file"],
    ],
    load: async () => (await import("../commands/validate.ts")).validateCommand,
  },
  {
    name: "route",
    summary: "where a query is put or a file is kept, and why",
    usage: "--query TEXT [--tool ID] | --file FILE",
    description: [
      "Classifies a query (code, docs, erp) or a file (code, docs, erp_product, config, data, other), with a confidence and the",
      "signs it goes by, then resolves the route or routes by llmc.toml: profile, index, weight, and the fallbacks taken.",
    ].join("\n"),
    options: {
      query: { type: "string", short: "q", value: "TEXT", help: "the query" },
      tool: TOOL_OPTION,
      file: { type: "string", value: "FILE", help: "the file" },
      ...MARKDOWN_OPTION,
    },
    examples: [
      ['llmc-nav route --query "how do I configure logging"', "which index would answer this?"],
      ["llmc-nav route --file src/auth.py --json", "where is this file kept?"],
    ],
    load: async () => (await import("../commands/route.ts")).routeCommand,
  },
  {
    name: "explain",
    summary: "what an error, a finding or a label such as STALE or likely means, and what helps",
    usage: "[CODE]",
    takes: { atMost: 1, what: "one code at a time", values: "codes" },
    description: [
      "CODE is the name that an error, a finding in llmc.toml, a fallback or a finding of a review carries, or a label that an answer",
      "prints: a state of the index, a confidence, a role, a kind of change. Any case will do.",
      "Without one, all of them are listed.",
    ].join("\n"),
    options: {},
    examples: [
      ["llmc-nav explain MISSING_PROFILE", "what is it, and what do I do?"],
      ["llmc-nav explain broken-renamed", "a rule of code scanning"],
      ["llmc-nav explain STALE", "a label of an answer"],
      ["llmc-nav explain", "every code and label there is"],
    ],
    load: async () => (await import("../commands/explain.ts")).explainCommand,
  },
  {
    name: "completion",
    summary: "a script that makes your shell complete commands and options",
    usage: SHELLS.join("|"),
    takes: { atMost: 1, what: "one shell", values: SHELLS },
    description: "Prints the script; put it where your shell looks for completions, or source it.",
    options: {},
    examples: [
      ["source <(llmc-nav completion bash)", "for this bash"],
      ["llmc-nav completion zsh > ~/.zfunc/_llmc-nav", "for every zsh, with ~/.zfunc in $fpath"],
      ["llmc-nav completion fish > ~/.config/fish/completions/llmc-nav.fish", "for every fish"],
    ],
    load: async () => (await import("../commands/completion.ts")).completionCommand,
  },
];
