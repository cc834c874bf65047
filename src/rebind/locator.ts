import type { Definition, FileFacts } from "../model/facts.ts";

/** A symbol's place in one text: the core span (from the `def` line) and the full span (from its first decorator or doc comment). */
export interface SymbolPlace {
  readonly definition: Definition;
  /** Which of its spans answered: `full` only when a line was asked for that lies before the core span. */
  readonly span: "core" | "full";
}

/**
 * Where `qualname` is defined, or null when it is gone or its own text is damaged. Of several definitions with that
 * name the last one wins, as it does at run time; overloads and accessors are told apart by re-binding, not here.
 */
export function findSymbol(facts: FileFacts, qualname: string): SymbolPlace | null {
  const damaged = damagedDefinitions(facts);
  const definition = facts.definitions.findLast((each) => each.qualname === qualname && !damaged.has(each));
  return definition ? { definition, span: "core" } : null;
}

/** The innermost definition whose core span holds the line, or else whose full span does; null at module level. */
export function identifySymbolAtLine(facts: FileFacts, line: number): SymbolPlace | null {
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
function damagedDefinitions(facts: FileFacts): ReadonlySet<Definition> {
  const damaged = new Set<Definition>();
  for (const error of facts.errors) {
    const innermost = facts.definitions.findLast(
      (definition) => definition.startLine <= error.line && error.line <= definition.endLine,
    );
    if (innermost) damaged.add(innermost);
  }
  return damaged;
}
