import {
  type Definition,
  type Export,
  type FileFacts,
  type Import,
  isReferenceOperand,
  type Language,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
  type StringMention,
} from "../model/facts.ts";
import type { SkipReason } from "../model/tree.ts";

/** Receivers are shown for people to recognise, not to be parsed, so a long chain is cut on its left. */
const MAX_RECEIVER_DEPTH = 8;

/** One file's facts as `llmc-nav facts` prints them. */
export interface FactsWire {
  readonly path: string;
  /** Null when the file has no facts; then an error says why. */
  readonly language: Language | null;
  readonly errors: readonly { readonly line: number; readonly message: string }[];
  readonly definitions: readonly ReturnType<typeof definitionToWire>[];
  readonly references: readonly ReturnType<typeof referenceToWire>[];
  readonly imports: readonly ReturnType<typeof importToWire>[];
  readonly exports: readonly ReturnType<typeof exportToWire>[];
  readonly strings: readonly ReturnType<typeof stringToWire>[];
}

/** A file that was named but has no facts: still an answer, so that answers match questions. */
export function noFactsToWire(path: string, reason: SkipReason): FactsWire {
  const errors = [{ line: 0, message: `skipped: ${reason}` }];
  return { path, language: null, errors, definitions: [], references: [], imports: [], exports: [], strings: [] };
}

/** The JSON of one file's facts. */
export function factsToWire(path: string, facts: FileFacts): FactsWire {
  return {
    path,
    language: facts.language,
    errors: facts.errors.map((error) => ({ line: error.line, message: error.message })),
    definitions: facts.definitions.map(definitionToWire),
    references: [...facts.references].sort(bySourceOrder).map((reference) => referenceToWire(facts, reference)),
    imports: facts.imports.map(importToWire),
    exports: facts.exports.map(exportToWire),
    strings: facts.strings.map((mention) => stringToWire(facts, mention)),
  };
}

function definitionToWire(definition: Definition) {
  return {
    qualname: definition.qualname,
    kind: definition.kind,
    start_line: definition.startLine,
    end_line: definition.endLine,
    full_start_line: definition.fullStartLine,
    name_line: definition.nameLine,
    name_column: definition.nameColumn,
    signature_hash: definition.signatureHash,
    body_hash: definition.bodyHash,
  };
}

function referenceToWire(facts: FileFacts, reference: Reference) {
  return {
    name: reference.name,
    line: reference.line,
    column: reference.column,
    role: reference.role,
    receiver: receiverText(facts, reference.receiver),
  };
}

function importToWire(imported: Import) {
  return {
    kind: imported.kind,
    module: imported.module,
    name: imported.name || null,
    alias: imported.alias || null,
    line: imported.line,
    column: imported.column,
    type_only: imported.isTypeOnly,
  };
}

function exportToWire(exported: Export) {
  return {
    kind: exported.kind,
    name: exported.name || null,
    local: exported.local || null,
    module: exported.module || null,
    line: exported.line,
    column: exported.column,
  };
}

function stringToWire(facts: FileFacts, mention: StringMention) {
  return {
    text: mention.text,
    line: mention.line,
    column: mention.column,
    receiver: receiverText(facts, mention.receiver),
  };
}

function receiverText(facts: FileFacts, receiver: Operand): string | null {
  return receiver === NO_OPERAND ? null : operandText(facts, receiver, MAX_RECEIVER_DEPTH);
}

/** An operand as source-like text: `self.session`, `Foo()`, `rows[]`, `?` for what is not known. */
function operandText(facts: FileFacts, operand: Operand, depth: number): string {
  if (depth === 0) return "…";
  if (isReferenceOperand(operand)) {
    const reference = facts.references[operandIndex(operand)];
    if (!reference) return "?";
    if (reference.receiver === NO_OPERAND) return reference.name;
    return `${operandText(facts, reference.receiver, depth - 1)}.${reference.name}`;
  }
  const value = facts.values[operandIndex(operand)];
  if (!value) return "?";
  const of = () => operandText(facts, value.of, depth - 1);
  switch (value.kind) {
    case "call":
      return `${of()}()`;
    case "new":
      return `new ${of()}()`;
    case "item":
    case "element":
    case "part":
      return `${of()}[]`;
    case "await":
    case "enter":
    case "instance":
      return of();
    case "literal":
      return value.names[0] ?? "?";
    case "function":
      return "function";
    case "given":
      return "?";
    case "union":
      return value.args.map((each) => operandText(facts, each, depth - 1)).join("|");
    case "object":
      return "{}";
    case "module":
      return `require(${value.names[0]})`;
    case "definition":
      return facts.definitions[operandIndex(value.of)]?.qualname ?? "?";
  }
}

function bySourceOrder(a: Reference, b: Reference): number {
  return a.line - b.line || a.column - b.column;
}
