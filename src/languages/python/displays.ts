import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { readComprehension, startsComprehension } from "./comprehensions.ts";
import { literalOf, MAX_ELEMENTS, readExpression, readStarred } from "./expressions.ts";
import type { PythonReader } from "./reader.ts";
import { MAX_NESTING, Mode } from "./reader.ts";
import { closeBracket, isBracketLost, passComma, skipBrackets } from "./recovery.ts";
import { isCloser, isLineEnd, StringFlag, Token } from "./tokens.ts";

/** The maximum number of properties of a dict literal that are kept. More rarely give more information. */
const MAX_PROPERTIES = 64;

/** Reads `(…)`: a group, a tuple or a generator expression. */
export function readParentheses(reader: PythonReader): Operand {
  if (reader.nesting >= MAX_NESTING) return skipNested(reader);
  const from = reader.stream.length;
  reader.nesting++;
  reader.advance();
  const isEmpty = isCloser(reader.kind);
  let operand: Operand;
  if (isEmpty) {
    operand = reader.builder.literal("tuple");
  } else {
    const { start, tokenLine, column } = reader;
    operand = readStarred(reader);
    if (startsComprehension(reader)) {
      operand = literalOf(reader, "generator", [readComprehension(reader, operand, start, tokenLine, column)]);
    } else if (!isCloser(reader.kind)) {
      const isTuple = reader.kind === Token.comma;
      const elements = [operand];
      readRest(reader, elements, true);
      operand = isTuple ? literalOf(reader, "tuple", elements) : NO_OPERAND;
    }
  }
  const isClosed = isCloser(reader.kind);
  closeBracket(reader, Token.closeParen);
  if (isClosed && !isEmpty) {
    reader.groupFrom = from;
    reader.groupTo = reader.stream.length;
  }
  reader.nesting--;
  return operand;
}

/** Reads `[…]`: a list or a list comprehension. */
export function readBrackets(reader: PythonReader): Operand {
  if (reader.nesting >= MAX_NESTING) return skipNested(reader);
  reader.nesting++;
  reader.advance();
  let elements: Operand[] = [];
  if (!isCloser(reader.kind)) elements = readElements(reader);
  closeBracket(reader, Token.closeBracket);
  reader.nesting--;
  return literalOf(reader, "list", elements);
}

/** Reads `{…}`: a dict, a set or a comprehension of either. */
export function readBraces(reader: PythonReader): Operand {
  if (reader.nesting >= MAX_NESTING) return skipNested(reader);
  const { mode } = reader;
  reader.mode = Mode.read;
  reader.nesting++;
  reader.advance();
  const operand = readBraceContent(reader);
  closeBracket(reader, Token.closeBrace);
  reader.nesting--;
  reader.mode = mode;
  return operand;
}

function skipNested(reader: PythonReader): Operand {
  skipBrackets(reader);
  return NO_OPERAND;
}

function readElements(reader: PythonReader): Operand[] {
  const { start, tokenLine, column } = reader;
  const first = readStarred(reader);
  if (startsComprehension(reader)) return [readComprehension(reader, first, start, tokenLine, column)];
  const elements = [first];
  if (!isCloser(reader.kind)) readRest(reader, elements, false);
  return elements;
}

/** Reads the elements after the first one, up to the closing bracket. The comma of a tuple with one element is kept: it has a meaning. */
function readRest(reader: PythonReader, elements: Operand[], isTuple: boolean): void {
  for (let count = 1; ; count++) {
    if (reader.kind === Token.comma) {
      if (isTuple && count === 1) reader.advance();
      else passComma(reader);
    } else if (isCloser(reader.kind) || isBracketLost(reader)) return;
    if (isCloser(reader.kind)) return;
    const before = reader.start;
    const element = readStarred(reader);
    if (elements.length < MAX_ELEMENTS) elements.push(element);
    if (reader.start === before && !isLineEnd(reader.kind)) reader.advance();
  }
}

function readBraceContent(reader: PythonReader): Operand {
  if (isCloser(reader.kind)) return reader.builder.literal("dict");
  const { start, tokenLine, column } = reader;
  const names: string[] = [];
  const values: Operand[] = [];
  const elements: Operand[] = [];
  let isDict = false;
  for (;;) {
    const before = reader.start;
    if (reader.kind === Token.doubleStar) isDict = true;
    const key = plainStringText(reader);
    const element = readStarred(reader);
    if (reader.kind === Token.colon) {
      isDict = true;
      const isPlainKey = key !== undefined && reader.lastStart === before;
      reader.advance();
      const value = readExpression(reader);
      if (isPlainKey && names.length < MAX_PROPERTIES) {
        names.push(key);
        values.push(value);
      }
    } else if (elements.length < MAX_ELEMENTS) elements.push(element);
    if (startsComprehension(reader)) {
      readComprehension(reader, NO_OPERAND, start, tokenLine, column);
      return isDict ? reader.builder.literal("dict") : literalOf(reader, "set", elements);
    }
    if (reader.kind === Token.comma) passComma(reader);
    else if (isCloser(reader.kind) || isBracketLost(reader)) break;
    if (isCloser(reader.kind)) break;
    if (reader.start === before && !isLineEnd(reader.kind)) reader.advance();
  }
  if (!isDict) return literalOf(reader, "set", elements);
  return names.length === 0
    ? reader.builder.literal("dict")
    : reader.builder.addValue("object", NO_OPERAND, values, names);
}

/** The text of the next token, if it is a string whose source text is its value. */
function plainStringText(reader: PythonReader): string | undefined {
  if (reader.kind !== Token.string) return undefined;
  if (reader.stringFlags & (StringFlag.bytes | StringFlag.escaped)) return undefined;
  return reader.text.slice(reader.contentStart, reader.contentEnd);
}
