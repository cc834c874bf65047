import type { IndexCheck } from "../../freshness/check-index.ts";
import type { FileFreshness } from "../../freshness/compare-files.ts";
import type { FileChange } from "../../git/tree-diff.ts";
import { describeRelation } from "../../model/commit-relation.ts";
import { printable } from "../../util/printable.ts";
import type { TextFormat } from "../format.ts";
import { escapeCell } from "../markdown/cells.ts";
import { shortenEnd } from "../shorten.ts";

/** Dirty files that are named one by one; the count speaks for the rest. */
const MAX_LISTED = 5;
/** Longer than every commit id and every sensible word; what is longer comes from a damaged or hostile file. */
const MAX_SHOWN = 81;
const UNKNOWN = "not known";

/** The state of an index for people: a verdict, then one fact a line. */
export function renderStatus(format: TextFormat, check: IndexCheck): string {
  const { decision } = check;
  const verdict = `${decision.freshnessState}: ${decision.reason ?? "the graph answers."}`;
  const rows: readonly (readonly [string, string])[] = [
    ["indexed", describeIndexed(check)],
    ["commit", check.head ?? "none yet"],
    ["relation", describeRelation(check.relation)],
    ["files", check.files === undefined ? UNKNOWN : describeFiles(check.files)],
    ...(check.dirtyFiles === undefined ? [] : [["work tree", describeDirty(check.dirtyFiles)] as const]),
  ];
  if (format === "markdown") {
    const table = rows.map(([name, value]) => `| ${name} | ${escapeCell(value)} |`);
    return [`**${escapeCell(printable(verdict))}**`, "", "| | |", "|---|---|", ...table, ""].join("\n");
  }
  const width = Math.max(...rows.map(([name]) => name.length));
  return [printable(verdict), ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`), ""].join("\n");
}

function describeIndexed({ decision, indexedCommit, indexedRef }: IndexCheck): string {
  if (decision.status === undefined) return "no index";
  const { lastIndexedAt, lastError } = decision.status;
  const parts = [
    printable(shortenEnd(indexedCommit ?? "an unknown commit", MAX_SHOWN)),
    ...(indexedRef === undefined ? [] : [`(${printable(indexedRef)})`]),
    ...(lastIndexedAt === undefined ? [] : [`at ${printable(shortenEnd(lastIndexedAt, MAX_SHOWN))}`]),
    ...(lastError === undefined
      ? []
      : [`with the error ${JSON.stringify(printable(shortenEnd(lastError, MAX_SHOWN)))}`]),
  ];
  return parts.join(" ");
}

function describeFiles({ fresh, changed, added, deleted }: FileFreshness): string {
  return `${fresh} fresh, ${changed} changed, ${added} added, ${deleted} deleted`;
}

function describeDirty(dirty: readonly FileChange[]): string {
  if (dirty.length === 0) return "clean";
  const named = dirty.slice(0, MAX_LISTED).map(({ path, status }) => `${printable(path)} (${status})`);
  const more = dirty.length > MAX_LISTED ? [`and ${dirty.length - MAX_LISTED} more`] : [];
  return [...named, ...more].join(", ");
}
