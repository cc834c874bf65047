import type { CommandSpec } from "./command.ts";

/** Commands for the first hour: set up, check, explain. */
export const SETUP_COMMANDS: readonly CommandSpec[] = [
  {
    name: "init",
    summary: "writes an llmc.toml and the workflows that suit this repository",
    usage: "[--dry-run]",
    description: [
      "Looks at what the repository holds, then writes a commented llmc.toml with routes for it, a workflow that reviews pull",
      "requests and one that audits the index every night. What is there already is left alone.",
    ].join("\n"),
    options: {
      "dry-run": { type: "boolean", help: "print what would be written, write nothing" },
    },
    examples: [
      ["llmc-nav init --dry-run", "what would you write?"],
      ["llmc-nav init", "set this repository up"],
    ],
    load: async () => (await import("../init/init.ts")).initCommand,
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
    load: async () => (await import("../doctor/doctor.ts")).doctorCommand,
  },
  {
    name: "explain",
    summary: "what an error code or a finding means, and what helps",
    usage: "[CODE]",
    description: [
      "CODE is the name that an error, a finding in llmc.toml, a fallback or a finding of a review carries, in any case.",
      "Without one, all of them are listed.",
    ].join("\n"),
    options: {},
    examples: [
      ["llmc-nav explain MISSING_PROFILE", "what is it, and what do I do?"],
      ["llmc-nav explain broken-renamed", "a rule of code scanning"],
      ["llmc-nav explain", "every code there is"],
    ],
    load: async () => (await import("../commands/explain.ts")).explainCommand,
  },
  {
    name: "completion",
    summary: "a script that makes your shell complete commands and options",
    usage: "bash|zsh|fish",
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
