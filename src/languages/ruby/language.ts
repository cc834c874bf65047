import type { LanguageRow } from "../language.ts";

export const RUBY_ROWS: readonly LanguageRow[] = [
  {
    language: "ruby",
    extensions: [".rb", ".rake", ".gemspec", ".ru"],
    fileNames: ["Rakefile", "Gemfile", "Guardfile", "Podfile", "Vagrantfile"],
    interpreters: ["ruby", "jruby"],
    sign: /^[ \t]*def \w+[^:\n]*$/m,
    hasHashComments: true,
    parser: {
      grammar: {
        wasm: "tree-sitter-ruby/tree-sitter-ruby.wasm",
        rules: async () => (await import("./rules.ts")).RUBY,
      },
    },
  },
];
