import { bindingStatus } from "../../api/schemas/envelope-schema.ts";
import {
  always,
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  type Plain,
  place,
  record,
  type Schema,
  text,
} from "../../api/schemas/schema.ts";
import { FILE_DRIFTS, PROBLEM_AREAS, STORE_STATES } from "../../audit/audit.ts";
import { AUDIT_VERSION, type auditToWire } from "../../audit/audit-to-wire.ts";
import { FIGURES } from "../../audit/trend.ts";
import { BINDING_STATUSES, FRESHNESS_STATES } from "../../model/result.ts";
import { SEVERITIES } from "../../model/review.ts";

type AuditWire = ReturnType<typeof auditToWire>;
type FilesWire = NonNullable<AuditWire["files"]>;
type SymbolsWire = AuditWire["symbols"];
type DriftedSymbolWire = SymbolsWire["listed"][number];
type LinksWire = NonNullable<AuditWire["index"]["links"]>;
type TrendWire = NonNullable<AuditWire["trend"]>;

const index = object<AuditWire["index"]>({
  freshness_state: oneOf(FRESHNESS_STATES),
  reason: nullable(text(), "why it is not FRESH"),
  equivalent: flag("made of another commit, but it holds every file as it is"),
  committed: flag("the graph is a file of the commit"),
  indexed_commit: nullable(text()),
  relation: text("same, behind 3, ahead 1, diverged, unrelated or unknown"),
  commits_behind: nullable(count()),
  age_seconds: nullable(count(), "of history between the indexed commit and this one"),
  links: nullable(
    object<LinksWire>({
      checked: count("files that were linked again"),
      wrong: count("files of which the index says something else"),
      listed: list(text(), "the first of these"),
    }),
    "what came of linking files of the index again; null when it is not of this content",
  ),
});

const files = object<FilesWire>({
  fresh: count(),
  changed: count(),
  added: count(),
  deleted: count(),
  listed: list(
    object<FilesWire["listed"][number]>({ path: text(), change: oneOf(FILE_DRIFTS) }),
    "the first that differ",
  ),
});

const symbols = object<SymbolsWire>({
  reason: nullable(text(), "why nothing is known"),
  counts: nullable(record(BINDING_STATUSES, count())),
  changed_bodies: nullable(count(), "found again with another body"),
  listed: list(
    object<DriftedSymbolWire>({
      path: text(),
      qualname: text(),
      line: place(),
      status: bindingStatus,
      now: nullable(object<NonNullable<DriftedSymbolWire["now"]>>({ path: text(), qualname: text(), line: place() })),
    }),
    "the first whose name or file is not what it was",
  ),
});

const config = object<AuditWire["config"]>({
  present: flag(),
  valid: flag(),
  findings: list(
    object<AuditWire["config"]["findings"][number]>({
      code: text(),
      severity: oneOf(SEVERITIES),
      path: text(),
      line: place(),
      column: place(),
      message: text(),
      suggestion: nullable(text()),
    }),
  ),
});

const tables = object<AuditWire["tables"]>({
  store: oneOf(STORE_STATES),
  reason: nullable(text(), "why it cannot be used"),
  indexed_commit: nullable(text()),
  outdated_files: nullable(count(), "files whose slices have no embedding or an old one"),
  tables: list(
    object<AuditWire["tables"]["tables"][number]>({
      name: text(),
      routes: list(text()),
      rows: nullable(count(), "null when the table is missing"),
      orphans: count("rows of files that the commit does not have"),
      problem: nullable(text()),
    }),
  ),
});

const enrichment = object<NonNullable<AuditWire["enrichment"]>>({
  symbols: count(),
  enriched: count(),
  stale: count("their code has changed since"),
  lost: count("they are gone"),
});

const trend = object<TrendWire>({
  since: text("the commit of the earlier audit"),
  state_before: oneOf(FRESHNESS_STATES),
  changes: list(
    object<TrendWire["changes"][number]>({
      figure: oneOf(FIGURES),
      before: nullable(count()),
      now: nullable(count()),
    }),
  ),
});

/** The answer of `audit`. */
export const auditSchema: Schema<Plain<AuditWire>> = object<AuditWire>({
  version: always(AUDIT_VERSION),
  commit: text(),
  bad: flag("something has to be done"),
  problems: list(
    object<AuditWire["problems"][number]>({
      area: oneOf(PROBLEM_AREAS),
      severity: oneOf(SEVERITIES),
      message: text(),
    }),
    "the worst first",
  ),
  index,
  files: nullable(files, "null when the index does not say what it was made of"),
  symbols,
  config,
  tables,
  enrichment: nullable(enrichment, "null without a graph that can be read"),
  figures: record(FIGURES, nullable(count()), "what the next audit compares itself with"),
  trend: nullable(trend, "null without an earlier audit"),
});
