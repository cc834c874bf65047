import type { Node } from "./nodes.ts";

interface Keyed {
  readonly key: Node;
  readonly computed?: boolean;
}

/** The name of a property, method or field (`#x` if it is private); undefined when the name is computed. */
export function propertyName(node: Keyed): string | undefined {
  const { key } = node;
  if (key.type === "Literal")
    return typeof key.value === "string" || !node.computed ? literalName(key.value) : undefined;
  if (node.computed) return undefined;
  return simpleName(key);
}

function literalName(value: unknown): string | undefined {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;
}

/** The name in a node that is a simple name; undefined for any other node. */
export function simpleName(node: Node): string | undefined {
  switch (node.type) {
    case "Identifier":
      return node.name;
    case "PrivateIdentifier":
      return `#${node.name}`;
    case "Literal":
      return literalName(node.value);
    default:
      return undefined;
  }
}

/** The expression inside type assertions and parentheses, which do not change the value. */
export function unwrap(node: Node): Node {
  let inner = node;
  for (;;) {
    switch (inner.type) {
      case "ParenthesizedExpression":
      case "TSNonNullExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSTypeAssertion":
        inner = inner.expression;
        break;
      default:
        return inner;
    }
  }
}

/** The maximum number of parts of a receiver that becomes part of a qualified name. */
const MAX_DOTTED_PARTS = 6;

/** The names of `a`, `a.b` or `this.b`, outermost first; undefined for anything else. */
export function dottedName(node: Node): string[] | undefined {
  const parts: string[] = [];
  let inner = node;
  while (inner.type === "MemberExpression" && parts.length < MAX_DOTTED_PARTS) {
    const name = propertyName({ key: inner.property, computed: inner.computed === true });
    if (name === undefined) return undefined;
    parts.push(name);
    inner = inner.object;
  }
  if (inner.type === "ThisExpression") parts.push("this");
  else if (inner.type === "Identifier") parts.push(inner.name);
  else return undefined;
  return parts.reverse();
}

/** The specifier if the node is `require("specifier")`. */
export function requiredModule(node: Node | null): { readonly module: string; readonly start: number } | undefined {
  if (node?.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.name !== "require")
    return undefined;
  return literalModule(node.arguments[0]);
}

/** The text and the start of a string literal; undefined for any other node. */
export function literalModule(
  node: Node | null | undefined,
): { readonly module: string; readonly start: number } | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return { module: node.value, start: node.start };
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0 && node.quasis[0] !== undefined) {
    return { module: node.quasis[0].value.raw, start: node.start };
  }
  return undefined;
}
