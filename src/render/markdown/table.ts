/** Lines that belong together and are cut at whole rows. */
export interface Rows {
  /** The lines above the rows, such as a table's head. */
  readonly head: readonly string[];
  readonly rows: readonly string[];
  readonly tail?: readonly string[];
  /** Says how many rows are not shown. */
  readonly leftOut: (rows: number) => string;
}

/** The lines with at most `limit` rows, and a line about the rest. */
export function cutRows({ head, rows, tail = [], leftOut }: Rows, limit: number): string[] {
  const shown = rows.slice(0, limit);
  const rest = rows.length - shown.length;
  return [...(shown.length > 0 ? [...head, ...shown, ...tail] : []), ...(rest > 0 ? ["", leftOut(rest)] : [])];
}

/** A part of a report. `title` is no text of the repository's: HTML is not escaped there. */
export interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A part that readers open when they want it. */
export function folded({ title, lines }: Part): string[] {
  return [`<details><summary>${title}</summary>`, "", ...lines, "", "</details>", ""];
}

/** Small parts that readers open together. */
export function foldedTogether(parts: readonly Part[]): string[] {
  if (parts.length === 0) return [];
  if (parts.length === 1) return parts.flatMap(folded);
  const lines = parts.flatMap(({ title, lines: own }, index) => [
    ...(index > 0 ? [""] : []),
    `**${title}**`,
    "",
    ...own,
  ]);
  return folded({ title: parts.map(({ title }) => title).join(" · "), lines });
}
