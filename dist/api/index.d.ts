/** The parts of a `UserError` other than its message. */
export interface UserErrorOptions {
	/** A stable name that programs can match, such as `NOT_A_REPOSITORY`. */
	readonly code?: string;
	readonly cause?: unknown;
}
/** A problem that the user can fix: the message is one or two sentences that say what to do. Every other error is a bug. */
export declare class UserError extends Error {
	readonly name = "UserError";
	readonly code: string | undefined;
	constructor(message: string, options?: UserErrorOptions);
}
/** The kind of change to a file. `type-changed`: it is a file on one side and a link, submodule or device on the other. */
export type ChangeStatus = "added" | "deleted" | "modified" | "renamed" | "type-changed";
/** One file whose content or path differs between two Trees. A change of mode alone does not count. */
export interface FileChange {
	readonly status: ChangeStatus;
	/** The path after the change; for a deleted file, the one it had. */
	readonly path: string;
	/** The path before, when the file was renamed. */
	readonly oldPath?: string;
	/** `undefined` where there is no regular file. */
	readonly oldBlobId: string | undefined;
	readonly newBlobId: string | undefined;
	/** For renamed files, how much of the content is the same, in percent. */
	readonly similarity?: number;
}
/** The position of the indexed commit in history, relative to the commit in question. */
export type CommitRelation = {
	readonly kind: "same";
}
/** The index lacks the last commits. */
 | {
	readonly kind: "behind";
	readonly behind: number;
}
/** The index is of a later commit. */
 | {
	readonly kind: "ahead";
	readonly ahead: number;
} | {
	readonly kind: "diverged";
	readonly ahead: number;
	readonly behind: number;
}
/** The two have no history in common. */
 | {
	readonly kind: "unrelated";
}
/** One of the two is not known, or this clone does not have enough history. */
 | {
	readonly kind: "unknown";
};
/** The number of files of a tree that the index holds unchanged, and the numbers of those that differ. */
export interface FileFreshness {
	/** Same path, same content. */
	readonly fresh: number;
	/** Same path, other content. */
	readonly changed: number;
	/** In the tree, not in the index. */
	readonly added: number;
	/** In the index, not in the tree. */
	readonly deleted: number;
	/** The first path, in order, that is not fresh. */
	readonly firstDifference: string | undefined;
}
/**
 * FileFacts: what one file says by itself. A pure function of (language, text): no path, no other file, so it can be
 * stored under the blob id and is valid on every branch and machine.
 *
 * Positions: lines are 1-based and inclusive, columns are 1-based and count UTF-16 code units.
 */
/** The name of a language, as defined in its folder; `text` is everything else that is not binary. */
export type Language = string;
/** The kind of a definition. `constant` is any named value at module or class level that is not one of the others. */
export type DefinitionKind = (typeof DEFINITION_KINDS)[number];
declare const DEFINITION_KINDS: readonly [
	"function",
	"method",
	"class",
	"interface",
	"type",
	"enum",
	"constant"
];
/** The role of a use: what it does with the symbol. */
export type UseRole = (typeof USE_ROLES)[number];
declare const USE_ROLES: readonly [
	"call",
	"read",
	"write",
	"inherit",
	"type",
	"decorator",
	"import",
	"reexport",
	"string"
];
/**
 * The confidence that a use means the symbol. `exact`: by the language's own scoping, imports and declared or constructed types.
 * `likely`: an attribute of an object of unknown type, and only one class hierarchy of the repository has such a member; or a member that
 * the symbol implements or overrides, where few do. `possible`: the name matches and there is no evidence against it.
 */
export type Confidence = (typeof CONFIDENCES)[number];
declare const CONFIDENCES: readonly [
	"exact",
	"likely",
	"possible"
];
/** The description of an index in its status file. */
export interface IndexStatus {
	readonly repo: string;
	/** `fresh`, `stale`, `rebuilding`, `error`, or what another program wrote. */
	readonly indexState: string;
	readonly lastIndexedAt: string | undefined;
	readonly lastIndexedCommit: string | undefined;
	readonly schemaVersion: string;
	readonly lastError: string | undefined;
}
/**
 * The stable names of errors. Programs may match them; none is ever renamed or given another meaning. Each has one line
 * here and a paragraph in docs/error-codes.md.
 */
export type ErrorCode = keyof typeof ERROR_CODES;
declare const ERROR_CODES: {
	readonly BAD_REQUEST: "the call itself is wrong: an option or a value that is not allowed";
	readonly BAD_SYMBOL: "the text given for a symbol cannot be read as one";
	readonly UNKNOWN_SYMBOL: "the symbol that was asked for does not exist";
	readonly BAD_REVISION: "the revision names no single commit in this clone";
	readonly NOT_A_DIRECTORY: "the directory does not exist";
	readonly NOT_A_REPOSITORY: "the directory is not inside a git repository";
	readonly NOT_A_WORK_TREE: "the directory is inside a repository's own files, not in its working tree";
	readonly BARE_REPOSITORY: "a bare repository has no working tree to ask about";
	readonly BARE_REPOSITORY_FORBIDDEN: "git is set up to refuse bare repositories";
	readonly DUBIOUS_OWNERSHIP: "git refuses a repository that belongs to another user";
	readonly BAD_CONFIG: "llmc.toml cannot be read, or leaves no way to go on";
	readonly BAD_GRAPH: "the graph file is damaged, too large, or no graph at all";
	readonly BAD_SHARD: "a shard is missing, repeated, foreign or damaged";
	readonly CANNOT_WRITE: "a file of the index cannot be written";
	readonly SHALLOW_CLONE: "the clone does not hold the history that the question needs";
	readonly PARTIAL_CLONE: "the clone does not hold the objects that the question needs";
	readonly UNRELATED_HISTORIES: "two commits have no history in common";
	readonly GIT_NOT_FOUND: "there is no git program";
	readonly GIT_TIMEOUT: "git took too long and was stopped";
	readonly GIT_OUTPUT_TOO_LARGE: "git wrote more than any repository should need";
	readonly GIT_FAILED: "git failed in a way that has no name of its own";
	readonly INDEX_BAD_URL: "LLMC_INDEX_URL cannot be read";
	readonly INDEX_BAD_TABLE: "the configuration names an index table that cannot be one";
	readonly INDEX_BAD_VECTOR: "an embedding has values that are no finite numbers";
	readonly INDEX_TABLE_MISSING: "the index has no such table";
	readonly INDEX_WRONG_DIMENSION: "a vector has another dimension than the table";
	readonly INDEX_CORRUPT: "the contents of the index contradict themselves";
	readonly INDEX_FOREIGN: "the index file is another program's database";
	readonly INDEX_TOO_NEW: "a newer llmc-nav made the index";
	readonly INDEX_READ_ONLY: "the index can be read but not written";
	readonly INDEX_CANNOT_WRITE: "the index cannot be written";
	readonly INDEX_BUSY: "another process is writing the index";
	readonly INDEX_UNREACHABLE: "the index server cannot be reached, or the connection was lost";
	readonly INDEX_DENIED: "the index server refuses user, password, database or rights";
	readonly INDEX_TIMEOUT: "the index server took too long";
	readonly INDEX_FAILED: "the index failed in a way that has no name of its own";
	readonly PROVIDER_FAILED: "the provider of embeddings did not give them";
	readonly INTERNAL: "a bug in llmc-nav";
};
/** The content type of a slice of a repository: one of the built-in types, or one that the configuration adds (`[routing.slice_types]`). */
export type SliceType = string;
/** Path patterns by the slice type of the files, in the order in which they are tried. */
export type SliceTypePatterns = ReadonlyMap<string, readonly string[]>;
/** The type assigned to a slice, and the evidence for it. */
export interface SliceClassification {
	readonly sliceType: SliceType;
	/** The language of the content, as LLMC's indexes name it; undefined when it has none. */
	readonly sliceLanguage: string | undefined;
	/** From 0 to 1. */
	readonly confidence: number;
	readonly reasons: readonly string[];
}
/** The route that a query should take first, and the evidence for it. */
export interface QueryClassification {
	/** `code`, `docs`, `erp`, or the name of the default route in the configuration. */
	readonly routeName: string;
	/** From 0 to 1; when it is low, several routes should be searched. */
	readonly confidence: number;
	readonly reasons: readonly string[];
	/** The likelihood of each route, by name, in descending order; sums to 1. */
	readonly likelihoods: readonly RouteLikelihood[];
}
/** The likelihood that a query is for a route, from 0 to 1. */
export interface RouteLikelihood {
	readonly routeName: string;
	readonly likelihood: number;
}
/** A supported provider of embeddings. */
export type EmbeddingProvider = (typeof EMBEDDING_PROVIDERS)[number];
declare const EMBEDDING_PROVIDERS: readonly [
	"words",
	"hash",
	"ollama",
	"openai",
	"sentence-transformer"
];
/** A way to turn text into vectors: `[embeddings.profiles.<name>]`. */
export interface EmbeddingProfile {
	readonly name: string;
	readonly provider: EmbeddingProvider;
	readonly model: string;
	readonly dimension: number;
	readonly capabilities: readonly string[];
	/** `free`, `low`, `medium`, `high`, or a value from the configuration. */
	readonly costClass: string | undefined;
	/** The address of the service, if not the provider's default. */
	readonly apiBase: string | undefined;
	/** The reason why the configured address cannot be used: then nothing is sent anywhere, least of all to the default one. */
	readonly addressProblem?: string | undefined;
	readonly timeoutSeconds: number | undefined;
	readonly maxSequenceTokens: number | undefined;
}
/** An embedding profile and an index table: where a slice is stored or a query is searched. */
export interface ResolvedRoute {
	readonly routeName: string;
	readonly profile: EmbeddingProfile;
	/** The table's name, such as `emb_code`. */
	readonly index: string;
}
/** A documented fallback that was used, as a sentence. */
export interface RouteFallback {
	readonly code: string;
	readonly message: string;
}
/** A route of a fan-out and its weight in the fusion. */
export interface WeightedRoute {
	readonly route: ResolvedRoute;
	readonly weight: number;
}
/** The destinations of a query: the first route is the primary one. */
export interface RoutingPlan {
	readonly routes: readonly WeightedRoute[];
	readonly fallbacks: readonly RouteFallback[];
}
/** A way to fuse the results of several routes: `scoring.fusion.method`. */
export type FusionMethod = (typeof FUSION_METHODS)[number];
declare const FUSION_METHODS: readonly [
	"shared_scale",
	"minmax",
	"max",
	"rrf",
	"z_score"
];
/**
 * The envelope of every answer. The wording is LLMC's. The three kinds of meta are separate types, so that status, source and
 * freshness cannot contradict each other: an answer from the graph is fresh, and one from anywhere else never claims to be.
 */
/** How an answer was obtained: from the graph, from the live files instead, or not at all. */
export type ResultStatus = (typeof RESULT_STATUSES)[number];
declare const RESULT_STATUSES: readonly [
	"OK",
	"FALLBACK",
	"ERROR"
];
/** The origin of the items. */
export type Source = (typeof SOURCES)[number];
declare const SOURCES: readonly [
	"RAG_GRAPH",
	"LOCAL_FALLBACK",
	"NONE"
];
/**
 * Whether the index describes the commit in question. `FRESH`: proved. `STALE`: it describes something else, or says so itself.
 * `UNKNOWN`: nothing is known.
 */
export type FreshnessState = (typeof FRESHNESS_STATES)[number];
declare const FRESHNESS_STATES: readonly [
	"FRESH",
	"STALE",
	"UNKNOWN"
];
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
export type RagResult<Item = ResultItem> = {
	readonly meta: OkMeta | FallbackMeta;
	readonly items: readonly Item[];
} | {
	readonly meta: ErrorMeta;
	readonly items: readonly [
	];
};
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
declare const BINDING_STATUSES: readonly [
	"same",
	"moved",
	"relocated",
	"renamed",
	"relocated_renamed",
	"ambiguous",
	"gone"
];
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
export interface CommonItem {
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
/** May the graph answer? Only a fresh one may, so the two cannot disagree; a refusal says why in one sentence. */
export type RouteDecision = {
	readonly useRag: true;
	readonly freshnessState: "FRESH";
	readonly status: IndexStatus;
	readonly reason?: undefined;
} | {
	readonly useRag: false;
	readonly freshnessState: UnprovedState;
	readonly status: IndexStatus | undefined;
	readonly reason: string;
};
/** The state of a repository's index, relative to one commit. */
export interface IndexCheck {
	/** Whether the graph may answer about the commit. Differing files of the working tree do not change this. */
	readonly decision: RouteDecision;
	/** The commit that the index is compared with, `undefined` before the first one. */
	readonly head: string | undefined;
	/** The commit that the index was made of, as a full id where git knows it. */
	readonly indexedCommit: string | undefined;
	/** A branch or tag that points at the indexed commit. */
	readonly indexedRef: string | undefined;
	readonly relation: CommitRelation;
	/** The comparison of the index's files with those of the commit; `undefined` when they are not known. */
	readonly files: FileFreshness | undefined;
	/** Files of the working tree that differ from the commit checked out; `undefined` when the check is about a named commit. */
	readonly dirtyFiles: readonly FileChange[] | undefined;
}
/** The envelope in JSON: LLMC's names and shapes, and the keys that this project adds to them. */
export interface RagResultWire<ItemWire = ResultItemWire> {
	readonly meta: RagToolMetaWire;
	readonly items: readonly ItemWire[];
}
/** All keys are always present; unknown values are null. The first six keys are LLMC's. */
export interface RagToolMetaWire {
	readonly status: ResultStatus;
	readonly error_code: ErrorCode | null;
	readonly message: string | null;
	readonly source: Source;
	readonly freshness_state: FreshnessState;
	readonly index_status: IndexStatusWire | null;
	readonly tool: string | null;
	readonly query: string | null;
	/** The direction in which a lineage was followed; null for other tools. */
	readonly direction: string | null;
	readonly commit: string | null;
	readonly truncated: boolean;
	readonly total: number;
	readonly reason: string | null;
	readonly elapsed_ms: number | null;
}
/** LLMC's status object; `last_error` is present only when there was one. */
export interface IndexStatusWire {
	readonly repo: string;
	readonly index_state: string;
	readonly last_indexed_at: string | null;
	readonly last_indexed_commit: string | null;
	readonly schema_version: string;
	readonly last_error?: string;
}
/** A definition, which can be looked up again as `path#qualname`. */
export interface SymbolRefWire {
	readonly path: string;
	readonly qualname: string;
	readonly kind: DefinitionKind;
	readonly start_line: number;
	readonly end_line: number;
}
/** The keys that every item has. The first three are LLMC's. */
export interface CommonItemWire {
	readonly file: string;
	readonly snippet: {
		readonly text: string;
		readonly location: {
			readonly path: string;
			readonly start_line: number;
			readonly end_line: number;
		};
	};
	/** The index's fields, without those that have no value. */
	readonly enrichment: Readonly<Record<string, unknown>> | null;
	/** Present only when true. */
	readonly enrichment_stale?: true;
}
/** How an item's symbol was found again. */
export interface ItemBindingWire {
	readonly status: BindingStatus;
	readonly score: number;
}
/** A search hit: LLMC's three keys, how it was found, and `binding` when the index was involved. */
export interface SearchItemWire extends CommonItemWire {
	readonly title?: string;
	readonly slice_type?: SliceType;
	readonly slice_language?: string | null;
	/** The confidence of the type, with its reasons in the next field; null where the index does not keep it. */
	readonly slice_confidence?: number | null;
	readonly slice_reasons?: readonly string[];
	readonly route?: string;
	/** Hits are sorted by it. */
	readonly score?: number;
	/** Before the routes were fused. */
	readonly route_score?: number;
	readonly term_score?: number | null;
	readonly vector_score?: number | null;
	readonly why?: readonly string[];
	/** The definition that was hit; null for other hits. */
	readonly symbol?: SymbolRefWire | null;
	/** The line of the name. */
	readonly line?: number;
	readonly signature?: string | null;
	readonly is_test?: boolean;
	readonly binding?: ItemBindingWire;
}
/** A use of a symbol. */
export interface UseItemWire extends CommonItemWire {
	readonly line: number;
	readonly column: number;
	readonly role: UseRole;
	readonly confidence: Confidence;
	/** The member that the code names, which the symbol implements or overrides. */
	readonly through?: string;
	readonly symbol: SymbolRefWire;
	readonly enclosing: SymbolRefWire | null;
	readonly is_test: boolean;
	readonly binding: ItemBindingWire | null;
	/** The index's fields about the symbol itself; on the first use of each symbol only. */
	readonly symbol_enrichment?: Readonly<Record<string, unknown>>;
	readonly symbol_enrichment_stale?: true;
}
/** A step of a lineage. */
export interface HopWire {
	readonly symbol: SymbolRefWire;
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly confidence: Confidence;
}
/** A caller or callee across one or more steps. */
export interface LineageItemWire extends CommonItemWire {
	readonly symbol: SymbolRefWire;
	readonly confidence: Confidence;
	readonly depth: number;
	readonly hops: readonly HopWire[];
	readonly is_test: boolean;
	readonly binding: ItemBindingWire | null;
}
/** An item of any tool. */
export type ResultItemWire = SearchItemWire | UseItemWire | LineageItemWire;
/** The result of an index check, as JSON. Unknown values are null. */
export interface IndexCheckWire {
	readonly status: IndexStatusWire | null;
	readonly route: {
		readonly use_rag: boolean;
		readonly freshness_state: FreshnessState;
		/** The reason why the graph does not answer; null when it does. */
		readonly reason: string | null;
		/** `same`, `behind 3`, `ahead 1`, `diverged`, `unrelated` or `unknown`. */
		readonly relation: string;
		/** Commits that only the index has. */
		readonly ahead: number | null;
		/** Commits that the index lacks. */
		readonly behind: number | null;
	};
	readonly head: string | null;
	readonly indexed_commit: string | null;
	readonly indexed_ref: string | null;
	/** Files that differ between the index and the commit. */
	readonly changed_files: number | null;
	readonly files: {
		readonly fresh: number;
		readonly changed: number;
		readonly added: number;
		readonly deleted: number;
	} | null;
	readonly dirty_files: readonly {
		readonly path: string;
		readonly status: ChangeStatus;
	}[] | null;
}
/** The JSON of an index check. */
export declare function indexCheckToWire(check: IndexCheck): IndexCheckWire;
/** The kind of change to a symbol between base and head; the first in this list that applies is used. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];
declare const CHANGE_KINDS: readonly [
	"deleted",
	"renamed",
	"relocated",
	"relocated_renamed",
	"visibility",
	"signature",
	"body",
	"added"
];
declare const SIGNATURE_CHANGES: readonly [
	"parameter_added",
	"parameter_removed",
	"parameter_renamed",
	"parameter_reordered",
	"parameter_type",
	"default_added",
	"default_removed",
	"default_changed",
	"return_type",
	"modifier"
];
/** One difference between two signatures. */
export interface SignatureChange {
	readonly kind: (typeof SIGNATURE_CHANGES)[number];
	/** The parameter, or the modifier such as `async`; empty for a return type. */
	readonly name: string;
	readonly from: string | undefined;
	readonly to: string | undefined;
	/** A call that base accepted is no longer accepted. */
	readonly isBreaking: boolean;
}
/** A symbol that differs between base and head. */
export interface ChangedSymbol {
	/** Identifies the change inside this review. */
	readonly id: string;
	readonly change: ChangeKind;
	/** Other differences, such as the body of a renamed function. */
	readonly also: readonly ChangeKind[];
	readonly before: SymbolRef | undefined;
	readonly after: SymbolRef | undefined;
	readonly signature: readonly SignatureChange[];
	/** The signature on both sides, as written; undefined if unchanged. */
	readonly signatures?: {
		readonly before: string;
		readonly after: string;
	} | undefined;
	/** The language lets other files use it. */
	readonly isPublic: boolean;
	readonly isTest: boolean;
	/** The number of places that use it at head, by any name it has there; undefined when they were not looked for. */
	readonly uses: {
		readonly production: number;
		readonly tests: number;
	} | undefined;
}
/** The reason why a use is broken: what happened to the symbol it refers to. */
export type BrokenReason = (typeof BROKEN_REASONS)[number];
declare const BROKEN_REASONS: readonly [
	"deleted",
	"renamed",
	"moved",
	"not_exported",
	"signature"
];
/** A place at head that uses something that head no longer has. */
export interface BrokenUse {
	/** The changed symbol's id. */
	readonly changeId: string;
	readonly path: string;
	readonly line: number;
	readonly column: number;
	readonly endColumn: number;
	/** The line of code, without its indentation. */
	readonly text: string;
	readonly role: UseRole;
	readonly confidence: Confidence;
	readonly reason: BrokenReason;
	/** One sentence: what is missing, and where it went if that is known. */
	readonly message: string;
	readonly enclosing: SymbolRef | undefined;
	readonly isTest: boolean;
	/** The name comes through an import that is itself broken and listed: fixing the import fixes this use. */
	readonly isThroughImport?: boolean;
}
/** The source that declares a broken use intended: a comment next to it, the list in llmc.toml, or the baseline. */
export type IgnoredBy = (typeof IGNORED_BY)[number];
declare const IGNORED_BY: readonly [
	"comment",
	"list",
	"baseline"
];
/** An intended broken use. */
export interface IgnoredUse extends Pick<BrokenUse, "changeId" | "path" | "line" | "reason"> {
	readonly by: IgnoredBy;
	/** The reason, as written. */
	readonly note: string | undefined;
	/** The change under review itself added the declaration, which the report must mention. */
	readonly isOfChange: boolean;
}
/** A symbol that uses a changed one, directly (depth 1) or through others. */
export interface AffectedSymbol {
	/** Undefined for code outside of any definition. */
	readonly symbol: SymbolRef | undefined;
	readonly path: string;
	/** The line that uses the next hop towards the change. */
	readonly line: number;
	readonly depth: number;
	readonly confidence: Confidence;
	readonly isTest: boolean;
	/** The nearest changed symbol's id. */
	readonly changeId: string;
	/** Index in the list of the affected symbol one hop closer to the change; undefined at depth 1. */
	readonly via: number | undefined;
}
/** A command that runs some test files. */
export interface TestCommand {
	/** The test runner that collects them: `pytest`. */
	readonly runner: string;
	/** The folder that it is started in; `.` is the top of the repository. */
	readonly folder: string;
	/** A shell command line with the necessary quoting; to be run at the top of the repository. */
	readonly command: string;
	readonly files: readonly string[];
}
/** A place in prose that names a symbol that is gone. */
export interface DocMention {
	readonly changeId: string;
	readonly path: string;
	readonly line: number;
	readonly text: string;
}
declare const SEVERITIES: readonly [
	"error",
	"warning"
];
/** A finding in llmc.toml. */
export interface ConfigFinding {
	readonly code: string;
	readonly severity: (typeof SEVERITIES)[number];
	readonly path: string;
	readonly line: number;
	readonly column: number;
	readonly message: string;
	readonly suggestion: string | undefined;
}
/** A difference in routing between base and head. */
export interface RoutingChange {
	/** The slice type, or the route, that changed. */
	readonly sliceType: string;
	readonly from: string | undefined;
	readonly to: string | undefined;
	/** The difference as a sentence that distinguishes slices from routes. */
	readonly text: string;
}
/** The index and route for the content of a changed file. */
export interface FileRoute {
	readonly path: string;
	readonly sliceType: SliceType;
	readonly routeName: string;
	readonly index: string;
}
/** The effects of a change on llmc.toml. */
export interface ReviewConfig {
	/** Head has an llmc.toml. */
	readonly isPresent: boolean;
	readonly isValid: boolean;
	readonly findings: readonly ConfigFinding[];
	readonly routingChanges: readonly RoutingChange[];
	readonly fileRoutes: readonly FileRoute[];
}
/** The freshness of the stored index, as the review reports it. */
export interface ReviewFreshness {
	readonly state: FreshnessState;
	/** `same`, `behind 3`, … */
	readonly relation: string;
	readonly indexedCommit: string | undefined;
	readonly reason: string | undefined;
	/** Indexed symbols that the change moved or renamed. */
	readonly rebound: readonly {
		readonly id: string;
		readonly status: BindingStatus;
		readonly to: SymbolRef | undefined;
	}[];
	/** Indexed symbols whose enrichment describes an older body. */
	readonly staleEnrichment: readonly string[];
}
/** The use of the index in a review: it is brought to the head and queried, queried only if it is already of the head, or ignored. */
export type IndexMode = (typeof INDEX_MODES)[number];
declare const INDEX_MODES: readonly [
	"build",
	"check",
	"off"
];
/** The source of the answers to a review's questions about its head, and how fresh that is. */
export interface ReviewIndex {
	readonly mode: IndexMode;
	readonly state: FreshnessState;
	readonly source: Source;
	readonly status: ResultStatus;
	/** The commit of the index, if there is an index. */
	readonly commit: string | undefined;
	/** Files that the index holds. */
	readonly files: number;
	/** Files that were read and linked to bring it to the head. */
	readonly filesRead: number;
	/** Files of either side that were parsed in this run, because no earlier run had seen their content; undefined when they were not counted. */
	readonly filesParsed: number | undefined;
	/** It is of the commit that the change starts from: the normal case for an index that is not brought to the head. */
	readonly isOfBase: boolean;
	/** One sentence when something other than the index answered. */
	readonly note: string | undefined;
}
/** The uses of a changed symbol, in the envelope of the tool itself. */
export interface ReviewQuery {
	readonly changeId: string;
	readonly result: RagResult<UseItem>;
}
/** The description of a changed symbol, in words, from the index. */
export interface ReviewSummary {
	readonly changeId: string;
	readonly text: string;
	/** It describes an older body. */
	readonly isStale: boolean;
}
/** A changed file that was not compared by symbols, and why. */
export interface SkippedFile {
	readonly path: string;
	readonly reason: string;
}
/** A changed code file that could not be compared, although nothing at base indicates that it need not be. */
export interface NotCompared extends SkippedFile {
	/** Other code used what it had at base, or it used what head no longer has: something may be broken without being reported. */
	readonly mayBreak: boolean;
}
/** A kind of item that was cut for lack of time or space, as worded in `LEFT_OUT`, and a count. */
export interface LeftOut {
	readonly what: string;
	readonly count: number;
}
/** The duration of a part of the work. */
export interface PhaseTiming {
	readonly phase: string;
	readonly milliseconds: number;
}
/** The complete content of a pull request's report. Lists are ranked, most important first. */
export interface Review {
	readonly base: string;
	readonly head: string;
	/** How base and head were found, as a sentence; undefined when both were given. */
	readonly range: string | undefined;
	readonly filesChanged: number;
	readonly changes: readonly ChangedSymbol[];
	readonly broken: readonly BrokenUse[];
	/** Intended broken uses, and what declares them so; they never fail a check. */
	readonly ignored: readonly IgnoredUse[];
	readonly affected: readonly AffectedSymbol[];
	/** Every file with an affected symbol or a broken use. */
	readonly affectedFiles: readonly string[];
	/** Test files that reach a change, if a test runner collects them. */
	readonly testsToRun: readonly string[];
	/** Commands that run these files. */
	readonly testCommands: readonly TestCommand[];
	/** Ids of changed public symbols that are not used in this repository. */
	readonly unusedPublic: readonly string[];
	readonly docMentions: readonly DocMention[];
	readonly config: ReviewConfig;
	readonly freshness: ReviewFreshness;
	readonly index: ReviewIndex;
	/** The uses of changed symbols, one query per symbol, in the order of `changes`. */
	readonly queries: readonly ReviewQuery[];
	readonly summaries: readonly ReviewSummary[];
	/** Changed files that need no comparison: generated, vendored, binary. */
	readonly skipped: readonly SkippedFile[];
	/** Changed files that should have been compared. */
	readonly notCompared: readonly NotCompared[];
	readonly leftOut: readonly LeftOut[];
	readonly timings: readonly PhaseTiming[];
}
/** The changes of a review, without the uses of the changed symbols. */
export type ChangedSymbols = Pick<Review, "base" | "head" | "range" | "filesChanged" | "changes" | "skipped">;
/** A review as JSON. Missing values are null. */
export declare function reviewToWire(review: Review): {
	version: 1;
	base: string;
	head: string;
	range: string | null;
	files_changed: number;
	changes: {
		uses: {
			production: number;
			tests: number;
		} | null;
		id: string;
		change: "added" | "deleted" | "renamed" | "relocated" | "relocated_renamed" | "signature" | "body" | "visibility";
		also: ("added" | "deleted" | "renamed" | "relocated" | "relocated_renamed" | "signature" | "body" | "visibility")[];
		before: SymbolRefWire | null;
		after: SymbolRefWire | null;
		signature: {
			kind: "return_type" | "parameter_added" | "parameter_removed" | "parameter_renamed" | "parameter_reordered" | "parameter_type" | "default_added" | "default_removed" | "default_changed" | "modifier";
			name: string;
			from: string | null;
			to: string | null;
			is_breaking: boolean;
		}[];
		signatures: {
			before: string;
			after: string;
		} | null;
		is_public: boolean;
		is_test: boolean;
	}[];
	broken: {
		change_id: string;
		path: string;
		line: number;
		column: number;
		end_column: number;
		text: string;
		role: "string" | "inherit" | "type" | "call" | "read" | "write" | "decorator" | "import" | "reexport";
		confidence: "exact" | "likely" | "possible";
		reason: "deleted" | "renamed" | "moved" | "signature" | "not_exported";
		message: string;
		enclosing: SymbolRefWire | null;
		is_test: boolean;
		is_through_import: boolean;
	}[];
	ignored: {
		change_id: string;
		path: string;
		line: number;
		reason: "deleted" | "renamed" | "moved" | "signature" | "not_exported";
		by: "list" | "comment" | "baseline";
		note: string | null;
		is_of_change: boolean;
	}[];
	affected: {
		symbol: SymbolRefWire | null;
		path: string;
		line: number;
		depth: number;
		confidence: "exact" | "likely" | "possible";
		is_test: boolean;
		change_id: string;
		via: number | null;
	}[];
	affected_files: string[];
	tests_to_run: string[];
	test_commands: {
		runner: string;
		folder: string;
		command: string;
		files: string[];
	}[];
	unused_public: string[];
	doc_mentions: {
		change_id: string;
		path: string;
		line: number;
		text: string;
	}[];
	config: {
		is_present: boolean;
		is_valid: boolean;
		findings: {
			code: string;
			severity: "error" | "warning";
			path: string;
			line: number;
			column: number;
			message: string;
			suggestion: string | null;
		}[];
		routing_changes: {
			slice_type: string;
			from: string | null;
			to: string | null;
			text: string;
		}[];
		file_routes: {
			path: string;
			slice_type: string;
			route_name: string;
			index: string;
		}[];
	};
	freshness: {
		state: "FRESH" | "STALE" | "UNKNOWN";
		relation: string;
		indexed_commit: string | null;
		reason: string | null;
		rebound: {
			id: string;
			status: "renamed" | "same" | "moved" | "relocated" | "relocated_renamed" | "ambiguous" | "gone";
			to: SymbolRefWire | null;
		}[];
		stale_enrichment: string[];
	};
	index: {
		mode: "build" | "check" | "off";
		state: "FRESH" | "STALE" | "UNKNOWN";
		source: "RAG_GRAPH" | "LOCAL_FALLBACK" | "NONE";
		status: "OK" | "FALLBACK" | "ERROR";
		commit: string | null;
		files: number;
		files_read: number;
		files_parsed: number | null;
		is_of_base: boolean;
		note: string | null;
	};
	queries: {
		change_id: string;
		meta: RagToolMetaWire;
		items: UseItemWire[];
	}[];
	summaries: {
		change_id: string;
		text: string;
		is_stale: boolean;
	}[];
	skipped: {
		path: string;
		reason: string;
	}[];
	not_compared: {
		path: string;
		reason: string;
		may_break: boolean;
	}[];
	left_out: {
		what: string;
		count: number;
	}[];
	timings: {
		phase: string;
		milliseconds: number;
	}[];
};
/** The JSON of a review; docs/schemas/review.json describes its fields. */
export type ReviewWire = ReturnType<typeof reviewToWire>;
/** Changed symbols as JSON. */
export declare function changedToWire(changed: ChangedSymbols): {
	base: string;
	head: string;
	range: string | null;
	files_changed: number;
	changes: {
		id: string;
		change: "added" | "deleted" | "renamed" | "relocated" | "relocated_renamed" | "signature" | "body" | "visibility";
		also: ("added" | "deleted" | "renamed" | "relocated" | "relocated_renamed" | "signature" | "body" | "visibility")[];
		before: SymbolRefWire | null;
		after: SymbolRefWire | null;
		signature: {
			kind: "return_type" | "parameter_added" | "parameter_removed" | "parameter_renamed" | "parameter_reordered" | "parameter_type" | "default_added" | "default_removed" | "default_changed" | "modifier";
			name: string;
			from: string | null;
			to: string | null;
			is_breaking: boolean;
		}[];
		signatures: {
			before: string;
			after: string;
		} | null;
		is_public: boolean;
		is_test: boolean;
	}[];
	skipped: {
		path: string;
		reason: string;
	}[];
};
/** The JSON of an answer. Keys are in a fixed order. */
export declare function toWire(result: RagResult): RagResultWire;
/** `upstream` are the callers, `downstream` the callees. */
export type Direction = (typeof DIRECTIONS)[number];
declare const DIRECTIONS: readonly [
	"upstream",
	"downstream"
];
/** The ways to write a direction, in any case and with space around it. */
export type DirectionWord = Direction | "callers" | "callees";
/** A definition with its source text. */
export interface SymbolSource {
	readonly symbol: SymbolRef;
	/** The line of its name: `path:nameLine` means this definition and no other. */
	readonly nameLine: number;
	/** The start of the definition, in one line. */
	readonly signature: string;
	/** The text of its doc comment or doc string; undefined without one. */
	readonly docs: string | undefined;
	/** Its lines, from the first decorator or doc comment to the end. */
	readonly source: readonly string[];
	/** The line of the file where `source` begins. */
	readonly sourceLine: number;
	readonly isTest: boolean;
}
/** A definition in the outline of a file. */
export interface OutlinedSymbol {
	readonly qualname: string;
	readonly kind: DefinitionKind;
	readonly startLine: number;
	readonly endLine: number;
	readonly signature: string;
	/** The number of enclosing definitions. */
	readonly depth: number;
}
/** A definition with its users and callees. */
export interface SymbolContext {
	readonly definition: SymbolSource;
	/** Uses outside of tests, imports left out. */
	readonly users: readonly UseItem[];
	/** The definitions that it calls directly. */
	readonly callees: readonly LineageItem[];
	/** Uses in tests, imports left out. */
	readonly tests: readonly UseItem[];
}
/** The effects of changing a definition. */
export interface SymbolImpact {
	readonly symbol: SymbolRef;
	readonly signature: string;
	/** Every use: what breaks if the definition is removed, and what to check if it changes. */
	readonly uses: readonly UseItem[];
	/** The indirect callers: nearest first, tests last. */
	readonly callers: readonly LineageItem[];
	/** Test files that use it, directly or through other code. */
	readonly testFiles: readonly string[];
}
/** Receives messages for people. The command line prints them on stderr, the action as workflow commands. */
export interface Logger {
	/** Something the user should know but that does not stop the work. */
	warn(message: string): void;
	info(message: string): void;
	/** Shown only on request (`--verbose`, a debug run). */
	debug(message: string): void;
}
/** Shows people how far a long piece of work has come. */
export interface Progress {
	/** Begins a phase of `total` steps and ends the previous one. */
	start(label: string, total: number): void;
	advance(steps: number): void;
	/** Ends the phase and leaves the screen clean. */
	stop(): void;
}
/** Selects which uses of a symbol to show. */
export interface WhereUsedOptions {
	/** The maximum number of uses shown. */
	readonly limit: number;
	/** The lowest confidence shown. */
	readonly confidence: Confidence;
	/** Whether imports and re-exports count as uses. */
	readonly includeImports: boolean;
	readonly tests: "include" | "only" | "exclude";
	/** Only uses in files that match a `.gitignore` pattern; default is every file. */
	readonly path?: string | undefined;
}
/** The number of a version that goes up, by semantic versioning. */
export type Release = (typeof RELEASES)[number];
declare const RELEASES: readonly [
	"major",
	"minor",
	"patch"
];
/** From where to where a public interface is compared. */
export interface ApiRange {
	/** The commit or tag of the last release. */
	readonly since: string;
	/** The commit to be released; default is the one that is checked out. */
	readonly head?: string | undefined;
	/** Look only at paths that fit one of these patterns, as `.gitignore` writes them; default is every path. */
	readonly include?: readonly string[] | undefined;
	/** Look at no path that fits one of these patterns. */
	readonly exclude?: readonly string[] | undefined;
}
/** A change of a public symbol. */
export interface ApiChange extends ChangedSymbol {
	/** Code that used it at the last release may not work with the next one. */
	readonly isBreaking: boolean;
}
/** The changes of the public interface since a release. */
export interface ApiDiff {
	readonly since: string;
	/** The commits that were compared. */
	readonly base: string;
	readonly head: string;
	/** The release that the changes make. */
	readonly release: Release;
	readonly removed: readonly ApiChange[];
	readonly changed: readonly ApiChange[];
	readonly added: readonly ApiChange[];
	/** Changed files that were not compared: what they offer is not known. */
	readonly skipped: readonly SkippedFile[];
}
/** The JSON of a compared interface. */
export declare function apiDiffToWire(diff: ApiDiff): {
	since: string;
	base: string;
	head: string;
	release: "patch" | "major" | "minor";
	removed: {
		is_breaking: boolean;
		id: string;
		change: "added" | "deleted" | "renamed" | "relocated" | "relocated_renamed" | "signature" | "body" | "visibility";
		also: ("added" | "deleted" | "renamed" | "relocated" | "relocated_renamed" | "signature" | "body" | "visibility")[];
		before: SymbolRefWire | null;
		after: SymbolRefWire | null;
		signature: {
			kind: "return_type" | "parameter_added" | "parameter_removed" | "parameter_renamed" | "parameter_reordered" | "parameter_type" | "default_added" | "default_removed" | "default_changed" | "modifier";
			name: string;
			from: string | null;
			to: string | null;
			is_breaking: boolean;
		}[];
		signatures: {
			before: string;
			after: string;
		} | null;
		is_public: boolean;
		is_test: boolean;
	}[];
	changed: {
		is_breaking: boolean;
		id: string;
		change: "added" | "deleted" | "renamed" | "relocated" | "relocated_renamed" | "signature" | "body" | "visibility";
		also: ("added" | "deleted" | "renamed" | "relocated" | "relocated_renamed" | "signature" | "body" | "visibility")[];
		before: SymbolRefWire | null;
		after: SymbolRefWire | null;
		signature: {
			kind: "return_type" | "parameter_added" | "parameter_removed" | "parameter_renamed" | "parameter_reordered" | "parameter_type" | "default_added" | "default_removed" | "default_changed" | "modifier";
			name: string;
			from: string | null;
			to: string | null;
			is_breaking: boolean;
		}[];
		signatures: {
			before: string;
			after: string;
		} | null;
		is_public: boolean;
		is_test: boolean;
	}[];
	added: {
		is_breaking: boolean;
		id: string;
		change: "added" | "deleted" | "renamed" | "relocated" | "relocated_renamed" | "signature" | "body" | "visibility";
		also: ("added" | "deleted" | "renamed" | "relocated" | "relocated_renamed" | "signature" | "body" | "visibility")[];
		before: SymbolRefWire | null;
		after: SymbolRefWire | null;
		signature: {
			kind: "return_type" | "parameter_added" | "parameter_removed" | "parameter_renamed" | "parameter_reordered" | "parameter_type" | "default_added" | "default_removed" | "default_changed" | "modifier";
			name: string;
			from: string | null;
			to: string | null;
			is_breaking: boolean;
		}[];
		signatures: {
			before: string;
			after: string;
		} | null;
		is_public: boolean;
		is_test: boolean;
	}[];
	skipped: {
		path: string;
		reason: string;
	}[];
};
/** A question about the callers or callees of a symbol. */
export interface LineageQuestion {
	readonly symbol: string;
	readonly direction: Direction;
	/** The maximum number of symbols shown. */
	readonly limit: number;
	/** The maximum number of hops followed. */
	readonly maxDepth: number;
	/** The lowest confidence of a hop. */
	readonly confidence: Confidence;
}
/** Some of the options, each of which may also be given as undefined. */
export type Given<Options> = {
	readonly [Name in keyof Options]?: Options[Name] | undefined;
};
/** The limits of a lineage: everything in the question apart from the symbol and the direction. */
export type LineageLimits = Omit<LineageQuestion, "symbol" | "direction">;
/** The filters that hits must pass; a missing filter is not applied. */
export interface SearchFilters {
	/** Tests count as much as all other code. */
	readonly tests?: boolean | undefined;
	/** A kind of definition (`function`, `class`, …) or of slice (`code`, `docs`, `config`, …). */
	readonly kind?: string | undefined;
	/** A `.gitignore` pattern. */
	readonly path?: string | undefined;
	readonly language?: string | undefined;
}
/** A broken use that the patch does not fix, with the reason. */
export interface Refusal extends Pick<BrokenUse, "path" | "line"> {
	readonly why: string;
}
/** A patch that updates the uses of renamed symbols to the new name, and the uses that people must fix themselves. */
export interface NamePatch {
	readonly patch: string;
	/** The number of uses that the patch fixes. */
	readonly fixed: number;
	readonly refused: readonly Refusal[];
}
/** The names of the change that a report is of, in the repository's own words. */
export interface ChangeNames {
	readonly repository: string;
	readonly branch: string | undefined;
	readonly subject: string | undefined;
}
/** A filter for the definitions of a symbol. */
export interface SymbolFilter {
	/** Only definitions in files that fit a pattern, as `.gitignore` writes it. */
	readonly path?: string | undefined;
	/** Only definitions of this kind. */
	readonly kind?: DefinitionKind | undefined;
}
/** The definitions of a file. */
export interface Outline {
	readonly path: string;
	readonly language: Language;
	/** Lines of the file. */
	readonly lines: number;
	readonly symbols: readonly OutlinedSymbol[];
	/** Syntax errors: what stands around them may be missing. */
	readonly errors: number;
}
/** The outcome of a pull. */
export interface PulledIndex {
	readonly remote: string;
	/** The commit that the published index was made of. */
	readonly publishedCommit: string;
	/** The commit that the graph is of now. */
	readonly commit: string;
	/** Files of the store that were fetched. */
	readonly files: number;
	readonly bytes: number;
	/** Contents that the published index did not know. */
	readonly parsed: number;
	readonly linked: number;
	/** Files whose links were still right. */
	readonly reused: number;
}
/** The change to review, and options for the review. */
export interface ReviewedChange {
	/** The commit at which the change starts; default is the one where it left the default branch. */
	readonly base?: string | undefined;
	/** The change; default is the working tree if code in it is edited, else the commit that is checked out. */
	readonly head?: string | undefined;
	/** An explanation of `base` and `head`, from a caller that knows them to be the two sides: they are taken as they are. May be empty. */
	readonly range?: string | undefined;
	/** Tell only of paths that fit one of these patterns, as `.gitignore` writes them; default is every path. */
	readonly include?: readonly string[] | undefined;
	/** Tell nothing of paths that fit one of these patterns. */
	readonly exclude?: readonly string[] | undefined;
	/** Look at the working tree, edits included, instead of a commit; default is to do so where code is edited and no head is named. */
	readonly isWorkTree?: boolean | undefined;
	/** Larger files are left out. */
	readonly maxFileSize?: number | undefined;
	/** The file of the baseline, from the root; default is `llmc-nav.baseline.json`. Base's is read. */
	readonly baseline?: string | undefined;
	/** The use of the index; default is to ask it only if it is of the head already. */
	readonly index?: IndexMode | undefined;
	/** Seconds that bringing the index to the head may take; default is as long as it takes. */
	readonly indexBudgetSeconds?: number | undefined;
	/** Seconds that the review may take before it tells what it has; default is as long as it takes. */
	readonly timeBudgetSeconds?: number | undefined;
	/** The kept index came from elsewhere: link again what matters to the change, and a sample of the rest. */
	readonly isIndexVerified?: boolean | undefined;
}
/** `[[nav.ignore]]` in llmc.toml: intended broken uses. Every key that is present must match. */
export interface IgnoreEntry {
	/** The changed symbol: `Auth.login`, or with wildcards `Auth.*`. */
	readonly symbol: string | undefined;
	/** The path of the use, as a `.gitignore` pattern. */
	readonly path: string | undefined;
	readonly kind: BrokenReason | undefined;
	readonly reason: string | undefined;
}
/** `[embeddings.routes.<name>]` as written. */
export interface RouteEntry {
	/** The name of its profile; undefined or empty when none is given. */
	readonly profile: string | undefined;
	readonly index: string | undefined;
	/** Whether the index is a valid table name. */
	readonly isIndexValid: boolean;
}
/** A route that is searched in addition to a primary one. */
export interface SecondaryRoute {
	readonly routeName: string;
	readonly weight: number;
}
/** `[routing.multi_route.<primary>_primary]`. */
export interface MultiRoute {
	/** The value of its `primary`, which should be the same as in its key. */
	readonly declaredPrimary: string | undefined;
	/** Without invalid entries: bad weights, the primary route itself, repetitions. */
	readonly secondaries: readonly SecondaryRoute[];
}
/** `[scoring.fusion]`. */
export interface FusionOptions {
	/** Undefined when the configuration does not choose. */
	readonly method: FusionMethod | undefined;
	readonly rrfK: number;
	/** Route weights that a z-score fusion uses instead of the fan-out's. */
	readonly weights: ReadonlyMap<string, number> | undefined;
	readonly fallbackToRrf: boolean;
	readonly minSamplesForZScore: number;
}
/** The part of `llmc.toml` that determines where slices are stored and queries are searched. */
export interface RoutingConfig {
	/** There is no file: these are the defaults, which need no setup. */
	readonly isBuiltIn: boolean;
	/** `[embeddings] index_in_ci`: the action builds the search tables when the default branch is pushed, and on a schedule. */
	readonly isIndexedInCi: boolean;
	/** Undefined for a profile that is present but cannot be used. */
	readonly profiles: ReadonlyMap<string, EmbeddingProfile | undefined>;
	readonly routes: ReadonlyMap<string, RouteEntry>;
	readonly sliceTypeToRoute: ReadonlyMap<string, string>;
	/** `[routing.slice_types]`: file paths determine the type of their slices before anything else does. */
	readonly sliceTypes: SliceTypePatterns;
	readonly enableQueryRouting: boolean;
	readonly enableMultiRoute: boolean;
	/** By the name of the primary route. */
	readonly multiRoutes: ReadonlyMap<string, MultiRoute>;
	/** The route of queries without any evidence. */
	readonly defaultRoute: string;
	/** Whether code wins a tie with product data; undefined when the configuration does not say. */
	readonly preferCodeOnConflict: boolean | undefined;
	/** The largest difference at which code and product data count as a tie. */
	readonly conflictMargin: number | undefined;
	readonly fusion: FusionOptions;
	/** Broken uses that a review does not report, from `[[nav.ignore]]`. */
	readonly ignore: readonly IgnoreEntry[];
}
/** The configuration by which a routing was decided, and the routes that it chose. */
export interface Routed {
	readonly config: RoutingConfig;
	readonly plan: RoutingPlan;
}
/** The routing of a query. */
export interface QueryRouting extends Routed {
	readonly kind: "query";
	readonly query: string;
	readonly tool: string | undefined;
	readonly classification: QueryClassification;
	/** The method that makes one list of the answers of several routes; undefined when one route is asked. */
	readonly fusion: FusionMethod | undefined;
}
/** The routing of a file's content. */
export interface FileRouting extends Routed {
	readonly kind: "file";
	readonly path: string;
	readonly classification: SliceClassification;
	/** The route that the configuration gives to slices of this type. */
	readonly routeName: string;
}
/** `error`: something does not work as written. `warning`: it works, but not as the reader may think. */
export type Severity = "error" | "warning";
/** The severity and the meaning of a code. */
export interface FindingKind {
	readonly severity: Severity;
	readonly meaning: string;
}
declare const FINDING_CODES: {
	readonly TOO_LARGE: FindingKind;
	readonly NOT_TEXT: FindingKind;
	readonly SYNTAX: FindingKind;
	readonly TOO_DEEP: FindingKind;
	readonly REDEFINED_KEY: FindingKind;
	readonly BAD_TYPE: FindingKind;
	readonly BAD_VALUE: FindingKind;
	readonly UNKNOWN_PROVIDER: FindingKind;
	readonly MISSING_PROVIDER: FindingKind;
	readonly MISSING_MODEL: FindingKind;
	readonly MISSING_DIMENSION: FindingKind;
	readonly BAD_DIMENSION: FindingKind;
	readonly DIMENSIONS_DISAGREE: FindingKind;
	readonly SECRET_IN_CONFIG: FindingKind;
	readonly MISSING_DOCS_ROUTE: FindingKind;
	readonly INCOMPLETE_DOCS_ROUTE: FindingKind;
	readonly MISSING_PROFILE: FindingKind;
	readonly BAD_INDEX_NAME: FindingKind;
	readonly INDEX_DIMENSIONS_DIFFER: FindingKind;
	readonly PRIMARY_MISMATCH: FindingKind;
	readonly SELF_REFERENCE: FindingKind;
	readonly BAD_WEIGHT: FindingKind;
	readonly UNKNOWN_FUSION_METHOD: FindingKind;
	readonly UNKNOWN_ROUTER_MODE: FindingKind;
	readonly UNKNOWN_KEY: FindingKind;
	readonly UNSUPPORTED_PROVIDER: FindingKind;
	readonly ASSUMED_PROVIDER: FindingKind;
	readonly UNKNOWN_COST_CLASS: FindingKind;
	readonly PROFILE_FALLBACK: FindingKind;
	readonly UNKNOWN_DEFAULT_PROFILE: FindingKind;
	readonly INCOMPLETE_ROUTE: FindingKind;
	readonly UNKNOWN_ROUTE: FindingKind;
	readonly UNKNOWN_SLICE_TYPE: FindingKind;
	readonly UNMAPPED_SLICE_TYPES: FindingKind;
	readonly MIXED_INDEX: FindingKind;
	readonly DUPLICATE_SECONDARY: FindingKind;
	readonly EMPTY_ROUTE: FindingKind;
	readonly UNUSED_FUSION_METHOD: FindingKind;
	readonly LACKING_CAPABILITY: FindingKind;
	readonly MORE_FINDINGS: FindingKind;
};
/** A range of text: lines and columns from 1; the end column is the one after the last character. */
export interface Span {
	readonly line: number;
	readonly column: number;
	readonly endLine: number;
	readonly endColumn: number;
}
/** The stable name of a kind of finding. */
export type FindingCode = keyof typeof FINDING_CODES;
/** Something about a configuration that its author should know, and its position. */
export interface Finding {
	readonly code: FindingCode;
	readonly severity: Severity;
	readonly span: Span;
	/** The dotted path of the key it is about, such as `embeddings.routes.code`; empty for the whole file. */
	readonly key: string;
	/** One or two sentences. */
	readonly message: string;
	/** The value or key that was probably meant. */
	readonly suggestion?: string;
}
/** The result of resolving the name of a route. */
export interface EffectiveRoute {
	readonly routeName: string;
	/** The slice types that it receives. */
	readonly sliceTypes: readonly string[];
	/** Undefined when it cannot be used; `problem` says why. */
	readonly route: ResolvedRoute | undefined;
	readonly problem: string | undefined;
	/** Routes that are searched for its queries as well. */
	readonly secondaries: readonly SecondaryRoute[];
	readonly fallbacks: readonly RouteFallback[];
}
/** A configuration and the findings about it. */
export interface LoadedConfig {
	/** Undefined when the text is not TOML at all; the findings say why. */
	readonly config: RoutingConfig | undefined;
	/** In text order. */
	readonly findings: readonly Finding[];
}
/** The configuration that a question is answered by. */
export interface ConfigFile {
	/** Undefined when there is none and the built-in one is used. */
	readonly path: string | undefined;
	readonly bytes: Uint8Array;
	readonly loaded: LoadedConfig;
}
/** A configuration, what is wrong with it, and what its routes come to. */
export interface Validation {
	readonly file: ConfigFile;
	readonly findings: readonly Finding[];
	readonly routes: readonly EffectiveRoute[];
}
/** The JSON of a checked configuration. */
export declare function validationToWire(validation: Validation): {
	config: string | null;
	source: "file" | "built-in";
	valid: boolean;
	errors: number;
	warnings: number;
	index_in_ci: boolean;
	message: string | null;
	findings: {
		code: "TOO_LARGE" | "NOT_TEXT" | "SYNTAX" | "TOO_DEEP" | "REDEFINED_KEY" | "BAD_TYPE" | "BAD_VALUE" | "UNKNOWN_PROVIDER" | "MISSING_PROVIDER" | "MISSING_MODEL" | "MISSING_DIMENSION" | "BAD_DIMENSION" | "DIMENSIONS_DISAGREE" | "SECRET_IN_CONFIG" | "MISSING_DOCS_ROUTE" | "INCOMPLETE_DOCS_ROUTE" | "MISSING_PROFILE" | "BAD_INDEX_NAME" | "INDEX_DIMENSIONS_DIFFER" | "PRIMARY_MISMATCH" | "SELF_REFERENCE" | "BAD_WEIGHT" | "UNKNOWN_FUSION_METHOD" | "UNKNOWN_ROUTER_MODE" | "UNKNOWN_KEY" | "UNSUPPORTED_PROVIDER" | "ASSUMED_PROVIDER" | "UNKNOWN_COST_CLASS" | "PROFILE_FALLBACK" | "UNKNOWN_DEFAULT_PROFILE" | "INCOMPLETE_ROUTE" | "UNKNOWN_ROUTE" | "UNKNOWN_SLICE_TYPE" | "UNMAPPED_SLICE_TYPES" | "MIXED_INDEX" | "DUPLICATE_SECONDARY" | "EMPTY_ROUTE" | "UNUSED_FUSION_METHOD" | "LACKING_CAPABILITY" | "MORE_FINDINGS";
		severity: "error" | "warning";
		line: number;
		column: number;
		end_line: number;
		end_column: number;
		key: string;
		message: string;
		suggestion: string | null;
	}[];
	routes: {
		route_name: string;
		slice_types: string[];
		resolved: {
			route_name: string;
			profile: string;
			provider: "words" | "hash" | "ollama" | "openai" | "sentence-transformer";
			model: string;
			dimension: number;
			cost_class: string | null;
			capabilities: string[];
			index: string;
		} | null;
		problem: string | null;
		secondary: {
			route_name: string;
			weight: number;
		}[];
		fallbacks: {
			code: string;
			message: string;
		}[];
	}[];
};
/** The JSON of a checked configuration; docs/schemas/validate.json describes its fields. */
export type ValidationWire = ReturnType<typeof validationToWire>;
/** Options for opening a repository; everything has a default. */
export interface OpenOptions {
	/** The path of the configuration, from the repository's root or absolute; default is `llmc.toml`, which need not exist. */
	readonly config?: string | undefined;
	/** The receiver of warnings; default is none. */
	readonly logger?: Logger | undefined;
	/** The receiver of the progress of long answers; default is none. */
	readonly progress?: Progress | undefined;
	/** The variables in which `search` finds the address of the index and the keys of providers; default is the process's environment. */
	readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
}
/** The options of a search, apart from the query. */
export interface SearchQuestion extends AskOptions, SearchFilters {
	/** The most matches that are shown; default is 20. */
	readonly limit?: number | undefined;
	/** The tool that asks, such as `code_refactor`: it decides about the route before the words do. */
	readonly tool?: string | undefined;
}
/** Options that every question takes. */
export interface AskOptions {
	/** Answer about a commit instead of the working tree. */
	readonly rev?: string | undefined;
}
/** A query to route, and the tool that asks. */
export interface RoutedQuery {
	readonly query: string;
	readonly tool?: string | undefined;
	readonly file?: undefined;
}
/** A file of the repository to route, by its path from the root. */
export interface RoutedFile {
	readonly file: string;
	readonly query?: undefined;
	readonly tool?: undefined;
}
/**
 * A repository that questions can be put to. Each answer is about the files as they are when it is given: nothing has to be
 * reopened after an edit. Questions are answered one after the other, in the order in which they are asked. What search, reviews
 * and the configuration need is loaded when it is first asked for: the command line asks one question and is gone.
 *
 * Mistakes in a question about symbols come back as an envelope with the status `ERROR`; elsewhere they are thrown as `UserError`s.
 */
export declare class NavRepository {
	#private;
	/** The real path of the top of the working tree. */
	readonly root: string;
	private constructor();
	/** Opens a repository, for `openRepository`; a static method keeps the way git is run out of the package's types. */
	static open(directory: string, options?: OpenOptions): Promise<NavRepository>;
	/** The matches of a query: code, docs and data, from the search index when it is proved to be fresh, else from the live files. */
	search(query: string, question?: SearchQuestion): Promise<RagResult<SearchItem>>;
	/** Every use of a symbol: `login`, `Auth.login`, `src/auth.py#Auth.login`, `src/auth.py:15` or an LLMC id. */
	whereUsed(symbol: string, options?: Given<WhereUsedOptions> & AskOptions): Promise<RagResult<UseItem>>;
	/** Callers (`upstream`) or callees (`downstream`) of a symbol over several hops; `callers` and `callees` mean the same. */
	lineage(symbol: string, direction: DirectionWord, options?: Given<LineageLimits> & AskOptions): Promise<RagResult<LineageItem>>;
	/** The definitions of a symbol with signature, docs and source. */
	symbol(symbol: string, options?: SymbolFilter & AskOptions): Promise<RagResult<SymbolSource>>;
	/** The definitions of a file, in its order, with lines and signatures. */
	outline(file: string, options?: {
		readonly kind?: DefinitionKind | undefined;
	} & AskOptions): Promise<Outline>;
	/** A definition with who uses it, what it calls, and which tests use it. */
	context(symbol: string, options?: SymbolFilter & AskOptions): Promise<RagResult<SymbolContext>>;
	/** The reach of a change of a symbol: its uses, its indirect callers, and the tests on the way. */
	impact(symbol: string, options?: SymbolFilter & {
		readonly depth?: number | undefined;
	} & AskOptions): Promise<RagResult<SymbolImpact>>;
	/** Whether the index may answer, and how far it is off if not. */
	status({ rev }?: AskOptions): Promise<IndexCheck>;
	/** The routes to which a query is put or by which a file is kept, and the reasons. */
	route(thing: RoutedQuery, options?: AskOptions): Promise<QueryRouting>;
	route(thing: RoutedFile, options?: AskOptions): Promise<FileRouting>;
	/** The mistakes in the configuration with their places, and the routes that it resolves to. */
	validate({ rev }?: AskOptions): Promise<Validation>;
	/** The review of a change: the uses that it breaks, the code that it affects and the tests that reach it. */
	review(change?: ReviewedChange): Promise<Review>;
	/** The names of the change that a review is of, in words that stay true when it is read later. */
	describe({ head, base }: Pick<Review, "head" | "base">): Promise<ChangeNames>;
	/** A patch that gives what a change renamed its new name wherever it is still used by the old one. */
	patch(change?: ReviewedChange): Promise<NamePatch>;
	/** Writes what a change breaks to the baseline of the working tree; committed where changes start from, it does not count any more. */
	writeBaseline(change?: ReviewedChange): Promise<{
		readonly path: string;
		readonly count: number;
	}>;
	/** The symbols that a change adds, deletes, renames, moves or alters; who uses them is not looked for. */
	changed(change?: ReviewedChange): Promise<ChangedSymbols>;
	/** The public symbols that were removed, changed or added since a release, and the number of the version that goes up. */
	apiDiff(range: ApiRange): Promise<ApiDiff>;
	/** Gets the index that the default branch published to a remote (default: `origin`), proves it and brings it to the commit (default: HEAD). */
	pull({ remote, rev }?: AskOptions & {
		readonly remote?: string | undefined;
	}): Promise<PulledIndex>;
	/** Waits for the answers that are still to come; nothing can be asked afterwards. */
	close(): Promise<void>;
}
/** Opens the repository around a directory; a directory that is in none is a `UserError`. */
export declare function openRepository(directory: string, options?: OpenOptions): Promise<NavRepository>;
/** The JSON of where a query is put or a file is kept. */
export declare function routingToWire(routed: QueryRouting | FileRouting): QueryRoutingWire | FileRoutingWire;
/** The JSON of where a query is put; docs/schemas/route.json describes its fields. */
export type QueryRoutingWire = ReturnType<typeof queryRoutingToWire>;
/** The JSON of where a file is kept; docs/schemas/route.json describes its fields. */
export type FileRoutingWire = ReturnType<typeof fileRoutingToWire>;
declare function queryRoutingToWire(query: QueryRouting): {
	routes: {
		weight: number;
		route_name: string;
		profile: string;
		provider: "words" | "hash" | "ollama" | "openai" | "sentence-transformer";
		model: string;
		dimension: number;
		cost_class: string | null;
		capabilities: string[];
		index: string;
	}[];
	fallbacks: {
		code: string;
		message: string;
	}[];
	source: "file" | "built-in";
	notes: string[];
	likelihoods: {
		route_name: string;
		likelihood: number;
	}[];
	query_routing: boolean;
	fusion: "shared_scale" | "minmax" | "max" | "rrf" | "z_score" | null;
	route_name: string;
	confidence: number;
	reasons: string[];
	query: string;
	tool: string | null;
};
declare function fileRoutingToWire(file: FileRouting): {
	routes: {
		weight: number;
		route_name: string;
		profile: string;
		provider: "words" | "hash" | "ollama" | "openai" | "sentence-transformer";
		model: string;
		dimension: number;
		cost_class: string | null;
		capabilities: string[];
		index: string;
	}[];
	fallbacks: {
		code: string;
		message: string;
	}[];
	source: "file" | "built-in";
	notes: string[];
	route_name: string;
	confidence: number;
	reasons: string[];
	file: string;
	slice_type: string;
	slice_language: string | null;
};

export {};
