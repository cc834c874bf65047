import type { BindingStatus, FreshnessState, RagResult, ResultStatus, Source, SymbolRef, UseItem } from "./result.ts";
import type { SliceType } from "./routing.ts";
import type { Confidence, UseRole } from "./use.ts";

/** The kind of change to a symbol between base and head; the first in this list that applies names the change. */
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
  /** Some call that base accepted is no longer accepted. */
  readonly isBreaking: boolean;
}

/** A symbol that is not at head as it was at base. */
export interface ChangedSymbol {
  /** Names the change inside this review. */
  readonly id: string;
  readonly change: ChangeKind;
  /** Other differences, such as the body of a renamed function. */
  readonly also: readonly ChangeKind[];
  readonly before: SymbolRef | undefined;
  readonly after: SymbolRef | undefined;
  readonly signature: readonly SignatureChange[];
  /** The signature on both sides, as it is written; undefined where it is the same. */
  readonly signatures?: { readonly before: string; readonly after: string } | undefined;
  /** The language lets other files use it. */
  readonly isPublic: boolean;
  readonly isTest: boolean;
  /** The number of places that use it at head, by any name it has there; undefined when they were not looked for. */
  readonly uses: { readonly production: number; readonly tests: number } | undefined;
}

/** The reason why a use is broken: what happened to the thing it means. */
export type BrokenReason = (typeof BROKEN_REASONS)[number];
export const BROKEN_REASONS = ["deleted", "renamed", "moved", "not_exported", "signature"] as const;

/** A place at head that uses what head no longer has. */
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
  /** The name comes through an import that is itself broken and listed: fixing that one fixes this one. */
  readonly isThroughImport?: boolean;
}

/** The source that says that a broken use is meant: a comment next to it, the list in llmc.toml, or the baseline. */
export type IgnoredBy = (typeof IGNORED_BY)[number];
export const IGNORED_BY = ["comment", "list", "baseline"] as const;

/** A broken use that is meant. */
export interface IgnoredUse extends Pick<BrokenUse, "changeId" | "path" | "line" | "reason"> {
  readonly by: IgnoredBy;
  /** The reason, as it was written. */
  readonly note: string | undefined;
  /** The change itself brought the word for it, which the report must say. */
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
  /** Index in the list of the affected symbol one hop nearer to the change; undefined at depth 1. */
  readonly via: number | undefined;
}

/** A command that runs some test files. */
export interface TestCommand {
  /** The program that collects them: `pytest`. */
  readonly runner: string;
  /** The folder that it is started in; `.` is the top of the repository. */
  readonly folder: string;
  /** For a shell, with every word quoted that needs it; given at the top of the repository. */
  readonly command: string;
  readonly files: readonly string[];
}

/** A place in prose that names a symbol which is gone. */
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

/** A difference of the routing between base and head. */
export interface RoutingChange {
  /** The slice type, or the route, that it is about. */
  readonly sliceType: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The difference as a sentence, in which slices and routes are told apart. */
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
  /** llmc.toml is there at head. */
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

/** The use of the index in a review: it is brought to the head and asked, asked only if it is of the head already, or left alone. */
export type IndexMode = (typeof INDEX_MODES)[number];
export const INDEX_MODES = ["build", "check", "off"] as const;

/** The source of the answers to a review's questions about its head, and how fresh that is. */
export interface ReviewIndex {
  readonly mode: IndexMode;
  readonly state: FreshnessState;
  readonly source: Source;
  readonly status: ResultStatus;
  /** The commit that the index is of, as far as there is one. */
  readonly commit: string | undefined;
  /** Files that the index holds. */
  readonly files: number;
  /** Files that were read and linked to bring it to the head. */
  readonly filesRead: number;
  /** Files of either side that were parsed in this run, because no run before had seen their content; undefined when nobody counted. */
  readonly filesParsed: number | undefined;
  /** It is of the commit that the change starts from: what one expects of an index that nobody brings to the head. */
  readonly isOfBase: boolean;
  /** One sentence when something else than the index answered. */
  readonly note: string | undefined;
}

/** The uses of a changed symbol, in the envelope that the tool itself answers with. */
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

/** A changed file of code that could not be compared, although nothing at base says that it need not be. */
export interface NotCompared extends SkippedFile {
  /** Others used what it had at base, or it used what head has no longer: something may be broken that nobody sees. */
  readonly mayBreak: boolean;
}

/** A kind of thing that was cut for time or size, in the words of `LEFT_OUT`, and a count. */
export interface LeftOut {
  readonly what: string;
  readonly count: number;
}

/** The duration of a part of the work. */
export interface PhaseTiming {
  readonly phase: string;
  readonly milliseconds: number;
}

/** Everything that a pull request's report says. Lists are ranked: what matters most stands first. */
export interface Review {
  readonly base: string;
  readonly head: string;
  /** The way base and head were found, as a sentence; undefined when both were given. */
  readonly range: string | undefined;
  readonly filesChanged: number;
  readonly changes: readonly ChangedSymbol[];
  readonly broken: readonly BrokenUse[];
  /** Broken uses that are meant, and who says so; they fail nothing. */
  readonly ignored: readonly IgnoredUse[];
  readonly affected: readonly AffectedSymbol[];
  /** Every file with an affected symbol or a broken use. */
  readonly affectedFiles: readonly string[];
  /** Test files that reach a change, as far as a test runner collects them. */
  readonly testsToRun: readonly string[];
  /** Commands that run these files. */
  readonly testCommands: readonly TestCommand[];
  /** Ids of changed public symbols that nobody here uses. */
  readonly unusedPublic: readonly string[];
  readonly docMentions: readonly DocMention[];
  readonly config: ReviewConfig;
  readonly freshness: ReviewFreshness;
  readonly index: ReviewIndex;
  /** The uses of what changed, one question for each symbol, in the order of `changes`. */
  readonly queries: readonly ReviewQuery[];
  readonly summaries: readonly ReviewSummary[];
  /** Changed files that nobody need compare: generated, vendored, binary. */
  readonly skipped: readonly SkippedFile[];
  /** Changed files that should have been compared. */
  readonly notCompared: readonly NotCompared[];
  readonly leftOut: readonly LeftOut[];
  readonly timings: readonly PhaseTiming[];
}

/** The changes of a review, without the uses of what changed. */
export type ChangedSymbols = Pick<Review, "base" | "head" | "range" | "filesChanged" | "changes" | "skipped">;
