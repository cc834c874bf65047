import type { LanguageRow } from "../language.ts";

export const CSHARP_ROWS: readonly LanguageRow[] = [
  {
    language: "csharp",
    extensions: [".cs", ".csx"],
    parser: {
      grammar: {
        wasm: "tree-sitter-c-sharp/tree-sitter-c_sharp.wasm",
        rules: async () => (await import("./rules.ts")).CSHARP,
      },
    },
  },
];
