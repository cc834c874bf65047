import type { FileFacts } from "../../model/facts.ts";
import type { Extractor } from "../extractor.ts";
import { FactsBuilder } from "../facts-builder.ts";
import { scriptBlocks } from "./component-blocks.ts";
import { completeExports } from "./exported-flags.ts";
import { defineDocTypes } from "./jsdoc.ts";
import type { Program } from "./nodes.ts";
import type { Dialect, Parsers } from "./parse.ts";
import { loadParsers } from "./parse.ts";
import { readSource } from "./read-source.ts";
import { statements } from "./statements.ts";
import { Walk } from "./walk.ts";

/** The languages that this adapter reads. */
export type EcmascriptLanguage = "javascript" | "jsx" | "typescript" | "tsx" | "vue" | "svelte";

/** A stretch of a file that is a program of its own. */
export interface SourcePart {
  readonly start: number;
  readonly end: number;
  readonly dialect: Dialect;
}

/** How the error entry of a tree starts that could not be walked. */
export const WALK_FAILED = "The syntax tree could not be walked";

/** Loads the parsers and returns the extractor of a language. */
export async function loadEcmascriptExtractor(language: EcmascriptLanguage): Promise<Extractor> {
  return createEcmascriptExtractor(language, await loadParsers());
}

/** The extractor of a language, with parsers already loaded. */
export function createEcmascriptExtractor(language: EcmascriptLanguage, parsers: Parsers): Extractor {
  const typeHashes = new Map<string, number>();
  return (text) => extract(text, language, parsers, typeHashes);
}

function extract(
  text: string,
  language: EcmascriptLanguage,
  parsers: Parsers,
  typeHashes: Map<string, number>,
): FileFacts {
  const builder = new FactsBuilder(language);
  for (const part of partsOf(text, language)) {
    const source = readSource(text, part, parsers);
    const readsDocTypes = part.dialect === "javascript";
    const walk = new Walk(builder, text, source.comments, { readsDocTypes, typeHashes });
    for (const problem of source.problems) builder.addError(walk.positions.line(problem.offset), problem.message);
    for (const program of source.programs) walkProgram(walk, program);
    if (readsDocTypes && text.includes("@typedef")) defineDocTypes(walk);
  }
  completeExports(builder);
  return builder.build();
}

/** Walks a tree; what a repaired tree may hold that no grammar allows must not take the other facts with it. */
function walkProgram(walk: Walk, program: Program): void {
  const place = walk.place();
  try {
    statements(walk, program.body);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    walk.builder.addError(walk.positions.line(program.start), `${WALK_FAILED}: ${reason}`);
    walk.return(place);
    walk.depth = 0;
  }
}

function partsOf(text: string, language: EcmascriptLanguage): readonly SourcePart[] {
  switch (language) {
    case "vue":
    case "svelte":
      return scriptBlocks(text);
    case "javascript":
    case "jsx":
      return [{ start: 0, end: text.length, dialect: "javascript" }];
    default:
      return [{ start: 0, end: text.length, dialect: language }];
  }
}
