import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { readAttribute, readName, readPrimary } from "./expressions.ts";
import { kindAfter } from "./lookahead.ts";
import type { PythonReader } from "./reader.ts";
import { MAX_NESTING } from "./reader.ts";
import { closeBracket, isBracketLost, passComma, skipBrackets } from "./recovery.ts";
import { isCloser, isLineEnd, Token } from "./tokens.ts";

const WILDCARD = "_";

/** The patterns of a case, separated by commas when they match a sequence. `subject` is what they are matched with. */
export function readPatterns(reader: PythonReader, subject: Operand): void {
  readPattern(reader, subject);
  while (reader.kind === Token.comma) {
    reader.advance();
    if (reader.kind === Token.colon || reader.kind === Token.if) return;
    readPattern(reader, NO_OPERAND);
  }
}

/** Alternatives, and the name that `as` gives to what matched. */
function readPattern(reader: PythonReader, subject: Operand): void {
  let matched = readClosedPattern(reader, subject);
  while (reader.kind === Token.pipe) {
    reader.advance();
    readClosedPattern(reader, subject);
    matched = subject;
  }
  if (reader.kind !== Token.as) return;
  reader.advance();
  if (reader.kind === Token.name) capture(reader, matched);
}

/** Returns what is known about a value that matches. */
function readClosedPattern(reader: PythonReader, subject: Operand): Operand {
  switch (reader.kind) {
    case Token.name:
      return readNamePattern(reader, subject);
    case Token.star:
      reader.advance();
      if (reader.kind === Token.name) capture(reader, reader.builder.literal("list"));
      return NO_OPERAND;
    case Token.openParen:
    case Token.openBracket:
      readGroup(reader, () => readPattern(reader, NO_OPERAND));
      return subject;
    case Token.openBrace:
      readGroup(reader, () => readEntry(reader));
      return subject;
    default:
      readLiteral(reader);
      return subject;
  }
}

function readNamePattern(reader: PythonReader, subject: Operand): Operand {
  const after = kindAfter(reader);
  if (after !== Token.dot && after !== Token.openParen) {
    capture(reader, subject);
    return subject;
  }
  let operand = readName(reader);
  while (reader.kind === Token.dot) operand = readAttribute(reader, operand);
  if (reader.kind !== Token.openParen) return subject;
  const type = reader.referenceBehind(operand);
  if (type !== undefined) type.role = "read";
  readGroup(reader, () => readClassArgument(reader));
  return reader.builder.addValue("instance", operand);
}

/** Binds the current name; the wildcard binds nothing. */
function capture(reader: PythonReader, value: Operand): void {
  const { frame, name, tokenLine, column } = reader;
  if (name !== WILDCARD) reader.binding(reader.bindVariable(frame.scope, name, tokenLine, column)).value = value;
  reader.advance();
}

function readClassArgument(reader: PythonReader): void {
  if (reader.kind === Token.name && kindAfter(reader) === Token.equal) {
    reader.advance();
    reader.advance();
  }
  readPattern(reader, NO_OPERAND);
}

/** `key: pattern` or `**rest`. */
function readEntry(reader: PythonReader): void {
  if (reader.kind === Token.doubleStar) {
    reader.advance();
    if (reader.kind === Token.name) capture(reader, reader.builder.literal("dict"));
    return;
  }
  readLiteral(reader);
  if (reader.kind !== Token.colon) return;
  reader.advance();
  readPattern(reader, NO_OPERAND);
}

/** A number (also signed or complex), string, constant or dotted name. */
function readLiteral(reader: PythonReader): void {
  while (reader.kind === Token.minus || reader.kind === Token.plus) reader.advance();
  readPrimary(reader);
  while (reader.kind === Token.minus || reader.kind === Token.plus) {
    reader.advance();
    readPrimary(reader);
  }
}

function readGroup(reader: PythonReader, readItem: () => void): void {
  if (reader.nesting >= MAX_NESTING) {
    skipBrackets(reader);
    return;
  }
  // Every closing kind follows the kind that opens.
  const closer = reader.kind + 1;
  reader.nesting++;
  reader.advance();
  while (!isCloser(reader.kind)) {
    const before = reader.start;
    readItem();
    if (reader.kind === Token.comma) passComma(reader);
    else if (isCloser(reader.kind) || isBracketLost(reader)) break;
    if (reader.start === before) {
      if (isLineEnd(reader.kind)) break;
      reader.advance();
    }
  }
  closeBracket(reader, closer);
  reader.nesting--;
}
