import type { Operand } from "../../model/facts.ts";
import { DefinitionFlag, isReferenceOperand, isValueOperand, NO_OPERAND, operandIndex } from "../../model/facts.ts";
import { fingerprint } from "../../util/fingerprint.ts";
import { namedClass } from "./classes.ts";
import { exportAssigned, exportedName, innermost, isVoid } from "./commonjs.ts";
import { expression } from "./expressions.ts";
import { namedFunction } from "./functions.ts";
import { inheritPrototype } from "./inheritance.ts";
import { readDocTypes } from "./jsdoc.ts";
import { dottedName, propertyName, requiredModule, unwrap } from "./names.ts";
import type { AssignmentExpression, ClassNode, FunctionNode, Node } from "./nodes.ts";
import { namedValue, throughWrappers } from "./objects.ts";
import { either, partOf } from "./patterns.ts";
import type { Walk } from "./walk.ts";
import { asReceiver, functionFlags } from "./walk.ts";

/** The name that an assignment to an attribute gives to its value. */
interface AssignedName {
  /** The name relative to `prefix`; "" for `module.exports`. */
  readonly name: string;
  readonly prefix: string;
  readonly nameStart: number;
  readonly isExport: boolean;
  readonly isStatic: boolean;
  /** Whether the assignment turns a function into a method. */
  readonly isMethod: boolean;
}

/** `target = value`: writes the target, names the value, and exports it if the target is an export of CommonJS. */
export function assignment(walk: Walk, node: AssignmentExpression): Operand {
  walk.textToken(node.operator);
  const target = unwrap(node.left);
  if (target.type === "ObjectPattern" || target.type === "ArrayPattern") {
    const value = expression(walk, node.right);
    assignPattern(walk, target, value);
    return value;
  }
  const written = expression(walk, node.left, "write");
  if (node.operator !== "=") {
    const right = expression(walk, node.right);
    const isLogical = node.operator === "||=" || node.operator === "??=";
    if (isLogical) recordAssignment(walk, written, right);
    return isLogical ? either(walk, written, right) : NO_OPERAND;
  }
  const parts = target.type === "MemberExpression" ? dottedName(target) : undefined;
  const name =
    parts && target.type === "MemberExpression"
      ? assignedName(walk, parts, target.property.start)
      : assignedVariable(walk, target, node.right);
  const value = name === undefined ? expression(walk, node.right) : assignedValue(walk, node, name);
  recordAssignment(walk, written, value, parts ? documentedType(walk, node) : NO_OPERAND);
  if (parts?.at(-1) === "prototype") inheritPrototype(walk, parts, node.right);
  const exported = parts && exportedName(parts);
  if (exported !== undefined && name !== undefined) exportAssigned(walk, exported, name.nameStart, node.right, value);
  return value;
}

/** A name or attribute that is changed in place: `x++`, `delete a.b`. */
export function updateTarget(walk: Walk, node: Node): Operand {
  return expression(walk, node, "write");
}

/** Assigns to the existing variables and attributes in a pattern, or to the target of a `for … of` without a declaration. */
export function assignPattern(walk: Walk, node: Node, value: Operand): void {
  switch (node.type) {
    case "ObjectPattern":
    case "ObjectExpression":
      walk.typeToken("ObjectPattern");
      for (const property of node.properties) {
        if (property.type !== "Property") {
          assignPattern(walk, property, NO_OPERAND);
          continue;
        }
        const name = propertyName(property);
        if (name === undefined) expression(walk, property.key);
        else {
          walk.textToken(name);
          if (value !== NO_OPERAND) walk.reference(name, property.key.start, "read", asReceiver(value));
        }
        assignPattern(walk, property.value, partOf(walk, value, property.value, name));
      }
      walk.typeToken("End");
      return;
    case "ArrayPattern":
    case "ArrayExpression":
      walk.typeToken("ArrayPattern");
      node.elements.forEach((element, index) => {
        if (element !== null) assignPattern(walk, element, partOf(walk, value, element, String(index)));
      });
      walk.typeToken("End");
      return;
    case "AssignmentPattern":
      assignPattern(walk, node.left, either(walk, value, expression(walk, node.right)));
      return;
    case "RestElement":
    case "SpreadElement":
      assignPattern(walk, node.argument, NO_OPERAND);
      return;
    default:
      recordAssignment(walk, expression(walk, node, "write"), value);
  }
}

/** The type in the comment of an assignment to an attribute: `/** @type {Cache} *\/ this.cache = null`. */
function documentedType(walk: Walk, node: AssignmentExpression): Operand {
  const doc = walk.readsDocTypes && !isFunction(unwrap(node.right)) ? walk.docs.before(node.start) : undefined;
  return doc ? readDocTypes(walk, doc).type : NO_OPERAND;
}

function isFunction({ type }: Node): boolean {
  return type === "FunctionExpression" || type === "ArrowFunctionExpression" || type === "ClassExpression";
}

function recordAssignment(walk: Walk, target: Operand, value: Operand, type: Operand = NO_OPERAND): void {
  if (!isReferenceOperand(target)) return;
  const index = operandIndex(target);
  // An unknown value of a plain variable gives no information. An attribute, in contrast, is declared by its assignment.
  if (value === NO_OPERAND && walk.builder.references[index]?.receiver === NO_OPERAND) return;
  walk.builder.assignments.push({ target: index, value, type });
}

/** `name = function () {}` at the top level of a module. It defines the name, which is a global or a variable that was declared before. */
function assignedVariable(walk: Walk, target: Node, value: Node): AssignedName | undefined {
  const { type } = unwrap(value);
  const isDefined = type === "FunctionExpression" || type === "ClassExpression";
  if (target.type !== "Identifier" || !isDefined || !walk.isTopLevel) return undefined;
  const { name, start } = target;
  return { name, prefix: walk.prefix, nameStart: start, isExport: false, isStatic: false, isMethod: false };
}

function assignedName(walk: Walk, parts: readonly string[], nameStart: number): AssignedName | undefined {
  const exported = exportedName(parts);
  if (exported !== undefined)
    return { name: exported, prefix: walk.prefix, nameStart, isExport: true, isStatic: false, isMethod: false };
  const [first = "", ...rest] = parts;
  if (first === "this") {
    if (walk.thisPrefix === undefined || declaresMembers(walk, walk.thisPrefix)) return undefined;
    const name = rest.join(".");
    return { name, prefix: walk.thisPrefix, nameStart, isExport: false, isStatic: false, isMethod: true };
  }
  const isExports = first === "exports" || (first === "module" && rest[0] === "exports");
  const path = isExports ? rest.slice(first === "module" ? 1 : 0) : parts;
  const named = path.filter((part) => part !== "prototype");
  const isStatic = path.length === 2 && named.length === 2 && /^\p{Lu}/u.test(path[0] ?? "");
  if (named.length === 0) return undefined;
  return { name: named.join("."), prefix: walk.prefix, nameStart, isExport: false, isStatic, isMethod: true };
}

/** Whether members of `this` must be declared in a class, so that an assignment does not define one. */
function declaresMembers(walk: Walk, prefix: string): boolean {
  if (walk.readsDocTypes) return false;
  const owner = walk.builder.definitions.findLast(({ qualname }) => `${qualname}.` === prefix);
  return owner?.kind === "class";
}

function assignedValue(walk: Walk, node: AssignmentExpression, name: AssignedName): Operand {
  const inner = unwrap(node.right);
  switch (inner.type) {
    case "FunctionExpression":
    case "ArrowFunctionExpression":
    case "ClassExpression":
      return throughWrappers(walk, node.right, () => definedValue(walk, node, inner, name));
    case "AssignmentExpression":
      return aliasValue(walk, node, inner, name);
    default: {
      const isConstant = name.isExport && name.name !== "" && walk.isTopLevel && isOwnValue(inner);
      const index = isConstant ? defineConstant(walk, node, name) : -1;
      const bodyStart = walk.tokens.length;
      // An assignment to `this` in a method has the prefix of the class, but definitions inside its value have the prefix of the method.
      const isHere = name.prefix === walk.prefix;
      const memberPrefix = name.name === "" ? "" : `${name.name}.`;
      const operand = isHere ? namedValue(walk, node.right, memberPrefix) : expression(walk, node.right);
      closeConstant(walk, index, bodyStart, operand);
      return operand;
    }
  }
}

/** `a.b = a.c = function () {}` defines both names. */
function aliasValue(walk: Walk, node: AssignmentExpression, rest: AssignmentExpression, name: AssignedName): Operand {
  const value = innermost(rest);
  const isDefined = value.type === "FunctionExpression" || value.type === "ClassExpression";
  if (name.name === "" || !isDefined) return expression(walk, node.right);
  const alias = defineAssigned(walk, node, name, kindOf(value, name), value);
  const bodyStart = walk.tokens.length;
  const operand = expression(walk, node.right);
  const original = isValueOperand(operand) ? walk.builder.values[operandIndex(operand)] : undefined;
  if (original?.kind !== "definition") closeConstant(walk, alias, bodyStart, operand);
  else {
    const { scope, params, returnType, returns, bases, signatureHash, bodyHash } = walk.draft(
      operandIndex(original.of),
    );
    Object.assign(walk.draft(alias), { scope, params, returnType, returns, bases, signatureHash, bodyHash });
  }
  return walk.definitionValue(alias);
}

function definedValue(
  walk: Walk,
  node: AssignmentExpression,
  value: FunctionNode | ClassNode,
  name: AssignedName,
): Operand {
  // In `module.exports = function f() {}`, the function has its own name.
  if (name.name === "" && value.id) return expression(walk, value);
  const index =
    name.name === "" ? defineModule(walk, node, value) : defineAssigned(walk, node, name, kindOf(value, name), value);
  if ("params" in value) namedFunction(walk, value, index);
  else namedClass(walk, value, index);
  return walk.definitionValue(index);
}

function kindOf(value: FunctionNode | ClassNode, name: AssignedName): "class" | "function" | "method" {
  if (!("params" in value)) return "class";
  return name.isMethod ? "method" : "function";
}

/** Defines the function in `module.exports = function () {}`. It has no name, so it is called `default`. */
function defineModule(walk: Walk, node: AssignmentExpression, value: FunctionNode | ClassNode): number {
  const isFunction = "params" in value;
  return walk.define({
    kind: isFunction ? "function" : "class",
    name: "default",
    nameStart: value.start,
    owner: node,
    flags: DefinitionFlag.exported | DefinitionFlag.default | (isFunction ? functionFlags(value) : 0),
  });
}

function defineAssigned(
  walk: Walk,
  node: AssignmentExpression,
  name: AssignedName,
  kind: "class" | "function" | "method" | "constant",
  value?: FunctionNode | ClassNode,
): number {
  const { prefix } = walk;
  walk.prefix = name.prefix;
  const flags =
    (name.isExport ? DefinitionFlag.exported : 0) |
    (name.isStatic ? DefinitionFlag.static : 0) |
    (value !== undefined && "params" in value ? functionFlags(value) : 0);
  const index = walk.define({ kind, name: name.name, nameStart: name.nameStart, owner: node, flags });
  walk.prefix = prefix;
  return index;
}

function defineConstant(walk: Walk, node: AssignmentExpression, name: AssignedName): number {
  return defineAssigned(walk, node, name, "constant");
}

function closeConstant(walk: Walk, index: number, bodyStart: number, value: Operand): void {
  if (index < 0) return;
  const draft = walk.draft(index);
  if (value !== NO_OPERAND) draft.returns = [value];
  draft.signatureHash = fingerprint(walk.tokens, bodyStart, bodyStart);
  draft.bodyHash = fingerprint(walk.tokens, bodyStart);
}

/** Whether an exported value is created here, instead of being another name for something defined elsewhere. */
function isOwnValue(node: Node): boolean {
  switch (node.type) {
    case "Identifier":
    case "MemberExpression":
    case "AssignmentExpression":
      return false;
    default:
      return !isVoid(node) && requiredModule(node) === undefined;
  }
}
