import type { ErrorCode } from "./error-codes.ts";
import type { DefinitionKind } from "./facts.ts";
import type { IndexStatus } from "./graph.ts";
import type { SliceType } from "./routing.ts";
import type { Confidence, UseRole } from "./use.ts";

/**
 * The envelope of every answer. The wording is LLMC's. The three kinds of meta are separate types, so that status, source and
 * freshness cannot contradict each other: an answer from the graph is fresh, and one from anywhere else never claims to be.
 */

/** How an answer was obtained: from the graph, from the live files instead, or not at all. */
export type ResultStatus = (typeof RESULT_STATUSES)[number];
export const RESULT_STATUSES = ["OK", "FALLBACK", "ERROR"] as const;

/** The origin of the items. */
export type Source = (typeof SOURCES)[number];
export const SOURCES = ["RAG_GRAPH", "LOCAL_FALLBACK", "NONE"] as const;

/**
 * Whether the index describes the commit in question. `FRESH`: proved. `STALE`: it describes something else, or says so itself.
 * `UNKNOWN`: nothing is known.
 */
export type FreshnessState = (typeof FRESHNESS_STATES)[number];
export const FRESHNESS_STATES = ["FRESH", "STALE", "UNKNOWN"] as const;

/** The freshness of an index that must not answer. */
export type UnprovedState = Exclude<FreshnessState, "FRESH">;

/** The fields of every meta, regardless of how the answer was obtained. */
export interface CommonMeta {
  /** The status recorded by the index itself, `undefined` when there is none. */
  readonly indexStatus: IndexStatus | undefined;
  /** The tool that answered: `search`, `where-used`, `lineage`. */
  readonly tool: string | undefined;
  /** The question, as it was asked. */
  readonly query: string | undefined;
  /** The direction in which a lineage was followed: `upstream` or `downstream`; `undefined` for other tools. */
  readonly direction: string | undefined;
  /** The commit that the answer is about; `undefined` for the working tree. */
  readonly commit: string | undefined;
  /** There are more results than the items show. */
  readonly isTruncated: boolean;
  /** The number of results, shown or not. */
  readonly total: number;
  /** One sentence when there are no items or not all are shown. */
  readonly reason: string | undefined;
  readonly elapsedMs: number | undefined;
}

/** The graph answered, and was proved to describe the commit. */
export interface OkMeta extends CommonMeta {
  readonly status: "OK";
  readonly source: "RAG_GRAPH";
  readonly freshnessState: "FRESH";
  readonly errorCode: undefined;
  readonly message: string | undefined;
}

/** The live files answered, because the index could not. */
export interface FallbackMeta extends CommonMeta {
  readonly status: "FALLBACK";
  readonly source: "LOCAL_FALLBACK";
  readonly freshnessState: UnprovedState;
  readonly errorCode: undefined;
  readonly message: string | undefined;
}

/** No source could answer. */
export interface ErrorMeta extends CommonMeta {
  readonly status: "ERROR";
  readonly source: "NONE";
  readonly freshnessState: UnprovedState;
  readonly errorCode: ErrorCode;
  readonly message: string;
}

/** The meta of an answer: how its items are known. */
export type RagToolMeta = OkMeta | FallbackMeta | ErrorMeta;

/** An answer: items, and how they are known. An error has none. */
export type RagResult<Item = ResultItem> =
  | { readonly meta: OkMeta | FallbackMeta; readonly items: readonly Item[] }
  | { readonly meta: ErrorMeta; readonly items: readonly [] };

/** Lines of a file, 1-based and inclusive. */
export interface SnippetLocation {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
}

/** A piece of a file, verbatim. */
export interface Snippet {
  readonly text: string;
  readonly location: SnippetLocation;
}

/** The texts that a language model wrote about a symbol during indexing. */
export interface Enrichment {
  readonly summary?: string;
  readonly usageGuide?: string;
  readonly contentType?: string;
  readonly contentLanguage?: string;
  /** All other fields of the index, with their names and values there. */
  readonly others?: ReadonlyMap<string, unknown>;
}

/** The current place of an indexed symbol, compared with that in the index: `moved` means other lines of the file, `relocated` another file. */
export type BindingStatus = (typeof BINDING_STATUSES)[number];
export const BINDING_STATUSES = [
  "same",
  "moved",
  "relocated",
  "renamed",
  "relocated_renamed",
  "ambiguous",
  "gone",
] as const;

/** How an item's symbol was found again, and how certain that is (0 to 1). */
export interface ItemBinding {
  readonly status: BindingStatus;
  readonly score: number;
}

/** A definition, named so that it can be looked up again. */
export interface SymbolRef {
  readonly path: string;
  readonly qualname: string;
  readonly kind: DefinitionKind;
  readonly startLine: number;
  readonly endLine: number;
}

/** The fields of every item: its place, and the index's data about the symbol there. */
interface CommonItem {
  readonly file: string;
  readonly snippet: Snippet;
  readonly enrichment?: Enrichment | undefined;
  /** The symbol's body is no longer the one that the enrichment describes. */
  readonly isEnrichmentStale?: boolean;
  readonly binding?: ItemBinding | undefined;
}

/** A piece of a file that matches a search. */
export interface SearchItem extends CommonItem {
  readonly kind: "match";
  /** How it was found, and how well it matches. */
  readonly match?: SearchMatch | undefined;
}

/** The evidence for a match. */
export interface SearchMatch {
  /** The definition that matched; undefined for other matches: sections, records, loose statements. */
  readonly symbol: SymbolRef | undefined;
  /** The line of the definition's name, otherwise the first line. */
  readonly line: number;
  /** The start of the definition, in one line: its name and parameters. */
  readonly signature: string | undefined;
  readonly isTest: boolean;
  /** The definition's qualified name or the heading; empty when it has none. */
  readonly title: string;
  readonly sliceType: SliceType;
  readonly sliceLanguage: string | undefined;
  /** The confidence in the type, from 0 to 1; undefined when the index does not keep it. */
  readonly sliceConfidence: number | undefined;
  /** The evidence for the type. */
  readonly sliceReasons: readonly string[];
  /** The route whose table it was found in. */
  readonly routeName: string;
  /** The sort key of matches; comparable only within an answer. */
  readonly score: number;
  /** The score within its route, before the routes were fused. */
  readonly routeScore: number;
  /** BM25 of the terms; undefined when the match was found by its vector alone. */
  readonly termScore: number | undefined;
  /** The cosine; undefined when no vectors were compared. */
  readonly vectorScore: number | undefined;
  /** Readable reasons. */
  readonly reasons: readonly string[];
}

/** A place that uses a symbol. */
export interface UseItem extends CommonItem {
  readonly kind: "use";
  readonly line: number;
  readonly column: number;
  readonly role: UseRole;
  readonly confidence: Confidence;
  /** The name written in the code, if that is a member which the symbol implements or overrides. */
  readonly through?: string | undefined;
  /** The definition that is used. */
  readonly symbol: SymbolRef;
  /** The enrichment of the symbol itself; on the first use of each symbol only. */
  readonly symbolEnrichment?: Enrichment | undefined;
  readonly isSymbolEnrichmentStale?: boolean;
  /** The definition that contains the use, `undefined` at module level. */
  readonly enclosing: SymbolRef | undefined;
  readonly isTest: boolean;
}

/** One step of a lineage: a call. */
export interface Hop {
  /** The definition that the step leads to. */
  readonly symbol: SymbolRef;
  /** The place where the call is written. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly confidence: Confidence;
}

/** A definition that calls the symbol, or that it calls, across one or more steps. */
export interface LineageItem extends CommonItem {
  readonly kind: "lineage";
  readonly symbol: SymbolRef;
  /** The confidence of the weakest hop. */
  readonly confidence: Confidence;
  readonly isTest: boolean;
  /** The steps from the requested symbol to this one, in order; never empty. */
  readonly hops: readonly Hop[];
}

/** An item of any tool, distinguished by `kind`. */
export type ResultItem = SearchItem | UseItem | LineageItem;
