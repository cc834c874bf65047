import { type LinkContext, permalink } from "../links.ts";
import { count } from "../words.ts";
import { codeHtml, escapeHtml } from "./escape.ts";

/** Rows beyond these make a page slow and nobody wiser; the JSON has them. */
const MAX_ROWS = 2000;

/** A table; its headings are ours, its cells are HTML. */
export interface HtmlTable {
  /** What it is, for readers who do not see it. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table that scrolls inside of its own frame, and a line about rows that are left out. */
export function tableHtml({ name, headings, rows }: HtmlTable): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join("");
  const body = rows.slice(0, MAX_ROWS).map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  const rest = rows.length - body.length;
  return [
    `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(name)}"><table><thead><tr>${head}</tr></thead><tbody>`,
    ...body,
    "</tbody></table></div>",
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
