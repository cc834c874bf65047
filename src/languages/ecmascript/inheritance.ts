import { referenceOperand } from "../../model/facts.ts";
import { dottedName, propertyName } from "./names.ts";
import type { CallExpression, Node } from "./nodes.ts";
import type { Walk } from "./walk.ts";

/** `util.inherits(Sub, Base)` and `Object.setPrototypeOf(Sub.prototype, Base.prototype)`: `Sub` extends `Base`. */
export function inheritingCall(walk: Walk, { callee, arguments: args }: CallExpression): void {
  const called = dottedName(callee)?.at(-1);
  const [heir, base] = args;
  if ((called !== "inherits" && called !== "setPrototypeOf") || !heir || !base) return;
  const parts = dottedName(heir);
  if (parts && (called === "inherits" || parts.at(-1) === "prototype")) extend(walk, parts, base);
}

/** `Sub.prototype = Object.create(Base.prototype)` and `Sub.prototype = new Base()`: `Sub` extends `Base`. */
export function inheritPrototype(walk: Walk, heir: readonly string[], value: Node): void {
  if (value.type === "NewExpression") extend(walk, heir, value.callee);
  if (value.type !== "CallExpression" || dottedName(value.callee)?.join(".") !== "Object.create") return;
  const [base] = value.arguments;
  if (base) extend(walk, heir, base);
}

/** Makes a class extend another one. The reference to the base was added as a part of a call, and now gets the role `inherit`. */
function extend(walk: Walk, heir: readonly string[], written: Node): void {
  const name = walk.prefix + heir.filter((part) => part !== "prototype").join(".");
  const index = walk.builder.definitions.findLastIndex(({ qualname }) => qualname === name);
  const base = withoutPrototype(written);
  const offset = base.type === "MemberExpression" ? base.property.start : base.start;
  const [line, column] = [walk.positions.line(offset), walk.positions.column(offset)];
  const { references } = walk.builder;
  const at = references.findLastIndex((each) => each.line === line && each.column === column);
  const reference = references[at];
  if (index < 0 || !reference) return;
  references[at] = { ...reference, role: "inherit" };
  const draft = walk.draft(index);
  draft.bases = [...draft.bases, referenceOperand(at)];
}

function withoutPrototype(node: Node): Node {
  const isPrototype =
    node.type === "MemberExpression" && propertyName({ key: node.property, computed: false }) === "prototype";
  return isPrototype ? node.object : node;
}
