import { Extractors } from "../languages/extractors.ts";
import { DefinitionFlag, type FileOutline, type Language, type OutlinedDefinition } from "../model/facts.ts";

/** Which lines of a symbol answered. */
export const PLACE_SPANS = ["core", "full"] as const;

/** A symbol's place in one text: its core span (from the `def` line) and its full span (from the first decorator or doc comment). */
export interface SymbolPlace {
  readonly definition: OutlinedDefinition;
  /** Which span answered: `full` only when a line was asked for that lies before the core span. */
  readonly span: (typeof PLACE_SPANS)[number];
}

/** Where a symbol is in this text now, or null when it is gone. */
export async function findSymbolInSource(
  source: string,
  language: Language,
  qualname: string,
): Promise<SymbolPlace | null> {
  return findSymbol(await new Extractors().extract(language, source), qualname);
}

/** The innermost symbol at a line of this text, or null at module level. */
export async function identifySymbolAtLine(
  source: string,
  language: Language,
  line: number,
): Promise<SymbolPlace | null> {
  return symbolAtLine(await new Extractors().extract(language, source), line);
}

/**
 * Where `qualname` is defined, or null when it is gone or its own text is damaged. Of several definitions the last one
 * wins, as it does at run time, except that a property is known by its getter.
 */
export function findSymbol(facts: FileOutline, qualname: string): SymbolPlace | null {
  const damaged = damagedDefinitions(facts);
  const intact = facts.definitions.filter((each) => each.qualname === qualname && !damaged.has(each));
  const definition = intact.findLast((each) => !(each.flags & DefinitionFlag.setter)) ?? intact.at(-1);
  return definition ? { definition, span: "core" } : null;
}

/** The innermost definition whose core span holds the line, or else whose full span does; null at module level. */
export function symbolAtLine(facts: FileOutline, line: number): SymbolPlace | null {
  const damaged = damagedDefinitions(facts);
  let best: SymbolPlace | null = null;
  for (const definition of facts.definitions) {
    // Nested definitions come after the ones around them, so the last that fits is the innermost.
    if (definition.kind === "constant" || line < definition.fullStartLine || line > definition.endLine) continue;
    if (damaged.has(definition)) continue;
    best = { definition, span: line < definition.startLine ? "full" : "core" };
  }
  return best;
}

/** The definitions that a syntax error stands in: their lines cannot be vouched for. An error in a nested one is its own. */
export function damagedDefinitions(facts: FileOutline): ReadonlySet<OutlinedDefinition> {
  const damaged = new Set<OutlinedDefinition>();
  for (const error of facts.errors) {
    const innermost = facts.definitions.findLast(
      (definition) => definition.startLine <= error.line && error.line <= definition.endLine,
    );
    if (innermost) damaged.add(innermost);
  }
  return damaged;
}
