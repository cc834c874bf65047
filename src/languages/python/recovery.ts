import { Char } from "./char-codes.ts";
import type { PythonReader } from "./reader.ts";
import { isCloser, isLineEnd, isOpener, Token } from "./tokens.ts";

/**
 * Called inside brackets at a token that cannot stand there. Whether the bracket was left unclosed, so that its reader
 * must give up: the line is over, the token begins a line that is not indented deeper than the statement, or it is the
 * colon that ends a header.
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

/** Whether the current token is a colon with nothing behind it on its line. */
export function isHeaderEnd(reader: PythonReader): boolean {
  if (reader.kind !== Token.colon) return false;
  const { text } = reader;
  let { pos } = reader;
  while (text.charCodeAt(pos) === Char.space || text.charCodeAt(pos) === Char.tab) pos++;
  const code = text.charCodeAt(pos);
  return code === Char.lineFeed || code === Char.carriageReturn || code === Char.hash || pos >= reader.end;
}

/** Consumes the closing bracket (`expected`); any other kind closes too, because the lexer has counted it. */
export function closeBracket(reader: PythonReader, expected: number): void {
  if (reader.kind !== expected) reader.error("a bracket is not closed");
  if (isCloser(reader.kind)) reader.advance();
}

/** Consumes the comma behind an element; one before the closing bracket is only style and leaves no trace. */
export function passComma(reader: PythonReader): void {
  reader.advance();
  if (isCloser(reader.kind)) reader.stream.length--;
}

/** From an opening bracket to behind the one that closes it, without reading what is inside. */
export function skipBrackets(reader: PythonReader): void {
  reader.error("nested too deeply");
  const outside = reader.depth - 1;
  while (!isLineEnd(reader.kind)) {
    const isEnd = isCloser(reader.kind) && reader.depth <= outside;
    skipToken(reader);
    if (isEnd) return;
  }
}

/** To the comma, bracket or line end that ends the current expression, without reading it. */
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
