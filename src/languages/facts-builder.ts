import type {
  AttributeAssignment,
  Binding,
  BindingKind,
  Definition,
  Export,
  FactsError,
  FileFacts,
  Import,
  Language,
  Narrowing,
  Operand,
  Reference,
  ReferenceRole,
  Scope,
  ScopeKind,
  StringMention,
  Value,
  ValueKind,
} from "../model/facts.ts";
import { NO_OPERAND, referenceOperand, ValueFlag, valueOperand } from "../model/facts.ts";
import type { Mark, MarkKind } from "../model/mark.ts";

const NOTHING: readonly never[] = [];
/** A damaged file can yield an error for every line; the first few say enough. */
const MAX_ERRORS = 20;

/** Collects the tables of one file. Every adapter writes through it, so that all languages number things alike. */
export class FactsBuilder {
  readonly definitions: Definition[] = [];
  readonly scopes: Scope[] = [];
  readonly bindings: Binding[] = [];
  readonly references: Reference[] = [];
  readonly values: Value[] = [];
  /** Type arguments of names that are called, by the operands of these names. */
  readonly typeArguments = new Map<Operand, readonly Operand[]>();
  readonly assignments: AttributeAssignment[] = [];
  readonly imports: Import[] = [];
  readonly exports: Export[] = [];
  readonly strings: StringMention[] = [];
  readonly narrowings: Narrowing[] = [];
  readonly marks: Mark[] = [];
  readonly errors: FactsError[] = [];
  readonly #language: Language;
  readonly #literals = new Map<string, Operand>();

  constructor(language: Language) {
    this.#language = language;
    this.addScope("module", -1, -1);
  }

  addScope(kind: ScopeKind, parent: number, definition: number): number {
    return this.scopes.push({ kind, parent, definition }) - 1;
  }

  addReference(
    name: string,
    line: number,
    column: number,
    role: ReferenceRole,
    scope: number,
    receiver: Operand = NO_OPERAND,
  ): Operand {
    return referenceOperand(this.references.push({ name, line, column, role, scope, receiver }) - 1);
  }

  /** A call whose name was given type arguments has them too. */
  addCall(
    kind: "call" | "new",
    of: Operand,
    args: readonly Operand[],
    names: readonly string[],
    flags: number,
  ): Operand {
    const typeArgs = this.typeArguments.get(of);
    if (typeArgs === undefined) return this.addValue(kind, of, args, names, flags);
    const value = { kind, of, args, names, flags: flags | ValueFlag.typeArguments, typeArgs };
    return valueOperand(this.values.push(value) - 1);
  }

  addValue(
    kind: ValueKind,
    of: Operand,
    args: readonly Operand[] = NOTHING,
    names: readonly string[] = NOTHING,
    flags = 0,
  ): Operand {
    return valueOperand(this.values.push({ kind, of, args, names, flags }) - 1);
  }

  /** From the next reference on, `name` is a value of a type; `end` is called where that no longer holds. */
  narrow(name: string, value: Operand): { readonly end: () => void } {
    const narrowing = { name, first: this.references.length, end: this.references.length, value };
    this.narrowings.push(narrowing);
    return {
      end: () => {
        narrowing.end = this.references.length;
      },
    };
  }

  /** A literal without elements is the same value wherever it stands, so it is stored once. */
  literal(typeName: string): Operand {
    const known = this.#literals.get(typeName);
    if (known !== undefined) return known;
    const operand = this.addValue("literal", NO_OPERAND, NOTHING, [typeName]);
    this.#literals.set(typeName, operand);
    return operand;
  }

  bind(
    scope: number,
    name: string,
    kind: BindingKind,
    line: number,
    column: number,
    details: { readonly index?: number; readonly value?: Operand; readonly type?: Operand } = {},
  ): void {
    this.bindings.push({
      scope,
      name,
      kind,
      line,
      column,
      index: details.index ?? -1,
      value: details.value ?? NO_OPERAND,
      type: details.type ?? NO_OPERAND,
    });
  }

  mark(kind: MarkKind, line: number, endLine = line, text = ""): void {
    this.marks.push({ kind, line, endLine, text });
  }

  addError(line: number, message: string): void {
    if (this.errors.length < MAX_ERRORS) this.errors.push({ line, message });
  }

  build(): FileFacts {
    return {
      language: this.#language,
      errors: this.errors,
      definitions: this.definitions,
      scopes: this.scopes,
      bindings: this.bindings,
      references: this.references,
      values: this.values,
      assignments: this.assignments,
      imports: this.imports,
      exports: this.exports,
      strings: this.strings,
      narrowings: this.narrowings,
      marks: this.marks,
      words: NOTHING,
    };
  }
}
