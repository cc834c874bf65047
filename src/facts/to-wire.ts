import { languageNames } from "../languages/registry.ts";
import {
  DEFINITION_KINDS,
  type Definition,
  EXPORT_KINDS,
  type Export,
  type FactsError,
  type FileFacts,
  IMPORT_KINDS,
  type Import,
  isReferenceOperand,
  type Language,
  NO_OPERAND,
  type Operand,
  operandIndex,
  REFERENCE_ROLES,
  type Reference,
  type StringMention,
} from "../model/facts.ts";
import type { SkipReason } from "../model/tree.ts";
import { of, view } from "../wire/object.ts";
import { list, mapped, nullable } from "../wire/shapes.ts";
import { count, flag, oneOf, place, text } from "../wire/values.ts";

/** Receivers are shown for people to recognise, not to be parsed, so a long chain is cut on its left. */
const MAX_RECEIVER_DEPTH = 8;

/** A row whose receiver, the expression before the dot, is given as text. */
type Shown<Row> = Omit<Row, "receiver"> & { readonly receiver: string | undefined };

/** One file's facts for display; a file without a language has none, and an error says why. */
interface ShownFacts extends Pick<FileFacts, "errors" | "definitions" | "imports" | "exports"> {
  readonly path: string;
  readonly language: Language | undefined;
  readonly references: readonly Shown<Reference>[];
  readonly strings: readonly Shown<StringMention>[];
}

/** The lines of a definition. */
export const definitionFields = {
  qualname: text(),
  kind: oneOf(DEFINITION_KINDS),
  start_line: place("of def, class or function"),
  end_line: place(),
  full_start_line: place("of the first decorator or the doc comment"),
  name_line: place(),
  name_column: place(),
};

const at = { line: place(), column: place() };
/** A name, or null where there is none. */
const name = mapped(nullable(text()), (written: string) => written || undefined);

/** A line of `facts FILE…`. */
export const factsCodec = view<ShownFacts>()({
  path: text(),
  language: nullable(oneOf(languageNames()), "null when the file has no facts; then an error says why"),
  errors: list(view<FactsError>()({ line: count("0: the whole file"), message: text() })),
  definitions: list(
    view<Definition>()({
      ...definitionFields,
      signature_hash: text(),
      body_hash: text("of the code without formatting and comments"),
    }),
  ),
  references: list(
    view<Shown<Reference>>()({
      name: text(),
      ...at,
      role: oneOf(REFERENCE_ROLES),
      receiver: nullable(text(), "what stands before the dot, for people"),
    }),
  ),
  imports: list(
    view<Import>()({
      kind: oneOf(IMPORT_KINDS),
      module: text(),
      name,
      alias: name,
      ...at,
      type_only: of("isTypeOnly", flag()),
    }),
  ),
  exports: list(view<Export>()({ kind: oneOf(EXPORT_KINDS), name, local: name, module: name, ...at })),
  strings: list(
    view<Shown<StringMention>>()({ text: text(), ...at, receiver: nullable(text()) }),
    "strings that may name a symbol",
  ),
});

/** A named file without facts still gets an answer, so that answers match questions. */
export function noFactsToWire(path: string, reason: SkipReason) {
  const errors = [{ line: 0, message: `skipped: ${reason}` }];
  const nothing = { definitions: [], references: [], imports: [], exports: [], strings: [] };
  return factsCodec.toWire({ path, language: undefined, errors, ...nothing });
}

/** The JSON of one file's facts. */
export function factsToWire(path: string, facts: FileFacts) {
  const shown = <Row extends { readonly receiver: Operand }>(row: Row) => ({
    ...row,
    receiver: receiverText(facts, row.receiver),
  });
  return factsCodec.toWire({
    ...facts,
    path,
    references: facts.references.toSorted(bySourceOrder).map(shown),
    strings: facts.strings.map(shown),
  });
}

function receiverText(facts: FileFacts, receiver: Operand): string | undefined {
  return receiver === NO_OPERAND ? undefined : operandText(facts, receiver, MAX_RECEIVER_DEPTH);
}

/** An operand as source-like text: `self.session`, `Foo()`, `rows[]`, `?` for an unknown one. */
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
