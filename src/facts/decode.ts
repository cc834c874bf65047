import {
  BINDING_KINDS,
  type Binding,
  DEFINITION_KINDS,
  type Definition,
  EXPORT_KINDS,
  type FileFacts,
  type FileOutline,
  IMPORT_KINDS,
  MARK_KINDS,
  NO_OPERAND,
  type Operand,
  type OutlinedDefinition,
  PARAMETER_KINDS,
  REFERENCE_ROLES,
  SCOPE_KINDS,
  UNKNOWN_RECEIVER,
  VALUE_KINDS,
  type Value,
  ValueFlag,
} from "../model/facts.ts";
import { ByteReader, CorruptDataError } from "../util/bytes.ts";
import { knownLanguage } from "./decode-language.ts";
import { StoredStrings } from "./string-table.ts";

const NOTHING: readonly never[] = [];

/** The inverse of `encodeFacts`. Throws `CorruptDataError` on anything that `encodeFacts` cannot have written. */
export function decodeFacts(bytes: Uint8Array): FileFacts {
  return decode(bytes, "all");
}

/** The beginning of encoded facts: what is defined, without what is referred to. */
export function decodeOutline(bytes: Uint8Array): FileOutline {
  return decode(bytes, "outline");
}

function decode(bytes: Uint8Array, part: "all"): FileFacts;
function decode(bytes: Uint8Array, part: "outline"): FileOutline;
function decode(bytes: Uint8Array, part: "all" | "outline"): FileFacts | FileOutline {
  const input = new ByteReader(bytes);
  const strings = new StoredStrings(input);
  const text = () => strings.at(input.readUnsigned());
  const operand = (): Operand => input.readUnsigned() - 2;
  const list = <T>(read: (index: number) => T): readonly T[] => {
    const count = input.readCount();
    if (count === 0) return NOTHING;
    // An array that grows by `push` has room for seventeen items once it has one, and most lists of a value have one or two.
    const items = new Array<T>(count);
    for (let i = 0; i < count; i++) items[i] = read(i);
    return items;
  };
  let lastLine = 0;
  const line = () => (lastLine += input.readSigned());
  const readReceiver = (index: number): Operand => {
    const form = input.readUnsigned();
    return form === 0 ? NO_OPERAND : form === 1 ? UNKNOWN_RECEIVER : index * 2 - input.readSigned();
  };

  // Properties are read in the order they are listed, which is the order encodeFacts writes them in.
  const language = knownLanguage(text());
  const errors = list(() => ({ line: line(), message: text() }));
  if (part === "outline") return { language, errors, definitions: list(readOutlinedDefinition) };
  const definitions = list(readDefinition);
  const scopes = list(() => ({
    kind: at(SCOPE_KINDS, input.readUnsigned()),
    parent: operand(),
    definition: operand(),
  }));
  const bindings = list(
    (): Binding => ({
      scope: input.readUnsigned(),
      name: text(),
      kind: at(BINDING_KINDS, input.readUnsigned()),
      line: line(),
      column: input.readUnsigned(),
      index: operand(),
      value: operand(),
      type: operand(),
    }),
  );
  const references = list((index) => ({
    name: text(),
    line: line(),
    column: input.readUnsigned(),
    role: at(REFERENCE_ROLES, input.readUnsigned()),
    scope: input.readUnsigned(),
    receiver: readReceiver(index),
  }));
  const values = list((): Value => {
    const value = {
      kind: at(VALUE_KINDS, input.readUnsigned()),
      of: operand(),
      args: list(operand),
      names: list(text),
      flags: input.readUnsigned(),
    };
    return value.flags & ValueFlag.typeArguments ? { ...value, typeArgs: list(operand) } : value;
  });
  const assignments = list(() => ({ target: input.readUnsigned(), value: operand(), type: operand() }));
  const imports = list(() => ({
    kind: at(IMPORT_KINDS, input.readUnsigned()),
    module: text(),
    name: text(),
    alias: text(),
    line: line(),
    column: input.readUnsigned(),
    scope: input.readUnsigned(),
    isTypeOnly: input.readUnsigned() === 1,
  }));
  const exports = list(() => ({
    kind: at(EXPORT_KINDS, input.readUnsigned()),
    name: text(),
    local: text(),
    module: text(),
    value: operand(),
    line: line(),
    column: input.readUnsigned(),
  }));
  const mentions = list(() => ({
    text: text(),
    line: line(),
    column: input.readUnsigned(),
    scope: input.readUnsigned(),
    receiver: operand(),
  }));
  const narrowings = list(() => {
    const name = text();
    const first = input.readUnsigned();
    return { name, first, end: first + input.readUnsigned(), value: operand() };
  });
  const marks = list(() => {
    const kind = at(MARK_KINDS, input.readUnsigned());
    const first = line();
    return { kind, line: first, endLine: first + input.readUnsigned(), text: text() };
  });
  const words = list(text);
  if (input.remaining > 0) throw new CorruptDataError("data goes on after the facts");
  return {
    language,
    errors,
    definitions,
    scopes,
    bindings,
    references,
    values,
    assignments,
    imports,
    exports,
    strings: mentions,
    narrowings,
    marks,
    words,
  };

  function readDefinition(): Definition {
    const qualname = text();
    const kind = at(DEFINITION_KINDS, input.readUnsigned());
    const parent = operand();
    const startLine = line();
    return {
      qualname,
      kind,
      parent,
      startLine,
      endLine: startLine + input.readUnsigned(),
      fullStartLine: startLine - input.readUnsigned(),
      nameLine: startLine + input.readSigned(),
      nameColumn: input.readUnsigned(),
      flags: input.readUnsigned(),
      scope: operand(),
      params: list(() => ({
        name: text(),
        kind: at(PARAMETER_KINDS, input.readUnsigned()),
        isOptional: input.readUnsigned() === 1,
        type: operand(),
        defaultHash: text(),
      })),
      returnType: operand(),
      returns: list(operand),
      bases: list(operand),
      decorators: list(operand),
      signatureHash: text(),
      bodyHash: text(),
    };
  }

  /** The same without what it refers to: a tree has tens of thousands of definitions, and few of them are looked at closely. */
  function readOutlinedDefinition(): OutlinedDefinition {
    const qualname = text();
    const kind = at(DEFINITION_KINDS, input.readUnsigned());
    const parent = operand();
    const startLine = line();
    const endLine = startLine + input.readUnsigned();
    const fullStartLine = startLine - input.readUnsigned();
    const nameLine = startLine + input.readSigned();
    const nameColumn = input.readUnsigned();
    const flags = input.readUnsigned();
    const scope = operand();
    const params = countOf(skip(NUMBERS_A_PARAMETER));
    operand();
    for (let lists = 0; lists < 3; lists++) skip(1);
    return {
      qualname,
      kind,
      parent,
      startLine,
      endLine,
      fullStartLine,
      nameLine,
      nameColumn,
      flags,
      scope,
      params,
      signatureHash: text(),
      bodyHash: text(),
    };
  }

  /** Passes over a list of items of so many numbers each, and says how long it is. */
  function skip(numbers: number): number {
    const count = input.readCount();
    for (let i = 0; i < count * numbers; i++) input.readUnsigned();
    return count;
  }
}

/** Name, kind, whether it is optional, type and default. */
const NUMBERS_A_PARAMETER = 5;
const counts: { readonly length: number }[] = [];

/** One object for each number: most definitions have few parameters. */
function countOf(length: number): { readonly length: number } {
  counts[length] ??= { length };
  return counts[length];
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new CorruptDataError("index out of range");
  return item;
}
