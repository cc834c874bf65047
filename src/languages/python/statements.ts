import { NO_OPERAND, type Operand } from "../../model/facts.ts";
import { readExpressionStatement } from "./assignments.ts";
import { closeInlineBlocks, innerBlock, openSuite } from "./blocks.ts";
import { readExcept, readFor, readIf, readPlainHeader, readWhile, readWith } from "./compound-statements.ts";
import { readClass, readDecorator, readFunction, readTypeAlias } from "./definitions.ts";
import { addReturn, readExpression, readExpressions } from "./expressions.ts";
import { readFromImport, readImport } from "./imports.ts";
import { isMatchStatement, kindAfter } from "./lookahead.ts";
import { narrowFromHere } from "./narrowings.ts";
import { readPatterns } from "./patterns.ts";
import type { PythonReader } from "./reader.ts";
import { declareNames } from "./redirects.ts";
import { BINDS_NOTHING, readTargets } from "./targets.ts";
import { isLineEnd, StructureHash, startsExpression, Token } from "./tokens.ts";

/** Reads all statements of one logical line, and the end of the line. */
export function readLine(reader: PythonReader): void {
  for (;;) {
    const { block } = reader;
    const from = reader.stream.length;
    block.isLeft = leavesBlock(reader.kind);
    const first = reader.kind === Token.name ? reader.name : "";
    readStatement(reader);
    block.awaitsDocstring = false;
    if (reader.expectsInlineStatement) {
      reader.expectsInlineStatement = false;
      continue;
    }
    if (!isLineEnd(reader.kind) && reader.kind !== Token.semicolon) {
      // Statements of Python 2: `print "a", b` and `exec code in names`.
      if (first !== "print" && first !== "exec") reader.error("unexpected token after a statement");
      readRemains(reader);
      if (reader.expectsInlineStatement) continue;
    }
    // After a header comes its block, and a docstring adds no tokens to the stream: in both cases, no statement ends here.
    if (reader.pending === null && reader.stream.length > from) reader.stream.push(StructureHash.newline);
    if (reader.kind !== Token.semicolon) break;
    reader.next();
    if (isLineEnd(reader.kind)) break;
  }
  closeInlineBlocks(reader);
}

/** Whether the code after a statement in the same block never runs. */
function leavesBlock(kind: number): boolean {
  return kind === Token.return || kind === Token.raise || kind === Token.continue || kind === Token.break;
}

/** Reads the rest of a line after the end of a statement, because of the names in it. */
function readRemains(reader: PythonReader): void {
  while (!isLineEnd(reader.kind) && reader.kind !== Token.semicolon) {
    if (reader.kind === Token.def || reader.kind === Token.class) {
      readStatement(reader);
      return;
    }
    const before = reader.start;
    if (startsExpression(reader.kind)) readExpression(reader);
    if (reader.start === before) reader.advance();
  }
}

function readStatement(reader: PythonReader): void {
  switch (reader.kind) {
    case Token.name:
      readNamedStatement(reader);
      return;
    case Token.string:
      readStringStatement(reader);
      return;
    case Token.def:
      readFunction(reader, reader.tokenLine, false);
      return;
    case Token.class:
      readClass(reader);
      return;
    case Token.at:
      readDecorator(reader);
      return;
    case Token.async:
      readAsync(reader);
      return;
    case Token.if:
    case Token.elif:
      readIf(reader);
      return;
    case Token.else:
    case Token.try:
    case Token.finally:
      readPlainHeader(reader);
      return;
    case Token.except:
      readExcept(reader);
      return;
    case Token.for:
      readFor(reader);
      return;
    case Token.while:
      readWhile(reader);
      return;
    case Token.with:
      readWith(reader);
      return;
    case Token.import:
      readImport(reader);
      return;
    case Token.from:
      readFromImport(reader);
      return;
    case Token.return:
      readReturn(reader);
      return;
    case Token.raise:
      readKeywordAndExpressions(reader);
      return;
    case Token.assert:
      narrowFromHere(reader, readKeywordAndExpressions(reader));
      return;
    case Token.del:
      reader.advance();
      readTargets(reader, BINDS_NOTHING);
      return;
    case Token.global:
    case Token.nonlocal:
      declareNames(reader);
      return;
    case Token.pass:
    case Token.break:
    case Token.continue:
      reader.advance();
      return;
    default:
      readExpressionStatement(reader);
  }
}

/** Reads a statement that starts with a name. `match`, `case` and `type` are keywords only where they cannot be names. */
function readNamedStatement(reader: PythonReader): void {
  const { name } = reader;
  if (name === "case" && reader.block.isMatch) readCase(reader);
  else if (name === "match" && isMatchStatement(reader)) readMatch(reader);
  else if (name === "type" && kindAfter(reader) === Token.name) readTypeAlias(reader);
  else readExpressionStatement(reader);
}

/** Reads a statement that starts with a string. A string alone at the start of a body is documentation: no fingerprint contains it. */
function readStringStatement(reader: PythonReader): void {
  const from = reader.stream.length;
  const mentions = reader.builder.strings.length;
  const mayBeDocstring = reader.block.awaitsDocstring;
  const line = reader.tokenLine;
  readExpressionStatement(reader);
  if (reader.stringsFrom !== from || reader.stringsTo !== reader.stream.length) return;
  reader.builder.mark("documentation", line, reader.lastLine);
  if (mayBeDocstring) {
    reader.stream.length = from;
    reader.builder.strings.length = mentions;
  }
}

function readAsync(reader: PythonReader): void {
  const { tokenLine } = reader;
  reader.advance();
  if (reader.kind === Token.def) readFunction(reader, tokenLine, true);
  else if (reader.kind === Token.for) readFor(reader);
  else if (reader.kind === Token.with) readWith(reader);
  else reader.error("expected 'def', 'for' or 'with' after 'async'");
}

function readReturn(reader: PythonReader): void {
  reader.advance();
  if (!startsExpression(reader.kind)) return;
  const from = reader.stream.length;
  addReturn(reader, readExpressions(reader));
  reader.dropWrapping(from);
}

/** Reads a keyword and its expressions: `raise error from cause`, `assert condition, message`. Returns the first expression. */
function readKeywordAndExpressions(reader: PythonReader): Operand {
  reader.advance();
  if (!startsExpression(reader.kind)) return NO_OPERAND;
  const operand = readExpressions(reader);
  if (reader.kind === Token.from) {
    reader.advance();
    readExpression(reader);
  }
  return operand;
}

/** Reads `match subject:` from the word `match`. */
export function readMatch(reader: PythonReader): void {
  reader.advance();
  const subject: Operand = readExpressions(reader);
  const block = innerBlock(reader);
  block.isMatch = true;
  block.subject = subject;
  openSuite(reader, block);
}

/** Reads `case pattern if guard:` from the word `case`. */
export function readCase(reader: PythonReader): void {
  reader.advance();
  readPatterns(reader, reader.block.subject);
  if (reader.kind === Token.if) {
    reader.advance();
    readExpression(reader);
  }
  openSuite(reader, innerBlock(reader));
}
