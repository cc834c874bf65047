import {
  type Audit,
  type AuditedConfig,
  type AuditedEnrichment,
  type AuditedIndex,
  type AuditedLinks,
  type AuditedTable,
  type AuditedTables,
  type AuditFigures,
  type AuditProblem,
  type AuditSnapshot,
  type DriftedFile,
  type DriftedSymbol,
  FIGURES,
  FILE_DRIFTS,
  type FigureChange,
  type FileDrift,
  isBad,
  PROBLEM_AREAS,
  STORE_STATES,
  type SymbolDrift,
  type Trend,
} from "../model/audit.ts";
import { BINDING_STATUSES, type BindingStatus, FRESHNESS_STATES, type FreshnessState } from "../model/result.ts";
import { SEVERITIES } from "../model/review.ts";
import { wrong } from "../wire/codec.ts";
import { type DocumentKind, readDocument } from "../wire/document.ts";
import { bindingStatus } from "../wire/envelope.ts";
import { from, object, of } from "../wire/object.ts";
import { list, mapped, nullable, otherwise, record, unread } from "../wire/shapes.ts";
import { always, commit, count, flag, oneOf, path, place, relation, text } from "../wire/values.ts";
import { configFinding } from "./review-document.ts";

const VERSION = 1;
const AUDIT: DocumentKind = { name: "audit", version: VERSION, maxLength: 8 * 1024 * 1024 };

const state = oneOf(FRESHNESS_STATES);

const index = object<AuditedIndex>()({
  freshness_state: of("state", state),
  reason: nullable(text(), "why it is not FRESH"),
  equivalent: of("isEquivalent", flag("made of another commit, but it holds every file as it is")),
  committed: of("isCommitted", flag("the graph is a file of the commit")),
  indexed_commit: nullable(commit()),
  relation: relation(),
  commits_behind: nullable(count()),
  age_seconds: nullable(count(), "of history between the indexed commit and this one"),
  links: nullable(
    object<AuditedLinks>()({
      checked: count("files that were linked again"),
      wrong: count("files of which the index says something else"),
      listed: list(path(), "the first of these"),
    }),
    "what came of linking files of the index again; null when it is not of this content",
  ),
});

const files = object<FileDrift>()({
  fresh: count(),
  changed: count(),
  added: count(),
  deleted: count(),
  listed: list(object<DriftedFile>()({ path: path(), change: oneOf(FILE_DRIFTS) }), "the first that differ"),
});

const symbolPlace = { path: path(), qualname: text(), line: place() };

/** The drift of indexed symbols in JSON form: if there is a reason, nothing else is known. */
interface FlatSymbols {
  readonly reason: string | undefined;
  readonly counts: ReadonlyMap<BindingStatus, number> | undefined;
  readonly changedBodies: number | undefined;
  readonly listed: readonly DriftedSymbol[];
}

const symbols = mapped(
  object<FlatSymbols>()({
    reason: nullable(text(), "why nothing is known"),
    counts: nullable(record(BINDING_STATUSES, otherwise(0, count()))),
    changed_bodies: nullable(count(), "found again with another body"),
    listed: list(
      object<DriftedSymbol>()({
        ...symbolPlace,
        status: bindingStatus,
        now: nullable(object<NonNullable<DriftedSymbol["now"]>>()(symbolPlace)),
      }),
      "the first whose name or file is not what it was",
    ),
  }),
  (drift: SymbolDrift): FlatSymbols =>
    drift.isKnown
      ? { reason: undefined, ...drift }
      : { reason: drift.reason, counts: undefined, changedBodies: undefined, listed: [] },
  ({ reason, counts, changedBodies, listed }, at): SymbolDrift => {
    if (reason !== undefined) return { isKnown: false, reason };
    if (counts === undefined) throw wrong(`${at}.counts`, "an object");
    if (changedBodies === undefined) throw wrong(`${at}.changed_bodies`, "a whole number");
    return { isKnown: true, counts, changedBodies, listed };
  },
);

const config = object<AuditedConfig>()({
  present: of("isPresent", flag()),
  valid: of("isValid", flag()),
  findings: list(configFinding),
});

/** The tables of embeddings in JSON form: fields that a store in this state does not have are null. */
interface FlatTables {
  readonly kind: AuditedTables["kind"];
  readonly reason: string | undefined;
  readonly indexedCommit: string | undefined;
  readonly outdatedFiles: number | undefined;
  readonly tables: readonly AuditedTable[];
}

const NO_TABLES = { reason: undefined, indexedCommit: undefined, outdatedFiles: undefined, tables: [] };

const tables = mapped(
  object<FlatTables>()({
    store: of("kind", oneOf(STORE_STATES)),
    reason: nullable(text(), "why it cannot be used"),
    indexed_commit: nullable(commit()),
    outdated_files: nullable(count(), "files whose slices have no embedding or an old one"),
    tables: list(
      object<AuditedTable>()({
        name: text(),
        routes: list(text()),
        rows: nullable(count(), "null when the table is missing"),
        orphans: count("rows of files that the commit does not have"),
        problem: nullable(text()),
      }),
    ),
  }),
  (audited: AuditedTables): FlatTables => ({ ...NO_TABLES, ...audited }),
  ({ kind, reason, ...open }, at): AuditedTables => {
    if (kind === "absent") return { kind };
    if (kind === "open") return { kind, ...open };
    if (reason === undefined) throw wrong(`${at}.reason`, "a text of bearable length");
    return { kind, reason };
  },
);

const enrichment = object<AuditedEnrichment>()({
  symbols: count(),
  enriched: count(),
  stale: count("their code has changed since"),
  lost: count("they are gone"),
});

const figures = record(FIGURES, nullable(count()), "what the next audit compares itself with");

const trend = object<Trend>()({
  since: text("the commit of the earlier audit"),
  state_before: state,
  changes: list(object<FigureChange>()({ figure: oneOf(FIGURES), before: nullable(count()), now: nullable(count()) })),
});

/** The answer of `audit`. */
export const auditCodec = object<Audit, Omit<Audit, "trend">>()({
  version: always(VERSION),
  commit: commit(),
  bad: from(isBad, flag("something has to be done")),
  problems: list(
    object<AuditProblem>()({ area: oneOf(PROBLEM_AREAS), severity: oneOf(SEVERITIES), message: text() }),
    "the worst first",
  ),
  index,
  files: nullable(files, "null when the index does not say what it was made of"),
  symbols,
  config,
  tables,
  enrichment: nullable(enrichment, "null without a graph that can be read"),
  figures,
  trend: unread(nullable(trend, "null without an earlier audit")),
});

/** The codec of the snapshot that an audit leaves for the next one. */
export const snapshotCodec = object<AuditSnapshot>()({ commit: commit(), state, figures });

/** The codec that reads the snapshot out of a whole audit. */
const snapshotInAudit = object<{
  readonly commit: string;
  readonly index: { readonly state: FreshnessState };
  readonly figures: AuditFigures;
}>()({
  commit: commit(),
  index: object<{ readonly state: FreshnessState }>()({ freshness_state: of("state", state) }),
  figures,
});

/** The JSON of an audit. Unknown values are null. */
export function auditToWire(audit: Audit) {
  return auditCodec.toWire(audit);
}

/** Reads an audit that was written as JSON, without its trend, which depends on the reader's choice of an earlier audit. */
export function parseAudit(document: string): Audit {
  return { ...readDocument(AUDIT, auditCodec, document), trend: undefined };
}

/** Reads the part of an audit's JSON that a later audit compares itself with. */
export function parseSnapshot(document: string): AuditSnapshot {
  const { index: then, ...rest } = readDocument(AUDIT, snapshotInAudit, document);
  return { ...rest, state: then.state };
}
