import { isAbsence } from "../../model/index-absence.ts";
import type { Enrichment, LineageItem, RagResult, ResultItem, SearchItem, UseItem } from "../../model/result.ts";
import { printable } from "../../util/printable.ts";
import { shortenEnd } from "../shorten.ts";
import { countWords, matchWords, symbolTitle, useText } from "./result-words.ts";

/** A summary is one line; who wants all of it asks for JSON. */
const MAX_SUMMARY = 200;

/** An answer as lines that programs can search: `path:line: …` for each item, grouped by the definition that is meant. */
export function renderResultText({ meta, items }: RagResult<ResultItem>): string {
  const lines: string[] = [];
  let group = "";
  let last: string | undefined;
  for (const item of items) {
    const title = item.kind === "use" ? symbolTitle(item.symbol) : "";
    if (title !== group) lines.push(...(group === "" ? [] : [""]), printable(title));
    group = title;
    if (item.kind === "use" && item.symbolEnrichment) {
      lines.push(...summaryLines(item.symbolEnrichment, item.isSymbolEnrichmentStale, "  "));
    }
    lines.push(printable(lineOf(item)));
    const said = item.enrichment ? summaryLines(item.enrichment, item.isEnrichmentStale, "    ") : [];
    // Several uses in one definition have one summary.
    if (said[0] !== last) lines.push(...said);
    last = said[0] ?? last;
  }
  const about = [countWords(meta, items), meta.reason ?? ""].filter((sentence) => sentence !== "").join(" ");
  // An index that could not answer is worth a line; that there is none is not.
  const index =
    meta.source === "RAG_GRAPH" || isAbsence(meta.message)
      ? []
      : [`The index is ${meta.freshnessState}, so the files answered. ${meta.message ?? ""}`.trim()];
  lines.push(...(items.length > 0 ? [""] : []), ...[about, ...index].map(printable));
  return `${lines.join("\n")}\n`;
}

/** A model's summary of a symbol, in one line; none when it wrote no summary. It is untrusted text like every name. */
function summaryLines({ summary }: Enrichment, isStale: boolean | undefined, indent: string): string[] {
  const line = summary?.replace(/\s+/g, " ").trim() ?? "";
  if (line === "") return [];
  const older = isStale === true ? " (describes an older body)" : "";
  return [`${indent}“${printable(shortenEnd(line, MAX_SUMMARY))}”${older}`];
}

function lineOf(item: ResultItem): string {
  switch (item.kind) {
    case "use":
      return useLine(item);
    case "lineage":
      return lineageLine(item);
    case "match":
      return matchLine(item);
  }
}

function matchLine(item: SearchItem): string {
  const { file, snippet, match } = item;
  const { what, why } = matchWords(item);
  return `${file}:${match?.line ?? snippet.location.startLine}: ${what}${why === "" ? "" : `  (${why})`}`;
}

function useLine(item: UseItem): string {
  const through = item.through === undefined ? "" : `, through ${item.through}`;
  const sure = item.confidence === "exact" ? "" : ` (${item.confidence}${through})`;
  return `${item.file}:${item.line}: ${item.role}${sure}  ${useText(item)}`;
}

function lineageLine({ symbol, hops, confidence }: LineageItem): string {
  const way = hops.map((hop) => hop.symbol.qualname).join(" → ");
  return `${symbol.path}:${symbol.startLine}: ${way}${confidence === "exact" ? "" : ` (${confidence})`}`;
}
