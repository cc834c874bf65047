import type { LanguageRow } from "../language.ts";

export const BASH_ROWS: readonly LanguageRow[] = [
  {
    language: "bash",
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
