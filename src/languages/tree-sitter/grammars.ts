import type { Language } from "../../model/facts.ts";
import type { LanguageRules } from "./rules.ts";

/** Where a language's grammar comes from and what its nodes mean. */
export interface GrammarRow {
  /** The grammar's WASM inside `node_modules`, read when the assets are packed. */
  readonly wasm: string;
  /** Loads the rules; imported on demand, so that a language costs nothing until one of its files is parsed. */
  readonly rules: () => Promise<LanguageRules>;
}

/**
 * The runtime that the grammars run in: its WASM is packed like theirs, its module stands beside them as it is. A bundler
 * breaks that module (it asks for `createRequire` in a way that bundling changes), so it is loaded from its file.
 */
export const RUNTIME = {
  name: "runtime",
  wasm: "web-tree-sitter/web-tree-sitter.wasm",
  module: "web-tree-sitter/web-tree-sitter.js",
  file: "runtime.mjs",
} as const;

/** Every language served by a tree-sitter grammar. A new one is a row here and a file of rules. */
export const GRAMMARS: ReadonlyMap<Language, GrammarRow> = new Map<Language, GrammarRow>([
  ["go", { wasm: "tree-sitter-go/tree-sitter-go.wasm", rules: async () => (await import("../go/rules.ts")).GO }],
  [
    "java",
    { wasm: "tree-sitter-java/tree-sitter-java.wasm", rules: async () => (await import("../java/rules.ts")).JAVA },
  ],
  [
    "rust",
    { wasm: "tree-sitter-rust/tree-sitter-rust.wasm", rules: async () => (await import("../rust/rules.ts")).RUST },
  ],
  ["c", { wasm: "tree-sitter-c/tree-sitter-c.wasm", rules: async () => (await import("../c/rules.ts")).C }],
  ["cpp", { wasm: "tree-sitter-cpp/tree-sitter-cpp.wasm", rules: async () => (await import("../c/cpp-rules.ts")).CPP }],
  [
    "csharp",
    {
      wasm: "tree-sitter-c-sharp/tree-sitter-c_sharp.wasm",
      rules: async () => (await import("../csharp/rules.ts")).CSHARP,
    },
  ],
  [
    "ruby",
    { wasm: "tree-sitter-ruby/tree-sitter-ruby.wasm", rules: async () => (await import("../ruby/rules.ts")).RUBY },
  ],
  ["php", { wasm: "tree-sitter-php/tree-sitter-php.wasm", rules: async () => (await import("../php/rules.ts")).PHP }],
  [
    "kotlin",
    {
      wasm: "@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm",
      rules: async () => (await import("../kotlin/rules.ts")).KOTLIN,
    },
  ],
  [
    "bash",
    { wasm: "tree-sitter-bash/tree-sitter-bash.wasm", rules: async () => (await import("../bash/rules.ts")).BASH },
  ],
]);
