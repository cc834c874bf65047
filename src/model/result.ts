import type { ErrorCode } from "./error-codes.ts";
import type { DefinitionKind } from "./facts.ts";
import type { IndexStatus } from "./graph.ts";
import type { SliceType } from "./routing.ts";
import type { Confidence, UseRole } from "./use.ts";

/**
 * The envelope of every answer. The words are LLMC's. The three kinds of meta are types of their own, so that status, source
 * and freshness cannot contradict each other: an answer from the graph is fresh, and one from anywhere else never claims to be.
 */

/** The way an answer came about: from the graph, from the live files instead, or not at all. */
export type ResultStatus = (typeof RESULT_STATUSES)[number];
export const RESULT_STATUSES = ["OK", "FALLBACK", "ERROR"] as const;

/** The origin of the items. */
export type Source = (typeof SOURCES)[number];
export const SOURCES = ["RAG_GRAPH", "LOCAL_FALLBACK", "NONE"] as const;

/**
 * Whether the index describes the commit asked about. `FRESH`: proved. `STALE`: it describes something else, or says so itself.
 * `UNKNOWN`: nothing can be said.
 */
export type FreshnessState = (typeof FRESHNESS_STATES)[number];
export const FRESHNESS_STATES = ["FRESH", "STALE", "UNKNOWN"] as const;

/** The freshness of an index that must not answer. */
export type UnprovedState = Exclude<FreshnessState, "FRESH">;

/** The fields of every meta, however the answer came about. */
export interface CommonMeta {
  /** The status that the index itself gives, `undefined` when there is none. */
  readonly indexStatus: IndexStatus | undefined;
  /** The tool that was asked: `search`, `where-used`, `lineage`. */
  readonly tool: string | undefined;
  /** The question, as it was asked. */
  readonly query: string | undefined;
  /** The direction in which a lineage was followed: `upstream` or `downstream`; `undefined` for other tools. */
  readonly direction: string | undefined;
  /** The commit that the answer speaks of; `undefined` for the working tree. */
  readonly commit: string | undefined;
  /** There is more than the items show. */
  readonly isTruncated: boolean;
  /** The number of items, shown or not. */
  readonly total: number;
  /** One sentence when the items are none or not all. */
  readonly reason: string | undefined;
  readonly elapsedMs: number | undefined;
}

/** The graph answered, and it was proved to describe the commit. */
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

/** Nothing answered. */
export interface ErrorMeta extends CommonMeta {
  readonly status: "ERROR";
  readonly source: "NONE";
  readonly freshnessState: UnprovedState;
  readonly errorCode: ErrorCode;
  readonly message: string;
}

/** The meta of an answer: how it is known. */
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

/** A piece of a file, as it stands there. */
export interface Snippet {
  readonly text: string;
  readonly location: SnippetLocation;
}

/** The texts that a language model wrote about a symbol when it was indexed. */
export interface Enrichment {
  readonly summary?: string;
  readonly usageGuide?: string;
  readonly contentType?: string;
  readonly contentLanguage?: string;
  /** Every other field that the index holds, under the name and with the value it has there. */
  readonly others?: ReadonlyMap<string, unknown>;
}

/** The place of an indexed symbol now, compared with that in the index: `moved` is other lines of the file, `relocated` another file. */
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

/** The way an item's symbol was found again, and how sure that is (0 to 1). */
export interface ItemBinding {
  readonly status: BindingStatus;
  readonly score: number;
}

/** A definition, named so that it can be asked about again. */
export interface SymbolRef {
  readonly path: string;
  readonly qualname: string;
  readonly kind: DefinitionKind;
  readonly startLine: number;
  readonly endLine: number;
}

/** The fields of every item: its place, and what the index knows about the symbol there. */
interface CommonItem {
  readonly file: string;
  readonly snippet: Snippet;
  readonly enrichment?: Enrichment | undefined;
  /** The symbol's body is no longer the one that the enrichment describes. */
  readonly isEnrichmentStale?: boolean;
  readonly binding?: ItemBinding | undefined;
}

/** A piece of a file that fits a search. */
export interface SearchItem extends CommonItem {
  readonly kind: "match";
  /** The way it was found, and how well it fits. */
  readonly match?: SearchMatch | undefined;
}

/** The evidence for a match. */
export interface SearchMatch {
  /** The definition that it is; undefined for what is none: sections, records, loose statements. */
  readonly symbol: SymbolRef | undefined;
  /** The line of the definition's name, else the first line. */
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
  /** The signs that the type goes by. */
  readonly sliceReasons: readonly string[];
  /** The route whose table it was found in. */
  readonly routeName: string;
  /** By which matches are put in order; only to be compared within an answer. */
  readonly score: number;
  /** The score within its route, before the routes were fused. */
  readonly routeScore: number;
  /** BM25 of the terms; undefined when it was found by its vector alone. */
  readonly termScore: number | undefined;
  /** The cosine; undefined when no vectors were compared. */
  readonly vectorScore: number | undefined;
  /** In words, for people. */
  readonly reasons: readonly string[];
}

/** A place that uses a symbol. */
export interface UseItem extends CommonItem {
  readonly kind: "use";
  readonly line: number;
  readonly column: number;
  readonly role: UseRole;
  readonly confidence: Confidence;
  /** The name that is written there, where that is a member which the symbol implements or overrides. */
  readonly through?: string | undefined;
  /** The definition meant. */
  readonly symbol: SymbolRef;
  /** The enrichment of the symbol itself; on the first use of each symbol only. */
  readonly symbolEnrichment?: Enrichment | undefined;
  readonly isSymbolEnrichmentStale?: boolean;
  /** The definition the use stands in, `undefined` at module level. */
  readonly enclosing: SymbolRef | undefined;
  readonly isTest: boolean;
}

/** One step of a lineage: a call that was followed. */
export interface Hop {
  /** The definition that the step arrives at. */
  readonly symbol: SymbolRef;
  /** The place where the call is written. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly confidence: Confidence;
}

/** A definition that calls the symbol, or that it calls, over one or more steps. */
export interface LineageItem extends CommonItem {
  readonly kind: "lineage";
  readonly symbol: SymbolRef;
  /** That of the weakest hop. */
  readonly confidence: Confidence;
  readonly isTest: boolean;
  /** The steps from the symbol asked about to this one, in order; never empty. */
  readonly hops: readonly Hop[];
}

/** An item of any tool; `kind` tells which. */
export type ResultItem = SearchItem | UseItem | LineageItem;
