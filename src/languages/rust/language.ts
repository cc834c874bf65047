import type { LanguageRow } from "../language.ts";

export const RUST_ROWS: readonly LanguageRow[] = [
  {
    language: "rust",
    extensions: [".rs"],
    sign: /^[ \t]*(?:pub )?fn \w+.*\{|^use [\w:]+;/m,
    parser: {
      grammar: {
        wasm: "tree-sitter-rust/tree-sitter-rust.wasm",
        rules: async () => (await import("./rules.ts")).RUST,
      },
    },
  },
];
