import { Char } from "./char-codes.ts";
import type { PythonReader } from "./reader.ts";
import { isCloser, isLineEnd, isOpener, Token } from "./tokens.ts";

/**
 * Whether a bracket has no closing bracket, so that its reader must stop. Called inside brackets at a token that is not allowed there.
 * The bracket is lost if the line is over, if the token starts a line that is not indented deeper than the statement, or if the token is
 * the colon that ends a header.
 */
export function isBracketLost(reader: PythonReader): boolean {
  if (isLineEnd(reader.kind)) return true;
  reader.error("unexpected token inside brackets");
  if (reader.column - 1 <= reader.indent && isFirstOnLine(reader)) {
    reader.endLineBefore();
    return true;
  }
  if (isHeaderEnd(reader)) {
    reader.depth = 0;
    return true;
  }
  return false;
}

/** Whether the current token is a colon that is the last token on its line. */
export function isHeaderEnd(reader: PythonReader): boolean {
  if (reader.kind !== Token.colon) return false;
  const { text } = reader;
  let { pos } = reader;
  while (text.charCodeAt(pos) === Char.space || text.charCodeAt(pos) === Char.tab) pos++;
  const code = text.charCodeAt(pos);
  return code === Char.lineFeed || code === Char.carriageReturn || code === Char.hash || pos >= reader.end;
}

/** Consumes the closing bracket (`expected`). A bracket of another kind is consumed too, because the lexer has counted it. */
export function closeBracket(reader: PythonReader, expected: number): void {
  if (reader.kind !== expected) reader.error("a bracket is not closed");
  if (isCloser(reader.kind)) reader.advance();
}

/** Consumes the comma after an element. A comma before the closing bracket is only style, so it is removed from the stream. */
export function passComma(reader: PythonReader): void {
  reader.advance();
  if (isCloser(reader.kind)) reader.stream.length--;
}

/** Skips a group in brackets, from the opening bracket, without reading its content. */
export function skipBrackets(reader: PythonReader): void {
  reader.error("nested too deeply");
  const outside = reader.depth - 1;
  while (!isLineEnd(reader.kind)) {
    const isEnd = isCloser(reader.kind) && reader.depth <= outside;
    skipToken(reader);
    if (isEnd) return;
  }
}

/** Skips the current expression, up to the comma, bracket or end of line that ends it. */
export function skipExpression(reader: PythonReader): void {
  reader.error("nested too deeply");
  let depth = 0;
  while (!isLineEnd(reader.kind)) {
    if (isOpener(reader.kind)) depth++;
    else if (isCloser(reader.kind) && depth-- === 0) return;
    else if (reader.kind === Token.comma && depth === 0) return;
    skipToken(reader);
  }
}

function skipToken(reader: PythonReader): void {
  if (reader.kind === Token.formatString) reader.rescanAsPlainString();
  reader.advance();
}

function isFirstOnLine(reader: PythonReader): boolean {
  for (let pos = reader.lineStart; pos < reader.start; pos++) {
    const code = reader.text.charCodeAt(pos);
    if (code !== Char.space && code !== Char.tab && code !== Char.formFeed) return false;
  }
  return true;
}
