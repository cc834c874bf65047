import { ERROR_CODES, type ErrorCode } from "../../model/error-codes.ts";
import {
  FRESHNESS_STATES,
  type LineageItem,
  type RagToolMeta,
  RESULT_STATUSES,
  type SearchItem,
  SOURCES,
  type SymbolRef,
  type UseItem,
} from "../../model/result.ts";
import { CONFIDENCES, type Confidence } from "../../model/use.ts";
import { shortenEnd } from "../../render/shorten.ts";
import { indexStatus, useRole } from "../../wire/envelope.ts";
import { from, mark, of, optional, view } from "../../wire/object.ts";
import { list, nullable } from "../../wire/shapes.ts";
import { count, flag, number, oneOf, path, place, text } from "../../wire/values.ts";

/** A summary is one line; the command line has all of it. */
const MAX_SUMMARY = 200;
/** A line of code that is longer is read in its file. */
const MAX_CODE = 160;

/** The meta of an answer: LLMC's six keys always, the others where there is something to say. */
export const shownMeta = view<RagToolMeta>()({
  status: oneOf(RESULT_STATUSES, "OK: from the graph; FALLBACK: from the live files; ERROR: no answer"),
  error_code: nullable(oneOf(Object.keys(ERROR_CODES) as ErrorCode[]), "set when the status is ERROR"),
  message: nullable(text(), "a sentence for people"),
  source: oneOf(SOURCES),
  freshness_state: oneOf(FRESHNESS_STATES, "whether the index is proved to describe the commit"),
  index_status: nullable(indexStatus),
  direction: optional(text("of a lineage: upstream or downstream")),
  truncated: of("isTruncated", flag("there is more than the items show")),
  total: count("how many items there are, shown or not"),
  reason: optional(text("what else is to be said about the items")),
});

/** The text that asks about a definition again. */
export function pathAndName({ path: file, qualname }: SymbolRef): string {
  return `${file}#${qualname}`;
}

/** A line of code, without its indentation. */
export function codeLine(line: string): string {
  return shortenEnd(line.trim(), MAX_CODE);
}

/** The line of a use, without the lines around it. */
export function lineOfUse({ snippet, line }: UseItem): string {
  return codeLine(snippet.text.split("\n")[line - snippet.location.startLine] ?? "");
}

const snippet = view<{ readonly text: string }>()({ text: text("one line of code") });
/** That something stands in a test. */
export const isTest = mark("it stands in a test");

/** The confidence of something that is not proved. */
export const unlessExact = from(
  ({ confidence }: { readonly confidence: Confidence }) => (confidence === "exact" ? undefined : confidence),
  optional(oneOf(CONFIDENCES, "left out where it is exact")),
);

/** A use, and its definition where that is another than that of the use before. */
export interface ShownUse extends UseItem {
  readonly of: string | undefined;
}

const use = view<ShownUse>()({
  file: path(),
  line: place(),
  role: useRole,
  confidence: unlessExact,
  through: optional(text("the member that is written there, which the symbol implements or overrides")),
  symbol: of("of", optional(text("path#name of the definition; left out where it is that of the item before"))),
  enclosing: from(({ enclosing }: ShownUse) => enclosing?.qualname, optional(text("the definition it stands in"))),
  is_test: from((item: ShownUse) => item.isTest, isTest),
  snippet: from((item: ShownUse) => ({ text: lineOfUse(item) }), snippet),
  summary: from(
    ({ symbolEnrichment }: ShownUse) => symbolEnrichment?.summary && shortenEnd(symbolEnrichment.summary, MAX_SUMMARY),
    optional(text("what the index says of the symbol")),
  ),
});

/** An answer, whatever its kind of meta. */
export interface Envelope<Item> {
  readonly meta: RagToolMeta;
  readonly items: readonly Item[];
}

/** The structured content of `where_used`. */
export const shownUses = view<Envelope<ShownUse>>()({ meta: shownMeta, items: list(use) });

/** Uses with their definitions said once. */
export function withDefinitions(items: readonly UseItem[]): ShownUse[] {
  let last: string | undefined;
  return items.map((item) => {
    const name = pathAndName(item.symbol);
    const isNew = name !== last;
    last = name;
    return { ...item, of: isNew ? name : undefined };
  });
}

const lineageItem = view<LineageItem>()({
  symbol: from(({ symbol }: LineageItem) => pathAndName(symbol), text("path#name of the caller or callee")),
  start_line: from(({ symbol }: LineageItem) => symbol.startLine, place("of its definition")),
  depth: from(({ hops }: LineageItem) => hops.length, place("the number of hops")),
  via: from(
    ({ hops }: LineageItem) => (hops.length > 1 ? hops.slice(0, -1).map((hop) => hop.symbol.qualname) : undefined),
    optional(list(text(), "the symbols on the way")),
  ),
  file: from(
    ({ file, symbol }: LineageItem) => (file === symbol.path ? undefined : file),
    optional(path("where the last call is written; left out where it is the file of the symbol")),
  ),
  line: from(({ hops }: LineageItem) => hops.at(-1)?.line ?? 1, place("of that call")),
  confidence: unlessExact,
  is_test: from((item: LineageItem) => item.isTest, isTest),
});

/** The structured content of `lineage`. */
export const shownLineage = view<Envelope<LineageItem>>()({ meta: shownMeta, items: list(lineageItem) });

const searchItem = view<SearchItem>()({
  file: path(),
  line: from(({ match, snippet: { location } }: SearchItem) => match?.line ?? location.startLine, place()),
  end_line: from(({ snippet: { location } }: SearchItem) => location.endLine, count()),
  symbol: from(({ match }: SearchItem) => match?.symbol?.qualname, optional(text("the definition that it is"))),
  kind: from(
    ({ match }: SearchItem) => match?.symbol?.kind ?? match?.sliceType,
    optional(text("function, class, …, or docs, config, data")),
  ),
  snippet: from(
    ({ match, snippet: { text: lines } }: SearchItem) => ({
      text: codeLine(match?.signature ?? lines.split("\n", 1)[0] ?? ""),
    }),
    snippet,
  ),
  score: from(({ match }: SearchItem) => match?.score, optional(number("orders the matches of one answer", 3))),
  is_test: from(({ match }: SearchItem) => match?.isTest ?? false, isTest),
});

/** The structured content of `search`. */
export const shownMatches = view<Envelope<SearchItem>>()({ meta: shownMeta, items: list(searchItem) });
