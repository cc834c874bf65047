import { symbolToWire, useItemToWire } from "../envelope/item-to-wire.ts";
import { resultToWire } from "../envelope/to-wire.ts";
import type { SymbolRefWire } from "../envelope/wire.ts";
import type { SymbolRef } from "../model/result.ts";
import type {
  AffectedSymbol,
  BrokenUse,
  ChangedSymbol,
  Review,
  ReviewConfig,
  ReviewFreshness,
  ReviewIndex,
  SignatureChange,
} from "../model/review.ts";
import type { ChangedSymbols } from "./review.ts";

/** The version of the document; raised when a field changes its meaning or goes. */
export const REVIEW_VERSION = 1 as const;

/** A review as JSON. Everything absent is null. */
export function reviewToWire(review: Review) {
  return {
    version: REVIEW_VERSION,
    base: review.base,
    head: review.head,
    range: review.range ?? null,
    files_changed: review.filesChanged,
    changes: review.changes.map(changeToWire),
    broken: review.broken.map(brokenToWire),
    affected: review.affected.map(affectedToWire),
    affected_files: review.affectedFiles,
    tests_to_run: review.testsToRun,
    unused_public: review.unusedPublic,
    doc_mentions: review.docMentions.map(({ changeId, path, line, text }) => ({
      change_id: changeId,
      path,
      line,
      text,
    })),
    config: configToWire(review.config),
    freshness: freshnessToWire(review.freshness),
    index: indexToWire(review.index),
    queries: review.queries.map(({ changeId, result }) => ({
      change_id: changeId,
      ...resultToWire(result, useItemToWire),
    })),
    summaries: review.summaries.map(({ changeId, text, isStale }) => ({
      change_id: changeId,
      text,
      is_stale: isStale,
    })),
    skipped: review.skipped.map(({ path, reason }) => ({ path, reason })),
    not_compared: review.notCompared.map(({ path, reason, mayBreak }) => ({ path, reason, may_break: mayBreak })),
    left_out: review.leftOut.map(({ what, count }) => ({ what, count })),
    timings: review.timings.map(({ phase, milliseconds }) => ({ phase, milliseconds })),
  };
}

function indexToWire(index: ReviewIndex) {
  return {
    mode: index.mode,
    state: index.state,
    source: index.source,
    status: index.status,
    commit: index.commit ?? null,
    files: index.files,
    files_read: index.filesRead,
    files_parsed: index.filesParsed ?? null,
    is_of_base: index.isOfBase,
    note: index.note ?? null,
  };
}

/** The JSON of a review; docs/schemas/review.json describes its fields. */
export type ReviewWire = ReturnType<typeof reviewToWire>;
/** Changed symbols as JSON. */
export function changedToWire(changed: ChangedSymbols) {
  return {
    base: changed.base,
    head: changed.head,
    range: changed.range ?? null,
    files_changed: changed.filesChanged,
    changes: changed.changes.map(changedSymbolToWire),
    skipped: changed.skipped.map(({ path, reason }) => ({ path, reason })),
  };
}

/** A changed symbol whose uses were not looked for, as JSON. */
export function changedSymbolToWire(change: ChangedSymbol) {
  const { uses: _, ...rest } = changeToWire(change);
  return rest;
}

/** A changed symbol as JSON. */
export function changeToWire(change: ChangedSymbol) {
  return {
    id: change.id,
    change: change.change,
    also: change.also,
    before: symbolOrNull(change.before),
    after: symbolOrNull(change.after),
    signature: change.signature.map(signatureToWire),
    is_public: change.isPublic,
    is_test: change.isTest,
    uses: change.uses ? { production: change.uses.production, tests: change.uses.tests } : null,
  };
}

function signatureToWire({ kind, name, from, to, isBreaking }: SignatureChange) {
  return { kind, name, from: from ?? null, to: to ?? null, is_breaking: isBreaking };
}

function symbolOrNull(symbol: SymbolRef | undefined): SymbolRefWire | null {
  return symbol === undefined ? null : symbolToWire(symbol);
}

function brokenToWire(use: BrokenUse) {
  return {
    change_id: use.changeId,
    path: use.path,
    line: use.line,
    column: use.column,
    end_column: use.endColumn,
    text: use.text,
    role: use.role,
    confidence: use.confidence,
    reason: use.reason,
    message: use.message,
    enclosing: symbolOrNull(use.enclosing),
    is_test: use.isTest,
    is_through_import: use.isThroughImport === true,
  };
}

function affectedToWire(affected: AffectedSymbol) {
  return {
    symbol: symbolOrNull(affected.symbol),
    path: affected.path,
    line: affected.line,
    depth: affected.depth,
    confidence: affected.confidence,
    is_test: affected.isTest,
    change_id: affected.changeId,
    via: affected.via ?? null,
  };
}

function configToWire(config: ReviewConfig) {
  return {
    is_present: config.isPresent,
    is_valid: config.isValid,
    findings: config.findings.map(({ code, severity, path, line, column, message, suggestion }) => ({
      code,
      severity,
      path,
      line,
      column,
      message,
      suggestion: suggestion ?? null,
    })),
    routing_changes: config.routingChanges.map(({ sliceType, from, to }) => ({
      slice_type: sliceType,
      from: from ?? null,
      to: to ?? null,
    })),
    file_routes: config.fileRoutes.map(({ path, sliceType, routeName, index }) => ({
      path,
      slice_type: sliceType,
      route_name: routeName,
      index,
    })),
  };
}

function freshnessToWire(freshness: ReviewFreshness) {
  return {
    state: freshness.state,
    relation: freshness.relation,
    indexed_commit: freshness.indexedCommit ?? null,
    reason: freshness.reason ?? null,
    rebound: freshness.rebound.map(({ id, status, to }) => ({ id, status, to: symbolOrNull(to) })),
    stale_enrichment: freshness.staleEnrichment,
  };
}
