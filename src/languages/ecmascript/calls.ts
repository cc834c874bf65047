import type { Operand, ReferenceRole } from "../../model/facts.ts";
import { NO_OPERAND, ValueFlag } from "../../model/facts.ts";
import { exportingCall } from "./commonjs.ts";
import { expression } from "./expressions.ts";
import { literalModule, requiredModule } from "./names.ts";
import type { CallExpression, Node } from "./nodes.ts";
import { typeArguments } from "./types.ts";
import type { Walk } from "./walk.ts";

/** A call or construction: the value it yields, with one operand for each argument. */
export function callExpression(walk: Walk, node: CallExpression, role: ReferenceRole): Operand {
  walk.typeToken(node.type);
  const required = requiredModule(node);
  if (required !== undefined) {
    walk.addImport("module", required.module, "", "", required.start);
    return moduleValue(walk, "require", node.start, required.module);
  }
  const callee = expression(walk, node.callee, role === "decorator" ? role : "call");
  typeArguments(walk, node.typeArguments);
  const args: Operand[] = [];
  let flags = 0;
  for (const argument of node.arguments) {
    if (argument?.type === "SpreadElement") flags |= ValueFlag.spread;
    args.push(expression(walk, argument));
  }
  walk.typeToken("End");
  exportingCall(walk, node, args);
  return walk.builder.addValue(node.type === "NewExpression" ? "new" : "call", callee, args, [], flags);
}

/** `import("x")`: a dynamic import when the module is a literal. */
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

/** A module as a value: what `require("x")` and `import("x")` give, so that its attributes can be followed. */
export function moduleValue(walk: Walk, loader: "require" | "import", start: number, module: string): Operand {
  walk.textToken(module);
  walk.reference(loader, start, "call");
  return walk.builder.addValue("module", NO_OPERAND, [], [module]);
}
