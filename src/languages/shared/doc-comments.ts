import type { DocumentationLine } from "../../code/break-rules.ts";
import { linesOf } from "../../util/lines.ts";

/** The lines of doc comments as C writes them: blocks that start with two stars, or lines that start with three slashes. */
export function docCommentLines(source: string): DocumentationLine[] {
  const found: DocumentationLine[] = [];
  let isOpen = false;
  for (const [at, text] of linesOf(source).entries()) {
    const start = text.trimStart();
    const isBlock = isOpen || (start.startsWith("/**") && !start.startsWith("/**/"));
    if (isBlock || start.startsWith("///")) found.push({ line: at + 1, text });
    if (isBlock) isOpen = !(isOpen ? text : start.slice(3)).includes("*/");
  }
  return found;
}
