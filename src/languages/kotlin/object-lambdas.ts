import { OBJECT_WORD } from "../../code/implicit-members.ts";
import { isValueOperand, NO_OPERAND, type Operand, operandIndex } from "../../model/facts.ts";
import { operandOf } from "../tree-sitter/rules/expression-rules.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** Functions of the library that run a lambda with the object before the dot, or the one in the parentheses, as `this`. */
const ON_RECEIVER = /^(?:apply|run)$/;
const ON_ARGUMENT = "with";

/** A lambda after a call. In `row.apply { … }` and `with(row) { … }`, `this` is bound to the object. */
export function withObject(lambda: RuleMaker): RuleMaker {
  return (grammar) => {
    const plain = lambda(grammar);
    const annotated = grammar.type("annotated_lambda");
    const navigation = grammar.type("navigation_expression");
    const call = grammar.type("call_expression");
    const objectOf = (walk: Walk, node: number): Operand => {
      const { tree } = walk;
      const suffix = tree.parent[node] as number;
      const callee = tree.type[suffix] === annotated ? (walk.children(tree.parent[suffix] as number)[0] ?? -1) : -1;
      if (callee < 0) return NO_OPERAND;
      const [first = -1, ...rest] = walk.children(callee);
      if (tree.type[callee] === navigation)
        return ON_RECEIVER.test(tree.textOf(rest.at(-1) ?? first)) ? operandOf(walk, first) : NO_OPERAND;
      if (tree.type[callee] !== call || tree.textOf(first) !== ON_ARGUMENT) return NO_OPERAND;
      const operand = operandOf(walk, callee);
      const value = isValueOperand(operand) ? walk.builder.values[operandIndex(operand)] : undefined;
      return value?.args[0] ?? NO_OPERAND;
    };
    return {
      ...plain,
      leave: (walk, node) => {
        const value = objectOf(walk, node);
        if (value !== NO_OPERAND) walk.bind(node, "variable", { name: OBJECT_WORD, value });
        return plain.leave?.(walk, node) ?? NO_OPERAND;
      },
    };
  };
}
