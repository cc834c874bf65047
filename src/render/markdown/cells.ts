import { cellCodeSpan } from "../code-span.ts";

/** A Markdown table whose cells are text and cannot leave it. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(headings), `|${"---|".repeat(headings.length)}`, ...rows.map((row) => line(row.map(escapeCell)))];
}

/** Text that cannot leave its cell of a Markdown table, nor mean anything there: a word that GitHub would make a mention or a link of is code. */
export function escapeCell(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (/[@#]|:\/\//.test(word) ? cellCodeSpan(word) : word.replace(/[\\|*_`<>[\]]/g, "\\$&")))
    .join("");
}
