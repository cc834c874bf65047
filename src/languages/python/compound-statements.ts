import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { innerBlock, openSuite } from "./blocks.ts";
import { readExpression, readExpressions } from "./expressions.ts";
import { lookBehindGroup } from "./lookahead.ts";
import { narrowByTest } from "./narrowings.ts";
import type { PythonReader } from "./reader.ts";
import { closeBracket, isBracketLost, passComma } from "./recovery.ts";
import { assignTarget, readTarget, readTargets } from "./targets.ts";
import { isCloser, isLineEnd, Token } from "./tokens.ts";

/** Reads `if` and `elif`. Imports under `if TYPE_CHECKING` exist only for type checkers. */
export function readIf(reader: PythonReader): void {
  const isFirst = reader.kind === Token.if;
  reader.advance();
  reader.negated = NO_OPERAND;
  const condition = readCondition(reader);
  const block = innerBlock(reader);
  const stretches = narrowByTest(reader, condition);
  if (stretches.length > 0) block.stretches = stretches;
  if (isFirst && reader.valueBehind(condition)?.kind === "literal") block.failedTest = reader.negated;
  if (reader.referenceBehind(condition)?.name === "TYPE_CHECKING") block.isTypeOnly = true;
  openSuite(reader, block);
}

function readCondition(reader: PythonReader): Operand {
  const from = reader.stream.length;
  const condition = readExpression(reader);
  reader.dropWrapping(from);
  return condition;
}

/** Reads the header `else`, `try` or `finally`. */
export function readPlainHeader(reader: PythonReader): void {
  reader.advance();
  openSuite(reader, innerBlock(reader));
}

/** Reads `while condition`. */
export function readWhile(reader: PythonReader): void {
  reader.advance();
  readCondition(reader);
  openSuite(reader, innerBlock(reader));
}

/** Reads `for targets in values`. */
export function readFor(reader: PythonReader): void {
  reader.advance();
  const target = readTargets(reader, reader.frame.scope);
  if (reader.kind === Token.in) {
    reader.advance();
    const from = reader.stream.length;
    const iterable = readExpressions(reader);
    reader.dropWrapping(from);
    assignTarget(reader, target, reader.builder.addValue("element", iterable));
  } else reader.error("expected 'in'");
  openSuite(reader, innerBlock(reader));
}

/** Matches `except types, name:` of Python 2. In Python 3.14, the second name is a class, which starts with a capital letter. */
const LEGACY_EXCEPT = /(?:[\w.]{1,200}|\([^()\n]{0,500}\))[ \t]*,[ \t]*[a-z_]\w*[ \t]*:/y;

/** Reads `except types as name`, also with a star. */
export function readExcept(reader: PythonReader): void {
  reader.advance();
  if (reader.kind === Token.star) reader.advance();
  if (reader.kind !== Token.colon && !isLineEnd(reader.kind)) {
    LEGACY_EXCEPT.lastIndex = reader.start;
    const isLegacy = LEGACY_EXCEPT.test(reader.text);
    const type = isLegacy ? readExpression(reader) : readExpressions(reader);
    if (reader.kind === Token.as || isLegacy) {
      reader.advance();
      if (reader.kind === Token.name) {
        const { frame, name, tokenLine, column } = reader;
        const binding = reader.bindVariable(frame.scope, name, tokenLine, column);
        reader.binding(binding).value = reader.builder.addValue("instance", oneOf(reader, type));
        reader.advance();
      }
    }
  }
  openSuite(reader, innerBlock(reader));
}

/** Reads `with context as target, …`, also with brackets around all items. */
export function readWith(reader: PythonReader): void {
  reader.advance();
  if (reader.kind === Token.openParen && isBracketed(reader)) {
    reader.advance();
    while (!isCloser(reader.kind)) {
      const before = reader.start;
      readWithItem(reader);
      if (reader.kind === Token.comma) passComma(reader);
      else if (isCloser(reader.kind) || isBracketLost(reader)) break;
      if (reader.start === before) {
        if (isLineEnd(reader.kind)) break;
        reader.advance();
      }
    }
    closeBracket(reader, Token.closeParen);
  } else {
    readWithItem(reader);
    while (reader.kind === Token.comma) {
      reader.advance();
      readWithItem(reader);
    }
  }
  openSuite(reader, innerBlock(reader));
}

/** Whether the brackets after `with` are around all items, not only around the first context. */
function isBracketed(reader: PythonReader): boolean {
  const { follower, hasAs } = lookBehindGroup(reader);
  return hasAs && follower === Token.colon;
}

function readWithItem(reader: PythonReader): void {
  const context = readExpression(reader);
  if (reader.kind !== Token.as) return;
  reader.advance();
  const entered = reader.builder.addValue("enter", context);
  assignTarget(reader, readTarget(reader, reader.frame.scope), entered);
}

/** The union of the types in a tuple: `isinstance(x, (A, B))`. Any other operand is returned unchanged. */
export function oneOf(reader: PythonReader, types: Operand): Operand {
  const value = reader.valueBehind(types);
  if (value?.kind !== "literal" || value.names[0] !== "tuple") return types;
  return reader.builder.addValue("union", NO_OPERAND, value.args);
}
