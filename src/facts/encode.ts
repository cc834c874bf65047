import {
  BINDING_KINDS,
  DEFINITION_KINDS,
  type Definition,
  EXPORT_KINDS,
  type FileFacts,
  IMPORT_KINDS,
  MARK_KINDS,
  NO_OPERAND,
  type Operand,
  PARAMETER_KINDS,
  REFERENCE_ROLES,
  SCOPE_KINDS,
  UNKNOWN_RECEIVER,
  VALUE_KINDS,
  ValueFlag,
} from "../model/facts.ts";
import { ByteWriter } from "../util/bytes.ts";
import { StringTable } from "./string-table.ts";

/**
 * FileFacts as bytes: every table as rows of small integers, strings by number. About eight bytes a reference, a tenth
 * of JSON and several times faster. `decodeFacts` is the exact inverse; change both together with `FACTS_VERSION`.
 */
export function encodeFacts(facts: FileFacts): Uint8Array<ArrayBuffer> {
  const strings = new StringTable();
  const out = new ByteWriter();
  const text = (value: string) => out.writeUnsigned(strings.indexOf(value));
  const texts = (values: readonly string[]) => {
    out.writeUnsigned(values.length);
    for (const value of values) text(value);
  };
  // Operands and indexes start at -2 (UNKNOWN_RECEIVER).
  const operand = (value: Operand) => out.writeUnsigned(value + 2);
  const operands = (values: readonly Operand[]) => {
    out.writeUnsigned(values.length);
    for (const value of values) operand(value);
  };
  // Neighbouring rows stand on neighbouring lines.
  let lastLine = 0;
  const line = (value: number) => {
    out.writeSigned(value - lastLine);
    lastLine = value;
  };
  const place = (lineNumber: number, column: number) => {
    line(lineNumber);
    out.writeUnsigned(column);
  };

  // The first string, so that it can be read without the others.
  text(facts.language);
  out.writeUnsigned(facts.errors.length);
  for (const error of facts.errors) {
    line(error.line);
    text(error.message);
  }
  out.writeUnsigned(facts.definitions.length);
  for (const definition of facts.definitions) writeDefinition(definition);
  out.writeUnsigned(facts.scopes.length);
  for (const scope of facts.scopes) {
    out.writeUnsigned(SCOPE_KINDS.indexOf(scope.kind));
    operand(scope.parent);
    operand(scope.definition);
  }
  out.writeUnsigned(facts.bindings.length);
  for (const binding of facts.bindings) {
    out.writeUnsigned(binding.scope);
    text(binding.name);
    out.writeUnsigned(BINDING_KINDS.indexOf(binding.kind));
    place(binding.line, binding.column);
    operand(binding.index);
    operand(binding.value);
    operand(binding.type);
  }
  out.writeUnsigned(facts.references.length);
  facts.references.forEach((reference, index) => {
    text(reference.name);
    place(reference.line, reference.column);
    out.writeUnsigned(REFERENCE_ROLES.indexOf(reference.role));
    out.writeUnsigned(reference.scope);
    // A receiver mostly is the reference just before: the distance is small where the number itself would not be.
    const { receiver } = reference;
    out.writeUnsigned(receiver === NO_OPERAND ? 0 : receiver === UNKNOWN_RECEIVER ? 1 : 2);
    if (receiver >= 0) out.writeSigned(index * 2 - receiver);
  });
  out.writeUnsigned(facts.values.length);
  for (const value of facts.values) {
    out.writeUnsigned(VALUE_KINDS.indexOf(value.kind));
    operand(value.of);
    operands(value.args);
    texts(value.names);
    out.writeUnsigned(value.flags);
    if (value.flags & ValueFlag.typeArguments) operands(value.typeArgs ?? []);
  }
  out.writeUnsigned(facts.assignments.length);
  for (const assignment of facts.assignments) {
    out.writeUnsigned(assignment.target);
    operand(assignment.value);
    operand(assignment.type);
  }
  out.writeUnsigned(facts.imports.length);
  for (const imported of facts.imports) {
    out.writeUnsigned(IMPORT_KINDS.indexOf(imported.kind));
    text(imported.module);
    text(imported.name);
    text(imported.alias);
    place(imported.line, imported.column);
    out.writeUnsigned(imported.scope);
    out.writeUnsigned(imported.isTypeOnly ? 1 : 0);
  }
  out.writeUnsigned(facts.exports.length);
  for (const exported of facts.exports) {
    out.writeUnsigned(EXPORT_KINDS.indexOf(exported.kind));
    text(exported.name);
    text(exported.local);
    text(exported.module);
    operand(exported.value);
    place(exported.line, exported.column);
  }
  out.writeUnsigned(facts.strings.length);
  for (const mention of facts.strings) {
    text(mention.text);
    place(mention.line, mention.column);
    out.writeUnsigned(mention.scope);
    operand(mention.receiver);
  }
  out.writeUnsigned(facts.narrowings.length);
  for (const narrowing of facts.narrowings) {
    text(narrowing.name);
    out.writeUnsigned(narrowing.first);
    out.writeUnsigned(narrowing.end - narrowing.first);
    operand(narrowing.value);
  }
  out.writeUnsigned(facts.marks.length);
  for (const mark of facts.marks) {
    out.writeUnsigned(MARK_KINDS.indexOf(mark.kind));
    line(mark.line);
    out.writeUnsigned(mark.endLine - mark.line);
    text(mark.text);
  }
  texts(facts.words);

  const whole = new ByteWriter();
  strings.writeTo(whole);
  whole.writeBytes(out.toBytes());
  return whole.toBytes();

  function writeDefinition(definition: Definition): void {
    text(definition.qualname);
    out.writeUnsigned(DEFINITION_KINDS.indexOf(definition.kind));
    operand(definition.parent);
    line(definition.startLine);
    out.writeUnsigned(definition.endLine - definition.startLine);
    out.writeUnsigned(definition.startLine - definition.fullStartLine);
    out.writeSigned(definition.nameLine - definition.startLine);
    out.writeUnsigned(definition.nameColumn);
    out.writeUnsigned(definition.flags);
    operand(definition.scope);
    out.writeUnsigned(definition.params.length);
    for (const param of definition.params) {
      text(param.name);
      out.writeUnsigned(PARAMETER_KINDS.indexOf(param.kind));
      out.writeUnsigned(param.isOptional ? 1 : 0);
      operand(param.type);
      text(param.defaultHash);
    }
    operand(definition.returnType);
    operands(definition.returns);
    operands(definition.bases);
    operands(definition.decorators);
    text(definition.signatureHash);
    text(definition.bodyHash);
  }
}
