import type { Operand } from "../../model/facts.ts";
import { readDisjunction } from "./expressions.ts";
import type { Mutable, PythonReader } from "./reader.ts";
import { Mode } from "./reader.ts";
import { assignTarget, readTargets } from "./targets.ts";
import { Token } from "./tokens.ts";

/** Whether a `for` clause follows. If so, the element that was just read belongs to a comprehension. */
export function startsComprehension(reader: PythonReader): boolean {
  return reader.kind === Token.for || reader.kind === Token.async;
}

/**
 * Reads the clauses of a comprehension. Its element, which starts at the offset `start` (`line` and `column`), has been read already. A
 * comprehension has its own scope, in which everything except the first iterable is evaluated. Returns the element's operand.
 */
export function readComprehension(
  reader: PythonReader,
  element: Operand,
  start: number,
  line: number,
  column: number,
): Operand {
  const { scope: outer, mode, collectsExports } = reader;
  const scope = openScopeAround(reader, start, line, column);
  reader.mode = Mode.read;
  reader.collectsExports = false;
  let isFirst = true;
  while (startsComprehension(reader)) {
    if (reader.kind === Token.async) {
      reader.advance();
      if (reader.kind !== Token.for) break;
    }
    reader.advance();
    reader.scope = scope;
    const target = readTargets(reader, scope);
    if (reader.kind === Token.in) reader.advance();
    else reader.error("expected 'in'");
    if (isFirst) reader.scope = outer;
    isFirst = false;
    const iterable = readDisjunction(reader);
    reader.scope = scope;
    assignTarget(reader, target, reader.builder.addValue("element", iterable));
    while (reader.kind === Token.if) {
      reader.advance();
      readDisjunction(reader);
    }
  }
  reader.scope = outer;
  reader.mode = mode;
  reader.collectsExports = collectsExports;
  return element;
}

interface Placed {
  readonly line: number;
  readonly column: number;
  readonly scope: number;
}

/**
 * Opens the comprehension's scope and moves the rows that its element added to the outer scope into it. Scopes that the
 * element opened (lambdas, inner comprehensions) are renumbered, so that every scope comes before its children.
 */
function openScopeAround(reader: PythonReader, start: number, line: number, column: number): number {
  const { scope: outer, builder, scopeOffsets } = reader;
  const { scopes } = builder;
  let scope = scopes.length;
  while ((scopeOffsets[scope - 1] as number) >= start && scope - 1 > outer) scope--;
  scopes.splice(scope, 0, { kind: "function", parent: outer, definition: -1 });
  scopeOffsets.splice(scope, 0, start);
  for (let i = scope + 1; i < scopes.length; i++) {
    const inner = scopes[i] as Mutable<(typeof scopes)[number]>;
    if (inner.parent === outer) inner.parent = scope;
    else if (inner.parent >= scope) inner.parent++;
  }
  moveInto(builder.references, outer, scope, line, column);
  moveInto(builder.strings, outer, scope, line, column);
  moveInto(builder.imports, outer, scope, line, column);
  // A name bound by `:=` belongs to the function around the comprehension.
  moveInto(builder.bindings, -1, scope, line, column);
  return scope;
}

/** Changes the scopes of all entries after a position: `from` becomes `scope`, and the numbers from `scope` upwards increase by one. */
function moveInto(entries: readonly Placed[], from: number, scope: number, line: number, column: number): void {
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i] as Mutable<Placed>;
    if (entry.line < line || (entry.line === line && entry.column < column)) return;
    if (entry.scope === from) entry.scope = scope;
    else if (entry.scope >= scope) entry.scope++;
  }
}
