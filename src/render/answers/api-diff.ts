import type { ApiChange, ApiDiff } from "../../api/api-diff.ts";
import { printable } from "../../util/printable.ts";
import { describeSignature, nameOf, type Quote, whatHappened } from "../change-words.ts";
import { cellCodeSpan, codeSpan } from "../code-span.ts";
import type { TextFormat } from "../format.ts";
import { count } from "../words.ts";

/** The changes of the public interface: the kind of release that they make, then a line for every symbol. */
export function renderApiDiff(format: TextFormat, diff: ApiDiff): string {
  return format === "markdown" ? markdown(diff) : text(diff);
}

function text(diff: ApiDiff): string {
  const quote = (name: string) => `\`${printable(name)}\``;
  const lines = partsOf(diff).flatMap(([part, changes]) =>
    changes.map((each) => `${printable(placeOf(each))}: ${part}: ${wordsOf(each, quote)}`),
  );
  return `${[`${summaryOf(diff, quote)}`, ...lines, ...skippedWords(diff)].join("\n")}\n`;
}

function markdown(diff: ApiDiff): string {
  const lines = partsOf(diff).flatMap(([part, changes]) => [
    "",
    `### ${part.slice(0, 1).toUpperCase()}${part.slice(1)}`,
    "",
    ...changes.map((each) => `- ${wordsOf(each, codeSpan)} (${codeSpan(placeOf(each))})`),
  ]);
  const skipped = skippedWords(diff);
  return `${[`**${summaryOf(diff, cellCodeSpan)}**`, ...lines, ...(skipped.length > 0 ? ["", ...skipped] : [])].join("\n")}\n`;
}

function partsOf({ removed, changed, added }: ApiDiff): (readonly [string, readonly ApiChange[]])[] {
  const parts = [
    ["removed", removed],
    ["changed", changed],
    ["added", added],
  ] as const;
  return parts.filter(([, changes]) => changes.length > 0);
}

function summaryOf(diff: ApiDiff, quote: Quote): string {
  const { release, removed, changed, added } = diff;
  const since = `since ${quote(diff.since)}`;
  if (release === "patch") return `patch: no public symbol changed ${since}.`;
  const breaking = [...removed, ...changed].filter(({ isBreaking }) => isBreaking).length;
  const breaks = release === "major" ? ` ${count(breaking, "change breaks", "changes break")} users.` : "";
  return `${release}: ${removed.length} removed, ${changed.length} changed, ${added.length} added ${since}.${breaks}`;
}

/** The place where a symbol is, or was if it is gone. */
function placeOf({ before, after }: ApiChange): string {
  const place = after ?? before;
  return place === undefined ? "" : `${place.path}:${place.startLine}`;
}

function wordsOf(each: ApiChange, quote: Quote): string {
  const kind = (each.after ?? each.before)?.kind ?? "symbol";
  const subject = `${kind} ${nameOf(each, quote)}`;
  if (each.change === "added" || each.change === "deleted") return subject;
  const more = each.change !== "signature" && each.signature.length > 0;
  const signature = more ? `, ${describeSignature(each, quote)}` : "";
  const note = each.isBreaking && each.change === "signature" ? " (breaks calls)" : "";
  return `${subject} ${whatHappened(each, quote)}${signature}${note}`;
}

function skippedWords({ skipped }: ApiDiff): string[] {
  if (skipped.length === 0) return [];
  return [`${count(skipped.length, "changed file was", "changed files were")} not compared; --json lists them.`];
}
