import {
  BINDING_KINDS,
  type Binding,
  DEFINITION_KINDS,
  type Definition,
  EXPORT_KINDS,
  type FileFacts,
  IMPORT_KINDS,
  LANGUAGES,
  NO_OPERAND,
  type Operand,
  PARAMETER_KINDS,
  REFERENCE_ROLES,
  SCOPE_KINDS,
  UNKNOWN_RECEIVER,
  VALUE_KINDS,
} from "../model/facts.ts";
import { ByteReader, CorruptDataError } from "../util/bytes.ts";
import { readStrings } from "./string-table.ts";

const NOTHING: readonly never[] = [];

/** The inverse of `encodeFacts`. Throws `CorruptDataError` on anything that `encodeFacts` cannot have written. */
export function decodeFacts(bytes: Uint8Array): FileFacts {
  const input = new ByteReader(bytes);
  const strings = readStrings(input);
  const text = () => at(strings, input.readUnsigned());
  const operand = (): Operand => input.readUnsigned() - 2;
  const list = <T>(read: (index: number) => T): readonly T[] => {
    const count = input.readCount();
    if (count === 0) return NOTHING;
    const items: T[] = [];
    for (let i = 0; i < count; i++) items.push(read(i));
    return items;
  };
  let lastLine = 0;
  const line = () => (lastLine += input.readSigned());
  const readReceiver = (index: number): Operand => {
    const form = input.readUnsigned();
    return form === 0 ? NO_OPERAND : form === 1 ? UNKNOWN_RECEIVER : index * 2 - input.readSigned();
  };

  // Properties are read in the order they are listed, which is the order encodeFacts writes them in.
  const language = at(LANGUAGES, input.readUnsigned());
  const errors = list(() => ({ line: line(), message: text() }));
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
  const values = list(() => ({
    kind: at(VALUE_KINDS, input.readUnsigned()),
    of: operand(),
    args: list(operand),
    names: list(text),
    flags: input.readUnsigned(),
  }));
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
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new CorruptDataError("index out of range");
  return item;
}
