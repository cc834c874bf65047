import type { Audit, AuditedTables, AuditProblem } from "../model/audit.ts";

/** The findings of an audit that need action, the worst first. */
export function findProblems(audit: Omit<Audit, "figures" | "trend" | "problems">): readonly AuditProblem[] {
  const { index, config, tables, enrichment } = audit;
  const problems: AuditProblem[] = [];
  const add = (area: AuditProblem["area"], severity: AuditProblem["severity"], message: string) =>
    problems.push({ area, severity, message });
  if (index.state !== "FRESH" && !index.isEquivalent) {
    add("index", "error", index.reason ?? "The index is not proved to be fresh.");
  }
  const errors = config.findings.filter(({ severity }) => severity === "error").length;
  if (errors > 0) add("config", "error", `The configuration has ${errors} ${errors === 1 ? "error" : "errors"}.`);
  for (const message of tableErrors(tables)) add("tables", "error", message);
  for (const message of tableWarnings(tables)) add("tables", "warning", message);
  const stale = enrichment ? enrichment.stale + enrichment.lost : 0;
  if (stale > 0) {
    add("enrichment", "warning", `What was written about ${stale} symbols describes code that has changed or is gone.`);
  }
  return problems.sort((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning"));
}

function tableErrors(tables: AuditedTables): string[] {
  if (tables.kind === "unusable") return [tables.reason];
  if (tables.kind === "absent") return [];
  return tables.tables.flatMap(({ name, problem }) => (problem === undefined ? [] : [`Table ${name}: ${problem}`]));
}

function tableWarnings(tables: AuditedTables): string[] {
  if (tables.kind !== "open") return [];
  const orphans = tables.tables.reduce((sum, table) => sum + table.orphans, 0);
  const outdated = tables.outdatedFiles ?? 0;
  return [
    ...(orphans > 0 ? [`The tables have ${orphans} rows of files that are gone: run llmc-nav index.`] : []),
    ...(outdated > 0 ? [`The slices of ${outdated} files have no embedding or an old one: run llmc-nav index.`] : []),
  ];
}
