import { factsToWire, noFactsToWire } from "../../facts/to-wire.ts";
import type { FactsUpdate } from "../../facts/update.ts";
import type { FileFacts } from "../../model/facts.ts";
import type { Skipped, SkipReason } from "../../model/tree.ts";
import { printable } from "../../util/printable.ts";
import { type Format, isJson } from "../spec/command.ts";

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
  return `${JSON.stringify(noFactsToWire(path, reason))}\n`;
}

/** What bringing the whole repository up to date did. */
export function renderUpdate(format: Format, tree: string, update: FactsUpdate, elapsedMs: number): string {
  if (isJson(format)) return `${JSON.stringify(updateToWire(tree, update, elapsedMs))}\n`;
  const counts = countReasons(update.skipped);
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

/** The JSON of what an update did. */
export function updateToWire(tree: string, { files, parsed, parsedBytes, skipped }: FactsUpdate, elapsedMs: number) {
  return {
    tree,
    files,
    parsed,
    parsed_bytes: parsedBytes,
    skipped: skipped.length,
    skipped_by_reason: Object.fromEntries(countReasons(skipped)),
    // Binary files are there by the thousand and surprise nobody; the count speaks for them.
    skipped_files: skipped.filter(({ reason }) => reason !== "binary").map(skippedToWire),
    elapsed_ms: Math.round(elapsedMs),
  };
}

function skippedToWire({ path, reason, detail }: Skipped) {
  return { path, reason, detail: detail ?? null };
}

function describe({ path, reason, detail }: Skipped): string {
  return `${printable(path)}: ${reason}${detail === undefined ? "" : ` (${detail})`}`;
}

function countReasons(skipped: readonly Skipped[]): ReadonlyMap<SkipReason, number> {
  const counts = new Map<SkipReason, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}
