import type { FileIndex } from "../../code/file-index.ts";
import { OBJECT_WORD } from "../../code/implicit-members.ts";
import {
  type Binding,
  type Export,
  isReferenceOperand,
  type Narrowing,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
  type Value,
} from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";
import { groupBy } from "../../util/multimap.ts";
import { ScopeDigests } from "./scope-digests.ts";

/** Expressions nested deeper than this are not described: resolution does not follow them as far either. */
const MAX_NESTING = 300;
/** Rows described per row of the file. Code nested in one function shares much, and would cost quadratic time. */
const STEPS_A_ROW = 100;

/**
 * Describes rows of a file by their content and by what they depend on in it, so that two versions of the file have the
 * same text for equal meaning: it contains neither positions nor row numbers. Names of the module's top level are not
 * followed but gathered as `mentions`; local variables are followed.
 */
export class OutwardText {
  readonly #file: FileIndex;
  readonly #ids: readonly string[];
  readonly #scopes: ScopeDigests;
  /** By the last name of the narrowed expression. */
  readonly #narrowings: ReadonlyMap<string, readonly Narrowing[]>;
  readonly #seen = new Map<Operand | Binding, number>();
  #steps: number;
  #depth = 0;
  #text = "";
  #mentions = new Set<string>();

  constructor(file: FileIndex, ids: readonly string[]) {
    this.#file = file;
    this.#ids = ids;
    this.#scopes = new ScopeDigests(file, ids);
    this.#narrowings = groupBy(file.facts.narrowings, ({ name }) => lastPart(name));
    const { references, values, bindings, definitions, assignments } = file.facts;
    const rows = [references, values, bindings, definitions, assignments];
    this.#steps = STEPS_A_ROW * rows.reduce((sum, { length }) => sum + length, 1);
  }

  /** The file is too large or too deeply nested to be described: none of its output may be relied on. */
  get isExhausted(): boolean {
    return this.#steps <= 0;
  }

  /** Returns the text described since the last call, and the names mentioned in it. */
  take(): { readonly text: string; readonly mentions: ReadonlySet<string> } {
    const taken = { text: this.#text, mentions: this.#mentions };
    this.#text = "";
    this.#mentions = new Set();
    this.#seen.clear();
    return taken;
  }

  definition(index: number): void {
    const definition = this.#file.definition(index);
    this.#words("d", this.#idOf(index), definition.qualname, definition.kind, String(definition.flags));
    this.#words(definition.parent < 0 ? "" : this.#idOf(definition.parent), definition.scope < 0 ? "" : "scope");
    // The type extended by an extension function is bound in its scope, and decides which objects it can be called on.
    for (const name of definition.scope < 0 ? [] : [...this.#file.typeParameterNames(definition.scope), OBJECT_WORD]) {
      for (const binding of this.#file.bindingsOf(definition.scope, name)) this.#binding(binding);
    }
    for (const { name, kind, isOptional, type } of definition.params) {
      this.#words(name, kind, String(isOptional));
      this.operand(type);
    }
    this.operand(definition.returnType);
    this.#operands(definition.returns);
    this.#operands(definition.bases);
    this.#operands(definition.decorators);
  }

  /** A name that a module or class binds, with everything assigned to it. */
  name(scope: number, name: string): void {
    this.#words(this.#scopes.of(scope));
    for (const binding of this.#file.bindingsOf(scope, name)) this.#binding(binding);
    this.#operands(this.#file.variableAssignments(scope, name));
  }

  exported({ kind, name, local, module, value }: Export): void {
    this.#words(kind, name, local, module);
    this.#mention(name, local);
    this.operand(value);
  }

  operand(operand: Operand): void {
    if (operand < 0) {
      this.#words(String(operand));
      return;
    }
    if (!this.#enter(operand)) return;
    const index = operandIndex(operand);
    if (isReferenceOperand(operand)) {
      const reference = this.#file.facts.references[index];
      if (reference) this.#reference(reference, index);
    } else {
      const value = this.#file.facts.values[index];
      if (value) this.#value(value);
    }
    this.#depth--;
  }

  #operands(operands: readonly Operand[]): void {
    this.#words(String(operands.length));
    for (const operand of operands) this.operand(operand);
  }

  #reference(reference: Reference, index: number): void {
    const { name, role, receiver } = reference;
    this.#words("r", name, role);
    this.#mention(name);
    for (const narrowing of this.#narrowings.get(name) ?? []) {
      this.#steps--;
      if (narrowing.first > index || index >= narrowing.end) continue;
      this.#words("n", narrowing.name);
      this.operand(narrowing.value);
    }
    if (receiver !== NO_OPERAND) this.operand(receiver);
    else this.#bareName(reference);
  }

  /** Every binding that a scope rule could choose, from the inside out. */
  #bareName({ name, scope, line }: Reference): void {
    const { scopes } = this.#file.facts;
    this.#words(this.#scopes.of(scope));
    for (let at = scope; at >= 0 && !this.isExhausted; at = scopes[at]?.parent ?? -1) {
      this.#steps--;
      const bindings = this.#file.bindingsOf(at, name);
      if (bindings.length === 0) continue;
      this.#steps -= bindings.length;
      const before = at === scope ? bindings.filter((binding) => binding.line < line).length : 0;
      this.#words("s", scopes[at]?.kind ?? "", String(before));
      if (at === 0) continue;
      for (const binding of bindings) this.#binding(binding);
      this.#operands(this.#file.variableAssignments(at, name));
    }
    // The name may refer to an enclosing definition: `this`, `self`, `Self`.
    for (let at = this.#file.definitionAround(scope); at >= 0; at = this.#file.definition(at).parent) {
      this.#mention(lastPart(this.#file.definition(at).qualname));
    }
  }

  #binding(binding: Binding): void {
    if (!this.#enter(binding)) return;
    const { kind, index, name, value, type } = binding;
    this.#words("b", kind, name);
    if (kind === "definition") this.#definitionNamed(index);
    else if (kind === "import") this.#import(index);
    this.operand(value);
    this.operand(type);
    this.#depth--;
  }

  #import(index: number): void {
    const imported = this.#file.facts.imports[index];
    if (!imported) return;
    const { kind, module, name, alias } = imported;
    this.#words(kind, module, name, alias);
    this.#mention(name, alias, ...module.split("."));
  }

  #value({ kind, of, args, names, flags, typeArgs }: Value): void {
    this.#words("v", kind, String(flags), ...names);
    this.#mention(...names);
    // The operand of a definition is not an expression but the number of the definition.
    if (kind === "definition") this.#definitionNamed(operandIndex(of));
    else this.operand(of);
    this.#operands(args);
    if (typeArgs) this.#operands(typeArgs);
  }

  #definitionNamed(index: number): void {
    this.#words(this.#idOf(index));
    this.#mention(lastPart(this.#file.facts.definitions[index]?.qualname ?? ""));
  }

  #idOf(index: number): string {
    return this.#ids[index] ?? "";
  }

  /** Begins a row; false when it was described before or the limits are reached. */
  #enter(row: Operand | Binding): boolean {
    this.#steps--;
    const known = this.#seen.get(row);
    if (known !== undefined) {
      this.#words("^", String(known));
      return false;
    }
    if (this.#depth >= MAX_NESTING) this.#steps = 0;
    if (this.isExhausted) return false;
    this.#seen.set(row, this.#seen.size);
    this.#depth++;
    return true;
  }

  /** The length before each word keeps lists of words distinct, whatever their content. */
  #words(...words: readonly string[]): void {
    for (const word of words) this.#text += `${word.length}:${word}`;
  }

  #mention(...names: readonly string[]): void {
    for (const name of names) if (name !== "") this.#mentions.add(name);
  }
}
