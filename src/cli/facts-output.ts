import { factsToWire } from "../facts/to-wire.ts";
import type { FactsUpdate } from "../facts/update.ts";
import type { FileFacts } from "../model/facts.ts";
import type { Skipped, SkipReason } from "../model/tree.ts";
import { printable } from "../util/printable.ts";
import { type Format, isJson } from "./command.ts";

/** Skipped files that are named one by one; the counts speak for the rest. */
const MAX_LISTED = 20;

/** One file's facts: a JSON line, or a table of its definitions. */
export function renderFacts(format: Format, path: string, facts: FileFacts): string {
  if (isJson(format)) return `${JSON.stringify(factsToWire(path, facts))}\n`;
  const title = `${printable(path)} (${facts.language}): ${facts.definitions.length} definitions, ${facts.references.length} references, ${facts.imports.length} imports`;
  const rows = facts.definitions.map((definition) => [
    `${definition.startLine}-${definition.endLine}`,
    definition.kind,
    printable(definition.qualname),
  ]);
  const errors = facts.errors.map((error) => `line ${error.line}: ${printable(error.message)}`);
  if (format === "markdown") {
    const table = rows.map(([lines, kind, name]) => `| ${lines} | ${kind} | \`${name?.replace(/[`|]/g, "?")}\` |`);
    return [`### ${title}`, "", "| lines | kind | name |", "|---|---|---|", ...table, ...errors, "", ""].join("\n");
  }
  const table = rows.map(([lines = "", kind = "", name]) => `  ${lines.padEnd(11)} ${kind.padEnd(9)} ${name}`);
  return [title, ...table, ...errors.map((error) => `  ! ${error}`), ""].join("\n");
}

/** A file that was named but has no facts: still one line, so that answers match questions. */
export function renderNoFacts(format: Format, path: string, reason: SkipReason): string {
  if (format === "text" || format === "markdown") return "";
  const none = { definitions: [], references: [], imports: [], exports: [], strings: [] };
  return `${JSON.stringify({ path, language: null, errors: [{ line: 0, message: `skipped: ${reason}` }], ...none })}\n`;
}

/** What bringing the whole repository up to date did. */
export function renderUpdate(format: Format, tree: string, update: FactsUpdate, elapsedMs: number): string {
  const counts = countReasons(update.skipped);
  if (isJson(format)) {
    const wire = {
      tree,
      files: update.files,
      parsed: update.parsed,
      parsed_bytes: update.parsedBytes,
      skipped: update.skipped.length,
      skipped_by_reason: Object.fromEntries(counts),
      // Binary files are there by the thousand and surprise nobody; the count speaks for them.
      skipped_files: update.skipped
        .filter(({ reason }) => reason !== "binary")
        .map(({ path, reason, detail }) => ({ path, reason, detail: detail ?? null })),
      elapsed_ms: Math.round(elapsedMs),
    };
    return `${JSON.stringify(wire)}\n`;
  }
  const seconds = (elapsedMs / 1000).toFixed(2);
  const megabytes = (update.parsedBytes / 1e6).toFixed(1);
  const lines = [
    `${update.files} files of the ${tree} have facts; ${update.parsed} contents (${megabytes} MB) were parsed in ${seconds} s.`,
  ];
  if (update.skipped.length > 0) {
    lines.push(`Skipped ${update.skipped.length}: ${[...counts].map(([reason, n]) => `${n} ${reason}`).join(", ")}.`);
    const named = update.skipped.filter(({ reason }) => reason !== "binary");
    for (const skipped of named.slice(0, MAX_LISTED)) lines.push(`  ${describe(skipped)}`);
    if (named.length > MAX_LISTED) lines.push(`  and ${named.length - MAX_LISTED} more (--json lists all)`);
  }
  return `${lines.join("\n")}\n`;
}

function describe({ path, reason, detail }: Skipped): string {
  return `${printable(path)}: ${reason}${detail === undefined ? "" : ` (${detail})`}`;
}

function countReasons(skipped: readonly Skipped[]): ReadonlyMap<SkipReason, number> {
  const counts = new Map<SkipReason, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}
