import type { Operand } from "../../model/facts.ts";
import { DefinitionFlag, NO_OPERAND, ValueFlag } from "../../model/facts.ts";
import { callExpression } from "./calls.ts";
import { expectedObject, expectProperty } from "./expected-functions.ts";
import { expression } from "./expressions.ts";
import { namedFunction } from "./functions.ts";
import { propertyName, requiredModule, unwrap } from "./names.ts";
import type { Node, ObjectExpression, Property } from "./nodes.ts";
import { typeOperand } from "./types.ts";
import type { Walk } from "./walk.ts";
import { asReceiver, functionFlags } from "./walk.ts";

/** Elements of an array literal that are worth remembering. */
const MAX_ELEMENTS = 8;

export function arrayExpression(walk: Walk, node: { readonly elements: readonly (Node | null)[] }): Operand {
  const args: Operand[] = [];
  for (const element of node.elements) {
    if (element === null) walk.typeToken("Hole");
    else {
      const operand = expression(walk, element);
      if (args.length < MAX_ELEMENTS) args.push(operand);
    }
  }
  walk.typeToken("End");
  if (args.every((operand) => operand === NO_OPERAND)) return walk.builder.literal("Array");
  return walk.builder.addValue("literal", NO_OPERAND, args, ["Array"]);
}

/**
 * An object literal. With `memberPrefix`, the object has a name, and its functions are definitions under it: `m` of
 * `const o = { m() {} }` is `o.m`.
 */
export function objectExpression(walk: Walk, node: ObjectExpression, memberPrefix?: string): Operand {
  const names: string[] = [];
  const args: Operand[] = [];
  const expected = expectedObject(walk, walk.expected);
  walk.expected = undefined;
  let flags = 0;
  for (const property of node.properties) {
    if (property.type !== "Property") {
      if (requiredModule(property.type === "SpreadElement" ? property.argument : property) === undefined)
        flags = ValueFlag.spread;
      expression(walk, property);
      continue;
    }
    const name = propertyName(property);
    if (name === undefined) {
      flags = ValueFlag.spread;
      expression(walk, property.key);
    } else {
      walk.textToken(name);
      if (expected !== NO_OPERAND) walk.reference(name, property.key.start, "key", asReceiver(expected));
      expectProperty(walk, expected, name, property.value);
    }
    const operand =
      memberPrefix === undefined || name === undefined
        ? propertyValue(walk, property)
        : memberValue(walk, property, memberPrefix + name);
    if (name !== undefined && property.kind === "init") {
      names.push(name);
      args.push(operand);
    }
  }
  walk.typeToken("End");
  if (names.length > 0) return walk.builder.addValue("object", NO_OPERAND, args, names, flags);
  return flags === 0
    ? walk.builder.literal("Object")
    : walk.builder.addValue("literal", NO_OPERAND, [], ["Object"], flags);
}

/** A value that has a name, below which the functions in it are definitions: those of an object, or of one handed to a call. */
export function namedValue(walk: Walk, node: Node, memberPrefix: string): Operand {
  const inner = unwrap(node);
  if (inner.type === "ObjectExpression") {
    return throughWrappers(walk, node, () => {
      walk.typeToken(inner.type);
      return objectExpression(walk, inner, memberPrefix);
    });
  }
  // What an assertion says about a call is worth more than the names inside.
  return node.type === "CallExpression" || node.type === "NewExpression"
    ? callExpression(walk, node, "read", memberPrefix)
    : expression(walk, node);
}

/** Walks the types of assertions around a value, after the value itself as `walkInner` does it. */
export function throughWrappers(walk: Walk, node: Node, walkInner: () => Operand): Operand {
  const operand = walkInner();
  for (let outer = node; ; ) {
    switch (outer.type) {
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSTypeAssertion":
        typeOperand(walk, outer.typeAnnotation);
        outer = outer.expression;
        break;
      case "ParenthesizedExpression":
      case "TSNonNullExpression":
        outer = outer.expression;
        break;
      default:
        return operand;
    }
  }
}

/** The flag of a member with a question mark. */
export function optionalFlag({ optional }: { readonly optional?: boolean }): number {
  return optional === true ? DefinitionFlag.optional : 0;
}

/** The flag of a getter or setter. */
export function accessorFlag(kind: string): number {
  if (kind === "get") return DefinitionFlag.getter;
  return kind === "set" ? DefinitionFlag.setter : 0;
}

function propertyValue(walk: Walk, property: Property): Operand {
  const { value } = property;
  // `{ a = 1 }` is only valid as a pattern; damaged code has it as a value.
  if (value.type === "AssignmentPattern") return expression(walk, value.left);
  return expression(walk, value);
}

function memberValue(walk: Walk, property: Property, name: string): Operand {
  const inner = unwrap(property.value);
  switch (inner.type) {
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return throughWrappers(walk, property.value, () => {
        const flags = functionFlags(inner) | accessorFlag(property.kind);
        const index = walk.define({ kind: "method", name, nameStart: property.key.start, owner: property, flags });
        namedFunction(walk, inner, index);
        return walk.definitionValue(index);
      });
    case "ObjectExpression":
      return namedValue(walk, property.value, `${name}.`);
    default:
      return propertyValue(walk, property);
  }
}
