import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { readQuotedAnnotation } from "./annotations.ts";
import { CHAR_CLASSES, Char, CharClass } from "./char-codes.ts";
import { readFormatString } from "./format-strings.ts";
import type { PythonReader } from "./reader.ts";
import { Mode } from "./reader.ts";
import { StringFlag, Token } from "./tokens.ts";

/** A longer string is not the path of a name. */
const MAX_PATH_LENGTH = 200;

/** Reads one or more adjacent string literals. */
export function readStrings(reader: PythonReader): Operand {
  const from = reader.stream.length;
  const isBytes = (reader.stringFlags & StringFlag.bytes) !== 0;
  let operand = NO_OPERAND;
  if (reader.kind === Token.string) operand = readPlainString(reader);
  while (reader.kind === Token.string || reader.kind === Token.formatString) {
    if (reader.kind === Token.string) reader.advance();
    else readFormatString(reader);
  }
  reader.stringsFrom = from;
  reader.stringsTo = reader.stream.length;
  if (operand !== NO_OPERAND) return operand;
  return reader.builder.literal(isBytes ? "bytes" : "str");
}

/** Reads the first literal. If no other literal follows, it may be the name of something. Returns the operand of a quoted annotation. */
function readPlainString(reader: PythonReader): Operand {
  const { tokenLine, column, start, contentStart, contentEnd, stringFlags } = reader;
  reader.advance();
  if (reader.kind === Token.string || reader.kind === Token.formatString) return NO_OPERAND;
  if (stringFlags & (StringFlag.bytes | StringFlag.escaped)) return NO_OPERAND;
  if (reader.mode === Mode.type) {
    return readQuotedAnnotation(reader, { contentStart, contentEnd, line: tokenLine, lineStart: start - column + 1 });
  }
  const length = contentEnd - contentStart;
  if (length === 0 || length > MAX_PATH_LENGTH) return NO_OPERAND;
  const parts = countPathParts(reader.text, contentStart, contentEnd);
  if (parts === 0) return NO_OPERAND;
  if (parts === 1 && !reader.collectsExports) return NO_OPERAND;
  const text = reader.text.slice(contentStart, contentEnd);
  if (reader.collectsExports) {
    if (parts > 1) return NO_OPERAND;
    reader.builder.exports.push({
      kind: "all",
      name: text,
      local: text,
      module: "",
      value: NO_OPERAND,
      line: tokenLine,
      column,
    });
  } else {
    reader.builder.strings.push({ text, line: tokenLine, column, scope: reader.scope, receiver: NO_OPERAND });
  }
  return NO_OPERAND;
}

/** The number of names that are joined by dots in `text[start, end)`; 0 when the text is anything else. */
function countPathParts(text: string, start: number, end: number): number {
  let parts = 0;
  let isStart = true;
  for (let pos = start; pos < end; pos++) {
    const code = text.charCodeAt(pos);
    const kind = CHAR_CLASSES[code];
    if (kind === CharClass.name || code === Char.dollar) {
      if (isStart) parts++;
      isStart = false;
    } else if (isStart) return 0;
    else if (code === Char.dot) isStart = true;
    else if (kind !== CharClass.digit) return 0;
  }
  return isStart ? 0 : parts;
}
