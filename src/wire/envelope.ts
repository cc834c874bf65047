import { ERROR_CODES, type ErrorCode } from "../model/error-codes.ts";
import { DEFINITION_KINDS } from "../model/facts.ts";
import type { IndexStatus } from "../model/graph.ts";
import {
  BINDING_STATUSES,
  type Enrichment,
  FRESHNESS_STATES,
  type Hop,
  type ItemBinding,
  type LineageItem,
  type RagToolMeta,
  RESULT_STATUSES,
  type SearchItem,
  type SearchMatch,
  type Snippet,
  type SnippetLocation,
  SOURCES,
  type SymbolRef,
  type UseItem,
} from "../model/result.ts";
import { CONFIDENCES, USE_ROLES } from "../model/use.ts";
import { type Codec, codec, notRead } from "./codec.ts";
import type {
  HopWire,
  IndexStatusWire,
  ItemBindingWire,
  LineageItemWire,
  RagToolMetaWire,
  SearchItemWire,
  SymbolRefWire,
  UseItemWire,
} from "./envelope-wire.ts";
import { from, mark, object, of, optional, view } from "./object.ts";
import { list, mapped, nullable, unread } from "./shapes.ts";
import { anything, commit, count, elapsed, flag, number, oneOf, path, place, share, text } from "./values.ts";

/** With more digits the output would differ between machines. */
const SCORE_DIGITS = 6;

/** How a symbol is used. */
export const useRole = oneOf(USE_ROLES);

/** The certainty of a use. */
export const confidence = oneOf(
  CONFIDENCES,
  "exact: proved; likely: the only class with such a member; possible: the name fits",
);

/** The current state of an indexed symbol. */
export const bindingStatus = oneOf(BINDING_STATUSES);

/** A definition. */
export const symbolRef: Codec<SymbolRef, SymbolRefWire> = object<SymbolRef>()(
  {
    path: path(),
    qualname: text(),
    kind: oneOf(DEFINITION_KINDS),
    start_line: count(),
    end_line: count(),
  },
  "a definition; path#qualname asks about it again",
);

/** The status of an index, as LLMC prints it: unknown values are null, but `last_error` is left out when there was none. */
export const indexStatus: Codec<IndexStatus, IndexStatusWire> = object<IndexStatus>()({
  repo: text(),
  index_state: text(),
  last_indexed_at: nullable(text()),
  last_indexed_commit: nullable(text()),
  schema_version: text(),
  last_error: optional(text()),
});

/** The part of an answer's metadata that is read; the rest is derived from it. */
export type ReadMeta = Pick<
  RagToolMeta,
  "status" | "message" | "freshnessState" | "indexStatus" | "tool" | "query" | "commit" | "total" | "reason"
>;

/** The metadata of an answer: its source, and how fresh that is. */
export const meta: Codec<RagToolMeta, RagToolMetaWire, ReadMeta> = object<RagToolMeta, ReadMeta>()({
  status: oneOf(RESULT_STATUSES, "OK: from the graph; FALLBACK: from the live files; ERROR: no answer"),
  error_code: unread(nullable(oneOf(Object.keys(ERROR_CODES) as ErrorCode[]), "set when the status is ERROR")),
  message: nullable(text(), "a sentence for people"),
  source: unread(oneOf(SOURCES)),
  freshness_state: oneOf(FRESHNESS_STATES, "whether the index is proved to describe the commit"),
  index_status: nullable(indexStatus),
  tool: nullable(text()),
  query: nullable(text()),
  direction: unread(nullable(text(), "of a lineage: upstream or downstream; null for other tools")),
  commit: nullable(commit(), "the commit that is answered about, or that is checked out"),
  truncated: of("isTruncated", unread(flag("there is more than the items show"))),
  total: count("how many there are, shown or not"),
  reason: nullable(text(), "one sentence when items are none or not all"),
  elapsed_ms: unread(nullable(elapsed())),
});

const binding: Codec<ItemBinding, ItemBindingWire, unknown> = view<ItemBinding>()({
  status: bindingStatus,
  score: share(),
});

function enrichment(description: string): Codec<Enrichment, Readonly<Record<string, unknown>>, unknown> {
  return mapped(anything(description), enrichmentFields);
}

/** The index's fields, without those that have no value. */
function enrichmentFields(known: Enrichment): Readonly<Record<string, unknown>> {
  const fields: [string, unknown][] = [
    ["summary", known.summary],
    ["usage_guide", known.usageGuide],
    ["content_type", known.contentType],
    ["content_language", known.contentLanguage],
  ];
  const named = new Set(fields.map(([name]) => name));
  for (const [name, value] of known.others ?? []) {
    if (!named.has(name)) fields.push([name, value]);
  }
  // `fromEntries` defines keys where an assignment to `__proto__` would not.
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== null));
}

/** The keys that every item has, as defined by LLMC. */
const common = {
  file: path("relative to the root of the repository"),
  snippet: object<Snippet>()({
    text: text(),
    location: object<SnippetLocation>()({ path: path(), start_line: place(), end_line: count() }),
  }),
  enrichment: unread(nullable(enrichment("what the index holds about the symbol"))),
  enrichment_stale: of("isEnrichmentStale", mark("the code is no longer what the enrichment describes")),
};

/** A field of the match; an item without one lacks them all. */
function matched<V, W>(read: (match: SearchMatch) => V, inner: Codec<V, W, unknown>) {
  const written = codec<W, W, unknown>(
    (wire) => wire,
    notRead,
    () => inner.schema,
  );
  return from(({ match }: SearchItem) => match && inner.toWire(read(match)), optional(written));
}

export const searchItem: Codec<SearchItem, SearchItemWire, unknown> = view<SearchItem>()({
  ...common,
  title: matched(({ title }) => title, text("the qualified name or the heading")),
  slice_type: matched(
    ({ sliceType }) => sliceType,
    text("code, docs, erp_product, config, data, other, or one that the configuration adds"),
  ),
  slice_language: matched(({ sliceLanguage }) => sliceLanguage, nullable(text())),
  slice_confidence: matched(
    ({ sliceConfidence }) => sliceConfidence,
    nullable(share(undefined, SCORE_DIGITS), "how sure the type is; null in an index that does not keep it"),
  ),
  slice_reasons: matched(({ sliceReasons }) => sliceReasons, list(text(), "the signs that the type goes by")),
  route: matched(({ routeName }) => routeName, text()),
  score: matched(({ score }) => score, number("orders the matches of one answer", SCORE_DIGITS)),
  route_score: matched(({ routeScore }) => routeScore, number(undefined, SCORE_DIGITS)),
  term_score: matched(({ termScore }) => termScore, nullable(number(undefined, SCORE_DIGITS))),
  vector_score: matched(({ vectorScore }) => vectorScore, nullable(number(undefined, SCORE_DIGITS))),
  why: matched(({ reasons }) => reasons, list(text())),
  symbol: matched(({ symbol }) => symbol, nullable(symbolRef, "the definition that it is; null for what is none")),
  line: matched(({ line }) => line, place("of the definition's name, else the first")),
  signature: matched(({ signature }) => signature, nullable(text("how the definition begins, in one line"))),
  is_test: matched(({ isTest }) => isTest, flag()),
  binding: optional(binding),
});

type UnreadOfUse = "enrichment" | "isEnrichmentStale" | "binding" | "symbolEnrichment" | "isSymbolEnrichmentStale";

/** A use of a symbol; the index's data about it is not trusted when it is read. */
export const useItem: Codec<UseItem, UseItemWire> = mapped(
  object<Omit<UseItem, "kind">, Omit<UseItem, "kind" | UnreadOfUse>>()({
    ...common,
    line: place("of the use"),
    column: place(),
    role: useRole,
    confidence,
    through: optional(text("the member that is written there, which the symbol implements or overrides")),
    symbol: symbolRef,
    enclosing: nullable(symbolRef, "the definition that the use stands in"),
    is_test: flag(),
    binding: unread(nullable(binding)),
    symbol_enrichment: optional(
      unread(enrichment("what the index holds about the symbol itself; on the first use of each symbol only")),
    ),
    symbol_enrichment_stale: of(
      "isSymbolEnrichmentStale",
      mark("the code is no longer what symbol_enrichment describes"),
    ),
  }),
  (item) =>
    item.isSymbolEnrichmentStale === true && !item.symbolEnrichment
      ? { ...item, isSymbolEnrichmentStale: false }
      : item,
  (item) => ({ kind: "use", ...item }),
);

const hop: Codec<Hop, HopWire> = object<Hop>()({
  symbol: symbolRef,
  file: text(),
  line: place(),
  column: place(),
  confidence,
});

export const lineageItem: Codec<LineageItem, LineageItemWire, unknown> = view<LineageItem>()({
  ...common,
  symbol: symbolRef,
  confidence,
  depth: from(({ hops }: LineageItem) => hops.length, place("the number of hops")),
  hops: list(hop, "the calls from the symbol asked about to this one"),
  is_test: flag(),
  binding: nullable(binding),
});

/** An answer, whatever its kind of meta. */
interface Answer<Item> {
  readonly meta: RagToolMeta;
  readonly items: readonly Item[];
}

/** The answer of `search`. */
export const searchAnswer = view<Answer<SearchItem>>()({ meta, items: list(searchItem) });

/** The answer of `where-used`. */
export const whereUsedAnswer = view<Answer<UseItem>>()({ meta, items: list(useItem) });

/** The answer of `lineage`. */
export const lineageAnswer = view<Answer<LineageItem>>()({ meta, items: list(lineageItem) });

/** The answer to a question that failed, whatever the command. */
export const errorAnswer = view<Answer<never>>()({
  meta,
  items: codec<readonly never[], readonly never[], unknown>(
    () => [],
    notRead,
    () => ({ type: "array", maxItems: 0 }),
  ),
});
