import type { Operand, Value } from "../../model/facts.ts";
import { NO_OPERAND, operandIndex } from "../../model/facts.ts";
import type { FunctionNode, Node } from "./nodes.ts";
import type { Expected, Walk } from "./walk.ts";

/** Whether a node is a function that takes the types of its parameters from where it stands. */
function isFunctionNode(node: Node | null | undefined): node is FunctionNode {
  return node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";
}

/** Notes the declared type of a function that is about to be walked: `const f: Handler = (c) => …`. */
export function expectType(walk: Walk, node: Node, type: Operand): void {
  if (type === NO_OPERAND || !isFunctionNode(node)) return;
  walk.expected = { of: walk.builder.addValue("instance", type), position: undefined, given: [] };
}

/** Notes that a function about to be walked is an argument of a call; undefined when it is no function. */
export function expectArgument(walk: Walk, node: Node | null, position: number): Expected | undefined {
  if (!isFunctionNode(node) || node.params.length === 0) return undefined;
  walk.expected = { of: NO_OPERAND, position: String(position), given: [] };
  return walk.expected;
}

/** Enters the call, once it is known, in what the parameters of its arguments are given. */
export function settleArgument(walk: Walk, expected: Expected, call: Operand): void {
  for (const operand of expected.given) {
    const value = walk.builder.values[operandIndex(operand)] as { -readonly [Key in keyof Value]: Value[Key] };
    value.of = call;
  }
}

/** What the parameter at a position of an expected function is given. */
export function givenValue(walk: Walk, expected: Expected | undefined, parameter: number): Operand {
  if (expected === undefined) return NO_OPERAND;
  const names = expected.position === undefined ? [String(parameter)] : [String(parameter), expected.position];
  const operand = walk.builder.addValue("given", expected.of, [], names);
  expected.given.push(operand);
  return operand;
}
