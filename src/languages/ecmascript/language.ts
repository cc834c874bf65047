import type { TestRules } from "../../code/test-rules.ts";
import type { LanguageRow } from "../language.ts";
import { COMPONENT_BREAKS, JAVASCRIPT_BREAKS, TYPESCRIPT_BREAKS } from "./breaks.ts";
import { ECMASCRIPT_MEMBERS } from "./common-members.ts";
import type { EcmascriptLanguage } from "./extract.ts";
import { JAVASCRIPT, TYPESCRIPT } from "./semantics.ts";
import { isRunnerConfig } from "./tests/config-files.ts";

const TESTS: TestRules = {
  isConfig: isRunnerConfig,
  load: async () => (await import("./tests/collector.ts")).ecmascriptTests,
};

const row = (language: EcmascriptLanguage, about: Omit<LanguageRow, "language" | "parser">): LanguageRow => ({
  language,
  commonMembers: ECMASCRIPT_MEMBERS,
  tests: TESTS,
  ...about,
  parser: {
    load: async () => (await import("./extract.ts")).loadEcmascriptExtractor(language),
    work: { name: "ecmascript", aByte: 5, toStart: 1_500_000 },
  },
});

export const ECMASCRIPT_ROWS: readonly LanguageRow[] = [
  row("javascript", {
    semantics: JAVASCRIPT,
    breaks: JAVASCRIPT_BREAKS,
    extensions: [".js", ".mjs", ".cjs"],
    interpreters: ["node", "nodejs", "bun"],
    mimeTypes: ["text/javascript", "application/javascript"],
    sign: /\b(?:const|let|var) \w+ = |=>|^import .* from ["']|require\(["']/m,
  }),
  row("jsx", { semantics: JAVASCRIPT, breaks: JAVASCRIPT_BREAKS, extensions: [".jsx"], indexName: "javascript" }),
  row("typescript", {
    semantics: TYPESCRIPT,
    breaks: TYPESCRIPT_BREAKS,
    extensions: [".ts", ".mts", ".cts"],
    interpreters: ["ts-node", "tsx", "deno"],
    mimeTypes: ["application/typescript", "text/x-typescript"],
  }),
  row("tsx", { semantics: TYPESCRIPT, breaks: TYPESCRIPT_BREAKS, extensions: [".tsx"], indexName: "typescript" }),
  row("vue", { semantics: JAVASCRIPT, breaks: COMPONENT_BREAKS, extensions: [".vue"] }),
  row("svelte", { semantics: JAVASCRIPT, breaks: COMPONENT_BREAKS, extensions: [".svelte"] }),
];
