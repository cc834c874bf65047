import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { readAnnotation } from "./annotations.ts";
import { defineConstant } from "./constants.ts";
import { readExpressions, readStarred, readTupleRest, readYield } from "./expressions.ts";
import { findLastEqual } from "./lookahead.ts";
import type { PythonReader } from "./reader.ts";
import type { Target } from "./targets.ts";
import { annotateTarget, assignTarget, collectBindings, readTargetRest, readTargets, toTarget } from "./targets.ts";
import { startsExpression, Token } from "./tokens.ts";

const EXPORT_LIST = "__all__";

/** Reads an expression, or a plain, annotated or augmented assignment. */
export function readExpressionStatement(reader: PythonReader): void {
  const isExportList = reader.scope === 0 && reader.kind === Token.name && reader.name === EXPORT_LIST;
  if (isExportList) reader.collectsExports = true;
  readAssignment(reader);
  if (isExportList) reader.collectsExports = false;
}

function readAssignment(reader: PythonReader): void {
  const line = reader.tokenLine;
  const targets: Target[] = [];
  const { scope } = reader.frame;
  // The position of the last `=` is looked up only if it is needed: only the text after a sequence shows whether the sequence is a target.
  let lastEqual = startsGroup(reader.kind) ? findLastEqual(reader) : -1;
  let hasLooked = startsGroup(reader.kind);
  let valueFrom = reader.stream.length;
  let value: Operand = NO_OPERAND;
  let target: Target | null;
  for (;;) {
    target = null;
    if (lastEqual > reader.start && startsTargetList(reader.kind)) target = readTargets(reader, scope);
    else {
      value = reader.kind === Token.yield ? readYield(reader) : readStarred(reader);
      if (reader.kind === Token.comma) {
        if (!hasLooked) lastEqual = findLastEqual(reader);
        hasLooked = true;
        if (lastEqual > reader.start) target = readTargetRest(reader, toTarget(reader, value, scope), scope);
        else value = readTupleRest(reader, value);
      }
    }
    if (reader.kind !== Token.equal) break;
    targets.push(target ?? toTarget(reader, value, scope));
    reader.advance();
    value = NO_OPERAND;
    valueFrom = reader.stream.length;
  }
  if (targets.length > 0) finishAssignment(reader, targets, value, line, valueFrom);
  else if (reader.kind === Token.colon) readAnnotated(reader, target, value, line);
  else if (reader.kind === Token.augmented) readAugmented(reader, value);
}

/** Whether a sequence starts with a bracket or a star. It is seldom the start of a statement, so that looking ahead costs little. */
function startsGroup(kind: number): boolean {
  return kind === Token.openParen || kind === Token.openBracket || kind === Token.star;
}

function startsTargetList(kind: number): boolean {
  return kind === Token.name || startsGroup(kind);
}

function finishAssignment(
  reader: PythonReader,
  targets: readonly Target[],
  value: Operand,
  line: number,
  valueFrom: number,
): void {
  reader.dropWrapping(valueFrom);
  for (const target of targets) assignTarget(reader, target, value);
  if (reader.frame.assigned === null) return;
  const bindings: number[] = [];
  for (const target of targets) collectBindings(target, bindings);
  for (const binding of bindings) defineConstant(reader, binding, line, valueFrom, valueFrom, valueFrom);
}

/** Reads `target: type = value` from the colon. */
function readAnnotated(reader: PythonReader, group: Target | null, operand: Operand, line: number): void {
  const isTarget = reader.referenceBehind(operand) !== undefined || reader.valueBehind(operand)?.kind === "item";
  if (group === null && !isTarget) return;
  const target = group ?? toTarget(reader, operand, reader.frame.scope);
  reader.advance();
  const typeFrom = reader.stream.length;
  const type = readAnnotation(reader);
  annotateTarget(reader, target, type);
  const typeTo = reader.stream.length;
  let valueFrom = typeTo;
  const hasValue = reader.kind === Token.equal;
  if (hasValue) {
    reader.advance();
    valueFrom = reader.stream.length;
    assignTarget(reader, target, readExpressions(reader));
    reader.dropWrapping(valueFrom);
  }
  // An annotation without a value declares a field in a class, but defines nothing in a module.
  if (reader.frame.assigned === null || (!hasValue && reader.frame.definition < 0)) return;
  const bindings: number[] = [];
  collectBindings(target, bindings);
  for (const binding of bindings) defineConstant(reader, binding, line, typeFrom, typeTo, valueFrom);
}

function readAugmented(reader: PythonReader, operand: Operand): void {
  const reference = reader.referenceBehind(operand);
  if (reference !== undefined) {
    reference.role = "write";
    if (reference.receiver === NO_OPERAND) {
      reader.bindVariable(reader.frame.scope, reference.name, reference.line, reference.column);
    }
  }
  reader.advance();
  if (!startsExpression(reader.kind)) return;
  const from = reader.stream.length;
  readExpressions(reader);
  reader.dropWrapping(from);
}
