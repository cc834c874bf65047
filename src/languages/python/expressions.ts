import type { Operand, ReferenceRole } from "../../model/facts.ts";
import { DefinitionFlag, NO_OPERAND, UNKNOWN_RECEIVER, ValueFlag } from "../../model/facts.ts";
import { pushAll } from "../../util/push-all.ts";
import { readCall } from "./calls.ts";
import { readBraces, readBrackets, readParentheses } from "./displays.ts";
import { readLambda } from "./lambdas.ts";
import { narrowByTest, type Stretch } from "./narrowings.ts";
import { numberType } from "./numbers.ts";
import type { PythonReader } from "./reader.ts";
import { MAX_NESTING, Mode } from "./reader.ts";
import { skipExpression } from "./recovery.ts";
import { readStrings } from "./strings.ts";
import { readSubscript } from "./subscripts.ts";
import { FIRST_BINARY_OPERATOR, LAST_BINARY_OPERATOR, startsExpression, Token } from "./tokens.ts";

/** The maximum number of elements of a literal that are kept. More rarely give more information. */
export const MAX_ELEMENTS = 8;

/** Reads one expression: a lambda, a conditional or anything that binds tighter, also `name := value`. */
export function readExpression(reader: PythonReader): Operand {
  if (reader.kind === Token.lambda) return readLambda(reader);
  const operand = readDisjunction(reader);
  return reader.kind === Token.if ? readConditional(reader, operand) : operand;
}

/** Reads expressions separated by commas, for example after `return` or `=`. If there is a comma, the result is a tuple. */
export function readExpressions(reader: PythonReader): Operand {
  if (reader.kind === Token.yield) return readYield(reader);
  const first = readStarred(reader);
  return reader.kind === Token.comma ? readTupleRest(reader, first) : first;
}

/** Reads the rest of a tuple without parentheses, from the comma after its first element. */
export function readTupleRest(reader: PythonReader, first: Operand): Operand {
  const elements = [first];
  while (reader.kind === Token.comma) {
    reader.advance();
    if (!startsExpression(reader.kind)) break;
    const element = readStarred(reader);
    if (elements.length < MAX_ELEMENTS) elements.push(element);
  }
  return literalOf(reader, "tuple", elements);
}

/** Reads an expression that may have a star. With a star, it is an unknown number of unknown elements. */
export function readStarred(reader: PythonReader): Operand {
  if (reader.kind !== Token.star && reader.kind !== Token.doubleStar) return readExpression(reader);
  while (reader.kind === Token.star || reader.kind === Token.doubleStar) reader.advance();
  readExpression(reader);
  return NO_OPERAND;
}

/** Reads a `yield`, and marks the function around it as a generator. */
export function readYield(reader: PythonReader): Operand {
  const { frame } = reader;
  const definition = frame.definition < 0 ? undefined : reader.definition(frame.definition);
  const isOwn = definition?.scope === frame.scope;
  if (definition && isOwn) definition.flags |= DefinitionFlag.generator;
  reader.advance();
  const isFrom = reader.kind === Token.from;
  if (isFrom) reader.advance();
  let yielded: Operand = NO_OPERAND;
  if (reader.nesting >= MAX_NESTING) {
    skipExpression(reader);
  } else if (startsExpression(reader.kind)) {
    reader.nesting++;
    yielded = readExpressions(reader);
    reader.nesting--;
  }
  if (isOwn && yielded !== NO_OPERAND) {
    const element = isFrom ? reader.builder.addValue("element", yielded) : yielded;
    addReturn(reader, literalOf(reader, "generator", [element]));
  }
  return NO_OPERAND;
}

/** The maximum number of returned expressions of a function that are kept. More rarely give more information. */
const MAX_RETURNS = 8;

/** Adds an operand that the current function returns or yields. */
export function addReturn(reader: PythonReader, operand: Operand): void {
  const { definition: index } = reader.frame;
  if (operand === NO_OPERAND || index < 0) return;
  const definition = reader.definition(index);
  if (definition.returns.length === 0) definition.returns = [operand];
  else if (definition.returns.length < MAX_RETURNS) (definition.returns as Operand[]).push(operand);
}

/** A literal of a built-in type. Its elements are kept if at least one of them is known. */
export function literalOf(reader: PythonReader, type: string, elements: readonly Operand[]): Operand {
  for (const element of elements) {
    if (element !== NO_OPERAND) return reader.builder.addValue("literal", NO_OPERAND, elements.slice(), [type]);
  }
  return reader.builder.literal(type);
}

/** Reads operands joined by `or` and `and`. In a comprehension, they also follow `in` and `if`. */
export function readDisjunction(reader: PythonReader): Operand {
  const first = readOperation(reader);
  if (reader.kind !== Token.or && reader.kind !== Token.and) return first;
  const operands = [first];
  const stretches: Stretch[] = [];
  let flags: number = ValueFlag.all;
  while (reader.kind === Token.or || reader.kind === Token.and) {
    if (reader.kind === Token.or) flags = 0;
    else pushAll(stretches, narrowByTest(reader, operands[operands.length - 1] as Operand));
    reader.advance();
    operands.push(readOperation(reader));
  }
  for (const stretch of stretches) stretch.end();
  return reader.builder.addValue("union", NO_OPERAND, operands, [], flags);
}

/** Reads an operand with everything that binds tighter than operators: attributes, calls, subscripts. */
export function readPrimary(reader: PythonReader): Operand {
  let operand = readAtom(reader);
  for (;;) {
    switch (reader.kind) {
      case Token.dot:
        operand = readAttribute(reader, operand);
        break;
      case Token.openParen:
        operand = readCall(reader, operand);
        break;
      case Token.openBracket:
        operand = readSubscript(reader, operand);
        break;
      default:
        return operand;
    }
  }
}

function readConditional(reader: PythonReader, first: Operand): Operand {
  const operands = [first];
  while (reader.kind === Token.if) {
    reader.advance();
    readDisjunction(reader);
    if (reader.kind !== Token.else) {
      reader.error("expected 'else'");
      break;
    }
    reader.advance();
    if (reader.kind === Token.lambda) {
      operands.push(readLambda(reader));
      break;
    }
    operands.push(readDisjunction(reader));
  }
  return reader.builder.addValue("union", NO_OPERAND, operands);
}

function isBinaryOperator(kind: number): boolean {
  return kind >= FIRST_BINARY_OPERATOR && kind <= LAST_BINARY_OPERATOR;
}

function readOperation(reader: PythonReader): Operand {
  if (reader.kind === Token.not) {
    let isNegated = false;
    while (reader.kind === Token.not) {
      isNegated = !isNegated;
      reader.advance();
    }
    const operand = readUnary(reader);
    const isWhole = !isBinaryOperator(reader.kind);
    if (!isWhole) readBinary(reader, operand);
    reader.negated = isNegated && isWhole ? operand : NO_OPERAND;
    return reader.builder.literal("bool");
  }
  const operand = readUnary(reader);
  return isBinaryOperator(reader.kind) ? readBinary(reader, operand) : operand;
}

/** Reads binary operators and their operands. Only `|`, which joins types, gives a known result. */
function readBinary(reader: PythonReader, first: Operand): Operand {
  const operands = [first];
  let isUnion = true;
  while (isBinaryOperator(reader.kind)) {
    const operator = reader.kind;
    reader.advance();
    if (operator === Token.not && reader.kind === Token.in) reader.advance();
    while (reader.kind === Token.not) reader.advance();
    const operand = readUnary(reader);
    if (operator !== Token.pipe) isUnion = false;
    if (isUnion) operands.push(operand);
  }
  return isUnion ? reader.builder.addValue("union", NO_OPERAND, operands) : NO_OPERAND;
}

function readUnary(reader: PythonReader): Operand {
  switch (reader.kind) {
    case Token.plus:
    case Token.minus:
    case Token.tilde:
    case Token.await:
      return readPrefixed(reader);
    default:
      return readPrimary(reader);
  }
}

function readPrefixed(reader: PythonReader): Operand {
  let isAwaited = false;
  let isSigned = false;
  for (;;) {
    const { kind } = reader;
    if (kind === Token.await) isAwaited = true;
    else if (kind === Token.plus || kind === Token.minus || kind === Token.tilde) isSigned = true;
    else break;
    reader.advance();
  }
  const isNumber = reader.kind === Token.number;
  const operand = readPrimary(reader);
  if (isSigned) return isNumber && reader.valueBehind(operand)?.kind === "literal" ? operand : NO_OPERAND;
  return isAwaited ? reader.builder.addValue("await", operand) : operand;
}

function readAtom(reader: PythonReader): Operand {
  switch (reader.kind) {
    case Token.name:
      return readName(reader);
    case Token.string:
    case Token.formatString:
      return readStrings(reader);
    case Token.number: {
      const type = numberType(reader.text, reader.start, reader.pos);
      reader.advance();
      return reader.builder.literal(type);
    }
    case Token.openParen:
      return readParentheses(reader);
    case Token.openBracket:
      return readBrackets(reader);
    case Token.openBrace:
      return readBraces(reader);
    case Token.none:
      reader.advance();
      return reader.builder.literal("None");
    case Token.true:
    case Token.false:
      reader.advance();
      return reader.builder.literal("bool");
    case Token.ellipsis:
      reader.advance();
      return reader.builder.literal("ellipsis");
    case Token.yield:
      return readYield(reader);
    case Token.lambda:
      return readLambda(reader);
    default:
      reader.error("expected an expression");
      return NO_OPERAND;
  }
}

/** Reads a bare name, or `name := value`. */
export function readName(reader: PythonReader): Operand {
  const { name, tokenLine, column } = reader;
  reader.advance();
  if (reader.kind === Token.walrus) return readNamedExpression(reader, name, tokenLine, column);
  return reader.builder.addReference(name, tokenLine, column, roleOf(reader), reader.scope);
}

function readNamedExpression(reader: PythonReader, name: string, line: number, column: number): Operand {
  reader.builder.addReference(name, line, column, "write", reader.scope);
  const binding = reader.bindVariable(reader.frame.scope, name, line, column);
  reader.advance();
  if (reader.nesting >= MAX_NESTING) {
    skipExpression(reader);
    return NO_OPERAND;
  }
  reader.nesting++;
  const value = readExpression(reader);
  reader.nesting--;
  reader.binding(binding).value = value;
  return value;
}

/** Reads `.name` after a receiver, from the dot. */
export function readAttribute(reader: PythonReader, receiver: Operand): Operand {
  reader.advance();
  if (reader.kind !== Token.name) {
    reader.error("expected a name after '.'");
    return NO_OPERAND;
  }
  const { name, tokenLine, column } = reader;
  reader.advance();
  const before = receiver === NO_OPERAND ? UNKNOWN_RECEIVER : receiver;
  return reader.builder.addReference(name, tokenLine, column, roleOf(reader), reader.scope, before);
}

const ROLES: readonly ReferenceRole[] = ["read", "type", "inherit", "decorator"];

/** The role of a name. It depends on the mode and on the token after the name. */
function roleOf(reader: PythonReader): ReferenceRole {
  const { kind, mode } = reader;
  if (kind === Token.openParen) return mode === Mode.decorator ? "decorator" : "call";
  if (mode === Mode.read) return "read";
  if (kind === Token.dot) return mode === Mode.type ? "type" : "read";
  return ROLES[mode] as ReferenceRole;
}
