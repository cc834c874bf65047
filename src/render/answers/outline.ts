import type { Outline } from "../../api/operations/outline.ts";
import { printable } from "../../util/printable.ts";
import { count } from "../words.ts";

/** The definitions of a file, one per line, each indented below the one around it. */
export function renderOutline({ path, language, lines, symbols, errors }: Outline, rows: number): string {
  const damage = errors === 0 ? "" : `; ${count(errors, "syntax error", "syntax errors")}, so something may be missing`;
  const title = `${printable(path)}: ${language}, ${count(lines, "line", "lines")}, ${count(symbols.length, "definition", "definitions")}${damage}`;
  const shown = symbols.slice(0, rows).map(({ startLine, endLine, depth, signature }) => {
    const span = startLine === endLine ? `${startLine}` : `${startLine}-${endLine}`;
    return `${span.padEnd(9)} ${"  ".repeat(depth)}${printable(signature)}`;
  });
  return `${[title, ...shown].join("\n")}\n`;
}
