import type { BindingStatus, FreshnessState } from "./result.ts";
import type { ConfigFinding } from "./review.ts";

/** The subjects of problems. */
export const PROBLEM_AREAS = ["index", "config", "tables", "enrichment"] as const;
export type ProblemArea = (typeof PROBLEM_AREAS)[number];

/** Something that somebody should do something about, in one sentence. */
export interface AuditProblem {
  readonly area: ProblemArea;
  /** An error makes the state bad; a warning is only said. */
  readonly severity: "error" | "warning";
  readonly message: string;
}

/** The relation of the stored index to the commit. */
export interface AuditedIndex {
  /** The state according to the gateway: a graph answers only when it is FRESH. */
  readonly state: FreshnessState;
  /** The reason why it is not FRESH. */
  readonly reason: string | undefined;
  /** It was made of another commit, but holds every file as it is: only its stamp is behind, as that of a committed index always is. */
  readonly isEquivalent: boolean;
  /** The graph is a file of the commit, so that only a commit can bring it up to date. */
  readonly isCommitted: boolean;
  readonly indexedCommit: string | undefined;
  /** `same`, `behind 3`, … */
  readonly relation: string;
  readonly commitsBehind: number | undefined;
  /** Seconds of history between the indexed commit and this one: what an index lacks, whenever it is looked at. */
  readonly ageSeconds: number | undefined;
  /** Undefined when the index is not of this content, so that there is nothing to compare. */
  readonly links: AuditedLinks | undefined;
}

/** The result of linking files again and comparing that with what the index says of them. */
export interface AuditedLinks {
  /** Files that were linked again: all of a small index, a sample of a large one. */
  readonly checked: number;
  /** Files of which the index says something else. */
  readonly wrong: number;
  /** The first of these, by path. */
  readonly listed: readonly string[];
}

/** The ways a file can differ from what an index holds. */
export const FILE_DRIFTS = ["added", "deleted", "modified"] as const;

/** A file that the index does not hold as it is. */
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
  /** The first of those that differ, by path. */
  readonly listed: readonly DriftedFile[];
}

/** An indexed symbol that is not where the index has it. */
export interface DriftedSymbol {
  readonly path: string;
  readonly qualname: string;
  readonly line: number;
  readonly status: BindingStatus;
  /** Its present place; undefined when it is ambiguous or gone. */
  readonly now: { readonly path: string; readonly qualname: string; readonly line: number } | undefined;
}

/** The outcome for the indexed symbols of files that changed. */
export type SymbolDrift =
  | {
      readonly isKnown: true;
      readonly counts: ReadonlyMap<BindingStatus, number>;
      /** Symbols that were found again with another body. */
      readonly changedBodies: number;
      /** The first of those whose name or file is not what it was, by path and line. */
      readonly listed: readonly DriftedSymbol[];
    }
  | { readonly isKnown: false; readonly reason: string };

/** The configuration of the commit. */
export interface AuditedConfig {
  /** Without an `llmc.toml` the built-in configuration holds. */
  readonly isPresent: boolean;
  readonly isValid: boolean;
  readonly findings: readonly ConfigFinding[];
}

/** One table of the index. */
export interface AuditedTable {
  readonly name: string;
  /** The routes that lead to it; none for a table that nobody asks any more. */
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
  /** It is there and cannot be read, or the configuration does not say what should be in it. */
  | { readonly kind: "unusable"; readonly reason: string }
  | {
      readonly kind: "open";
      readonly indexedCommit: string | undefined;
      /** Files whose slices have no embedding yet, or an old one; undefined when that cannot be told without slicing them. */
      readonly outdatedFiles: number | undefined;
      readonly tables: readonly AuditedTable[];
    };

/** Counts of what other tools wrote about symbols. */
export interface AuditedEnrichment {
  readonly symbols: number;
  readonly enriched: number;
  /** Enriched symbols whose code has changed since. */
  readonly stale: number;
  /** Enriched symbols that are gone. */
  readonly lost: number;
}

/** Whether everything that is stored about a repository is true for one commit. */
export interface Audit {
  readonly commit: string;
  readonly index: AuditedIndex;
  /** Undefined when the index does not say what it was made of. */
  readonly files: FileDrift | undefined;
  readonly symbols: SymbolDrift;
  readonly config: AuditedConfig;
  readonly tables: AuditedTables;
  /** Undefined without a graph that can be read. */
  readonly enrichment: AuditedEnrichment | undefined;
  readonly problems: readonly AuditProblem[];
  readonly figures: AuditFigures;
  /** Undefined without an earlier audit. */
  readonly trend: Trend | undefined;
}

/** The numbers of an audit that are compared with those of the last one, as they are written. */
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

/** Numbers that are not known are not there. */
export type AuditFigures = ReadonlyMap<Figure, number>;

/** The record that an audit leaves for the next one. */
export interface AuditSnapshot {
  readonly commit: string;
  readonly state: FreshnessState;
  readonly figures: AuditFigures;
}

/** One number then and now; undefined where it was or is not known. */
export interface FigureChange {
  readonly figure: Figure;
  readonly before: number | undefined;
  readonly now: number | undefined;
}

/** The differences from an earlier audit. */
export interface Trend {
  readonly since: string;
  readonly stateBefore: FreshnessState;
  readonly changes: readonly FigureChange[];
}

/** Whether something has to be done. */
export function isBad({ problems }: Pick<Audit, "problems">): boolean {
  return problems.some(({ severity }) => severity === "error");
}
