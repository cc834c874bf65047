import {
  type AttributeAssignment,
  BINDING_KINDS,
  type Binding,
  DEFINITION_KINDS,
  type Definition,
  EXPORT_KINDS,
  type Export,
  type FactsError,
  type FileFacts,
  IMPORT_KINDS,
  type Import,
  type Narrowing,
  NO_OPERAND,
  type Operand,
  PARAMETER_KINDS,
  type Parameter,
  REFERENCE_ROLES,
  type Reference,
  referenceOperand,
  SCOPE_KINDS,
  type Scope,
  type StringMention,
  UNKNOWN_RECEIVER,
  VALUE_KINDS,
  type Value,
  ValueFlag,
} from "../model/facts.ts";
import { MARK_KINDS, type Mark } from "../model/mark.ts";

/**
 * A pass over encoded facts. A writing pass receives every value, writes it and returns it; a reading pass receives none and returns the
 * values that it reads. So a row is described once for both directions: its fields in the order in which they are stored. Change one only
 * together with `FACTS_VERSION`.
 */
export interface FactsPass {
  text(value: string | undefined): string;
  texts(values: readonly string[] | undefined): readonly string[];
  unsigned(value: number | undefined): number;
  signed(value: number | undefined): number;
  /** A line, as the distance from the last one: neighbouring rows are on neighbouring lines. */
  line(value: number | undefined): number;
  flag(value: boolean | undefined): boolean;
  word<Word extends string>(words: readonly Word[], value: Word | undefined): Word;
  /** An operand or an index; they start at -2 (`UNKNOWN_RECEIVER`). */
  operand(value: Operand | undefined): Operand;
  operands(values: readonly Operand[] | undefined): readonly Operand[];
  list<Row>(rows: readonly Row[] | undefined, describe: RowOf<Row>): readonly Row[];
}

/** The description of a row. `index` is its position in the list. */
export type RowOf<Row> = (pass: FactsPass, row: Row | undefined, index: number) => Row;

/** Everything that is stored about a file. */
export const fileFacts = (pass: FactsPass, row: FileFacts | undefined): FileFacts => ({
  // The first string, so that it can be read without the others.
  language: pass.text(row?.language),
  errors: pass.list(row?.errors, factsError),
  // Definitions, imports and exports are also read without what comes after them.
  definitions: pass.list(row?.definitions, definition),
  imports: pass.list(row?.imports, imported),
  exports: pass.list(row?.exports, exported),
  scopes: pass.list(row?.scopes, scope),
  bindings: pass.list(row?.bindings, binding),
  references: pass.list(row?.references, reference),
  values: pass.list(row?.values, value),
  assignments: pass.list(row?.assignments, assignment),
  strings: pass.list(row?.strings, mention),
  narrowings: pass.list(row?.narrowings, narrowing),
  marks: pass.list(row?.marks, mark),
  words: pass.texts(row?.words),
});

export const factsError = (pass: FactsPass, row: FactsError | undefined): FactsError => ({
  line: pass.line(row?.line),
  message: pass.text(row?.message),
});

const parameter = (pass: FactsPass, row: Parameter | undefined): Parameter => ({
  name: pass.text(row?.name),
  kind: pass.word(PARAMETER_KINDS, row?.kind),
  isOptional: pass.flag(row?.isOptional),
  type: pass.operand(row?.type),
  defaultHash: pass.text(row?.defaultHash),
});

export function definition(pass: FactsPass, row: Definition | undefined): Definition {
  const qualname = pass.text(row?.qualname);
  const kind = pass.word(DEFINITION_KINDS, row?.kind);
  const parent = pass.operand(row?.parent);
  const startLine = pass.line(row?.startLine);
  return {
    qualname,
    kind,
    parent,
    startLine,
    endLine: startLine + pass.unsigned(row && row.endLine - startLine),
    fullStartLine: startLine - pass.unsigned(row && startLine - row.fullStartLine),
    nameLine: startLine + pass.signed(row && row.nameLine - startLine),
    nameColumn: pass.unsigned(row?.nameColumn),
    flags: pass.unsigned(row?.flags),
    scope: pass.operand(row?.scope),
    params: pass.list(row?.params, parameter),
    returnType: pass.operand(row?.returnType),
    returns: pass.operands(row?.returns),
    bases: pass.operands(row?.bases),
    decorators: pass.operands(row?.decorators),
    signatureHash: pass.text(row?.signatureHash),
    bodyHash: pass.text(row?.bodyHash),
  };
}

const scope = (pass: FactsPass, row: Scope | undefined): Scope => ({
  kind: pass.word(SCOPE_KINDS, row?.kind),
  parent: pass.operand(row?.parent),
  definition: pass.operand(row?.definition),
});

const binding = (pass: FactsPass, row: Binding | undefined): Binding => ({
  scope: pass.unsigned(row?.scope),
  name: pass.text(row?.name),
  kind: pass.word(BINDING_KINDS, row?.kind),
  line: pass.line(row?.line),
  column: pass.unsigned(row?.column),
  index: pass.operand(row?.index),
  value: pass.operand(row?.value),
  type: pass.operand(row?.type),
});

const reference = (pass: FactsPass, row: Reference | undefined, index: number): Reference => ({
  name: pass.text(row?.name),
  line: pass.line(row?.line),
  column: pass.unsigned(row?.column),
  role: pass.word(REFERENCE_ROLES, row?.role),
  scope: pass.unsigned(row?.scope),
  receiver: receiver(pass, row?.receiver, index),
});

/** A receiver is mostly the reference just before: its distance is small where its number would not be. */
function receiver(pass: FactsPass, row: Operand | undefined, index: number): Operand {
  const form = pass.unsigned(row === undefined ? undefined : row === NO_OPERAND ? 0 : row === UNKNOWN_RECEIVER ? 1 : 2);
  if (form === 0) return NO_OPERAND;
  if (form === 1) return UNKNOWN_RECEIVER;
  const own = referenceOperand(index);
  return own - pass.signed(row === undefined ? undefined : own - row);
}

function value(pass: FactsPass, row: Value | undefined): Value {
  const read = {
    kind: pass.word(VALUE_KINDS, row?.kind),
    of: pass.operand(row?.of),
    args: pass.operands(row?.args),
    names: pass.texts(row?.names),
    flags: pass.unsigned(row?.flags),
  };
  return read.flags & ValueFlag.typeArguments
    ? { ...read, typeArgs: pass.operands(row && (row.typeArgs ?? [])) }
    : read;
}

const assignment = (pass: FactsPass, row: AttributeAssignment | undefined): AttributeAssignment => ({
  target: pass.unsigned(row?.target),
  value: pass.operand(row?.value),
  type: pass.operand(row?.type),
});

export const imported = (pass: FactsPass, row: Import | undefined): Import => ({
  kind: pass.word(IMPORT_KINDS, row?.kind),
  module: pass.text(row?.module),
  name: pass.text(row?.name),
  alias: pass.text(row?.alias),
  line: pass.line(row?.line),
  column: pass.unsigned(row?.column),
  scope: pass.unsigned(row?.scope),
  isTypeOnly: pass.flag(row?.isTypeOnly),
});

export const exported = (pass: FactsPass, row: Export | undefined): Export => ({
  kind: pass.word(EXPORT_KINDS, row?.kind),
  name: pass.text(row?.name),
  local: pass.text(row?.local),
  module: pass.text(row?.module),
  value: pass.operand(row?.value),
  line: pass.line(row?.line),
  column: pass.unsigned(row?.column),
});

const mention = (pass: FactsPass, row: StringMention | undefined): StringMention => ({
  text: pass.text(row?.text),
  line: pass.line(row?.line),
  column: pass.unsigned(row?.column),
  scope: pass.unsigned(row?.scope),
  receiver: pass.operand(row?.receiver),
});

function narrowing(pass: FactsPass, row: Narrowing | undefined): Narrowing {
  const name = pass.text(row?.name);
  const first = pass.unsigned(row?.first);
  return { name, first, end: first + pass.unsigned(row && row.end - first), value: pass.operand(row?.value) };
}

function mark(pass: FactsPass, row: Mark | undefined): Mark {
  const kind = pass.word(MARK_KINDS, row?.kind);
  const line = pass.line(row?.line);
  return { kind, line, endLine: line + pass.unsigned(row && row.endLine - line), text: pass.text(row?.text) };
}
