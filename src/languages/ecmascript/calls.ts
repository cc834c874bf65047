import type { Operand, ReferenceRole } from "../../model/facts.ts";
import { NO_OPERAND, ValueFlag, valueOperand } from "../../model/facts.ts";
import { exportingCall } from "./commonjs.ts";
import { expectArgument, settleArgument } from "./expected-functions.ts";
import { expression } from "./expressions.ts";
import { inheritingCall } from "./inheritance.ts";
import { dottedName, literalModule, requiredModule } from "./names.ts";
import type { CallExpression, Node } from "./nodes.ts";
import { namedValue } from "./objects.ts";
import { typeArguments } from "./types.ts";
import type { Expected, Walk } from "./walk.ts";

/**
 * Walks a call or construction and returns its value, with one operand for each argument. With `givenPrefix`, the value has a name,
 * and the functions of objects in the arguments are definitions below it: `m` in `const o = make({ m() {} })` is `o.m`.
 */
export function callExpression(walk: Walk, node: CallExpression, role: ReferenceRole, givenPrefix?: string): Operand {
  const memberPrefix = givenPrefix ?? extendedPrefix(node);
  walk.typeToken(node.type);
  const required = requiredModule(node);
  if (required !== undefined) {
    walk.addImport("module", required.module, "", "", required.start);
    return moduleValue(walk, "require", node.start, required.module);
  }
  const callee = expression(walk, node.callee, role === "decorator" ? role : "call");
  const typeArgs = typeArguments(walk, node.typeArguments);
  const callbacks: Expected[] = [];
  const args: Operand[] = [];
  let flags = 0;
  for (const argument of node.arguments) {
    if (argument?.type === "SpreadElement") flags |= ValueFlag.spread;
    const callback = expectArgument(walk, argument, args.length);
    if (callback) callbacks.push(callback);
    const isNamed = memberPrefix !== undefined && argument?.type === "ObjectExpression";
    args.push(isNamed ? namedValue(walk, argument, memberPrefix) : expression(walk, argument));
  }
  walk.typeToken("End");
  exportingCall(walk, node, args);
  inheritingCall(walk, node);
  const call = callValue(walk, node.type === "NewExpression" ? "new" : "call", callee, args, flags, typeArgs);
  for (const callback of callbacks) settleArgument(walk, callback, call);
  return call;
}

/** Functions that copy the members of their other arguments to the first one. */
const EXTENDING: ReadonlySet<string> = new Set(["assign", "extend", "mixin", "merge", "_extend", "inherit"]);

/** The prefix of the names of members that a call gives a class: `Chart.` for `Object.assign(Chart.prototype, { … })`. */
function extendedPrefix({ callee, arguments: args }: CallExpression): string | undefined {
  const called = dottedName(callee)?.at(-1);
  const extended = called !== undefined && EXTENDING.has(called) && args[0] ? dottedName(args[0]) : undefined;
  if (extended?.at(-1) !== "prototype" || extended[0] === "this") return undefined;
  return extended
    .slice(0, -1)
    .map((part) => `${part}.`)
    .join("");
}

function callValue(
  walk: Walk,
  kind: "call" | "new",
  of: Operand,
  args: readonly Operand[],
  flags: number,
  typeArgs: readonly Operand[],
): Operand {
  if (typeArgs.length === 0) return walk.builder.addValue(kind, of, args, [], flags);
  const value = { kind, of, args, names: [], flags: flags | ValueFlag.typeArguments, typeArgs };
  return valueOperand(walk.builder.values.push(value) - 1);
}

/** `import("x")`. It is a dynamic import if the specifier is a literal. */
export function importExpression(
  walk: Walk,
  source: Node | undefined,
  start: number,
  options: Node | null | undefined,
): Operand {
  const literal = literalModule(source);
  if (options) expression(walk, options);
  if (literal === undefined) {
    expression(walk, source);
    return NO_OPERAND;
  }
  walk.addImport("dynamic", literal.module, "", "", literal.start);
  return moduleValue(walk, "import", start, literal.module);
}

/** A module as a value, which `require("x")` and `import("x")` return, so that its attributes can be resolved. */
export function moduleValue(walk: Walk, loader: "require" | "import", start: number, module: string): Operand {
  walk.textToken(module);
  walk.reference(loader, start, "call");
  return walk.builder.addValue("module", NO_OPERAND, [], [module]);
}
