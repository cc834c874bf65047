import { isAbsence } from "../../model/index-absence.ts";
import type { Enrichment, LineageItem, RagResult, ResultItem, SearchItem, UseItem } from "../../model/result.ts";
import { groupBy } from "../../util/multimap.ts";
import { countWords, matchWords, symbolTitle, useText } from "../answers/result-words.ts";
import { codeSpan } from "../code-span.ts";
import type { LinkContext } from "../links.ts";
import { sentence } from "../sentence.ts";
import { shortenEnd } from "../shorten.ts";
import { fileLink, lineLink, place } from "./place.ts";
import { folded } from "./table.ts";

/** Characters that fit into a line of a reply. */
const MAX_CODE = 90;
const MAX_SUMMARY = 200;
/** Rows that stand open; readers unfold the rest. */
const OPEN_ROWS = 10;
/** Uses of one file whose code is shown; beyond these the file is worth opening. */
const MAX_SHOWN = 3;
const MAX_LINES = 12;

/** An answer for a comment: links, one entry a file, the rest folded, and how fresh the index is. */
export function renderResultMarkdown(result: RagResult<ResultItem>, links: LinkContext | undefined): string {
  const { meta } = result;
  const items: readonly ResultItem[] = result.items;
  const uses = items.filter((item) => item.kind === "use");
  const others = items.filter((item) => item.kind !== "use");
  const groups = [...groupBy<string, UseItem>(uses, ({ symbol }) => symbolTitle(symbol))];
  const about = [countWords(meta, items), sentence(meta.reason ?? "")].filter((words) => words !== "").join(" ");
  const lines = [
    about,
    "",
    ...groups.flatMap(([, group]) => [
      ...headingLines(group, links),
      ...openAndFolded(fileRows(group, links), "file"),
      "",
    ]),
    ...openAndFolded(
      others.map((item) => [
        item.kind === "match" ? matchRow(item, links) : lineageRow(item, links),
        ...summaryOf(item.enrichment, item.isEnrichmentStale).map((line) => `  - ${line}`),
      ]),
      "row",
    ),
    "",
    `<sub>${indexWords(meta)}</sub>`,
  ];
  return `${lines.join("\n").replace(/\n{3,}/g, "\n\n")}\n`;
}

function indexWords({ source, freshnessState, message }: RagResult["meta"]): string {
  if (source === "RAG_GRAPH") return "Index: FRESH";
  if (isAbsence(message)) return "Index: none; answered from the files.";
  return `Index: ${freshnessState}; answered from the files. ${sentence(message ?? "")}`;
}

function headingLines(uses: readonly UseItem[], links: LinkContext | undefined): string[] {
  const [first] = uses;
  if (first === undefined) return [];
  const { symbol, symbolEnrichment, isSymbolEnrichmentStale } = first;
  const said = summaryOf(symbolEnrichment, isSymbolEnrichmentStale).flatMap((line) => [line, ""]);
  return [
    `**${symbol.kind} ${codeSpan(symbol.qualname)}** at ${place(symbol.path, symbol.startLine, links)}`,
    "",
    ...said,
  ];
}

/** One entry a file: its lines, and the code of the first few. */
function fileRows(uses: readonly UseItem[], links: LinkContext | undefined): string[][] {
  return [...groupBy<string, UseItem>(uses, ({ file }) => file)].map(([file, own]) => {
    const shown = own.slice(0, MAX_SHOWN);
    const rest = own.slice(MAX_SHOWN);
    const further = rest.slice(0, MAX_LINES).map(({ line }) => lineLink(file, line, links));
    const more = rest.length > further.length ? ` and ${rest.length - further.length} more` : "";
    const said = new Set(own.flatMap((use) => summaryOf(use.enrichment, use.isEnrichmentStale)));
    return [
      `- ${fileLink(file, links)}${own[0]?.isTest === true ? " (test)" : ""}`,
      ...shown.map(
        (use) =>
          `  - ${lineLink(file, use.line, links)} ${use.role}${doubtOf(use)} ${codeSpan(shortenEnd(useText(use), MAX_CODE))}`,
      ),
      ...[...said].slice(0, MAX_SHOWN).map((line) => `  - ${line}`),
      ...(further.length > 0 ? [`  - also ${further.join(", ")}${more}`] : []),
    ];
  });
}

/** A model's summary of a symbol, in one line; none when it wrote no summary. It is untrusted text like every name. */
function summaryOf(enrichment: Enrichment | undefined, isStale: boolean | undefined): string[] {
  const line = enrichment?.summary?.replace(/\s+/g, " ").trim() ?? "";
  if (line === "") return [];
  return [`${sentence(shortenEnd(line, MAX_SUMMARY))}${isStale === true ? " (describes an older body)" : ""}`];
}

function doubtOf({ confidence, through }: UseItem): string {
  if (confidence === "exact") return "";
  return ` (${confidence}${through === undefined ? "" : `, through ${codeSpan(through)}`})`;
}

function matchRow(item: SearchItem, links: LinkContext | undefined): string {
  const { file, snippet, match } = item;
  const { what, why } = matchWords(item);
  const at = place(file, match?.line ?? snippet.location.startLine, links);
  return `- ${at} ${codeSpan(shortenEnd(what, MAX_CODE))}${why === "" ? "" : ` (${sentence(why)})`}`;
}

function lineageRow({ symbol, hops, confidence }: LineageItem, links: LinkContext | undefined): string {
  const way = hops.map((hop) => codeSpan(hop.symbol.qualname)).join(" → ");
  return `- ${place(symbol.path, symbol.startLine, links)} ${way}${confidence === "exact" ? "" : ` (${confidence})`}`;
}

/** The first entries open, the rest folded. */
function openAndFolded(rows: readonly (readonly string[])[], noun: string): string[] {
  const rest = rows.slice(OPEN_ROWS);
  const open = rows.slice(0, OPEN_ROWS).flat();
  if (rest.length === 0) return open;
  return [
    ...open,
    "",
    ...folded({ title: `${rest.length} more ${noun}${rest.length === 1 ? "" : "s"}`, lines: rest.flat() }),
  ];
}
