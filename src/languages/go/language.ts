import type { LanguageRow } from "../language.ts";

export const GO_ROWS: readonly LanguageRow[] = [
  {
    language: "go",
    extensions: [".go"],
    sign: /^func (?:\(\w+ \S+\) )?\w+\(/m,
    parser: {
      grammar: {
        wasm: "tree-sitter-go/tree-sitter-go.wasm",
        rules: async () => (await import("./rules.ts")).GO,
      },
    },
  },
];
