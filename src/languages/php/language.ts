import type { LanguageRow } from "../language.ts";

export const PHP_ROWS: readonly LanguageRow[] = [
  {
    language: "php",
    extensions: [".php", ".phtml"],
    interpreters: ["php"],
    mimeTypes: ["application/x-httpd-php"],
    beginning: { pattern: /^<\?php\b/, reason: "php tag" },
    parser: {
      grammar: {
        wasm: "tree-sitter-php/tree-sitter-php.wasm",
        rules: async () => (await import("./rules.ts")).PHP,
      },
    },
  },
];
