import type { UpdatedFacts } from "../../api/operations/facts.ts";
import type { ShardMerge } from "../../facts/shard-merge.ts";
import type { FileFacts } from "../../model/facts.ts";
import type { Skipped } from "../../model/tree.ts";
import { countBy } from "../../util/multimap.ts";
import { printable } from "../../util/printable.ts";
import { cellCodeSpan } from "../code-span.ts";
import type { TextFormat } from "../format.ts";
import { seconds } from "../words.ts";

/** Skipped files that are named one by one; the counts speak for the rest. */
const MAX_LISTED = 20;

/** One file's facts: a table of its definitions. */
export function renderFacts(format: TextFormat, path: string, facts: FileFacts): string {
  const title = `${printable(path)} (${facts.language}): ${facts.definitions.length} definitions, ${facts.references.length} references, ${facts.imports.length} imports`;
  const rows = facts.definitions.map(({ startLine, endLine, kind, qualname }) => {
    return [`${startLine}-${endLine}`, kind, qualname] as const;
  });
  const errors = facts.errors.map((error) => `line ${error.line}: ${printable(error.message)}`);
  if (format === "markdown") {
    const table = rows.map(([lines, kind, name]) => `| ${lines} | ${kind} | ${cellCodeSpan(name)} |`);
    return [`### ${title}`, "", "| lines | kind | name |", "|---|---|---|", ...table, ...errors, "", ""].join("\n");
  }
  const table = rows.map(([lines, kind, name]) => `  ${lines.padEnd(11)} ${kind.padEnd(9)} ${printable(name)}`);
  return [title, ...table, ...errors.map((error) => `  ! ${error}`), ""].join("\n");
}

/** Reports the result of bringing the facts of the whole repository up to date. */
export function renderUpdate({ files, tree, parsed, parsedBytes, skipped, elapsedMs }: UpdatedFacts): string {
  const megabytes = (parsedBytes / 1e6).toFixed(1);
  const lines = [
    `${files} files of the ${tree} have facts; ${parsed} contents (${megabytes} MB) were parsed in ${seconds(elapsedMs)}.`,
  ];
  if (skipped.length > 0) {
    const counts = [...countBy(skipped, ({ reason }) => reason)].map(([reason, n]) => `${n} ${reason}`);
    lines.push(`Skipped ${skipped.length}: ${counts.join(", ")}.`);
    const named = skipped.filter(({ reason }) => reason !== "binary");
    for (const each of named.slice(0, MAX_LISTED)) lines.push(`  ${describe(each)}`);
    if (named.length > MAX_LISTED) lines.push(`  and ${named.length - MAX_LISTED} more (--json lists all)`);
  }
  return `${lines.join("\n")}\n`;
}

/** Reports the result of merging shards. */
export function renderMerge({ commit, shards, added, unread }: ShardMerge & { readonly commit: string }): string {
  const rest = unread === 0 ? "" : ` ${unread} could not be read by any shard.`;
  return `Merged ${shards} shards of ${commit}: the facts of ${added} contents were new.${rest}\n`;
}

function describe({ path, reason, detail }: Skipped): string {
  return `${printable(path)}: ${reason}${detail === undefined ? "" : ` (${detail})`}`;
}
