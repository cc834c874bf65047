import type { Operand } from "../../model/facts.ts";
import { innerBlock, openSuite } from "./blocks.ts";
import { readExpression, readExpressions } from "./expressions.ts";
import { readPatterns } from "./patterns.ts";
import type { PythonReader } from "./reader.ts";
import { Token } from "./tokens.ts";

/** `match subject:`, at the word `match`. */
export function readMatch(reader: PythonReader): void {
  reader.advance();
  const subject: Operand = readExpressions(reader);
  const block = innerBlock(reader);
  block.isMatch = true;
  block.subject = subject;
  openSuite(reader, block);
}

/** `case pattern if guard:`, at the word `case`. */
export function readCase(reader: PythonReader): void {
  reader.advance();
  readPatterns(reader, reader.block.subject);
  if (reader.kind === Token.if) {
    reader.advance();
    readExpression(reader);
  }
  openSuite(reader, innerBlock(reader));
}
