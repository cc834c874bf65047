import { UserError } from "../model/errors.ts";
import { BINDING_STATUSES, FRESHNESS_STATES } from "../model/result.ts";
import { SEVERITIES } from "../model/review.ts";
import { CheckedJson } from "../review/checked-json.ts";
import { type Audit, type AuditedTables, FILE_DRIFTS, PROBLEM_AREAS, STORE_STATES, type SymbolDrift } from "./audit.ts";
import { AUDIT_VERSION } from "./audit-to-wire.ts";
import { type AuditFigures, type AuditSnapshot, FIGURES } from "./trend.ts";

/** A document with more characters than this was not written by us: lists are capped. */
const MAX_AUDIT_LENGTH = 8 * 1024 * 1024;

/** Reads an audit that was written as JSON; a trend in it is left out, because it is of the reader's choosing. */
export function parseAudit(text: string): Audit {
  const root = documentOf(text);
  const index = root.object("index");
  const config = root.object("config");
  return {
    commit: root.commit("commit"),
    index: {
      state: index.choice("freshness_state", FRESHNESS_STATES),
      reason: index.optionalText("reason"),
      isEquivalent: index.flag("equivalent"),
      isCommitted: index.flag("committed"),
      indexedCommit: index.optionalCommit("indexed_commit"),
      relation: index.relation("relation"),
      commitsBehind: index.optionalNumber("commits_behind"),
      ageSeconds: index.optionalNumber("age_seconds"),
      links: index.optionalObject("links", (links) => ({
        checked: links.number("checked"),
        wrong: links.number("wrong"),
        listed: links.paths("listed"),
      })),
    },
    files: root.optionalObject("files", (files) => ({
      fresh: files.number("fresh"),
      changed: files.number("changed"),
      added: files.number("added"),
      deleted: files.number("deleted"),
      listed: files
        .list("listed")
        .map((file) => ({ path: file.path("path"), change: file.choice("change", FILE_DRIFTS) })),
    })),
    symbols: parseSymbols(root.object("symbols")),
    config: {
      isPresent: config.flag("present"),
      isValid: config.flag("valid"),
      findings: config.list("findings").map((finding) => ({
        code: finding.text("code"),
        severity: finding.choice("severity", SEVERITIES),
        path: finding.path("path"),
        line: finding.number("line"),
        column: finding.number("column"),
        message: finding.text("message"),
        suggestion: finding.optionalText("suggestion"),
      })),
    },
    tables: parseTables(root.object("tables")),
    enrichment: root.optionalObject("enrichment", (enrichment) => ({
      symbols: enrichment.number("symbols"),
      enriched: enrichment.number("enriched"),
      stale: enrichment.number("stale"),
      lost: enrichment.number("lost"),
    })),
    problems: root.list("problems").map((problem) => ({
      area: problem.choice("area", PROBLEM_AREAS),
      severity: problem.choice("severity", SEVERITIES),
      message: problem.text("message"),
    })),
    figures: parseFigures(root.object("figures")),
    trend: undefined,
  };
}

/** Reads of an audit's JSON what a later audit compares itself with. */
export function parseSnapshot(text: string): AuditSnapshot {
  const root = documentOf(text);
  return {
    commit: root.commit("commit"),
    state: root.object("index").choice("freshness_state", FRESHNESS_STATES),
    figures: parseFigures(root.object("figures")),
  };
}

/** Reads figures by name; those that are missing are not known. */
export function parseFigures(json: CheckedJson): AuditFigures {
  return new Map(
    FIGURES.flatMap((figure) => {
      const value = json.optionalNumber(figure);
      return value === undefined ? [] : [[figure, value] as const];
    }),
  );
}

function documentOf(text: string): CheckedJson {
  if (text.length > MAX_AUDIT_LENGTH) throw new UserError("The audit cannot be read: it is too long to be one.");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UserError("The audit cannot be read: it is not JSON.", { cause: error });
  }
  const root = new CheckedJson(value, "audit");
  if (root.number("version") === AUDIT_VERSION) return root;
  throw new UserError(`The audit has a version that is not ${AUDIT_VERSION}: make it again with this release.`);
}

function parseSymbols(symbols: CheckedJson): SymbolDrift {
  const reason = symbols.optionalText("reason");
  if (reason !== undefined) return { isKnown: false, reason };
  const counts = symbols.object("counts");
  return {
    isKnown: true,
    counts: new Map(BINDING_STATUSES.map((status) => [status, counts.number(status)] as const)),
    changedBodies: symbols.number("changed_bodies"),
    listed: symbols.list("listed").map((symbol) => ({
      ...parsePlace(symbol),
      status: symbol.choice("status", BINDING_STATUSES),
      now: symbol.optionalObject("now", parsePlace),
    })),
  };
}

function parsePlace(json: CheckedJson): { path: string; qualname: string; line: number } {
  return { path: json.path("path"), qualname: json.text("qualname"), line: json.number("line") };
}

function parseTables(json: CheckedJson): AuditedTables {
  const kind = json.choice("store", STORE_STATES);
  if (kind === "absent") return { kind };
  if (kind === "unusable") return { kind, reason: json.text("reason") };
  return {
    kind,
    indexedCommit: json.optionalCommit("indexed_commit"),
    outdatedFiles: json.optionalNumber("outdated_files"),
    tables: json.list("tables").map((table) => ({
      name: table.text("name"),
      routes: table.texts("routes"),
      rows: table.optionalNumber("rows"),
      orphans: table.number("orphans"),
      problem: table.optionalText("problem"),
    })),
  };
}
