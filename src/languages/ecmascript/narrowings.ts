import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND, referenceOperand } from "../../model/facts.ts";
import { unwrap } from "./names.ts";
import type { Node } from "./nodes.ts";
import type { Walk } from "./walk.ts";

/** A stretch of code in which a test holds. `end` is called where it ends. */
export interface Stretch {
  readonly end: () => void;
}

const NOWHERE: Stretch = { end() {} };

/** A test `name instanceof Type`. */
interface InstanceTest {
  readonly name: string;
  readonly typeStart: number;
}

/** The test `name instanceof Type` that is a node or the last part of its `&&` chain; undefined when there is none. */
function instanceTest(node: Node): InstanceTest | undefined {
  const whole = unwrap(node);
  const test = whole.type === "LogicalExpression" && whole.operator === "&&" ? unwrap(whole.right) : whole;
  const isTest = test.type === "BinaryExpression" && test.operator === "instanceof";
  if (!isTest || test.left.type !== "Identifier" || test.right.type !== "Identifier") return undefined;
  return { name: test.left.name, typeStart: test.right.start };
}

/** Opens the stretch that runs only if the test that was just walked holds. */
export function narrowByTest(walk: Walk, test: Node): Stretch {
  const found = instanceTest(test);
  return found ? open(walk, found) : NOWHERE;
}

/** Opens the stretch after `if (!(x instanceof Foo)) return`, when this statement has been walked. */
export function narrowAfter(walk: Walk, statement: Node): Stretch {
  if (statement.type !== "IfStatement" || statement.alternate) return NOWHERE;
  const { test, consequent } = statement;
  if (test.type !== "UnaryExpression" || test.operator !== "!" || !leaves(consequent)) return NOWHERE;
  return narrowByTest(walk, test.argument);
}

/** Whether the code after a statement in the same block never runs. */
export function leaves(node: Node): boolean {
  const last = node.type === "BlockStatement" ? node.body[node.body.length - 1] : node;
  switch (last?.type) {
    case "ReturnStatement":
    case "ThrowStatement":
    case "ContinueStatement":
    case "BreakStatement":
      return true;
    default:
      return false;
  }
}

function open(walk: Walk, { name, typeStart }: InstanceTest): Stretch {
  const type = referenceAt(walk, typeStart);
  return type === NO_OPERAND ? NOWHERE : walk.builder.narrow(name, walk.builder.addValue("instance", type));
}

/** The reference to the name at an offset. The name must have been walked recently. */
export function referenceAt(walk: Walk, offset: number): Operand {
  const line = walk.positions.line(offset);
  const column = walk.positions.column(offset);
  const { references } = walk.builder;
  for (let index = references.length - 1; index >= 0; index--) {
    const reference = references[index];
    if (!reference || reference.line < line) return NO_OPERAND;
    if (reference.line === line && reference.column === column) return referenceOperand(index);
  }
  return NO_OPERAND;
}
