import type { BindingStatus, FreshnessState } from "./result.ts";
import type { ConfigFinding } from "./review.ts";

/** The subjects of problems. */
export const PROBLEM_AREAS = ["index", "config", "tables", "enrichment"] as const;
export type ProblemArea = (typeof PROBLEM_AREAS)[number];

/** Something that needs action, in one sentence. */
export interface AuditProblem {
  readonly area: ProblemArea;
  /** An error makes the state bad; a warning is only reported. */
  readonly severity: "error" | "warning";
  readonly message: string;
}

/** The relation of the stored index to the commit. */
export interface AuditedIndex {
  /** The state according to the gateway: a graph answers only when it is FRESH. */
  readonly state: FreshnessState;
  /** The reason why it is not FRESH. */
  readonly reason: string | undefined;
  /** The index was made of another commit, but holds every file unchanged: only its stamp is behind, as that of a committed index always is. */
  readonly isEquivalent: boolean;
  /** The graph is a file in the commit, so only a commit can update it. */
  readonly isCommitted: boolean;
  readonly indexedCommit: string | undefined;
  /** `same`, `behind 3`, … */
  readonly relation: string;
  readonly commitsBehind: number | undefined;
  /** Seconds of history between the indexed commit and this one, independent of when the audit runs. */
  readonly ageSeconds: number | undefined;
  /** Undefined when the index is not of this content, so there is nothing to compare. */
  readonly links: AuditedLinks | undefined;
}

/** The result of linking files again and comparing that with the index's statements about them. */
export interface AuditedLinks {
  /** Files that were linked again: all of a small index, a sample of a large one. */
  readonly checked: number;
  /** Files about which the index states something else. */
  readonly wrong: number;
  /** The first of these, by path. */
  readonly listed: readonly string[];
}

/** The ways a file can differ from what an index holds. */
export const FILE_DRIFTS = ["added", "deleted", "modified"] as const;

/** A file that the index does not hold unchanged. */
export interface DriftedFile {
  readonly path: string;
  readonly change: (typeof FILE_DRIFTS)[number];
}

/** The comparison of the files of the index with those of the commit. */
export interface FileDrift {
  readonly fresh: number;
  readonly changed: number;
  readonly added: number;
  readonly deleted: number;
  /** The first of the differing files, by path. */
  readonly listed: readonly DriftedFile[];
}

/** An indexed symbol that is no longer where the index has it. */
export interface DriftedSymbol {
  readonly path: string;
  readonly qualname: string;
  readonly line: number;
  readonly status: BindingStatus;
  /** Its current place; undefined when it is ambiguous or gone. */
  readonly now: { readonly path: string; readonly qualname: string; readonly line: number } | undefined;
}

/** The outcome for the indexed symbols of files that changed. */
export type SymbolDrift =
  | {
      readonly isKnown: true;
      readonly counts: ReadonlyMap<BindingStatus, number>;
      /** Symbols that were found again with another body. */
      readonly changedBodies: number;
      /** The first of those with another name or file than before, by path and line. */
      readonly listed: readonly DriftedSymbol[];
    }
  | { readonly isKnown: false; readonly reason: string };

/** The configuration of the commit. */
export interface AuditedConfig {
  /** Without an `llmc.toml` the built-in configuration applies. */
  readonly isPresent: boolean;
  readonly isValid: boolean;
  readonly findings: readonly ConfigFinding[];
}

/** One table of the index. */
export interface AuditedTable {
  readonly name: string;
  /** The routes that use it; none for a table that is no longer searched. */
  readonly routes: readonly string[];
  /** Undefined when the table is missing. */
  readonly rows: number | undefined;
  /** Rows of files that the commit does not have. */
  readonly orphans: number;
  /** The reason why it cannot be used, as a sentence. */
  readonly problem: string | undefined;
}

/** The states of a store of tables. */
export const STORE_STATES = ["absent", "unusable", "open"] as const satisfies readonly AuditedTables["kind"][];

/** The tables of embeddings. */
export type AuditedTables =
  | { readonly kind: "absent" }
  /** It exists and cannot be read, or the configuration does not say what it should contain. */
  | { readonly kind: "unusable"; readonly reason: string }
  | {
      readonly kind: "open";
      readonly indexedCommit: string | undefined;
      /** Files whose slices have no embedding yet, or an old one; undefined when this is not known without slicing them. */
      readonly outdatedFiles: number | undefined;
      readonly tables: readonly AuditedTable[];
    };

/** Counts of the enrichment that other tools wrote for symbols. */
export interface AuditedEnrichment {
  readonly symbols: number;
  readonly enriched: number;
  /** Enriched symbols whose code has changed since. */
  readonly stale: number;
  /** Enriched symbols that are gone. */
  readonly lost: number;
}

/** Whether everything that is stored about a repository is correct for one commit. */
export interface Audit {
  readonly commit: string;
  readonly index: AuditedIndex;
  /** Undefined when the index does not say what it was made of. */
  readonly files: FileDrift | undefined;
  readonly symbols: SymbolDrift;
  readonly config: AuditedConfig;
  readonly tables: AuditedTables;
  /** Undefined without a readable graph. */
  readonly enrichment: AuditedEnrichment | undefined;
  readonly problems: readonly AuditProblem[];
  readonly figures: AuditFigures;
  /** Undefined without an earlier audit. */
  readonly trend: Trend | undefined;
}

/** The numbers of an audit that are compared with those of the last one, by their names on the wire. */
export const FIGURES = [
  "commits_behind",
  "drifted_files",
  "moved_symbols",
  "gone_symbols",
  "config_errors",
  "table_problems",
  "symbols",
  "enriched_symbols",
  "stale_enrichment",
] as const;
export type Figure = (typeof FIGURES)[number];

/** Unknown numbers have no entry. */
export type AuditFigures = ReadonlyMap<Figure, number>;

/** The record that an audit leaves for the next one. */
export interface AuditSnapshot {
  readonly commit: string;
  readonly state: FreshnessState;
  readonly figures: AuditFigures;
}

/** One number before and after; undefined where it was or is unknown. */
export interface FigureChange {
  readonly figure: Figure;
  readonly before: number | undefined;
  readonly now: number | undefined;
}

/** The differences since an earlier audit. */
export interface Trend {
  readonly since: string;
  readonly stateBefore: FreshnessState;
  readonly changes: readonly FigureChange[];
}

/** Whether action is needed. */
export function isBad({ problems }: Pick<Audit, "problems">): boolean {
  return problems.some(({ severity }) => severity === "error");
}
