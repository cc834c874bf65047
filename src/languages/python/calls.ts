import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND, UNKNOWN_RECEIVER, ValueFlag } from "../../model/facts.ts";
import { Char } from "./char-codes.ts";
import { readComprehension, startsComprehension } from "./comprehensions.ts";
import { literalOf, readExpression } from "./expressions.ts";
import type { PythonReader } from "./reader.ts";
import { MAX_NESTING, Mode } from "./reader.ts";
import { closeBracket, isBracketLost, passComma, skipBrackets } from "./recovery.ts";
import { isCloser, isLineEnd, StringFlag, Token } from "./tokens.ts";

const NOTHING: readonly never[] = [];

/** A positional argument that consists of one plain string. */
interface StringArgument {
  readonly position: number;
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly contentColumn: number;
}

/** The arguments that are types: the positions from `from` to `to` (exclusive), and a keyword. */
interface TypeArguments {
  readonly from: number;
  readonly to: number;
  readonly keyword: string;
}

const TYPE_ARGUMENTS: ReadonlyMap<string, TypeArguments> = new Map([
  ["TypeVar", { from: 1, to: Number.POSITIVE_INFINITY, keyword: "bound" }],
  ["cast", { from: 0, to: 1, keyword: "typ" }],
  ["NewType", { from: 1, to: 2, keyword: "tp" }],
]);

/** The arguments of a call or of a class header. */
export class Arguments {
  readonly positional: Operand[] = [];
  /** The names of the keyword arguments. Null when there are none, to save memory: most calls have none, and there are many calls. */
  keywords: string[] | null = null;
  keywordValues: Operand[] = this.positional;
  flags = 0;
  /** The arguments that are types, also in quotes. Null for most calls. */
  types: TypeArguments | null = null;
  /** The list that collects plain strings; null when they are not needed. */
  readonly strings: StringArgument[] | null;

  constructor(strings: StringArgument[] | null) {
    this.strings = strings;
  }
}

/** Reads `callee(…)` from the opening bracket. */
export function readCall(reader: PythonReader, callee: Operand): Operand {
  if (reader.nesting >= MAX_NESTING) {
    skipBrackets(reader);
    return reader.builder.addValue("call", callee);
  }
  const name = reader.referenceBehind(callee)?.name ?? "";
  const use = CALLEES_WITH_NAMES.get(name);
  const { mode, collectsExports } = reader;
  reader.mode = Mode.read;
  reader.collectsExports = collectsExports && (name === "extend" || name === "append");
  const args = new Arguments(use === undefined ? null : []);
  args.types = TYPE_ARGUMENTS.get(name) ?? null;
  readArguments(reader, args, Mode.read);
  reader.mode = mode;
  reader.collectsExports = collectsExports;
  if (use !== undefined) noteNames(reader, use, args);
  return addCall(reader, callee, args);
}

/** Reads arguments in brackets. Base classes are arguments too, but the names of positional ones have another role (`mode`). */
export function readArguments(reader: PythonReader, args: Arguments, mode: number): void {
  reader.nesting++;
  reader.advance();
  while (!isCloser(reader.kind)) {
    const before = reader.start;
    readArgument(reader, args, mode);
    if (reader.kind === Token.comma) passComma(reader);
    else if (isCloser(reader.kind) || isBracketLost(reader)) break;
    if (reader.start === before) {
      if (isLineEnd(reader.kind)) break;
      reader.advance();
    }
  }
  closeBracket(reader, Token.closeParen);
  reader.nesting--;
}

function readArgument(reader: PythonReader, args: Arguments, mode: number): void {
  if (reader.kind === Token.name && isKeyword(reader)) {
    if (args.keywords === null) {
      args.keywords = [];
      args.keywordValues = [];
    }
    const isType = args.types?.keyword === reader.name;
    args.keywords.push(reader.name);
    reader.advance();
    reader.advance();
    if (isType) reader.mode = Mode.type;
    args.keywordValues.push(readExpression(reader));
    reader.mode = Mode.read;
    return;
  }
  if (reader.kind === Token.star || reader.kind === Token.doubleStar) {
    args.flags |= reader.kind === Token.star ? ValueFlag.spread : ValueFlag.keywordSpread;
    reader.advance();
    readExpression(reader);
    return;
  }
  const { start, tokenLine, column, contentStart, contentEnd } = reader;
  const isString = args.strings !== null && reader.kind === Token.string && (reader.stringFlags & UNREADABLE) === 0;
  const { types } = args;
  const isType = types !== null && args.positional.length >= types.from && args.positional.length < types.to;
  reader.mode = isType ? Mode.type : mode;
  let operand = readExpression(reader);
  reader.mode = Mode.read;
  if (startsComprehension(reader)) {
    operand = literalOf(reader, "generator", [readComprehension(reader, operand, start, tokenLine, column)]);
  } else if (isString && reader.lastStart === start) {
    args.strings?.push({
      position: args.positional.length,
      text: reader.text.slice(contentStart, contentEnd),
      line: tokenLine,
      column,
      contentColumn: column + contentStart - start,
    });
  }
  args.positional.push(operand);
}

const UNREADABLE = StringFlag.bytes | StringFlag.escaped | StringFlag.triple;

/** Whether the current name is the keyword of an argument: it is followed by `=`, not by `==`. */
function isKeyword(reader: PythonReader): boolean {
  const { text } = reader;
  let { pos } = reader;
  let code = text.charCodeAt(pos);
  while (code === Char.space || code === Char.lineFeed || code === Char.carriageReturn || code === Char.tab) {
    code = text.charCodeAt(++pos);
  }
  return code === Char.equal && text.charCodeAt(pos + 1) !== Char.equal && pos < reader.end;
}

/** Adds a call. Its arrays are copied, because an array that grew has space for many more elements, and facts are kept for a long time. */
function addCall(reader: PythonReader, callee: Operand, args: Arguments): Operand {
  const { positional, keywords, flags } = args;
  if (keywords === null) {
    const operands = positional.length === 0 ? NOTHING : positional.slice();
    return reader.builder.addValue("call", callee, operands, NOTHING, flags);
  }
  return reader.builder.addValue("call", callee, positional.concat(args.keywordValues), keywords.slice(), flags);
}

/** Built-in functions that take the name of an attribute or of a module. */
const CALLEES_WITH_NAMES: ReadonlyMap<string, "attribute" | "module"> = new Map([
  ["getattr", "attribute"],
  ["hasattr", "attribute"],
  ["setattr", "attribute"],
  ["delattr", "attribute"],
  ["import_module", "module"],
  ["__import__", "module"],
]);

function noteNames(reader: PythonReader, use: "attribute" | "module", args: Arguments): void {
  const { builder, scope } = reader;
  const wanted = use === "attribute" ? 1 : 0;
  const found = args.strings?.find((argument) => argument.position === wanted);
  if (found === undefined || found.text === "") return;
  const { text, line, column } = found;
  if (use === "module") {
    removeMention(reader, line, column);
    const isTypeOnly = reader.block.isTypeOnly;
    builder.imports.push({
      kind: "dynamic",
      module: text,
      name: "",
      alias: "",
      line,
      column: found.contentColumn,
      scope,
      isTypeOnly,
    });
    return;
  }
  const object = args.positional[0] ?? NO_OPERAND;
  const receiver = object === NO_OPERAND ? UNKNOWN_RECEIVER : object;
  removeMention(reader, line, column);
  builder.strings.push({ text, line, column, scope, receiver });
}

/** Removes the mention of a dotted argument: it was added as a path before the use of the argument was known. */
function removeMention(reader: PythonReader, line: number, column: number): void {
  const last = reader.builder.strings.at(-1);
  if (last !== undefined && last.line === line && last.column === column) reader.builder.strings.pop();
}
