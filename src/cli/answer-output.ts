import type { LineageItem, RagResult, ResultItem, SearchItem, SymbolRef, UseItem } from "../model/result.ts";
import { printable } from "../util/printable.ts";
import type { Format } from "./command.ts";

/** An answer for people: one line an item, grouped by the definition that is meant. */
export function renderResult(result: RagResult<ResultItem>, format: Format): string {
  const { meta } = result;
  const lines: string[] = [];
  let group = "";
  for (const item of result.items) {
    const heading = item.kind === "use" ? titleOf(item.symbol) : "";
    if (heading !== group)
      lines.push(...(group === "" ? [] : [""]), format === "markdown" ? `**${code(heading)}**` : heading);
    group = heading;
    lines.push(format === "markdown" ? `- ${lineOf(item, code)}` : `  ${lineOf(item, printable)}`);
  }
  const shown = result.items.length;
  lines.push(
    ...(shown > 0 ? [""] : []),
    `${shown === meta.total ? shown : `${shown} of ${meta.total}`} found. ${meta.reason ?? ""}`.trim(),
  );
  lines.push(`${meta.source}, ${meta.freshnessState}${meta.message === undefined ? "" : `: ${meta.message}`}`);
  return `${lines.join("\n")}\n`;
}

function lineOf(item: ResultItem, show: (text: string) => string): string {
  switch (item.kind) {
    case "use":
      return useLine(item, show);
    case "lineage":
      return lineageLine(item, show);
    case "match":
      return matchLine(item, show);
  }
}

function matchLine({ file, snippet, match }: SearchItem, show: (text: string) => string): string {
  const place = show(`${file}:${snippet.location.startLine}`);
  if (match === undefined) return `${place}  ${show(firstLine(snippet.text))}`;
  const what = show(match.title === "" ? firstLine(snippet.text).trim() : match.title);
  return `${match.score.toFixed(3)}  ${match.routeName.padEnd(5)} ${place}  ${what}`;
}

function useLine(item: UseItem, show: (text: string) => string): string {
  const { snippet, line } = item;
  const text = snippet.text.split("\n")[line - snippet.location.startLine] ?? "";
  const sure = item.confidence === "exact" ? "" : ` (${item.confidence})`;
  return `${show(`${item.file}:${line}`)}  ${item.role}${sure}  ${show(text.trim())}`;
}

function lineageLine(item: LineageItem, show: (text: string) => string): string {
  const way = item.hops.map((hop) => show(hop.symbol.qualname)).join(" → ");
  const sure = item.confidence === "exact" ? "" : ` (${item.confidence})`;
  return `${"  ".repeat(item.hops.length - 1)}${show(`${item.symbol.path}:${item.symbol.startLine}`)}  ${way}${sure}`;
}

function titleOf(symbol: SymbolRef): string {
  return printable(`${symbol.kind} ${symbol.qualname} (${symbol.path}:${symbol.startLine})`);
}

/** Text from the repository in a Markdown code span that it cannot leave. */
function code(text: string): string {
  const safe = printable(text);
  const longest = Math.max(0, ...[...safe.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  return safe.startsWith("`") || safe.endsWith("`") ? `${fence} ${safe} ${fence}` : `${fence}${safe}${fence}`;
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
