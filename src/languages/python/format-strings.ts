import { hashText } from "../../util/fingerprint.ts";
import { Char } from "./char-codes.ts";
import { readExpressions } from "./expressions.ts";
import type { PythonReader } from "./reader.ts";
import { MAX_NESTING, Mode } from "./reader.ts";
import { StringFlag, StructureHash, Token } from "./tokens.ts";

/** Reads an f-string or t-string: its text, and the expressions of its replacement fields. */
export function readFormatString(reader: PythonReader): void {
  const { start, stringFlags, contentStart, line, lineStart, depth, fieldDepth, mode, collectsExports } = reader;
  const quote = reader.text.charCodeAt(contentStart - 1);
  reader.stream.push(reader.hash);
  reader.mode = Mode.read;
  reader.collectsExports = false;
  reader.nesting++;
  const isRead = reader.nesting <= MAX_NESTING && readText(reader, quote, stringFlags, false);
  reader.nesting--;
  reader.fieldDepth = fieldDepth;
  if (!isRead) {
    reader.error("a replacement field is not closed or nested too deeply", line);
    reader.depth = depth;
    reader.line = line;
    reader.lineStart = lineStart;
    reader.contentStart = contentStart;
    reader.stringFlags = stringFlags;
    reader.rescanAsPlainString();
  }
  reader.mode = mode;
  reader.collectsExports = collectsExports;
  reader.lastLine = reader.line;
  reader.lastStart = start;
  reader.next();
}

/**
 * Reads a text with fields from `pos`: the string itself up to its closing quote, or a format specification up to the
 * brace that closes its field. Returns whether the text was closed.
 */
function readText(reader: PythonReader, quote: number, flags: number, isSpecification: boolean): boolean {
  const { text, end } = reader;
  const isTriple = (flags & StringFlag.triple) !== 0;
  const isRaw = (flags & StringFlag.raw) !== 0;
  let { pos } = reader;
  let from = pos;
  for (;;) {
    const code = text.charCodeAt(pos);
    if (code === quote && (!isTriple || (text.charCodeAt(pos + 1) === quote && text.charCodeAt(pos + 2) === quote))) {
      if (isSpecification) return false;
      reader.stream.push(hashText(text, from, pos));
      reader.pos = isTriple ? pos + 3 : pos + 1;
      return true;
    }
    if (code === Char.openBrace) {
      if (text.charCodeAt(pos + 1) === Char.openBrace && !isSpecification) {
        pos += 2;
        continue;
      }
      reader.stream.push(hashText(text, from, pos));
      reader.pos = pos + 1;
      if (!readField(reader, quote, flags)) return false;
      pos = reader.pos;
      from = pos;
    } else if (code === Char.closeBrace && isSpecification) {
      reader.stream.push(hashText(text, from, pos));
      reader.pos = pos + 1;
      return true;
    } else if (code === Char.backslash) {
      pos = afterBackslash(reader, pos + 1, isRaw);
    } else if (code === Char.lineFeed || code === Char.carriageReturn) {
      if (!isTriple) return false;
      pos = reader.passNewline(pos);
    } else if (pos >= end) return false;
    else pos++;
  }
}

function afterBackslash(reader: PythonReader, pos: number, isRaw: boolean): number {
  const { text } = reader;
  const code = text.charCodeAt(pos);
  if (code === Char.lineFeed || code === Char.carriageReturn) return reader.passNewline(pos);
  // A backslash does not escape a brace, but `\N{…}` is the name of a character.
  if (code === Char.openBrace || code === Char.closeBrace || pos >= reader.end) return pos;
  if (code !== Char.upperN || isRaw || text.charCodeAt(pos + 1) !== Char.openBrace) return pos + 1;
  let close = pos + 2;
  while (text.charCodeAt(close) !== Char.closeBrace) {
    const inside = text.charCodeAt(close);
    if (inside === Char.lineFeed || inside === Char.doubleQuote || inside === Char.singleQuote || close >= reader.end) {
      return pos + 1;
    }
    close++;
  }
  return close + 1;
}

/** Reads `{expression=!r:specification}`, starting after the opening brace. Returns whether the field was closed. */
function readField(reader: PythonReader, quote: number, flags: number): boolean {
  if (reader.nesting >= MAX_NESTING) return false;
  const { fieldDepth, depth } = reader;
  reader.nesting++;
  reader.depth = depth + 1;
  reader.fieldDepth = reader.depth;
  reader.stream.push(StructureHash.field);
  reader.next();
  readExpressions(reader);
  if (reader.kind === Token.equal) reader.advance();
  if (reader.kind === Token.bang) {
    reader.advance();
    if (reader.kind === Token.name) reader.advance();
  }
  let isClosed = reader.kind === Token.closeBrace;
  if (reader.kind === Token.colon) isClosed = readText(reader, quote, flags, true);
  reader.nesting--;
  reader.depth = depth;
  reader.fieldDepth = fieldDepth;
  return isClosed;
}
