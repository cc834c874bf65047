import { type Definition, DefinitionFlag, type DefinitionKind, NO_OPERAND, type Operand } from "../../model/facts.ts";
import { readAnnotation } from "./annotations.ts";
import { bodyBlock, closeInlineBlocks, Frame, openSuite } from "./blocks.ts";
import { Arguments, readArguments } from "./calls.ts";
import { qualify } from "./constants.ts";
import { readExpression } from "./expressions.ts";
import { readParameters } from "./parameters.ts";
import { Mode, type Mutable, type PythonReader } from "./reader.ts";
import { closeBracket, isBracketLost, passComma } from "./recovery.ts";
import { isCloser, isLineEnd, Token } from "./tokens.ts";

const NOTHING: readonly never[] = [];

/** Reads `@expression`. It belongs to the definition after it. */
export function readDecorator(reader: PythonReader): void {
  if (reader.decorators.length === 0) reader.decoratorLine = reader.tokenLine;
  reader.advance();
  reader.mode = Mode.decorator;
  reader.decorators.push(readExpression(reader));
  reader.mode = Mode.read;
}

/** Closes the blocks of the current line. A definition cannot follow another header on its line; if it does, some text is missing. */
function leaveInlineBlocks(reader: PythonReader): void {
  if (!reader.block.isInline) return;
  reader.error("a definition on the line of another statement");
  closeInlineBlocks(reader);
}

/** Reads a function or method from the word `def`. The definition without its decorators starts at `line`. */
export function readFunction(reader: PythonReader, line: number, isAsync: boolean): void {
  leaveInlineBlocks(reader);
  reader.advance();
  if (reader.kind !== Token.name) {
    failDefinition(reader);
    return;
  }
  const isMethod = reader.builder.scopes[reader.frame.scope]?.kind === "class";
  const index = openDefinition(reader, isMethod ? "method" : "function", line);
  const definition = reader.definition(index);
  if (isAsync) definition.flags |= DefinitionFlag.async;
  const from = reader.stream.length;
  const { scope: outer } = reader;
  if (reader.kind === Token.openBracket) reader.scope = openTypeParameters(reader);
  definition.scope = reader.addScope("function", reader.scope, index);
  if (reader.kind === Token.openParen) {
    reader.advance();
    definition.params = readParameters(reader, Token.closeParen, definition.scope);
    closeBracket(reader, Token.closeParen);
  } else reader.error("expected '('");
  if (reader.kind === Token.arrow) {
    reader.advance();
    definition.returnType = readAnnotation(reader);
  }
  definition.signatureHash = reader.stream.fingerprint(from);
  reader.scope = outer;
  openSuite(reader, bodyBlock(new Frame(definition.scope, index, null)));
}

/** Reads a class from the word `class`. */
export function readClass(reader: PythonReader): void {
  leaveInlineBlocks(reader);
  const line = reader.tokenLine;
  reader.advance();
  if (reader.kind !== Token.name) {
    failDefinition(reader);
    return;
  }
  const index = openDefinition(reader, "class", line);
  const definition = reader.definition(index);
  const from = reader.stream.length;
  const { scope: outer } = reader;
  if (reader.kind === Token.openBracket) reader.scope = openTypeParameters(reader);
  const parent = reader.scope;
  if (reader.kind === Token.openParen) {
    const args = new Arguments(null);
    readArguments(reader, args, Mode.inherit);
    definition.bases = args.positional;
    if (args.positional.some((base) => isEnumBase(reader, base))) definition.kind = "enum";
    const isEmpty = args.positional.length === 0 && args.keywords === null && args.flags === 0;
    if (isEmpty) reader.stream.length = from;
  }
  definition.signatureHash = reader.stream.fingerprint(from);
  definition.scope = reader.addScope("class", parent, index);
  reader.scope = outer;
  openSuite(reader, bodyBlock(new Frame(definition.scope, index, new Set())));
}

/** Reads `type name = value` from the word `type`. */
export function readTypeAlias(reader: PythonReader): void {
  const line = reader.tokenLine;
  reader.advance();
  reader.builder.addReference(reader.name, reader.tokenLine, reader.column, "write", reader.scope);
  const index = openDefinition(reader, "type", line);
  const definition = reader.definition(index);
  const { scope: outer } = reader;
  const from = reader.stream.length;
  if (reader.kind === Token.openBracket) reader.scope = openTypeParameters(reader);
  definition.signatureHash = reader.stream.fingerprint(from);
  const valueFrom = reader.stream.length;
  if (reader.kind === Token.equal) {
    reader.advance();
    const value = readAnnotation(reader);
    if (value !== NO_OPERAND) definition.returns = [value];
  } else reader.error("expected '='");
  definition.bodyHash = reader.stream.fingerprint(valueFrom);
  definition.endLine = reader.lastLine;
  reader.scope = outer;
}

/** Adds a definition whose name is the current token, and binds the name. */
function openDefinition(reader: PythonReader, kind: DefinitionKind, line: number): number {
  const { frame, name, tokenLine, column } = reader;
  const decorators: readonly Operand[] = reader.decorators.length === 0 ? NOTHING : reader.decorators;
  const definition: Mutable<Definition> = {
    qualname: qualify(reader, name),
    kind,
    parent: frame.definition,
    startLine: line,
    endLine: line,
    fullStartLine: decorators.length === 0 ? line : reader.decoratorLine,
    nameLine: tokenLine,
    nameColumn: column,
    flags: decorators.length === 0 ? 0 : decoratorFlags(reader, decorators),
    scope: -1,
    params: NOTHING,
    returnType: NO_OPERAND,
    returns: NOTHING,
    bases: NOTHING,
    decorators,
    signatureHash: "",
    bodyHash: "",
  };
  if (decorators.length > 0) reader.decorators = [];
  const index = reader.builder.definitions.push(definition) - 1;
  const owner = frame.redirects?.get(name) ?? frame.scope;
  reader.bind(owner, name, "definition", tokenLine, column, index);
  reader.advance();
  return index;
}

function failDefinition(reader: PythonReader): void {
  reader.error("expected the name of a definition");
  reader.decorators = [];
}

const FLAGS: ReadonlyMap<string, number> = new Map([
  ["staticmethod", DefinitionFlag.static],
  ["classmethod", DefinitionFlag.static],
  ["property", DefinitionFlag.getter],
  ["cached_property", DefinitionFlag.getter],
  ["getter", DefinitionFlag.getter],
  ["setter", DefinitionFlag.setter],
  ["abstractmethod", DefinitionFlag.abstract],
  ["abstractproperty", DefinitionFlag.abstract | DefinitionFlag.getter],
  ["abstractclassmethod", DefinitionFlag.abstract | DefinitionFlag.static],
  ["abstractstaticmethod", DefinitionFlag.abstract | DefinitionFlag.static],
]);

/** The flags that well-known decorators give a definition. */
export function decoratorFlags(reader: PythonReader, decorators: readonly Operand[]): number {
  let flags = 0;
  for (const decorator of decorators) flags |= FLAGS.get(reader.referenceBehind(decorator)?.name ?? "") ?? 0;
  return flags;
}

const ENUM_BASES: ReadonlySet<string> = new Set(["Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"]);

/** Whether a base class has the name of a class of the `enum` module. */
export function isEnumBase(reader: PythonReader, base: Operand): boolean {
  const reference = reader.referenceBehind(base);
  if (reference === undefined || !ENUM_BASES.has(reference.name)) return false;
  if (reference.receiver === NO_OPERAND) return true;
  return reader.referenceBehind(reference.receiver)?.name === "enum";
}

/** Reads `[T: bound = default, *Ts, **P]`, binds the type parameters in a scope around the definition, and returns the scope. */
export function openTypeParameters(reader: PythonReader): number {
  const scope = reader.addScope("block", reader.scope, -1);
  const { scope: outer } = reader;
  reader.scope = scope;
  reader.advance();
  while (!isCloser(reader.kind)) {
    const before = reader.start;
    if (reader.kind === Token.star || reader.kind === Token.doubleStar) reader.advance();
    if (reader.kind === Token.name) readTypeParameter(reader, scope);
    if (reader.kind === Token.comma) passComma(reader);
    else if (isCloser(reader.kind) || isBracketLost(reader)) break;
    if (reader.start === before) {
      if (isLineEnd(reader.kind)) break;
      reader.advance();
    }
  }
  closeBracket(reader, Token.closeBracket);
  reader.scope = outer;
  return scope;
}

function readTypeParameter(reader: PythonReader, scope: number): void {
  const binding = reader.binding(reader.bind(scope, reader.name, "type", reader.tokenLine, reader.column));
  reader.advance();
  if (reader.kind === Token.colon) {
    reader.advance();
    binding.type = readAnnotation(reader);
  }
  if (reader.kind === Token.equal) {
    reader.advance();
    binding.value = readAnnotation(reader);
  }
}
