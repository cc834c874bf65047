import type {
  Enrichment,
  LineageItem,
  RagResult,
  ResultItem,
  SearchItem,
  Source,
  SymbolRef,
  UseItem,
} from "../../model/result.ts";
import { printable } from "../../util/printable.ts";
import { codeSpan } from "../code-span.ts";
import type { TextFormat } from "../format.ts";
import { sentence } from "../sentence.ts";
import { shortenEnd } from "../shorten.ts";

/** How the names and the sentences of an answer are shown so that they are nothing but text. */
interface Look {
  readonly name: (text: string) => string;
  readonly words: (text: string) => string;
  readonly heading: (shown: string) => string;
  readonly bullet: string;
  /** What stands before a summary of the symbol that is asked about, and before one of an item. */
  readonly aside: string;
  readonly below: string;
}

const TEXT: Look = {
  name: printable,
  words: printable,
  heading: (shown) => shown,
  bullet: "  ",
  aside: "  “",
  below: "      “",
};
const MARKDOWN: Look = {
  name: codeSpan,
  words: sentence,
  heading: (shown) => `**${shown}**`,
  bullet: "- ",
  aside: "- *about it:* ",
  below: "  - ",
};
/** A summary is one line; who wants all of it asks for JSON. */
const MAX_SUMMARY = 200;

/** Who answered, and what that is worth. */
const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  RAG_GRAPH: "From the index, which is proved to be fresh.",
  LOCAL_FALLBACK: "From the files as they are.",
  NONE: "Nobody could answer.",
};

/** An answer for people: one line an item, grouped by the definition that is meant. */
export function renderResult({ meta, items }: RagResult<ResultItem>, format: TextFormat): string {
  const look = format === "markdown" ? MARKDOWN : TEXT;
  const lines: string[] = [];
  let group = "";
  let last: string | undefined;
  for (const item of items) {
    const title = item.kind === "use" ? titleOf(item.symbol) : "";
    if (title !== group) lines.push(...(group === "" ? [] : [""]), look.heading(look.name(title)));
    group = title;
    if (item.kind === "use" && item.symbolEnrichment) {
      lines.push(...summaryLines(item.symbolEnrichment, item.isSymbolEnrichmentStale, look, look.aside));
    }
    lines.push(`${look.bullet}${lineOf(item, look.name)}`);
    const said = item.enrichment ? summaryLines(item.enrichment, item.isEnrichmentStale, look, look.below) : [];
    // Several uses in one definition have one summary.
    if (said[0] !== last) lines.push(...said);
    last = said[0] ?? last;
  }
  const shown = items.length === meta.total ? items.length : `${items.length} of ${meta.total}`;
  // Where there is no index there is no state to speak of.
  const state = meta.indexStatus === undefined ? "" : `The index is ${meta.freshnessState}. `;
  const why = meta.source === "RAG_GRAPH" ? "" : `${state}${look.words(meta.message ?? "")}`;
  lines.push(
    ...(items.length > 0 ? [""] : []),
    `${shown} found. ${look.words(meta.reason ?? "")}`.trim(),
    `${SOURCE_WORDS[meta.source]} ${why}`.trim(),
  );
  return `${lines.join("\n")}\n`;
}

/** What a model wrote about a symbol, in a line; none when it wrote no summary. It is text of a stranger like every name. */
function summaryLines({ summary }: Enrichment, isStale: boolean | undefined, look: Look, before: string): string[] {
  const line = summary?.replace(/\s+/g, " ").trim() ?? "";
  if (line === "") return [];
  const end = before.endsWith("“") ? "”" : "";
  return [
    `${before}${look.words(shortenEnd(line, MAX_SUMMARY))}${end}${isStale === true ? " (describes an older body)" : ""}`,
  ];
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
  if (match === undefined) return `${show(`${file}:${snippet.location.startLine}`)}  ${show(firstLine(snippet.text))}`;
  const what = match.signature ?? (match.title === "" ? firstLine(snippet.text).trim() : match.title);
  const why = match.reasons.slice(0, 2).join("; ");
  return `${show(`${file}:${match.line}`)}  ${show(what)}${why === "" ? "" : `  (${show(why)})`}`;
}

function useLine(item: UseItem, show: (text: string) => string): string {
  const { snippet, line } = item;
  const text = snippet.text.split("\n")[line - snippet.location.startLine] ?? "";
  const through = item.through === undefined ? "" : `, through ${show(item.through)}`;
  const sure = item.confidence === "exact" ? "" : ` (${item.confidence}${through})`;
  return `${show(`${item.file}:${line}`)}  ${item.role}${sure}  ${show(text.trim())}`;
}

function lineageLine(item: LineageItem, show: (text: string) => string): string {
  const way = item.hops.map((hop) => show(hop.symbol.qualname)).join(" → ");
  const sure = item.confidence === "exact" ? "" : ` (${item.confidence})`;
  return `${"  ".repeat(item.hops.length - 1)}${show(`${item.symbol.path}:${item.symbol.startLine}`)}  ${way}${sure}`;
}

function titleOf(symbol: SymbolRef): string {
  return `${symbol.kind} ${symbol.qualname} (${symbol.path}:${symbol.startLine})`;
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
