import type { Operand, Value } from "../../model/facts.ts";
import { ITSELF, NO_OPERAND, operandIndex } from "../../model/facts.ts";
import { unwrap } from "./names.ts";
import type { FunctionNode, Node } from "./nodes.ts";
import type { Expected, Walk } from "./walk.ts";

/** Whether a node is a function whose parameters may get their types from its context. */
function isFunctionNode(node: Node | null | undefined): node is FunctionNode {
  return node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";
}

/** Records the declared type of the function or object that is walked next: `const f: Handler = (c) => …`. */
export function expectType(walk: Walk, node: Node, type: Operand): void {
  if (type === NO_OPERAND || !(isFunctionNode(node) || unwrap(node).type === "ObjectExpression")) return;
  walk.expected = { of: walk.builder.addValue("instance", type), position: undefined, given: [] };
}

/** Records that the function or object that is walked next is an argument of a call. Undefined when it is neither. */
export function expectArgument(walk: Walk, node: Node | null, position: number): Expected | undefined {
  // Without types, there is no declaration with which the keys of an object could be compared.
  const isObject = node?.type === "ObjectExpression" && !walk.readsDocTypes;
  if (!isObject && !(isFunctionNode(node) && node.params.length > 0)) return undefined;
  walk.expected = { of: NO_OPERAND, position: String(position), given: [] };
  return walk.expected;
}

/** Sets the call, when it is known, in the values of the parameters of its arguments. */
export function settleArgument(walk: Walk, expected: Expected, call: Operand): void {
  for (const operand of expected.given) {
    const value = walk.builder.values[operandIndex(operand)] as { -readonly [Key in keyof Value]: Value[Key] };
    value.of = call;
  }
}

/** The expected type of an object: its declared type or, for an argument of a call, the type of the parameter. */
export function expectedObject(walk: Walk, expected: Expected | undefined): Operand {
  if (expected === undefined) return NO_OPERAND;
  if (expected.position === undefined) return expected.of;
  const operand = walk.builder.addValue("given", NO_OPERAND, [], [ITSELF, expected.position]);
  expected.given.push(operand);
  return operand;
}

/** Records the expected type of a property of an object with an expected type. */
export function expectProperty(walk: Walk, object: Operand, name: string, node: Node): void {
  const isTaken = unwrap(node).type === "ObjectExpression" || (isFunctionNode(node) && node.params.length > 0);
  if (object === NO_OPERAND || !isTaken) return;
  walk.expected = { of: walk.builder.addValue("part", object, [], [name]), position: undefined, given: [] };
}

/** The value passed to the parameter at a position of an expected function. */
export function givenValue(walk: Walk, expected: Expected | undefined, parameter: number): Operand {
  if (expected === undefined) return NO_OPERAND;
  const names = expected.position === undefined ? [String(parameter)] : [String(parameter), expected.position];
  const operand = walk.builder.addValue("given", expected.of, [], names);
  expected.given.push(operand);
  return operand;
}
