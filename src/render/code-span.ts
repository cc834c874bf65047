import { printable } from "../util/printable.ts";

/**
 * Text from a repository as a Markdown code span. Inside one nothing is a mention, a link, an image, HTML or a reference, as long as
 * the text cannot end it: the fence is longer than any run of backticks in the text.
 */
export function codeSpan(text: string): string {
  const shown = printable(text);
  if (shown.trim() === "") return "` `";
  const fence = "`".repeat(longestRun(shown) + 1);
  // A backtick at an end would lengthen the fence; one space on both sides is not shown.
  const padding = /^`|`$|^ .* $/.test(shown) ? " " : "";
  return `${fence}${padding}${shown}${padding}${fence}`;
}

/** The same in a cell of a table, where a pipe would end the cell even inside code. */
export function cellCodeSpan(text: string): string {
  return escapePipes(codeSpan(text));
}

/** Markdown that ends no cell of a table. */
export function escapePipes(markdown: string): string {
  // A backslash before the pipe would undo the escape, unless it is doubled.
  return markdown.replace(/(?<!\\)(\\*)\|/g, (_match, backslashes: string) => `${backslashes}${backslashes}\\|`);
}

/** A fence that none of the lines between can end. */
export function fenceAround(lines: readonly string[]): string {
  return "`".repeat(lines.reduce((longest, line) => Math.max(longest, longestRun(line) + 1), 3));
}

function longestRun(text: string): number {
  return [...text.matchAll(/`+/g)].reduce((longest, match) => Math.max(longest, match[0].length), 0);
}
