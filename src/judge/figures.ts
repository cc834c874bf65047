import type { Audit } from "../model/audit.ts";
import { type AuditFigures, type AuditSnapshot, FIGURES, type Figure, type Trend } from "../model/audit.ts";
import type { BindingStatus } from "../model/result.ts";

/** The numbers of an audit. */
export function figuresOf(audit: Omit<Audit, "figures" | "trend" | "problems">): AuditFigures {
  const { index, files, symbols, config, tables, enrichment } = audit;
  const count = (...statuses: readonly BindingStatus[]) => {
    if (!symbols.isKnown) return undefined;
    return statuses.reduce((sum, status) => sum + (symbols.counts.get(status) ?? 0), 0);
  };
  const values: Readonly<Record<Figure, number | undefined>> = {
    commits_behind: index.commitsBehind,
    drifted_files: files && files.changed + files.added + files.deleted,
    moved_symbols: count("moved", "relocated", "renamed", "relocated_renamed", "ambiguous"),
    gone_symbols: count("gone"),
    config_errors: config.findings.filter(({ severity }) => severity === "error").length,
    table_problems: tables.kind === "open" ? tables.tables.filter(({ problem }) => problem !== undefined).length : 0,
    symbols: enrichment?.symbols,
    enriched_symbols: enrichment?.enriched,
    stale_enrichment: enrichment && enrichment.stale + enrichment.lost,
  };
  return new Map(
    FIGURES.flatMap((figure) => {
      const value = values[figure];
      return value === undefined ? [] : [[figure, value] as const];
    }),
  );
}

/** The audit as the next one will remember it. */
export function snapshotOf({ commit, index, figures }: Pick<Audit, "commit" | "index" | "figures">): AuditSnapshot {
  return { commit, state: index.state, figures };
}

/** The differences between two audits. */
export function trendSince(before: AuditSnapshot, now: AuditSnapshot): Trend {
  const changes = FIGURES.map((figure) => ({
    figure,
    before: before.figures.get(figure),
    now: now.figures.get(figure),
  }));
  return {
    since: before.commit,
    stateBefore: before.state,
    changes: changes.filter((change) => change.before !== change.now),
  };
}

/** Whether two audits found the same at the same commit. */
export function isSameSnapshot(a: AuditSnapshot, b: AuditSnapshot): boolean {
  return a.commit === b.commit && a.state === b.state && trendSince(a, b).changes.length === 0;
}
