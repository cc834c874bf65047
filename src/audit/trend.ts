import type { FreshnessState } from "../model/result.ts";

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

/** What an audit leaves for the next one. */
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

/** What is different since an earlier audit. */
export interface Trend {
  readonly since: string;
  readonly stateBefore: FreshnessState;
  readonly changes: readonly FigureChange[];
}
