import type { Definition, DefinitionKind } from "../../model/facts.ts";
import { linesOf } from "../../util/lines.ts";
import { MAX_PIECES, type Piece, piecesOf } from "./piece.ts";

/** Definitions that are pieces of their own. Those inside a function belong to it; constants belong to what is around them. */
const KINDS: ReadonlySet<DefinitionKind> = new Set(["function", "method", "class", "interface", "type", "enum"]);
const FUNCTIONS: ReadonlySet<DefinitionKind> = new Set(["function", "method"]);

/**
 * The pieces of a program: every function and method, what a class says beside its methods, and the rest of the file. Every line
 * that is not blank is in exactly one piece.
 */
export function codePieces(text: string, definitions: readonly Definition[]): Piece[] {
  const lines = linesOf(text);
  const cut = definitions.length <= MAX_PIECES ? definitions.filter((each) => isCut(each, definitions)) : [];
  const ownLines = new Map<Definition | undefined, number[]>();
  for (const owner of [undefined, ...cut]) ownLines.set(owner, []);
  const owners = ownersOf(lines.length, cut);
  for (let line = 1; line <= lines.length; line++) ownLines.get(owners[line])?.push(line);
  return [...ownLines]
    .flatMap(([definition, numbers]) => piecesOf(lines, numbers, definition?.qualname ?? ""))
    .sort((a, b) => a.startLine - b.startLine || b.endLine - a.endLine);
}

/** The innermost of some definitions at every line; those that begin later lie inside or after those that begin before. */
function ownersOf(lines: number, cut: readonly Definition[]): (Definition | undefined)[] {
  const owners = new Array<Definition | undefined>(lines + 1).fill(undefined);
  const open: Definition[] = [];
  const rising = [...cut].sort((a, b) => a.fullStartLine - b.fullStartLine || b.endLine - a.endLine);
  let next = 0;
  for (let line = 1; line <= lines; line++) {
    for (; (rising[next]?.fullStartLine ?? Number.POSITIVE_INFINITY) <= line; next++)
      open.push(rising[next] as Definition);
    while ((open.at(-1)?.endLine ?? line) < line) open.pop();
    owners[line] = open.at(-1);
  }
  return owners;
}

function isCut(definition: Definition, definitions: readonly Definition[]): boolean {
  if (!KINDS.has(definition.kind)) return false;
  // A parent stands before its children, so this ends.
  for (let at = definition.parent; at >= 0; ) {
    const parent = definitions[at];
    if (parent === undefined || parent.parent >= at) return true;
    if (FUNCTIONS.has(parent.kind)) return false;
    at = parent.parent;
  }
  return true;
}
