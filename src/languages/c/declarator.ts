import type { Grammar } from "../tree-sitter/grammar/grammar.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** The parts of a C declarator such as `*(*name)(int)[3]`. */
export interface Declarator {
  /** The node of the declared name, without its qualifiers. -1 when there is none. */
  readonly name: number;
  /** The parts before `::`, the outermost first. */
  readonly qualifiers: readonly string[];
  /** The function declarator directly around the name, -1 when the name is not a function. */
  readonly parameters: number;
  /** The node of the initial value, -1 when there is none. */
  readonly value: number;
}

/** Creates a reader of declarators for a grammar. */
export function declaratorReader(grammar: Grammar): (walk: Walk, node: number) => Declarator {
  const inner = grammar.selector("declarator");
  const last = grammar.selector("#-1");
  const value = grammar.selector("value");
  const init = grammar.type("init_declarator");
  const functionDeclarator = grammar.type("function_declarator");
  const parenthesized = grammar.type("parenthesized_declarator");
  const qualified = grammar.type("qualified_identifier");
  const cast = grammar.type("operator_cast");
  const wrappers = grammar.types([
    "init_declarator",
    "function_declarator",
    "parenthesized_declarator",
    "pointer_declarator",
    "reference_declarator",
    "array_declarator",
    "attributed_declarator",
  ]);
  const scope = grammar.selector("scope");
  const name = grammar.selector("name");
  return (walk, node) => {
    const { tree } = walk;
    let at = node;
    let around = -1;
    let initial = -1;
    while (at >= 0 && wrappers.has(tree.type[at] as number)) {
      const type = tree.type[at];
      if (type === init) initial = value(tree, at);
      // In `int (*name)(int)`, a pointer is between the name and the parameters, so the name is not a function.
      if (type !== parenthesized) around = at;
      const next = inner(tree, at);
      at = next >= 0 ? next : last(tree, at);
    }
    const qualifiers: string[] = [];
    while (at >= 0 && tree.type[at] === qualified) {
      const before = scope(tree, at);
      if (before >= 0)
        qualifiers.push(
          tree
            .textOf(before)
            .replace(/<[\s\S]*$/, "")
            .trim(),
        );
      at = name(tree, at);
    }
    const isFunction = around >= 0 && tree.type[around] === functionDeclarator;
    const parameters = isFunction ? around : at >= 0 && tree.type[at] === cast ? inner(tree, at) : -1;
    return { name: at, qualifiers, parameters, value: initial };
  };
}
