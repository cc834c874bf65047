import { Extractors } from "../../languages/extractors.ts";
import { DefinitionFlag, type FileOutline, type Language, type OutlinedDefinition } from "../../model/facts.ts";
import { isIdOf, type ParsedSymbolId, parseSymbolId } from "../../model/symbol-id.ts";
import { plainNamesOf } from "../../model/written-name.ts";
import { symbolsOf } from "../match/symbols.ts";
import { outlineByLines } from "./locate-by-lines.ts";

/** The two spans of a symbol; a place names the one that matched. */
export const PLACE_SPANS = ["core", "full"] as const;

/** Whether a grammar found a place, or the form of the lines. */
export const FOUND_BY = ["syntax", "lines"] as const;

/** A symbol's place in one text: its core span (from the `def` line) and its full span (from the first decorator or doc comment). */
export interface SymbolPlace {
  readonly definition: OutlinedDefinition;
  /** The span that matched: `full` only when the requested line is before the core span. */
  readonly span: (typeof PLACE_SPANS)[number];
}

/** The place of a symbol in this text, or null when it is gone. */
export async function findSymbolInSource(
  source: string,
  language: Language,
  symbol: string,
): Promise<SymbolPlace | null> {
  return findSymbol(await outlineOf(source, language), symbol);
}

/** The innermost symbol at a line of this text, or null at module level. */
export async function identifySymbolAtLine(
  source: string,
  language: Language,
  line: number,
): Promise<SymbolPlace | null> {
  return symbolAtLine(await outlineOf(source, language), line);
}

/** The definitions of a text: by its syntax if there is a grammar, otherwise by the form of its lines. */
export async function outlineOf(source: string, language: Language): Promise<FileOutline> {
  const facts = await new Extractors().extract(language, source);
  // A `#!` line may have determined the language.
  return facts.language === "text" ? outlineByLines(source) : facts;
}

/**
 * Finds a symbol by its qualified name or its id; null when it is gone or its own text is damaged. Of several definitions the
 * last one wins, as at run time, except that a property is represented by its getter, and that `~2` in an id means the second.
 * If a path is given, the module of an id is compared with it.
 */
export function findSymbol(facts: FileOutline, symbol: string, path?: string): SymbolPlace | null {
  const damaged = damagedDefinitions(facts);
  const id = /^[a-z]+:[^:]/.test(symbol) ? parseSymbolId(symbol) : undefined;
  const named = id === undefined ? namedAs(facts, symbol) : namedBy(facts, id, path);
  const ordinal = id !== undefined && id.ordinal > 1 ? named[id.ordinal - 1] : undefined;
  if (ordinal !== undefined) return damaged.has(ordinal) ? null : { definition: ordinal, span: "core" };
  const intact = named.filter((each) => !damaged.has(each));
  const definition = intact.findLast((each) => !(each.flags & DefinitionFlag.setter)) ?? intact.at(-1);
  return definition ? { definition, span: "core" } : null;
}

/** The definitions with a name: as answers write it, as code does, or with all enclosing definitions, as re-binding does. */
function namedAs(facts: FileOutline, symbol: string): readonly OutlinedDefinition[] {
  for (const name of [symbol, ...plainNamesOf(symbol)]) {
    const named = facts.definitions.filter(({ qualname }) => qualname === name);
    if (named.length > 0) return named;
  }
  const nested = symbolsOf([{ path: "", text: "", facts }]).filter(({ scopePath }) => scopePath === symbol);
  return nested.map(({ definition }) => definition);
}

/** The definitions that an id refers to: those with the longest qualified name that it ends with. */
function namedBy(facts: FileOutline, id: ParsedSymbolId, path: string | undefined): readonly OutlinedDefinition[] {
  const whole = id.parts.join(".");
  const fits = ({ qualname }: OutlinedDefinition) => {
    if (qualname === whole) return true;
    return path === undefined ? whole.endsWith(`.${qualname}`) : isIdOf(id, path, qualname);
  };
  const fitting = facts.definitions.filter(fits);
  const longest = Math.max(...fitting.map(({ qualname }) => qualname.length));
  return fitting.filter(({ qualname }) => qualname.length === longest);
}

/** The innermost definition whose core span contains the line, or otherwise whose full span does; null at module level. */
export function symbolAtLine(facts: FileOutline, line: number): SymbolPlace | null {
  const damaged = damagedDefinitions(facts);
  let best: SymbolPlace | null = null;
  for (const definition of facts.definitions) {
    // Nested definitions come after their enclosing ones, so the last match is the innermost.
    if (definition.kind === "constant" || line < definition.fullStartLine || line > definition.endLine) continue;
    if (damaged.has(definition)) continue;
    best = { definition, span: line < definition.startLine ? "full" : "core" };
  }
  return best;
}

/** The definitions that contain a syntax error: their lines are unreliable. An error in a nested definition affects only that one. */
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
