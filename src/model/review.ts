import type { BindingStatus, FreshnessState, RagResult, ResultStatus, Source, SymbolRef, UseItem } from "./result.ts";
import type { SliceType } from "./routing.ts";
import type { Confidence, UseRole } from "./use.ts";

/** The kind of change to a symbol between base and head; the first in this list that applies is used. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];
export const CHANGE_KINDS = [
  "deleted",
  "renamed",
  "relocated",
  "relocated_renamed",
  "visibility",
  "signature",
  "body",
  "added",
] as const;

export const SIGNATURE_CHANGES = [
  "parameter_added",
  "parameter_removed",
  "parameter_renamed",
  "parameter_reordered",
  "parameter_type",
  "default_added",
  "default_removed",
  "default_changed",
  "return_type",
  "modifier",
] as const;

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
  readonly signatures?: { readonly before: string; readonly after: string } | undefined;
  /** The language lets other files use it. */
  readonly isPublic: boolean;
  readonly isTest: boolean;
  /** The number of places that use it at head, by any name it has there; undefined when they were not looked for. */
  readonly uses: { readonly production: number; readonly tests: number } | undefined;
}

/** The reason why a use is broken: what happened to the symbol it refers to. */
export type BrokenReason = (typeof BROKEN_REASONS)[number];
export const BROKEN_REASONS = ["deleted", "renamed", "moved", "not_exported", "signature"] as const;

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
export const IGNORED_BY = ["comment", "list", "baseline"] as const;

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

export const SEVERITIES = ["error", "warning"] as const;

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
export const INDEX_MODES = ["build", "check", "off"] as const;

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
