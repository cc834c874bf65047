import type { AttributeAssignment, Operand } from "../../model/facts.ts";
import { NO_OPERAND, operandIndex } from "../../model/facts.ts";
import { readPrimary } from "./expressions.ts";
import { lookBehindGroup } from "./lookahead.ts";
import type { Mutable, PythonReader } from "./reader.ts";
import { MAX_NESTING } from "./reader.ts";
import { closeBracket, isBracketLost, skipBrackets } from "./recovery.ts";
import { isCloser, isLineEnd, Token } from "./tokens.ts";

/** The scope to pass for targets that bind nothing (`del`). */
export const BINDS_NOTHING = -1;

const TargetKind = { none: 0, binding: 1, assignment: 2, sequence: 3 } as const;

/** The target of an assignment. It is added to the tables before its value is known. */
export interface Target {
  readonly kind: number;
  /** The index of the binding or the attribute assignment. */
  readonly index: number;
  readonly elements: readonly Target[];
  /** The index of the element with a star in the sequence; -1 when there is none. */
  readonly starred: number;
}

const NO_ELEMENTS: readonly Target[] = [];
const NO_TARGET: Target = { kind: TargetKind.none, index: -1, elements: NO_ELEMENTS, starred: -1 };

/** Turns a name or attribute that was read as an expression into a target. */
export function toTarget(reader: PythonReader, operand: Operand, scope: number): Target {
  const reference = reader.referenceBehind(operand);
  if (reference === undefined) return NO_TARGET;
  reference.role = "write";
  if (scope === BINDS_NOTHING) return NO_TARGET;
  if (reference.receiver === NO_OPERAND) {
    const index = reader.bindVariable(scope, reference.name, reference.line, reference.column);
    return { kind: TargetKind.binding, index, elements: NO_ELEMENTS, starred: -1 };
  }
  const { assignments } = reader.builder;
  const index = assignments.push({ target: operandIndex(operand), value: NO_OPERAND, type: NO_OPERAND }) - 1;
  return { kind: TargetKind.assignment, index, elements: NO_ELEMENTS, starred: -1 };
}

/** Reads targets separated by commas. If there is a comma, the result is a sequence. */
export function readTargets(reader: PythonReader, scope: number): Target {
  const isStarred = reader.kind === Token.star;
  const first = readTarget(reader, scope);
  return reader.kind === Token.comma ? readTargetRest(reader, first, scope, isStarred) : first;
}

/** Reads the rest of a sequence of targets, from the comma after the first one. */
export function readTargetRest(reader: PythonReader, first: Target, scope: number, isFirstStarred = false): Target {
  const elements = [first];
  let starred = isFirstStarred ? 0 : -1;
  while (reader.kind === Token.comma) {
    reader.advance();
    if (!startsTarget(reader.kind)) break;
    if (reader.kind === Token.star) starred = elements.length;
    elements.push(readTarget(reader, scope));
  }
  return { kind: TargetKind.sequence, index: -1, elements, starred };
}

/** Sets the value of a target, and of its elements if it is a sequence. */
export function assignTarget(reader: PythonReader, target: Target, value: Operand): void {
  switch (target.kind) {
    case TargetKind.binding:
      reader.binding(target.index).value = value;
      break;
    case TargetKind.assignment:
      (reader.builder.assignments[target.index] as Mutable<AttributeAssignment>).value = value;
      break;
    case TargetKind.sequence:
      target.elements.forEach((element, index) => {
        if (element.kind !== TargetKind.none) assignTarget(reader, element, partOf(reader, target, index, value));
      });
  }
}

/** Sets the declared type of a target. */
export function annotateTarget(reader: PythonReader, target: Target, type: Operand): void {
  if (target.kind === TargetKind.binding) reader.binding(target.index).type = type;
  else if (target.kind === TargetKind.assignment) {
    (reader.builder.assignments[target.index] as Mutable<AttributeAssignment>).type = type;
  }
}

/** The bindings of all names in a target, in source order. */
export function collectBindings(target: Target, into: number[]): void {
  if (target.kind === TargetKind.binding) into.push(target.index);
  for (const element of target.elements) collectBindings(element, into);
}

/** The part of a value that an element gets. After an element with a star, positions are counted from the end: -1 is the last. */
function partOf(reader: PythonReader, target: Target, index: number, value: Operand): Operand {
  const { elements, starred } = target;
  if (index === starred) return reader.builder.literal("list");
  if (value === NO_OPERAND) return NO_OPERAND;
  const position = starred >= 0 && index > starred ? index - elements.length : index;
  return reader.builder.addValue("part", value, [], [String(position)]);
}

function startsTarget(kind: number): boolean {
  return kind === Token.name || kind === Token.star || kind === Token.openParen || kind === Token.openBracket;
}

/** Reads one target: a name, an attribute, a subscript, or a group of targets in brackets. */
export function readTarget(reader: PythonReader, scope: number): Target {
  while (reader.kind === Token.star) reader.advance();
  if ((reader.kind === Token.openParen || reader.kind === Token.openBracket) && !isPrimaryAhead(reader)) {
    return readGroup(reader, scope);
  }
  return toTarget(reader, readPrimary(reader), scope);
}

/** Whether the current bracket starts an expression such as `(a or b).c`, which is not a group of targets. */
function isPrimaryAhead(reader: PythonReader): boolean {
  const { follower } = lookBehindGroup(reader);
  return follower === Token.dot || follower === Token.openBracket || follower === Token.openParen;
}

function readGroup(reader: PythonReader, scope: number): Target {
  if (reader.nesting >= MAX_NESTING) {
    skipBrackets(reader);
    return NO_TARGET;
  }
  const isList = reader.kind === Token.openBracket;
  reader.nesting++;
  reader.advance();
  let target: Target = NO_TARGET;
  if (!isCloser(reader.kind)) {
    target = readTargets(reader, scope);
    if (isList && target.kind !== TargetKind.sequence) {
      target = { kind: TargetKind.sequence, index: -1, elements: [target], starred: -1 };
    }
    while (!isCloser(reader.kind) && !isLineEnd(reader.kind) && !isBracketLost(reader)) reader.advance();
  }
  closeBracket(reader, isList ? Token.closeBracket : Token.closeParen);
  reader.nesting--;
  return target;
}
