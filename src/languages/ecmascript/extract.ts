import { DefinitionFlag, type FileFacts, isValueOperand, operandIndex } from "../../model/facts.ts";
import type { Extractor } from "../extractor.ts";
import { FactsBuilder } from "../facts-builder.ts";
import { defineDocTypes } from "./jsdoc.ts";
import { importDocTypes } from "./jsdoc-imports.ts";
import type { Program } from "./nodes.ts";
import { type Dialect, loadParsers, type Parsers } from "./parse.ts";
import { readSource } from "./read-source.ts";
import { statements } from "./statements.ts";
import { exportsBySyntax, isStrict } from "./strict-code.ts";
import { type DefinitionDraft, Walk } from "./walk.ts";

/** The languages that this adapter reads. */
export type EcmascriptLanguage = "javascript" | "jsx" | "typescript" | "tsx" | "vue" | "svelte";

/** A stretch of a file that is a program of its own. */
export interface SourcePart {
  readonly start: number;
  readonly end: number;
  readonly dialect: Dialect;
}

/** The start of the error message for a tree that could not be walked. */
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
    if (readsDocTypes && text.includes("@import")) importDocTypes(walk);
    for (const program of source.programs) walkProgram(walk, program);
    if (readsDocTypes && source.programs.some(isStrict)) builder.mark("strict", 1);
    if (!readsDocTypes && assignsExports(builder) && source.programs.some(exportsBySyntax)) builder.mark("module", 1);
    markDocumentation(walk);
    if (readsDocTypes && text.includes("@typedef")) defineDocTypes(walk);
  }
  completeExports(builder);
  return builder.build();
}

function assignsExports({ exports }: FactsBuilder): boolean {
  return exports.some(({ kind, name }) => kind === "value" && name === "");
}

function markDocumentation({ docs, positions, text, builder }: Walk): void {
  for (const { start, end } of docs.all) {
    if (!isDocumentation(text, start)) continue;
    const line = positions.line(start);
    const isFirst = text.slice(positions.start(line), start).trim() === "";
    if (isFirst) builder.mark("documentation", line, positions.line(end - 1));
  }
}

/** Whether a comment is documentation; an empty one is none. */
function isDocumentation(text: string, start: number): boolean {
  return text.startsWith("///", start) || (text.startsWith("/**", start) && text[start + 3] !== "/");
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

/** Marks the definitions that are exported apart from where they are declared: `export { f }`, `module.exports = f`. */
export function completeExports(builder: FactsBuilder): void {
  const locals = builder.exports.filter((entry) => entry.kind === "local" || entry.local !== "");
  const flagsByName = new Map<string, number>();
  for (const entry of locals) {
    if (entry.kind === "reexport") continue;
    flagsByName.set(entry.local, (flagsByName.get(entry.local) ?? 0) | flagsOf(entry.name));
  }
  for (const binding of flagsByName.size > 0 ? builder.bindings : []) {
    const flags = binding.scope === 0 && binding.kind === "definition" ? flagsByName.get(binding.name) : undefined;
    if (flags !== undefined) mark(builder, binding.index, flags);
  }
  for (const entry of builder.exports) {
    const value = isValueOperand(entry.value) ? builder.values[operandIndex(entry.value)] : undefined;
    if (value?.kind === "definition") mark(builder, operandIndex(value.of), flagsOf(entry.name));
  }
}

/** A module's whole value is what importers get by default. */
function flagsOf(name: string): number {
  return DefinitionFlag.exported | (name === "default" || name === "" ? DefinitionFlag.default : 0);
}

function mark(builder: FactsBuilder, index: number, flags: number): void {
  const definition = builder.definitions[index] as DefinitionDraft | undefined;
  if (definition !== undefined) definition.flags |= flags;
}

const LANG = /\blang\s*=\s*["']?([a-z]+)/i;
const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ["ts", "typescript"],
  ["typescript", "typescript"],
  ["tsx", "tsx"],
]);

/** The `<script>` blocks of a single-file component, in the order they stand. */
export function scriptBlocks(text: string): SourcePart[] {
  const opening = /<!--|<script(?=[\s>])((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
  const closing = /<\/script\s*>/gi;
  const parts: SourcePart[] = [];
  for (let open = opening.exec(text); open !== null; open = opening.exec(text)) {
    if (open[0] === "<!--") {
      const end = text.indexOf("-->", opening.lastIndex);
      if (end < 0) break;
      opening.lastIndex = end + 3;
      continue;
    }
    const attributes = open[1] ?? "";
    const start = opening.lastIndex;
    // `<script src="…" />` has no text of its own.
    if (attributes.trimEnd().endsWith("/")) continue;
    closing.lastIndex = start;
    const end = closing.exec(text)?.index ?? text.length;
    const dialect = DIALECTS.get((LANG.exec(attributes)?.[1] ?? "").toLowerCase()) ?? "javascript";
    parts.push({ start, end, dialect });
    opening.lastIndex = Math.max(end, start);
  }
  return parts;
}
