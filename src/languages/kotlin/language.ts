import type { LanguageRow } from "../language.ts";

export const KOTLIN_ROWS: readonly LanguageRow[] = [
  {
    language: "kotlin",
    extensions: [".kt", ".kts"],
    parser: {
      grammar: {
        wasm: "@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm",
        rules: async () => (await import("./rules.ts")).KOTLIN,
      },
    },
  },
];
