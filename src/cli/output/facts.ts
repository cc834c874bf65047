import { factsToWire, noFactsToWire } from "../../facts/to-wire.ts";
import type { FactsUpdate } from "../../facts/update.ts";
import type { FileFacts } from "../../model/facts.ts";
import { SKIP_REASONS, type Skipped, type SkipReason } from "../../model/tree.ts";
import { printable } from "../../util/printable.ts";
import { from, view } from "../../wire/object.ts";
import { list, nullable, table } from "../../wire/shapes.ts";
import { count, elapsed, oneOf, text } from "../../wire/values.ts";
import { type Format, isJson } from "../spec/command.ts";

/** Skipped files that are named one by one; the counts speak for the rest. */
const MAX_LISTED = 20;

/** The answer of `facts` without files, and of `facts --shard`. */
export const updateCodec = view<FactsUpdate & { readonly tree: string; readonly elapsedMs: number }>()({
  tree: text("a commit, the working tree, or a shard of a commit"),
  files: count(),
  parsed: count("contents never seen before"),
  parsed_bytes: count(),
  skipped: from(({ skipped }: FactsUpdate) => skipped.length, count()),
  skipped_by_reason: from(({ skipped }: FactsUpdate) => countReasons(skipped), table(count())),
  // Binary files are there by the thousand and surprise nobody; the count speaks for them.
  skipped_files: from(
    ({ skipped }: FactsUpdate) => skipped.filter(({ reason }) => reason !== "binary"),
    list(
      view<Skipped>()({ path: text(), reason: oneOf(SKIP_REASONS), detail: nullable(text()) }),
      "without the binary ones",
    ),
  ),
  elapsed_ms: elapsed(),
});

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
  if (isJson(format)) return `${JSON.stringify(updateCodec.toWire({ ...update, tree, elapsedMs }))}\n`;
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

function describe({ path, reason, detail }: Skipped): string {
  return `${printable(path)}: ${reason}${detail === undefined ? "" : ` (${detail})`}`;
}

function countReasons(skipped: readonly Skipped[]): ReadonlyMap<SkipReason, number> {
  const counts = new Map<SkipReason, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}
