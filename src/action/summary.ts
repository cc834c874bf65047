import type { FactsUpdate } from "../facts/update.ts";
import { printable } from "../util/printable.ts";

/** Rows of skipped files in the summary; the report has them all. */
const MAX_ROWS = 50;

/** The job summary, as Markdown. Paths come from the repository, so they stand in code spans that they cannot leave. */
export function renderSummary(commit: string, origin: string, update: FactsUpdate): string {
  const lines = [
    "## llmc-nav",
    "",
    `Read \`${commit}\` (${origin}): **${update.files}** files have facts, ${update.parsed} contents were parsed in this run.`,
    "",
  ];
  if (update.skipped.length > 0) {
    lines.push(
      `<details><summary>${update.skipped.length} files were skipped</summary>`,
      "",
      "| file | why |",
      "|---|---|",
    );
    for (const { path, reason } of update.skipped.slice(0, MAX_ROWS)) lines.push(`| ${code(path)} | ${reason} |`);
    if (update.skipped.length > MAX_ROWS) lines.push(`| and ${update.skipped.length - MAX_ROWS} more | |`);
    lines.push("", "</details>", "");
  }
  return lines.join("\n");
}

function code(text: string): string {
  // A backtick would end the span, a pipe the cell; neither is worth a longer fence in a file name.
  return `\`${printable(text).replace(/[`|]/g, "?")}\``;
}
