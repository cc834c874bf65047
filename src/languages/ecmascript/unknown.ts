import { expression } from "./expressions.ts";
import type { Node } from "./nodes.ts";
import { statement } from "./statements.ts";
import { typeOperand } from "./types.ts";
import type { Walk } from "./walk.ts";

const NOT_CHILDREN: ReadonlySet<string> = new Set(["loc", "range", "extra", "comments", "tokens", "errors"]);

/** Walks the children of a node of an unknown type, so that the names in new syntax are still found. */
export function unknownNode(walk: Walk, node: Node): void {
  for (const [key, child] of Object.entries(node)) {
    if (NOT_CHILDREN.has(key)) continue;
    if (Array.isArray(child)) for (const element of child) anyNode(walk, element);
    else anyNode(walk, child);
  }
}

function anyNode(walk: Walk, value: unknown): void {
  if (!isNode(value)) return;
  if (value.type.endsWith("Statement") || value.type.endsWith("Declaration")) statement(walk, value);
  else if (value.type.startsWith("TS")) typeOperand(walk, value);
  else expression(walk, value);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
