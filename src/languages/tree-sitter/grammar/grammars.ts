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
