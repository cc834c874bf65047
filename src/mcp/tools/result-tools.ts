import { LINEAGE_DEFAULTS } from "../../api/lineage.ts";
import { SEARCH_LIMIT } from "../../api/search.ts";
import { WHERE_USED_DEFAULTS } from "../../api/where-used.ts";
import type { DirectionWord } from "../../model/direction.ts";
import type { RagResult, ResultItem } from "../../model/result.ts";
import type { Confidence } from "../../model/use.ts";
import { renderResultText } from "../../render/answers/result.ts";
import { object, optional } from "../../wire/object.ts";
import { flag, limit, oneOf, typed } from "../../wire/values.ts";
import type { Answer } from "../budget.ts";
import { mergeResults, metaFor } from "../envelopes.ts";
import {
  leastConfidence,
  MAX_DEPTH,
  MAX_LIMIT,
  maxTokens,
  pathPattern,
  rev,
  symbol,
  symbols,
  symbolsIn,
} from "../inputs.ts";
import { mistake } from "../mistake.ts";
import { type Envelope, shownLineage, shownMatches, shownUses, withDefinitions } from "../shapes/envelope.ts";
import { type CommonInput, DEFAULT_TOKENS, tool } from "../tool.ts";

/** An envelope as an answer whose rows are its items. */
function itemsAnswer<Item extends ResultItem>(
  result: RagResult<Item>,
  toWire: (envelope: Envelope<Item>) => object,
  narrow: string,
): Answer {
  const { meta, items } = result;
  if (meta.status === "ERROR") return mistake(meta);
  return {
    rows: items.length,
    limit: meta.total > items.length ? Math.min(meta.total, MAX_LIMIT) : undefined,
    narrow,
    show(rows) {
      const shown = items.slice(0, rows);
      const about = metaFor(meta, items.length, shown.length);
      return {
        text: renderResultText({ meta: about, items: shown }),
        structured: toWire({ meta: about, items: shown }),
        hidden: meta.total - shown.length,
      };
    },
  };
}

interface SearchInput extends CommonInput {
  readonly query: string;
  readonly limit?: number;
  readonly tool?: string;
  readonly tests?: boolean;
  readonly kind?: string;
  readonly path?: string;
  readonly language?: string;
  readonly rev?: string;
}

const search = tool({
  name: "search",
  description:
    "Finds code, docs and data by a question or some words. Not for a symbol whose name you know: symbol, where_used. About 50 tokens a match.",
  input: object<SearchInput>()({
    query: typed("words or code"),
    limit: optional(limit(MAX_LIMIT, `matches (default ${SEARCH_LIMIT})`)),
    tool: optional(typed("who asks, such as code_refactor: decides about the route")),
    tests: optional(flag("rank tests like other files")),
    kind: optional(typed("function, method, class, constant, …, or code, docs, config, data")),
    path: optional(pathPattern),
    language: optional(typed("such as python")),
    rev: optional(rev),
    max_tokens: optional(maxTokens(DEFAULT_TOKENS)),
  }),
  output: shownMatches,
  call: async (repository, { query, ...options }) =>
    itemsAnswer(await repository.search(query, options), shownMatches.toWire, "path, kind or language"),
});

interface WhereUsedInput extends CommonInput {
  readonly symbol?: string;
  readonly symbols?: readonly string[];
  readonly path?: string;
  readonly limit?: number;
  readonly confidence?: Confidence;
  readonly includeImports?: boolean;
  readonly tests?: "include" | "only" | "exclude";
  readonly rev?: string;
}

const whereUsed = tool({
  name: "where_used",
  description:
    "Every use of a function, method, class, type or constant with its line, found by identity, not by text. Not for words in strings or comments: grep them. About 40 tokens a use.",
  input: object<WhereUsedInput>()({
    symbol: optional(symbol),
    symbols: optional(symbols),
    path: optional(pathPattern),
    limit: optional(limit(MAX_LIMIT, `uses of each symbol (default ${WHERE_USED_DEFAULTS.limit})`)),
    confidence: optional(leastConfidence(WHERE_USED_DEFAULTS.confidence)),
    include_imports: optional(flag("import lines too (default true)")),
    tests: optional(oneOf(["include", "only", "exclude"])),
    rev: optional(rev),
    max_tokens: optional(maxTokens(DEFAULT_TOKENS)),
  }),
  output: shownUses,
  async call(repository, { symbol: one, symbols: several, ...options }) {
    const asked = symbolsIn({ symbol: one, symbols: several });
    const results = await Promise.all(asked.map((each) => repository.whereUsed(each, options)));
    return itemsAnswer(
      mergeResults(results),
      ({ meta, items }) => shownUses.toWire({ meta, items: withDefinitions(items) }),
      'path, tests: "exclude" or include_imports: false',
    );
  },
});

interface LineageInput extends CommonInput {
  readonly symbol: string;
  readonly direction: string;
  readonly limit?: number;
  readonly depth?: number;
  readonly confidence?: Confidence;
  readonly rev?: string;
}

const lineage = tool({
  name: "lineage",
  description:
    "Callers or callees over several hops, nearest first, with the way there. Not for direct uses: where_used also has reads, types and imports. About 40 tokens a symbol.",
  input: object<LineageInput>()({
    symbol,
    direction: typed("upstream (callers) or downstream (callees)"),
    limit: optional(limit(MAX_LIMIT, `default ${LINEAGE_DEFAULTS.limit}`)),
    depth: optional(limit(MAX_DEPTH, `hops (default ${LINEAGE_DEFAULTS.maxDepth})`)),
    confidence: optional(leastConfidence(LINEAGE_DEFAULTS.confidence)),
    rev: optional(rev),
    max_tokens: optional(maxTokens(DEFAULT_TOKENS)),
  }),
  output: shownLineage,
  async call(repository, { symbol: asked, direction, depth: maxDepth, ...options }) {
    // A word that means no direction comes back as an envelope that says so.
    const result = await repository.lineage(asked, direction as DirectionWord, { ...options, maxDepth });
    return itemsAnswer(result, shownLineage.toWire, "depth or confidence");
  },
});

/** Tools that answer with a list of places. */
export const RESULT_TOOLS = [search, whereUsed, lineage];
