import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { hashText } from "../../util/fingerprint.ts";
import { expression } from "./expressions.ts";
import type { Literal, TemplateLiteral } from "./nodes.ts";
import type { Walk } from "./walk.ts";

const DOTTED_PATH = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/;
/** A longer string is not the path of a name. */
const MAX_DOTTED_PATH = 200;
/** Makes the hash of the string "a" different from the hash of the name `a`. */
const STRING_SALT = 0x5bd1e995;

/** Walks a string, number, regular expression, … and returns a value of its built-in type. */
export function literal(walk: Walk, node: Literal): Operand {
  const { value } = node;
  if (typeof value === "string") {
    walk.tokens.push(hashText(value) ^ STRING_SALT);
    mention(walk, value, node.start);
    return walk.builder.literal("string");
  }
  if (node.bigint) return rawLiteral(walk, node.bigint, "bigint");
  if (node.regex) return rawLiteral(walk, `/${node.regex.pattern}/${node.regex.flags}`, "RegExp");
  switch (typeof value) {
    case "number":
      return rawLiteral(walk, String(value), "number");
    case "boolean":
      return rawLiteral(walk, String(value), "boolean");
    default:
      return rawLiteral(walk, "null", "null");
  }
}

/** Walks a template with its expressions. Its value is a string. */
export function templateLiteral(walk: Walk, node: TemplateLiteral): Operand {
  for (const quasi of node.quasis) walk.textToken(quasi.value.raw);
  for (const part of node.expressions) expression(walk, part);
  const only = node.expressions.length === 0 ? node.quasis[0] : undefined;
  if (only !== undefined) mention(walk, only.value.raw, node.start);
  return walk.builder.literal("string");
}

function rawLiteral(walk: Walk, raw: string, type: string): Operand {
  walk.textToken(raw);
  return walk.builder.literal(type);
}

/** Adds a mention if a string is a dotted path, because such a path may be the name of a definition. */
function mention(walk: Walk, text: string, start: number): void {
  if (text.length > MAX_DOTTED_PATH || !text.includes(".") || !DOTTED_PATH.test(text)) return;
  const line = walk.positions.line(start);
  const column = walk.positions.column(start);
  walk.builder.strings.push({ text, line, column, scope: walk.scope, receiver: NO_OPERAND });
}
