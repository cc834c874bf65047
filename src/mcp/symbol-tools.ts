import { LINEAGE_DEFAULTS } from "../api/lineage.ts";
import { SEARCH_LIMIT } from "../api/search.ts";
import { WHERE_USED_DEFAULTS } from "../api/where-used.ts";
import { toWire } from "../envelope/to-wire.ts";
import type { DirectionWord } from "../model/direction.ts";
import { CONFIDENCES, type Confidence } from "../model/use.ts";
import { lineageAnswer, searchAnswer, whereUsedAnswer } from "../wire/envelope.ts";
import { object, optional } from "../wire/object.ts";
import { flag, limit, oneOf, typed } from "../wire/values.ts";
import { tool } from "./tool.ts";

/** An answer is read by a model: what is longer than this is no answer. */
const MAX_LIMIT = 1000;
const MAX_DEPTH = 50;

const symbol = typed("login, Auth.login, src/auth.py#Auth.login, src/auth.py:15 or sym:auth.Auth.login");

/** The commit to answer about. */
export const rev = typed("a commit to answer about instead of the working tree, such as HEAD~1 or a branch");

const leastConfidence = (least: Confidence) =>
  oneOf(CONFIDENCES, `the least confidence that counts (default ${least})`);

interface SearchInput {
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
  title: "Search",
  description:
    "Finds code, docs and data in this repository that fit a question or some words. For the uses of a known symbol, where_used is exact.",
  input: object<SearchInput>()({
    query: typed("what to look for, in words or as code"),
    limit: optional(limit(MAX_LIMIT, `show at most so many matches (default ${SEARCH_LIMIT})`)),
    tool: optional(typed("the tool that asks, such as code_refactor: it decides about the route before the words do")),
    tests: optional(flag("tests count as much as other files (default false)")),
    kind: optional(typed("only this kind: function, method, class, constant, …, or code, docs, config, data")),
    path: optional(typed("only files that fit a pattern, such as src/** or *.py")),
    language: optional(typed("only files of a language, such as python")),
    rev: optional(rev),
  }),
  output: searchAnswer,
  call: async (repository, { query, ...options }) => toWire(await repository.search(query, options)),
});

interface WhereUsedInput {
  readonly symbol: string;
  readonly limit?: number;
  readonly confidence?: Confidence;
  readonly includeImports?: boolean;
  readonly tests?: "include" | "only" | "exclude";
  readonly rev?: string;
}

const whereUsed = tool({
  name: "where_used",
  title: "Where used",
  description:
    "Every use of a function, method, class, type or constant, with file, line, role and confidence. Found by identity (imports, scopes, types), not by text.",
  input: object<WhereUsedInput>()({
    symbol,
    limit: optional(limit(MAX_LIMIT, `show at most so many uses (default ${WHERE_USED_DEFAULTS.limit})`)),
    confidence: optional(leastConfidence(WHERE_USED_DEFAULTS.confidence)),
    include_imports: optional(flag("also show import and re-export lines (default true)")),
    tests: optional(oneOf(["include", "only", "exclude"], `uses in tests (default ${WHERE_USED_DEFAULTS.tests})`)),
    rev: optional(rev),
  }),
  output: whereUsedAnswer,
  call: async (repository, { symbol: asked, ...options }) => toWire(await repository.whereUsed(asked, options)),
});

interface LineageInput {
  readonly symbol: string;
  readonly direction: string;
  readonly limit?: number;
  readonly depth?: number;
  readonly confidence?: Confidence;
  readonly rev?: string;
}

const lineage = tool({
  name: "lineage",
  title: "Lineage",
  description:
    "Callers (upstream) or callees (downstream) of a symbol over several hops, nearest first, each with the calls that lead to it.",
  input: object<LineageInput>()({
    symbol,
    direction: typed("upstream (or callers): who calls it; downstream (or callees): what it calls"),
    limit: optional(limit(MAX_LIMIT, `show at most so many symbols (default ${LINEAGE_DEFAULTS.limit})`)),
    depth: optional(limit(MAX_DEPTH, `follow at most so many hops (default ${LINEAGE_DEFAULTS.maxDepth})`)),
    confidence: optional(leastConfidence(LINEAGE_DEFAULTS.confidence)),
    rev: optional(rev),
  }),
  output: lineageAnswer,
  call: async (repository, { symbol: asked, direction, depth: maxDepth, ...options }) =>
    // A word that means no direction comes back as an envelope that says so.
    toWire(await repository.lineage(asked, direction as DirectionWord, { ...options, maxDepth })),
});

/** Tools that answer with an envelope. */
export const SYMBOL_TOOLS = [search, whereUsed, lineage];
