import type { Operand, Value } from "../../model/facts.ts";
import { ITSELF, NO_OPERAND, operandIndex } from "../../model/facts.ts";
import { unwrap } from "./names.ts";
import type { FunctionNode, Node } from "./nodes.ts";
import type { Expected, Walk } from "./walk.ts";

/** Whether a node is a function that takes the types of its parameters from where it stands. */
function isFunctionNode(node: Node | null | undefined): node is FunctionNode {
  return node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";
}

/** Notes the declared type of a function or an object that is about to be walked: `const f: Handler = (c) => …`. */
export function expectType(walk: Walk, node: Node, type: Operand): void {
  if (type === NO_OPERAND || !(isFunctionNode(node) || unwrap(node).type === "ObjectExpression")) return;
  walk.expected = { of: walk.builder.addValue("instance", type), position: undefined, given: [] };
}

/** Notes that a function or an object about to be walked is an argument of a call; undefined when it is neither. */
export function expectArgument(walk: Walk, node: Node | null, position: number): Expected | undefined {
  // Without types there is nothing to hold the keys of an object against.
  const isObject = node?.type === "ObjectExpression" && !walk.readsDocTypes;
  if (!isObject && !(isFunctionNode(node) && node.params.length > 0)) return undefined;
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

/** The expected type of an object: its declared type, or that of the parameter if the object is an argument of a call. */
export function expectedObject(walk: Walk, expected: Expected | undefined): Operand {
  if (expected === undefined) return NO_OPERAND;
  if (expected.position === undefined) return expected.of;
  const operand = walk.builder.addValue("given", NO_OPERAND, [], [ITSELF, expected.position]);
  expected.given.push(operand);
  return operand;
}

/** Notes what a property of an expected object is expected to be. */
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
