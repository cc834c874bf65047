import type { LanguageRow } from "../language.ts";

export const C_ROWS: readonly LanguageRow[] = [
  {
    language: "c",
    extensions: [".c"],
    sign: /^#include[ \t]*[<"]/m,
    parser: {
      grammar: {
        wasm: "tree-sitter-c/tree-sitter-c.wasm",
        rules: async () => (await import("./rules.ts")).C,
      },
    },
  },
  {
    language: "cpp",
    // A header may be either; the C++ grammar reads almost all C, the C grammar little C++.
    extensions: [".cc", ".cpp", ".cxx", ".c++", ".h", ".hh", ".hpp", ".hxx", ".h++", ".ipp", ".inl"],
    parser: {
      grammar: {
        wasm: "tree-sitter-cpp/tree-sitter-cpp.wasm",
        rules: async () => (await import("./cpp-rules.ts")).CPP,
      },
    },
  },
];
