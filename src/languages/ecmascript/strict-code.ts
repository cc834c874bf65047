import type { Node, Program } from "./nodes.ts";

const EXPORTS: ReadonlySet<string> = new Set([
  "ExportNamedDeclaration",
  "ExportDefaultDeclaration",
  "ExportAllDeclaration",
]);

/** Whether all code of a program is strict: it says so, or it is a module by its syntax. */
export function isStrict({ body }: Program): boolean {
  for (const node of body) {
    const directive = directiveOf(node);
    if (directive === undefined) break;
    if (directive === "use strict") return true;
  }
  return body.some(({ type }) => type === "ImportDeclaration" || EXPORTS.has(type));
}

/** Whether a program exports something by the syntax of modules. */
export function exportsBySyntax({ body }: Program): boolean {
  return body.some(({ type }) => EXPORTS.has(type));
}

/** The text of a directive: a string that is a whole statement. */
function directiveOf(node: Node): string | undefined {
  const value = node.type === "ExpressionStatement" && node.expression.type === "Literal" && node.expression.value;
  return typeof value === "string" ? value : undefined;
}
