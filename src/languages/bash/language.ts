import type { BreakRules } from "../../code/break-rules.ts";
import type { Semantics } from "../../code/world.ts";
import type { LanguageRow } from "../language.ts";
import { topLevelMembers } from "../shared/class-parts.ts";
import { includedMembers } from "../shared/included-files.ts";
import { PLAIN } from "../shared/plain.ts";
import { PLAIN_BREAKS } from "../shared/plain-breaks.ts";
import { ShellModuleFinder } from "./module-finder.ts";

const SEMANTICS: Semantics = {
  ...PLAIN,
  family: "shell",
  makeFinder: (paths) => new ShellModuleFinder(paths),
  visibleMembers: (world, file, _scope, name) => includedMembers(world, file, name),
  ownersNamed: topLevelMembers,
};

const BREAKS: BreakRules = {
  ...PLAIN_BREAKS,
  hasOpenNames: true,
  isPublic: () => true,
};

export const BASH_ROWS: readonly LanguageRow[] = [
  {
    language: "bash",
    semantics: SEMANTICS,
    breaks: BREAKS,
    extensions: [".sh", ".bash", ".bats"],
    fileNames: [".bashrc", ".bash_profile", ".profile"],
    interpreters: ["sh", "bash", "dash", "ksh", "zsh"],
    mimeTypes: ["application/x-sh", "text/x-shellscript"],
    sign: /^[ \t]*(?:fi|done|esac)[ \t]*$|^[ \t]*(?:echo|export) /m,
    indexName: "shell",
    hasHashComments: true,
    parser: {
      grammar: {
        wasm: "tree-sitter-bash/tree-sitter-bash.wasm",
        rules: async () => (await import("./rules.ts")).BASH,
      },
    },
  },
];
