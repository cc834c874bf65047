import type { LanguageRow } from "../language.ts";
import { ECMASCRIPT_MEMBERS } from "./common-members.ts";
import type { EcmascriptLanguage } from "./extract.ts";

const row = (language: EcmascriptLanguage, about: Omit<LanguageRow, "language" | "parser">): LanguageRow => ({
  language,
  commonMembers: ECMASCRIPT_MEMBERS,
  ...about,
  parser: {
    load: async () => (await import("./extract.ts")).loadEcmascriptExtractor(language),
    work: { name: "ecmascript", aByte: 5, toStart: 1_500_000 },
  },
});

export const ECMASCRIPT_ROWS: readonly LanguageRow[] = [
  row("javascript", {
    extensions: [".js", ".mjs", ".cjs"],
    interpreters: ["node", "nodejs", "bun"],
    mimeTypes: ["text/javascript", "application/javascript"],
    sign: /\b(?:const|let|var) \w+ = |=>|^import .* from ["']|require\(["']/m,
  }),
  row("jsx", { extensions: [".jsx"], indexName: "javascript" }),
  row("typescript", {
    extensions: [".ts", ".mts", ".cts"],
    interpreters: ["ts-node", "tsx", "deno"],
    mimeTypes: ["application/typescript", "text/x-typescript"],
  }),
  row("tsx", { extensions: [".tsx"], indexName: "typescript" }),
  row("vue", { extensions: [".vue"] }),
  row("svelte", { extensions: [".svelte"] }),
];
