import type { Operand } from "../../model/facts.ts";
import { ASCII_END, CHAR_CLASSES, Char, CharClass, isAsciiNamePart } from "./char-codes.ts";
import { readStarred } from "./expressions.ts";
import { restoreState, saveState } from "./lookahead.ts";
import { Mode, type PythonReader } from "./reader.ts";

/** Reads a type annotation. Its names are types, including those in quotes. */
export function readAnnotation(reader: PythonReader): Operand {
  const { mode } = reader;
  reader.mode = Mode.type;
  const operand = readStarred(reader);
  reader.mode = mode;
  return operand;
}

/** The position of the text of a quoted annotation. */
export interface QuotedText {
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly line: number;
  readonly lineStart: number;
}

/** Reads the text of a string in an annotation as a type. Its names get their true positions in the file. */
export function readQuotedAnnotation(reader: PythonReader, quoted: QuotedText): Operand {
  if (!isTypeText(reader.text, quoted.contentStart, quoted.contentEnd)) return reader.builder.literal("str");
  const state = saveState(reader);
  const tokens = reader.stream.length;
  reader.end = quoted.contentEnd;
  reader.pos = quoted.contentStart;
  reader.line = quoted.line;
  reader.lineStart = quoted.lineStart;
  // The text is read as if it were in brackets, because newlines inside the quotes mean nothing.
  reader.depth = 1;
  reader.fieldDepth = -1;
  reader.next();
  const operand = readStarred(reader);
  reader.stream.length = tokens;
  restoreState(reader, state);
  return operand;
}

/** A longer string is not read as a type. */
const MAX_TYPE_LENGTH = 2000;

/**
 * Whether `text[start, end)` looks like a type: names, attributes, subscripts, unions, lists and literals. A string in
 * an annotation may also be prose (`Annotated`, old comments), which must not become references.
 */
export function isTypeText(text: string, start: number, end: number): boolean {
  if (start >= end || end - start > MAX_TYPE_LENGTH) return false;
  let depth = 0;
  let needsOperand = true;
  let mayClose = false;
  for (let pos = start; pos < end; ) {
    const code = text.charCodeAt(pos);
    const kind = code < ASCII_END ? CHAR_CLASSES[code] : CharClass.name;
    if (kind === CharClass.space || kind === CharClass.newline) {
      pos++;
    } else if (kind === CharClass.name || kind === CharClass.digit || kind === CharClass.quote) {
      if (!needsOperand) return false;
      pos = kind === CharClass.quote ? text.indexOf(text.charAt(pos), pos + 1) + 1 : nameEnd(text, pos, end);
      if (pos === 0 || pos > end) return false;
      needsOperand = false;
    } else if (code === Char.dot) {
      const isEllipsis = text.startsWith("...", pos);
      if (isEllipsis !== needsOperand) return false;
      pos += isEllipsis ? 3 : 1;
      needsOperand = !isEllipsis;
      mayClose = false;
    } else if (code === Char.openBracket || code === Char.openParen) {
      if (code === Char.openParen && !needsOperand) return false;
      depth++;
      needsOperand = true;
      mayClose = true;
      pos++;
    } else if (code === Char.closeBracket || code === Char.closeParen) {
      if (depth-- === 0 || (needsOperand && !mayClose)) return false;
      needsOperand = false;
      pos++;
    } else if (code === Char.comma || code === Char.pipe) {
      if (needsOperand) return false;
      needsOperand = true;
      mayClose = code === Char.comma;
      pos++;
    } else if ((code === Char.star || code === Char.minus) && needsOperand) {
      mayClose = false;
      pos++;
    } else return false;
  }
  return depth === 0 && !needsOperand;
}

function nameEnd(text: string, from: number, end: number): number {
  let pos = from;
  while (pos < end && (text.charCodeAt(pos) >= ASCII_END || isAsciiNamePart(text.charCodeAt(pos)))) pos++;
  return pos;
}
