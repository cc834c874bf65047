import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { readAttribute, readName, readPrimary } from "./expressions.ts";
import { kindAfter } from "./lookahead.ts";
import type { PythonReader } from "./reader.ts";
import { MAX_NESTING } from "./reader.ts";
import { closeBracket, isBracketLost, passComma, skipBrackets } from "./recovery.ts";
import { isCloser, isLineEnd, Token } from "./tokens.ts";

const WILDCARD = "_";

/** Reads the patterns of a case, which are separated by commas if they match a sequence. They are matched with `subject`. */
export function readPatterns(reader: PythonReader, subject: Operand): void {
  readPattern(reader, subject);
  while (reader.kind === Token.comma) {
    reader.advance();
    if (reader.kind === Token.colon || reader.kind === Token.if) return;
    readPattern(reader, NO_OPERAND);
  }
}

/** Reads alternatives, and the name that `as` gives to the matched value. */
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

/** Reads a pattern without alternatives. Returns an operand for the matched value, as far as it is known. */
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

/** Binds the current name to a value. The wildcard `_` binds nothing. */
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

/** Reads `key: pattern` or `**rest`. */
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

/** Reads a number (also signed or complex), string, constant or dotted name. */
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
  // The kind of a closing bracket is always the next one after the kind of the opening bracket.
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
