import type { ExportKind, Operand } from "../../model/facts.ts";
import { isValueOperand, NO_OPERAND, operandIndex } from "../../model/facts.ts";
import { dottedName, literalModule, propertyName, requiredModule, unwrap } from "./names.ts";
import type { CallExpression, Node, ObjectExpression } from "./nodes.ts";
import type { Walk } from "./walk.ts";

/** Helpers that compilers emit for `export * from "x"`. */
const STAR_HELPERS: ReadonlySet<string> = new Set(["__exportStar", "__export", "__reExport"]);

/** Adds an export. All kinds of exports are added here, so that no field is forgotten. */
export function addExport(
  walk: Walk,
  kind: ExportKind,
  offset: number,
  details: { readonly name?: string; readonly local?: string; readonly module?: string; readonly value?: Operand },
): void {
  walk.builder.exports.push({
    kind,
    name: details.name ?? "",
    local: details.local ?? "",
    module: details.module ?? "",
    value: details.value ?? NO_OPERAND,
    line: walk.positions.line(offset),
    column: walk.positions.column(offset),
  });
}

/** The name that an assignment to `exports.name` or `module.exports.name` exports; "" for `module.exports` itself, undefined for others. */
export function exportedName(parts: readonly string[]): string | undefined {
  const isModule = parts[0] === "module" && parts[1] === "exports";
  if (!isModule && parts[0] !== "exports") return undefined;
  const rest = parts.slice(isModule ? 2 : 1);
  if (rest.length === 0) return isModule ? "" : undefined;
  return rest.length === 1 ? rest[0] : undefined;
}

/** Adds the exports of `exports.name = node` or `module.exports = node`. */
export function exportAssigned(walk: Walk, name: string, offset: number, node: Node, value: Operand): void {
  const inner = innermost(node);
  if (name !== "") {
    exportValue(walk, name, offset, inner, value);
    return;
  }
  const required = requiredModule(inner);
  if (required !== undefined) addExport(walk, "star", required.start, { module: required.module });
  if (inner.type === "ObjectExpression") exportProperties(walk, inner, value);
  const local = inner.type === "Identifier" ? inner.name : "";
  addExport(walk, "value", offset, { local, value });
}

/** Adds the exports of a call: `Object.defineProperty(exports, "a", { get … })`, or a helper of a compiler. */
export function exportingCall(walk: Walk, node: CallExpression, args: readonly Operand[]): void {
  const { callee } = node;
  const name = callee.type === "Identifier" ? callee.name : calledAttribute(callee);
  if (name === undefined) return;
  if (STAR_HELPERS.has(name)) {
    for (const argument of node.arguments) {
      const required = requiredModule(argument);
      if (required !== undefined) addExport(walk, "star", required.start, { module: required.module });
    }
  } else if (name === "defineProperty" && isExports(node.arguments[0])) {
    const key = literalModule(node.arguments[1]);
    const value = described(walk, args[2]);
    if (key !== undefined && key.module !== "__esModule") {
      addExport(walk, "value", key.start, { name: key.module, value: getterValue(walk, value) });
    }
  }
}

function calledAttribute(callee: Node): string | undefined {
  return callee.type === "MemberExpression" && callee.property.type === "Identifier" ? callee.property.name : undefined;
}

function isExports(node: Node | null | undefined): boolean {
  const parts = node ? dottedName(node) : undefined;
  return parts !== undefined && (parts.join(".") === "exports" || parts.join(".") === "module.exports");
}

function described(walk: Walk, operand: Operand | undefined): Operand {
  return operand !== undefined &&
    isValueOperand(operand) &&
    walk.builder.values[operandIndex(operand)]?.kind === "object"
    ? operand
    : NO_OPERAND;
}

/** The operand in a property descriptor: its `value`, or else its getter. */
function getterValue(walk: Walk, descriptor: Operand): Operand {
  const value = walk.builder.values[operandIndex(descriptor)];
  if (value === undefined) return NO_OPERAND;
  const at = value.names.includes("value") ? value.names.indexOf("value") : value.names.indexOf("get");
  return value.args[at] ?? NO_OPERAND;
}

/** `a = b = value`: the value at the end of a chain of assignments. */
export function innermost(node: Node): Node {
  let inner = unwrap(node);
  while (inner.type === "AssignmentExpression") inner = unwrap(inner.right);
  return inner;
}

function exportProperties(walk: Walk, node: ObjectExpression, object: Operand): void {
  const operands = isValueOperand(object) ? (walk.builder.values[operandIndex(object)]?.args ?? []) : [];
  let next = 0;
  for (const property of node.properties) {
    if (property.type === "Property") {
      const name = propertyName(property);
      if (name === undefined) continue;
      const value = property.kind === "init" ? operands[next++] : NO_OPERAND;
      exportValue(walk, name, property.key.start, unwrap(property.value), value ?? NO_OPERAND);
    } else if (property.type === "SpreadElement") {
      const required = requiredModule(property.argument);
      if (required !== undefined) addExport(walk, "star", required.start, { module: required.module });
    }
  }
}

function exportValue(walk: Walk, name: string, offset: number, node: Node, value: Operand): void {
  const required = requiredModule(node);
  if (required !== undefined) addExport(walk, "namespace", offset, { name, module: required.module });
  else if (node.type === "Identifier") addExport(walk, "local", offset, { name, local: node.name, value });
  else if (node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier") {
    const owner = requiredModule(node.object);
    if (owner === undefined) addExport(walk, "value", offset, { name, value });
    else addExport(walk, "reexport", offset, { name, local: node.property.name, module: owner.module });
  } else if (!isVoid(node)) addExport(walk, "value", offset, { name, value });
}

/** Whether a value is `void 0`. Compilers write `exports.a = void 0` before they assign the real export. */
export function isVoid(node: Node): boolean {
  return node.type === "UnaryExpression" && node.operator === "void";
}
