import { BINDING_STATUSES, type BindingStatus } from "../model/result.ts";
import { recordOf } from "../util/json.ts";
import type { Audit, AuditedLinks, AuditedTable, AuditedTables, DriftedSymbol, SymbolDrift } from "./audit.ts";
import { isBad } from "./problems.ts";
import { type AuditFigures, FIGURES, type Figure } from "./trend.ts";

/** Raised when a field of the document gets another meaning. */
export const AUDIT_VERSION = 1 as const;

function linksToWire(links: AuditedLinks | undefined) {
  return links ? { checked: links.checked, wrong: links.wrong, listed: links.listed } : null;
}

/** The JSON of an audit. What is not known is null. */
export function auditToWire(audit: Audit) {
  const { index, files, config, enrichment, trend } = audit;
  return {
    version: AUDIT_VERSION,
    commit: audit.commit,
    bad: isBad(audit),
    problems: audit.problems.map(({ area, severity, message }) => ({ area, severity, message })),
    index: {
      freshness_state: index.state,
      reason: index.reason ?? null,
      equivalent: index.isEquivalent,
      committed: index.isCommitted,
      indexed_commit: index.indexedCommit ?? null,
      relation: index.relation,
      commits_behind: index.commitsBehind ?? null,
      age_seconds: index.ageSeconds ?? null,
      links: linksToWire(index.links),
    },
    files: files
      ? {
          fresh: files.fresh,
          changed: files.changed,
          added: files.added,
          deleted: files.deleted,
          listed: files.listed.map(({ path, change }) => ({ path, change })),
        }
      : null,
    symbols: symbolsToWire(audit.symbols),
    config: {
      present: config.isPresent,
      valid: config.isValid,
      findings: config.findings.map(({ code, severity, path, line, column, message, suggestion }) => {
        return { code, severity, path, line, column, message, suggestion: suggestion ?? null };
      }),
    },
    tables: tablesToWire(audit.tables),
    enrichment: enrichment
      ? { symbols: enrichment.symbols, enriched: enrichment.enriched, stale: enrichment.stale, lost: enrichment.lost }
      : null,
    figures: figuresToWire(audit.figures),
    trend: trend
      ? {
          since: trend.since,
          state_before: trend.stateBefore,
          changes: trend.changes.map(({ figure, before, now }) => {
            return { figure, before: before ?? null, now: now ?? null };
          }),
        }
      : null,
  };
}

/** Every figure, known or not. */
export function figuresToWire(figures: AuditFigures): Record<Figure, number | null> {
  return recordOf(FIGURES, (figure) => figures.get(figure) ?? null);
}

interface SymbolsWire {
  /** Why nothing is known. */
  readonly reason: string | null;
  readonly counts: Readonly<Record<BindingStatus, number>> | null;
  readonly changed_bodies: number | null;
  readonly listed: readonly ReturnType<typeof symbolToWire>[];
}

function symbolsToWire(symbols: SymbolDrift): SymbolsWire {
  if (!symbols.isKnown) return { reason: symbols.reason, counts: null, changed_bodies: null, listed: [] };
  return {
    reason: null,
    counts: recordOf(BINDING_STATUSES, (status) => symbols.counts.get(status) ?? 0),
    changed_bodies: symbols.changedBodies,
    listed: symbols.listed.map(symbolToWire),
  };
}

function symbolToWire({ path, qualname, line, status, now }: DriftedSymbol) {
  return {
    path,
    qualname,
    line,
    status,
    now: now ? { path: now.path, qualname: now.qualname, line: now.line } : null,
  };
}

interface TablesWire {
  readonly store: AuditedTables["kind"];
  /** Why the store cannot be used. */
  readonly reason: string | null;
  readonly indexed_commit: string | null;
  readonly outdated_files: number | null;
  readonly tables: readonly ReturnType<typeof tableToWire>[];
}

function tablesToWire(tables: AuditedTables): TablesWire {
  switch (tables.kind) {
    case "absent":
      return { store: "absent", reason: null, indexed_commit: null, outdated_files: null, tables: [] };
    case "unusable":
      return { store: "unusable", reason: tables.reason, indexed_commit: null, outdated_files: null, tables: [] };
    case "open":
      return {
        store: "open",
        reason: null,
        indexed_commit: tables.indexedCommit ?? null,
        outdated_files: tables.outdatedFiles ?? null,
        tables: tables.tables.map(tableToWire),
      };
  }
}

function tableToWire({ name, routes, rows, orphans, problem }: AuditedTable) {
  return { name, routes, rows: rows ?? null, orphans, problem: problem ?? null };
}
