import type { Binding, BindingKind, Definition, Operand, Reference, ScopeKind, Value } from "../../model/facts.ts";
import { isReferenceOperand, isValueOperand, NO_OPERAND, operandIndex } from "../../model/facts.ts";
import type { FactsBuilder } from "../facts-builder.ts";
import { Block, Frame } from "./blocks.ts";
import { Lexer } from "./lexer.ts";

/** A row of facts that can still be changed, because some fields become known later. For all other code, facts are read-only. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The purpose of the names in the current expression. It decides their role. */
export const Mode = { read: 0, type: 1, inherit: 2, decorator: 3 } as const;

/** The maximum depth of nested expressions. Code written by people stays below 100, and the call stack must hold this many levels. */
export const MAX_NESTING = 200;

/** The number of tokens that may be read ahead even in a very short file. */
const MIN_LOOKAHEAD = 1000;

/** The state of reading one file: the tokens, the tables that are filled, and the place in the program. */
export class PythonReader extends Lexer {
  /** The scope that references belong to: the frame's, or that of a comprehension. */
  scope = 0;
  /** The frame of the innermost function, lambda, class or module, which owns assigned names. */
  frame: Frame;
  /** The innermost open block, and all open blocks. */
  block: Block;
  readonly blocks: Block[];
  /** A block whose header was read and whose first line comes next. */
  pending: Block | null = null;
  /** The statements of the last opened block are on the header's line, and the first of them comes next. */
  expectsInlineStatement = false;
  mode: number = Mode.read;
  nesting = 0;
  decorators: Operand[] = [];
  decoratorLine = 0;
  /** A value of `__all__` is being read: the strings in it are exports. */
  collectsExports = false;
  /** The operand of the last `not`, if it negates everything after it. */
  negated: Operand = NO_OPERAND;
  /** The number of tokens that may still be read ahead in this file. The limit keeps the time linear, even for damaged files. */
  lookaheadBudget: number;
  /** The range of the last strings in the token stream. */
  stringsFrom = -1;
  stringsTo = -1;
  /** The range of the last parentheses in the token stream. */
  groupFrom = -1;
  groupTo = -1;
  /** The text offset at which each scope was opened. */
  readonly scopeOffsets: number[] = [0];
  readonly #binders = new Map<string, Set<number>>();
  #indexedBindings = 0;

  constructor(source: string, builder: FactsBuilder, distrustsTripleQuotes: boolean) {
    super(source, builder, distrustsTripleQuotes);
    this.frame = new Frame(0, -1, new Set());
    this.block = new Block(this.frame, 0);
    this.block.isOwner = true;
    this.block.awaitsDocstring = true;
    this.blocks = [this.block];
    this.lookaheadBudget = source.length + MIN_LOOKAHEAD;
  }

  /** Removes parentheses around a whole expression that starts at `from` from the stream: they only allow line breaks. */
  dropWrapping(from: number): void {
    if (this.groupFrom === from && this.groupTo === this.stream.length) this.stream.dropGroup(from);
  }

  addScope(kind: ScopeKind, parent: number, definition: number): number {
    this.scopeOffsets.push(this.start);
    return this.builder.addScope(kind, parent, definition);
  }

  /** Binds a name in `scope` and returns the binding's index. */
  bind(scope: number, name: string, kind: BindingKind, line: number, column: number, index = -1): number {
    return (
      this.builder.bindings.push({
        scope,
        name,
        kind,
        line,
        column,
        index,
        value: NO_OPERAND,
        type: NO_OPERAND,
      }) - 1
    );
  }

  /** Binds a variable in the scope that the frame's `global` and `nonlocal` statements say. */
  bindVariable(scope: number, name: string, line: number, column: number): number {
    const { frame } = this;
    const owner = frame.redirects !== null && scope === frame.scope ? (frame.redirects.get(name) ?? scope) : scope;
    return this.bind(owner, name, "variable", line, column);
  }

  binding(index: number): Mutable<Binding> {
    return this.builder.bindings[index] as Mutable<Binding>;
  }

  definition(index: number): Mutable<Definition> {
    return this.builder.definitions[index] as Mutable<Definition>;
  }

  /** The reference that an operand stands for; undefined when it is not a reference. */
  referenceBehind(operand: Operand): Mutable<Reference> | undefined {
    return isReferenceOperand(operand) ? this.builder.references[operandIndex(operand)] : undefined;
  }

  /** The value that an operand stands for; undefined when it is not a value. */
  valueBehind(operand: Operand): Value | undefined {
    return isValueOperand(operand) ? this.builder.values[operandIndex(operand)] : undefined;
  }

  /** Whether `scope` has bound `name` so far. `global` and `nonlocal` statements do not count. */
  binds(scope: number, name: string): boolean {
    const { bindings } = this.builder;
    for (; this.#indexedBindings < bindings.length; this.#indexedBindings++) {
      const binding = bindings[this.#indexedBindings] as Binding;
      if (binding.kind === "global" || binding.kind === "nonlocal") continue;
      const scopes = this.#binders.get(binding.name);
      if (scopes === undefined) this.#binders.set(binding.name, new Set([binding.scope]));
      else scopes.add(binding.scope);
    }
    return this.#binders.get(name)?.has(scope) ?? false;
  }
}
