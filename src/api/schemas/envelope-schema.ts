import type {
  HopWire,
  IndexStatusWire,
  ItemBindingWire,
  LineageItemWire,
  RagResultWire,
  RagToolMetaWire,
  SearchItemWire,
  SymbolRefWire,
  UseItemWire,
} from "../../envelope/wire.ts";
import { ERROR_CODES, type ErrorCode } from "../../model/error-codes.ts";
import { DEFINITION_KINDS } from "../../model/facts.ts";
import { BINDING_STATUSES, FRESHNESS_STATES, RESULT_STATUSES, SOURCES } from "../../model/result.ts";
import { CONFIDENCES, USE_ROLES } from "../../model/use.ts";
import {
  always,
  anything,
  count,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  place,
  type Schema,
  share,
  text,
} from "./schema.ts";

/** What a use does with a symbol. */
export const useRole = oneOf(USE_ROLES);

/** How sure a use is. */
export const confidence = oneOf(
  CONFIDENCES,
  "exact: proved; likely: the only class with such a member; possible: the name fits",
);

/** Where an indexed symbol is now. */
export const bindingStatus = oneOf(BINDING_STATUSES);

/** A definition. */
export const symbolRef = object<SymbolRefWire>(
  {
    path: text(),
    qualname: text(),
    kind: oneOf(DEFINITION_KINDS),
    start_line: count(),
    end_line: count(),
  },
  "a definition; path#qualname asks about it again",
);

/** What an index says of itself. */
export const indexStatus = object<IndexStatusWire>({
  repo: text(),
  index_state: text(),
  last_indexed_at: nullable(text()),
  last_indexed_commit: nullable(text()),
  schema_version: text(),
  last_error: optional(text()),
});

/** How an answer is known. */
export const meta = object<RagToolMetaWire>({
  status: oneOf(RESULT_STATUSES, "OK: from the graph; FALLBACK: from the live files; ERROR: no answer"),
  error_code: nullable(oneOf(Object.keys(ERROR_CODES) as ErrorCode[]), "set when the status is ERROR"),
  message: nullable(text(), "a sentence for people"),
  source: oneOf(SOURCES),
  freshness_state: oneOf(FRESHNESS_STATES, "whether the index is proved to describe the commit"),
  index_status: nullable(indexStatus),
  tool: nullable(text()),
  query: nullable(text()),
  direction: nullable(text(), "of a lineage: upstream or downstream; null for other tools"),
  commit: nullable(text(), "the commit that is answered about, or that is checked out"),
  truncated: flag("there is more than the items show"),
  total: count("how many there are, shown or not"),
  reason: nullable(text(), "one sentence when items are none or not all"),
  elapsed_ms: nullable(count()),
});

const binding = object<ItemBindingWire>({ status: bindingStatus, score: share() });

const common = {
  file: text("relative to the root of the repository"),
  snippet: object<UseItemWire["snippet"]>({
    text: text(),
    location: object<UseItemWire["snippet"]["location"]>({ path: text(), start_line: place(), end_line: count() }),
  }),
  enrichment: nullable(anything("what the index holds about the symbol")),
  enrichment_stale: optional(always(true, "the code is no longer what the enrichment describes")),
};

const match = object<SearchItemWire>({
  ...common,
  title: optional(text("the qualified name or the heading")),
  slice_type: optional(text("code, docs, erp_product, config, data, other, or one that the configuration adds")),
  slice_language: optional(nullable(text())),
  slice_confidence: optional(nullable(share(), "how sure the type is; null in an index that does not keep it")),
  slice_reasons: optional(list(text(), "the signs that the type goes by")),
  route: optional(text()),
  score: optional(number("orders the matches of one answer")),
  route_score: optional(number()),
  term_score: optional(nullable(number())),
  vector_score: optional(nullable(number())),
  why: optional(list(text())),
  binding: optional(binding),
});

/** A use of a symbol. */
export const useItem = object<UseItemWire>({
  ...common,
  line: place("of the use"),
  column: place(),
  role: useRole,
  confidence,
  symbol: symbolRef,
  enclosing: nullable(symbolRef, "the definition that the use stands in"),
  is_test: flag(),
  binding: nullable(binding),
  symbol_enrichment: optional(
    anything("what the index holds about the symbol itself; on the first use of each symbol only"),
  ),
  symbol_enrichment_stale: optional(always(true, "the code is no longer what symbol_enrichment describes")),
});

const hop = object<HopWire>({ symbol: symbolRef, file: text(), line: place(), column: place(), confidence });

const reached = object<LineageItemWire>({
  ...common,
  symbol: symbolRef,
  confidence,
  depth: place("the number of hops"),
  hops: list(hop, "the calls from the symbol asked about to this one"),
  is_test: flag(),
  binding: nullable(binding),
});

/** The envelope of `search`. */
export const searchSchema: Schema<RagResultWire<SearchItemWire>> = envelope(match);
/** The envelope of `where-used`. */
export const whereUsedSchema: Schema<RagResultWire<UseItemWire>> = envelope(useItem);
/** The envelope of `lineage`. */
export const lineageSchema: Schema<RagResultWire<LineageItemWire>> = envelope(reached);

/** The envelope of a question that could not be answered, whatever the command. */
export const errorSchema: Schema<RagResultWire<never>> = {
  type: "object",
  properties: { meta, items: { type: "array", maxItems: 0 } },
  required: ["meta", "items"],
  additionalProperties: false,
};

function envelope<Item>(
  item: Schema<Item>,
): Schema<{ readonly meta: RagToolMetaWire; readonly items: readonly Item[] }> {
  return {
    type: "object",
    properties: { meta, items: list(item) },
    required: ["meta", "items"],
    additionalProperties: false,
  };
}
