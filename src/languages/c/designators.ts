import { NO_OPERAND, type Operand, UNKNOWN_RECEIVER } from "../../model/facts.ts";
import type { Grammar, Selector } from "../tree-sitter/grammar/grammar.ts";
import { operandOf } from "../tree-sitter/rules/expression-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** For lists nested deeper than this, the initialised object is not searched. */
const MAX_NESTING = 16;

/** `.field` in an initialiser: a field of the object that the list around it initialises. */
export const fieldDesignator: RuleMaker = (grammar) => {
  const field = grammar.selector("#0");
  const objects = new InitialisedObjects(grammar);
  return {
    enter: (walk, node) => {
      walk.role[node] = Role.silent;
    },
    leave: (walk, node) => {
      const at = field(walk.tree, node);
      if (at < 0) return NO_OPERAND;
      const object = objects.ofDesignator(walk, node);
      const receiver = object < 0 ? UNKNOWN_RECEIVER : object;
      const text = walk.tree.textOf(at);
      return walk.builder.addReference(text, walk.line(at), walk.column(at), "write", walk.scope, receiver);
    },
  };
};

/** Finds the objects that lists of initialisers initialise. */
class InitialisedObjects {
  readonly #pair: number;
  readonly #list: number;
  readonly #variable: number;
  readonly #literal: number;
  readonly #array: number;
  readonly #arrayType: number;
  readonly #fieldDesignator: number;
  readonly #designators: (tree: Walk["tree"], node: number) => number[];
  readonly #declarator: Selector;
  readonly #type: Selector;

  constructor(grammar: Grammar) {
    this.#pair = grammar.type("initializer_pair");
    this.#list = grammar.type("initializer_list");
    this.#variable = grammar.type("init_declarator");
    this.#literal = grammar.type("compound_literal_expression");
    this.#array = grammar.type("array_declarator");
    this.#arrayType = grammar.type("abstract_array_declarator");
    this.#fieldDesignator = grammar.type("field_designator");
    this.#designators = grammar.all("designator");
    this.#declarator = grammar.selector("declarator");
    this.#type = grammar.selector("type");
  }

  /** The object whose field a designator names. */
  ofDesignator(walk: Walk, node: number): Operand {
    const { tree } = walk;
    const pair = tree.parent[node] as number;
    if (pair < 0 || tree.type[pair] !== this.#pair) return NO_OPERAND;
    const before = this.#designators(tree, pair).filter((each) => each < node);
    const last = before.at(-1);
    if (last === undefined) return this.#ofList(walk, tree.parent[pair] as number, 0);
    // This is `[1].field`, in an array of objects.
    if (tree.type[last] !== this.#fieldDesignator && before.length === 1)
      return this.#ofElement(walk, tree.parent[pair] as number, 0);
    return operandOf(walk, last);
  }

  #ofList(walk: Walk, list: number, depth: number): Operand {
    if (list < 0 || depth > MAX_NESTING || walk.tree.type[list] !== this.#list) return NO_OPERAND;
    const known = operandOf(walk, list);
    if (known >= 0) return known;
    const object = this.#initialisedBy(walk, list, depth);
    walk.operand[list] = object;
    return object;
  }

  #initialisedBy(walk: Walk, list: number, depth: number): Operand {
    const { tree } = walk;
    const owner = tree.parent[list] as number;
    if (owner < 0) return NO_OPERAND;
    switch (tree.type[owner]) {
      case this.#pair: {
        const designator = this.#designators(tree, owner).at(-1) ?? -1;
        if (designator < 0 || tree.type[designator] === this.#fieldDesignator) return operandOf(walk, designator);
        return this.#ofElement(walk, tree.parent[owner] as number, depth + 1);
      }
      case this.#list:
        return this.#ofElement(walk, owner, depth + 1);
      case this.#variable:
        return instanceOf(walk, operandOf(walk, this.#type(tree, tree.parent[owner] as number)));
      case this.#literal:
        return instanceOf(walk, operandOf(walk, this.#type(tree, owner)));
      default:
        return NO_OPERAND;
    }
  }

  /** An element of the array that a list initialises. Arrays have the type of their elements. `NO_OPERAND` when it is no array. */
  #ofElement(walk: Walk, list: number, depth: number): Operand {
    return this.#isArray(walk, list) ? this.#ofList(walk, list, depth) : NO_OPERAND;
  }

  #isArray(walk: Walk, list: number): boolean {
    const { tree } = walk;
    const owner = list < 0 ? -1 : (tree.parent[list] as number);
    if (owner < 0) return false;
    const isLiteral = tree.type[owner] === this.#literal;
    const declarator = this.#declarator(tree, isLiteral ? this.#type(tree, owner) : owner);
    return declarator >= 0 && tree.type[declarator] === (isLiteral ? this.#arrayType : this.#array);
  }
}

function instanceOf(walk: Walk, type: Operand): Operand {
  return type < 0 ? NO_OPERAND : walk.builder.addValue("instance", type);
}
