import type { LanguageRow } from "../language.ts";

export const JAVA_ROWS: readonly LanguageRow[] = [
  {
    language: "java",
    extensions: [".java"],
    sign: /^(?:package|import) [\w.]+;|\bpublic (?:static )?(?:class|void)\b/m,
    parser: {
      grammar: {
        wasm: "tree-sitter-java/tree-sitter-java.wasm",
        rules: async () => (await import("./rules.ts")).JAVA,
      },
    },
  },
];
