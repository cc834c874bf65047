import type { Operand } from "../../model/facts.ts";
import { readStarred } from "./expressions.ts";
import { restoreState, saveState } from "./lookahead.ts";
import type { PythonReader } from "./reader.ts";
import { Mode } from "./reader.ts";
import { isTypeText } from "./type-text.ts";

/** A type annotation: its names are types, also those in quotes. */
export function readAnnotation(reader: PythonReader): Operand {
  const { mode } = reader;
  reader.mode = Mode.type;
  const operand = readStarred(reader);
  reader.mode = mode;
  return operand;
}

/** Where the text of a quoted annotation stands. */
export interface QuotedText {
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly line: number;
  readonly lineStart: number;
}

/** Reads the text of a string that stands in an annotation, with its names at their true places. */
export function readQuotedAnnotation(reader: PythonReader, quoted: QuotedText): Operand {
  if (!isTypeText(reader.text, quoted.contentStart, quoted.contentEnd)) return reader.builder.literal("str");
  const state = saveState(reader);
  const tokens = reader.stream.length;
  reader.end = quoted.contentEnd;
  reader.pos = quoted.contentStart;
  reader.line = quoted.line;
  reader.lineStart = quoted.lineStart;
  // As if in brackets: newlines inside the quotes mean nothing.
  reader.depth = 1;
  reader.fieldDepth = -1;
  reader.next();
  const operand = readStarred(reader);
  reader.stream.length = tokens;
  restoreState(reader, state);
  return operand;
}
