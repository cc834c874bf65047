import type { Binding, BindingKind, Definition, Operand, Reference, ScopeKind, Value } from "../../model/facts.ts";
import { isReferenceOperand, isValueOperand, NO_OPERAND, operandIndex } from "../../model/facts.ts";
import type { FactsBuilder } from "../facts-builder.ts";
import { Block, Frame } from "./blocks.ts";
import { Lexer } from "./lexer.ts";

/** Facts are read-only for everybody else; while reading, some are known only after they were entered. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The purpose of the names in the expression being read; it decides their role. */
export const Mode = { read: 0, type: 1, inherit: 2, decorator: 3 } as const;

/** How deep expressions may nest. Code written by people stays below 100; the call stack must hold this many levels. */
export const MAX_NESTING = 200;

/** Characters that a short file may be looked ahead in, too. */
const MIN_LOOKAHEAD = 1000;

/** The state of reading one file: the tokens, the tables being filled, and where in the program we are. */
export class PythonReader extends Lexer {
  /** The scope that references belong to: the frame's, or that of a comprehension. */
  scope = 0;
  /** The innermost function, lambda, class or module: the owner of assigned names. */
  frame: Frame;
  /** The innermost open block, and all of them. */
  block: Block;
  readonly blocks: Block[];
  /** A block whose header was read and whose first line comes next. */
  pending: Block | null = null;
  /** The block opened last has its statements on the header's line, and the first of them comes next. */
  expectsInlineStatement = false;
  mode: number = Mode.read;
  nesting = 0;
  decorators: Operand[] = [];
  decoratorLine = 0;
  /** Reading a value of `__all__`: the strings in it are exports. */
  collectsExports = false;
  /** The operand of the `not` read last, when it negates all that follows. */
  negated: Operand = NO_OPERAND;
  /** Tokens that may still be read ahead in this file; keeps damaged input linear. */
  lookaheadBudget: number;
  /** The part of the token stream that the strings read last take up. */
  stringsFrom = -1;
  stringsTo = -1;
  /** The part of the token stream that the parentheses read last take up. */
  groupFrom = -1;
  groupTo = -1;
  /** Text offset at which each scope was opened. */
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

  /** Forgets parentheses around the whole of an expression that starts at `from`: they only serve to break the line. */
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

  /** Binds a variable where the frame's `global` and `nonlocal` statements say it lives. */
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

  /** The reference behind an operand, undefined when it is no reference. */
  referenceBehind(operand: Operand): Mutable<Reference> | undefined {
    return isReferenceOperand(operand) ? this.builder.references[operandIndex(operand)] : undefined;
  }

  /** The value behind an operand, undefined when it is no value. */
  valueBehind(operand: Operand): Value | undefined {
    return isValueOperand(operand) ? this.builder.values[operandIndex(operand)] : undefined;
  }

  /** Whether `scope` has bound `name` so far, other than by declaring that it lives elsewhere. */
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
