import { type LinkContext, permalink } from "../links.ts";
import { count } from "../words.ts";
import { codeHtml, escapeHtml } from "./escape.ts";

/** Rows beyond these make a page slow and nobody wiser; the JSON has them. */
const MAX_ROWS = 2000;
/** Rows that stand open, so that the next part is not far; a short rest is not worth a click. */
const OPEN_ROWS = 30;
const SHORT_REST = 10;

/** A table; its headings are ours, its cells are HTML. */
export interface HtmlTable {
  /** The table's label, for readers who do not see it. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table whose first rows are open and whose rest is folded, and a line about rows that are left out. */
export function tableHtml({ name, headings, rows }: HtmlTable): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join("");
  const shown = rows.slice(0, MAX_ROWS);
  const open = shown.length <= OPEN_ROWS + SHORT_REST ? shown.length : OPEN_ROWS;
  const table = (label: string, part: HtmlTable["rows"]) =>
    [
      `<div class="table" role="region" aria-label="${escapeHtml(label)}"><table><thead><tr>${head}</tr></thead><tbody>`,
      ...part.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`),
      "</tbody></table></div>",
    ].join("\n");
  const more = shown.slice(open);
  const rest = rows.length - shown.length;
  return [
    table(name, shown.slice(0, open)),
    ...(more.length > 0
      ? [
          `<details><summary>${count(more.length, "more row")}</summary>`,
          table(`${name}, continued`, more),
          "</details>",
        ]
      : []),
    ...(rest > 0 ? [`<p class="soft">${count(rest, "more row is", "more rows are")} in the JSON report.</p>`] : []),
  ].join("\n");
}

/** `path:line` as code, linked when there is somewhere to link to. */
export function placeHtml(path: string, line: number, links: LinkContext | undefined): string {
  const shown = codeHtml(`${path}:${line}`);
  return links === undefined ? shown : `<a href="${escapeHtml(permalink(links, path, line))}">${shown}</a>`;
}

/** A short word with a colour of its own. `word` is ours. */
export function tagHtml(word: string, className = word): string {
  return `<span class="tag ${className}">${word}</span>`;
}
