import type { Operand, ReferenceRole } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { expression } from "./expressions.ts";
import type { JsxElement, Node } from "./nodes.ts";
import { typeArguments } from "./types.ts";
import type { Walk } from "./walk.ts";
import { asReceiver } from "./walk.ts";

/** Matches names of elements that the platform defines. They start with a lower-case letter. */
const INTRINSIC = /^[a-z][^.]*$/;

/** Walks an element. The use of a component is a call. */
export function jsx(walk: Walk, node: Node): Operand {
  walk.typeToken(node.type);
  switch (node.type) {
    case "JSXElement":
      element(walk, node);
      break;
    case "JSXFragment":
      children(walk, node.children);
      break;
    case "JSXExpressionContainer":
    case "JSXSpreadChild":
      if (node.expression.type !== "JSXEmptyExpression") expression(walk, node.expression);
      break;
    case "JSXText":
      walk.textToken(node.value.replace(/\s+/g, " ").trim());
      break;
  }
  return NO_OPERAND;
}

function element(walk: Walk, node: JsxElement): void {
  const { openingElement: opening, closingElement: closing } = node;
  elementName(walk, opening.name, "call");
  typeArguments(walk, opening.typeArguments);
  for (const attribute of opening.attributes) attributeValue(walk, attribute);
  walk.typeToken("End");
  children(walk, node.children);
  if (closing) elementName(walk, closing.name, "read");
}

function children(walk: Walk, nodes: readonly Node[]): void {
  for (const child of nodes) {
    if (child.type === "JSXText" && child.value.trim() === "") continue;
    expression(walk, child);
  }
  walk.typeToken("End");
}

function attributeValue(walk: Walk, node: Node): void {
  walk.typeToken(node.type);
  if (node.type === "JSXSpreadAttribute") expression(walk, node.argument);
  else if (node.type === "JSXAttribute") {
    if (node.name.type === "JSXIdentifier") walk.textToken(node.name.name);
    if (node.value) expression(walk, node.value);
  }
}

function elementName(walk: Walk, node: Node, role: ReferenceRole): Operand {
  switch (node.type) {
    case "JSXIdentifier":
      walk.textToken(node.name);
      return role !== "read" || !INTRINSIC.test(node.name)
        ? namedElement(walk, node.name, node.start, role)
        : NO_OPERAND;
    case "JSXMemberExpression": {
      const receiver = asReceiver(memberObject(walk, node.object));
      if (node.property.type !== "JSXIdentifier") return NO_OPERAND;
      walk.textToken(node.property.name);
      return walk.reference(node.property.name, node.property.start, role, receiver);
    }
    default:
      return NO_OPERAND;
  }
}

function namedElement(walk: Walk, name: string, start: number, role: ReferenceRole): Operand {
  return INTRINSIC.test(name) ? NO_OPERAND : walk.reference(name, start, role);
}

function memberObject(walk: Walk, node: Node): Operand {
  if (node.type !== "JSXIdentifier") return elementName(walk, node, "read");
  walk.textToken(node.name);
  return walk.reference(node.name, node.start, "read");
}
