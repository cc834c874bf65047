import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { readExpression, readStarred } from "./expressions.ts";
import type { PythonReader } from "./reader.ts";
import { MAX_NESTING, Mode } from "./reader.ts";
import { closeBracket, isBracketLost, skipBrackets } from "./recovery.ts";
import { isCloser, isLineEnd, startsExpression, Token } from "./tokens.ts";

/** Names of `typing` whose arguments are types everywhere, not only in annotations: `Path = Union["URL", str]`. */
const TYPING_FORMS = new Set(["Union", "Optional", "Callable", "Type", "ClassVar", "Annotated"]);

/** Reads `of[…]` from the opening bracket: an element, a slice or a type with its arguments. */
export function readSubscript(reader: PythonReader, of: Operand): Operand {
  if (reader.nesting >= MAX_NESTING) {
    skipBrackets(reader);
    return reader.builder.addValue("item", of);
  }
  const { mode, collectsExports } = reader;
  const applied = reader.referenceBehind(of)?.name ?? "";
  const isType = mode === Mode.type || mode === Mode.inherit || TYPING_FORMS.has(applied);
  reader.mode = isType && applied !== "Literal" ? Mode.type : Mode.read;
  reader.collectsExports = false;
  reader.nesting++;
  reader.advance();
  const args: Operand[] = [];
  while (!isCloser(reader.kind)) {
    const before = reader.start;
    args.push(readIndex(reader));
    // In `Annotated[type, …]`, everything after the type is metadata.
    if (isType && applied === "Annotated") reader.mode = Mode.read;
    if (reader.kind === Token.comma) reader.advance();
    else if (isCloser(reader.kind) || isBracketLost(reader)) break;
    if (reader.start === before) {
      if (isLineEnd(reader.kind)) break;
      reader.advance();
    }
  }
  closeBracket(reader, Token.closeBracket);
  reader.nesting--;
  reader.mode = mode;
  reader.collectsExports = collectsExports;
  return reader.builder.addValue("item", of, args.slice());
}

function readIndex(reader: PythonReader): Operand {
  const index = reader.kind === Token.colon ? NO_OPERAND : readStarred(reader);
  if (reader.kind !== Token.colon) return index;
  while (reader.kind === Token.colon) {
    reader.advance();
    if (startsExpression(reader.kind)) readExpression(reader);
  }
  return NO_OPERAND;
}
