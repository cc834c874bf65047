import type { Operand } from "../../model/facts.ts";
import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { unquoted } from "../tree-sitter/damage/unquoted.ts";
import type { Grammar } from "../tree-sitter/grammar/grammar.ts";
import { addParameter } from "../tree-sitter/rules/definition-rules.ts";
import { addCall, linkMember, operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { addImport } from "../tree-sitter/rules/module-rules.ts";
import { bindPattern } from "../tree-sitter/rules/pattern.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { NodeRule, RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

const MIXINS = new Set(["include", "extend", "prepend"]);
const ACCESSORS = new Set(["attr_accessor", "attr_reader", "attr_writer", "define_method", "alias_method"]);
const VISIBILITY: ReadonlyMap<string, number> = new Map([
  ["private", DefinitionFlag.private],
  ["protected", DefinitionFlag.private],
  ["public", 0],
]);

/** A call. In Ruby, imports, mixins and accessors are also written as calls. */
export const rubyCall: RuleMaker = (grammar) => new CallRule(grammar).rule;

class CallRule {
  readonly #receiver;
  readonly #method;
  readonly #arguments;
  readonly #symbol: number;
  readonly #string: number;
  readonly #constant: number;

  constructor(grammar: Grammar) {
    this.#receiver = grammar.selector("receiver");
    this.#method = grammar.selector("method");
    this.#arguments = grammar.selector("arguments");
    this.#symbol = grammar.type("simple_symbol");
    this.#string = grammar.type("string");
    this.#constant = grammar.type("constant");
  }

  get rule(): NodeRule {
    return {
      enter: (walk, node) => this.#enter(walk, node),
      leave: (walk, node) => this.#leave(walk, node),
    };
  }

  #enter(walk: Walk, node: number): void {
    const { tree } = walk;
    const receiver = this.#receiver(tree, node);
    const method = this.#method(tree, node);
    const isWrite = walk.role[node] === Role.write;
    linkMember(walk, node, receiver, method, isWrite ? Role.write : Role.call);
    walk.role[node] = Role.read;
    const list = this.#arguments(tree, node);
    if (receiver >= 0 || method < 0 || list < 0) return;
    const name = tree.textOf(method);
    if (name === "require" || name === "require_relative" || name === "load") this.#import(walk, name, list);
    else if (MIXINS.has(name) && walk.scopeKind === "class") setRole(walk, list, Role.inherit);
  }

  #import(walk: Walk, method: string, list: number): void {
    const [path] = walk.children(list);
    if (path === undefined || walk.tree.type[path] !== this.#string) return;
    const written = unquoted(walk.tree.textOf(path));
    if (written.includes("#{")) return;
    const isRelative = method === "require_relative" && !written.startsWith(".");
    addImport(walk, { kind: "star", module: isRelative ? `./${written}` : written, node: path });
  }

  #leave(walk: Walk, node: number): Operand {
    const { tree } = walk;
    const receiver = this.#receiver(tree, node);
    const method = this.#method(tree, node);
    const list = this.#arguments(tree, node);
    const of = operandOf(walk, method);
    if (method >= 0 && walk.role[method] === Role.write) return of;
    const name = method < 0 ? "" : tree.textOf(method);
    if (receiver < 0 && list >= 0) this.#declare(walk, node, name, list);
    // `Foo.new(…)` creates a `Foo`.
    const isCreation = name === "new" && receiver >= 0 && this.#isConstant(walk, receiver);
    return addCall(walk, isCreation ? "new" : "call", isCreation ? operandOf(walk, receiver) : of, list);
  }

  #isConstant(walk: Walk, node: number): boolean {
    return walk.tree.type[(walk.tree.next[node] as number) - 1] === this.#constant;
  }

  #declare(walk: Walk, node: number, method: string, list: number): void {
    if (walk.scopeKind !== "class") return;
    if (MIXINS.has(method)) {
      for (const child of walk.children(list)) {
        const base = operandOf(walk, child);
        if (base >= 0) walk.innermostDraft?.bases.push(base);
      }
    } else if (ACCESSORS.has(method)) {
      const isAccessor = method.startsWith("attr_");
      const symbols = walk.children(list).filter((child) => walk.tree.type[child] === this.#symbol);
      for (const symbol of isAccessor ? symbols : symbols.slice(0, 1)) {
        const name = walk.tree.textOf(symbol).replace(/^:/, "");
        walk.openDefinition(node, { kind: isAccessor ? "constant" : "method", nameNode: symbol, name });
      }
    }
  }
}

/** A name. The word `private` alone in the body of a class starts a section of private methods. */
export const rubyName: RuleMaker = (grammar) => {
  const body = grammar.type("body_statement");
  const lists = grammar.types(["method_parameters", "block_parameters", "lambda_parameters"]);
  return {
    isName: true,
    enter: (walk, node) => {
      if (walk.scopeKind !== "class" || walk.tree.type[walk.tree.parent[node] as number] !== body) return;
      const flags = VISIBILITY.get(walk.tree.textOf(node));
      if (flags === undefined) return;
      walk.sectionFlags.set(walk.scope, flags);
      walk.role[node] = Role.silent;
    },
    leave: (walk, node) => {
      const isParameter = lists.has(walk.tree.type[walk.tree.parent[node] as number] as number);
      if (isParameter) addParameter(walk, node, "positional-only", NO_OPERAND, -1);
      return walk.reference(node);
    },
  };
};

/** `class << self`. Its methods are static. */
export const singletonClass: RuleMaker = () => ({
  enter: (walk, node) => {
    walk.openScope(node, "class");
    walk.sectionFlags.set(walk.scope, DefinitionFlag.static);
  },
});

/** `alias new old`. */
export const alias: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  const old = grammar.selector("alias");
  return {
    enter: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      if (nameNode >= 0) walk.openDefinition(node, { kind: "method", nameNode });
    },
    leave: (walk, node) => {
      const draft = walk.draftOf(node);
      const target = operandOf(walk, old(walk.tree, node));
      if (draft !== undefined && target >= 0) draft.returns.push(target);
      return NO_OPERAND;
    },
  };
};

/** A list of parameters, in which every bare name is a parameter. */
export const rubyParameters: RuleMaker = () => ({
  enter: (walk, node) => {
    walk.role[node] = Role.bind;
  },
});

/** `(a, b)` in a list of parameters. It is one parameter. */
export const destructuredParameter: RuleMaker = () => ({
  leave: (walk, node) => {
    addParameter(walk, node, "positional-only", NO_OPERAND, -1);
    return NO_OPERAND;
  },
});

/** `&block`. It is bound, but is not counted as a parameter. */
export const blockParameter: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  return {
    enter: (walk, node) => setRole(walk, nameOf(walk.tree, node), Role.bind),
    leave: (walk, node) => {
      bindPattern(walk, nameOf(walk.tree, node), { kind: "parameter", value: NO_OPERAND, type: NO_OPERAND });
      return NO_OPERAND;
    },
  };
};

/** `return a` or `return a, b`. Only a single value is known. */
export const returnStatement: RuleMaker = () => ({
  leave: (walk, node) => {
    const [list] = walk.children(node);
    const values = list === undefined ? [] : walk.children(list);
    if (values.length === 1) walk.addReturn(operandOf(walk, values[0] ?? -1));
    return NO_OPERAND;
  },
});
