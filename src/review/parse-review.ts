import { fallbackResult, okResult } from "../envelope/results.ts";
import { UserError } from "../model/errors.ts";
import { DEFINITION_KINDS } from "../model/facts.ts";
import type { IndexStatus } from "../model/graph.ts";
import {
  BINDING_STATUSES,
  FRESHNESS_STATES,
  RESULT_STATUSES,
  SOURCES,
  type SymbolRef,
  type UseItem,
} from "../model/result.ts";
import {
  type AffectedSymbol,
  BROKEN_REASONS,
  type BrokenUse,
  CHANGE_KINDS,
  type ChangedSymbol,
  INDEX_MODES,
  type Review,
  type ReviewConfig,
  type ReviewFreshness,
  type ReviewIndex,
  type ReviewQuery,
  SEVERITIES,
  SIGNATURE_CHANGES,
} from "../model/review.ts";
import { CONFIDENCES, USE_ROLES } from "../model/use.ts";
import { CheckedJson } from "./checked-json.ts";
import { REVIEW_VERSION } from "./review-to-wire.ts";

/** What a review of edits that are not committed has for its head. */
const WORKING_TREE = "working tree";
/** A document with more characters than this was not written by us: lists are capped. */
const MAX_REVIEW_LENGTH = 32 * 1024 * 1024;

/**
 * Reads a review that was written as JSON, as text or as the value it stands for, trusting nothing in it: it may come from a
 * pull request's own job.
 */
export function parseReview(document: unknown): Review {
  const root = new CheckedJson(typeof document === "string" ? parseText(document) : document, "review");
  if (root.number("version") !== REVIEW_VERSION) {
    throw new UserError(`The review has a version that is not ${REVIEW_VERSION}: make it again with this release.`);
  }
  const changes = root.list("changes").map(parseChange);
  const ids = new Set(changes.map(({ id }) => id));
  const isKnown = ({ changeId }: { readonly changeId: string }) => ids.has(changeId);
  const affected = root.list("affected").map(parseAffected);
  return {
    base: root.commit("base"),
    head: root.text("head") === WORKING_TREE ? WORKING_TREE : root.commit("head"),
    range: root.optionalText("range"),
    filesChanged: root.number("files_changed"),
    changes,
    // A change that the list was too short for has no entry; its uses would lead nowhere.
    broken: root.list("broken").map(parseBroken).filter(isKnown),
    affected: affected.map((each, at) =>
      each.via !== undefined && each.via >= at ? { ...each, via: undefined } : each,
    ),
    affectedFiles: root.paths("affected_files"),
    testsToRun: root.paths("tests_to_run"),
    unusedPublic: root.texts("unused_public").filter((id) => ids.has(id)),
    docMentions: root
      .list("doc_mentions")
      .map((each) => ({
        changeId: each.text("change_id"),
        path: each.path("path"),
        line: each.number("line"),
        text: each.text("text"),
      }))
      .filter(isKnown),
    config: parseConfig(root.object("config")),
    freshness: parseFreshness(root.object("freshness")),
    index: parseIndex(root.object("index")),
    queries: root
      .list("queries")
      .map((each): ReviewQuery => ({ changeId: each.text("change_id"), result: parseResult(each) }))
      .filter(isKnown),
    summaries: root
      .list("summaries")
      .map((each) => ({
        changeId: each.text("change_id"),
        text: each.text("text"),
        isStale: each.flag("is_stale"),
      }))
      .filter(isKnown),
    skipped: root.list("skipped").map((each) => ({ path: each.path("path"), reason: each.text("reason") })),
    notCompared: root.list("not_compared").map((each) => ({
      path: each.path("path"),
      reason: each.text("reason"),
      mayBreak: each.flag("may_break"),
    })),
    leftOut: root.list("left_out").map((each) => ({ what: each.text("what"), count: each.number("count") })),
    timings: root
      .list("timings")
      .map((each) => ({ phase: each.text("phase"), milliseconds: each.number("milliseconds") })),
  };
}

function parseText(text: string): unknown {
  if (text.length > MAX_REVIEW_LENGTH) throw new UserError("The review cannot be read: it is too large.");
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError("The review cannot be read: it is no JSON.");
  }
}

function parseSymbol(json: CheckedJson): SymbolRef {
  return {
    path: json.path("path"),
    qualname: json.text("qualname"),
    kind: json.choice("kind", DEFINITION_KINDS),
    startLine: json.number("start_line"),
    endLine: json.number("end_line"),
  };
}

function parseChange(json: CheckedJson): ChangedSymbol {
  const uses = json.optionalObject("uses");
  return {
    id: json.text("id"),
    change: json.choice("change", CHANGE_KINDS),
    also: json.choices("also", CHANGE_KINDS),
    before: json.optionalObject("before", parseSymbol),
    after: json.optionalObject("after", parseSymbol),
    signature: json.list("signature").map((each) => ({
      kind: each.choice("kind", SIGNATURE_CHANGES),
      name: each.text("name"),
      from: each.optionalText("from"),
      to: each.optionalText("to"),
      isBreaking: each.flag("is_breaking"),
    })),
    isPublic: json.flag("is_public"),
    isTest: json.flag("is_test"),
    uses: uses && { production: uses.number("production"), tests: uses.number("tests") },
  };
}

function parseBroken(json: CheckedJson): BrokenUse {
  return {
    changeId: json.text("change_id"),
    path: json.path("path"),
    line: json.number("line"),
    column: json.number("column"),
    endColumn: json.number("end_column"),
    text: json.text("text"),
    role: json.choice("role", USE_ROLES),
    confidence: json.choice("confidence", CONFIDENCES),
    reason: json.choice("reason", BROKEN_REASONS),
    message: json.text("message"),
    enclosing: json.optionalObject("enclosing", parseSymbol),
    isTest: json.flag("is_test"),
    isThroughImport: json.flag("is_through_import"),
  };
}

function parseAffected(json: CheckedJson): AffectedSymbol {
  return {
    symbol: json.optionalObject("symbol", parseSymbol),
    path: json.path("path"),
    line: json.number("line"),
    depth: json.number("depth"),
    confidence: json.choice("confidence", CONFIDENCES),
    isTest: json.flag("is_test"),
    changeId: json.text("change_id"),
    via: json.optionalNumber("via"),
  };
}

function parseConfig(json: CheckedJson): ReviewConfig {
  return {
    isPresent: json.flag("is_present"),
    isValid: json.flag("is_valid"),
    findings: json.list("findings").map((each) => ({
      code: each.text("code"),
      severity: each.choice("severity", SEVERITIES),
      path: each.path("path"),
      line: each.number("line"),
      column: each.number("column"),
      message: each.text("message"),
      suggestion: each.optionalText("suggestion"),
    })),
    routingChanges: json.list("routing_changes").map((each) => ({
      sliceType: each.text("slice_type"),
      from: each.optionalText("from"),
      to: each.optionalText("to"),
    })),
    fileRoutes: json.list("file_routes").map((each) => ({
      path: each.path("path"),
      sliceType: each.text("slice_type"),
      routeName: each.text("route_name"),
      index: each.text("index"),
    })),
  };
}

function parseIndex(json: CheckedJson): ReviewIndex {
  return {
    mode: json.choice("mode", INDEX_MODES),
    state: json.choice("state", FRESHNESS_STATES),
    source: json.choice("source", SOURCES),
    status: json.choice("status", RESULT_STATUSES),
    commit: json.optionalCommit("commit"),
    files: json.number("files"),
    filesRead: json.number("files_read"),
    filesParsed: json.optionalNumber("files_parsed"),
    isOfBase: json.flag("is_of_base"),
    note: json.optionalText("note"),
  };
}

/** An answer of where-used, built again by the constructors of answers, so that its labels cannot contradict each other. */
function parseResult(json: CheckedJson): ReviewQuery["result"] {
  const meta = json.object("meta");
  const items = json.list("items").map(parseUse);
  const details = {
    tool: meta.optionalText("tool"),
    query: meta.optionalText("query"),
    commit: meta.optionalCommit("commit"),
    total: meta.number("total"),
    reason: meta.optionalText("reason"),
    indexStatus: meta.optionalObject("index_status", parseIndexStatus),
  };
  const freshnessState = meta.choice("freshness_state", FRESHNESS_STATES);
  if (meta.choice("status", RESULT_STATUSES) === "OK" && freshnessState === "FRESH") return okResult(items, details);
  const message = meta.optionalText("message");
  return fallbackResult(items, {
    ...details,
    message,
    freshnessState: freshnessState === "FRESH" ? "UNKNOWN" : freshnessState,
  });
}

function parseIndexStatus(json: CheckedJson): IndexStatus {
  return {
    repo: json.text("repo"),
    indexState: json.text("index_state"),
    lastIndexedAt: json.optionalText("last_indexed_at"),
    lastIndexedCommit: json.optionalText("last_indexed_commit"),
    schemaVersion: json.text("schema_version"),
    lastError: json.optionalText("last_error"),
  };
}

function parseUse(json: CheckedJson): UseItem {
  const snippet = json.object("snippet");
  const location = snippet.object("location");
  return {
    kind: "use",
    file: json.path("file"),
    snippet: {
      text: snippet.text("text"),
      location: {
        path: location.path("path"),
        startLine: location.number("start_line"),
        endLine: location.number("end_line"),
      },
    },
    line: json.number("line"),
    column: json.number("column"),
    role: json.choice("role", USE_ROLES),
    confidence: json.choice("confidence", CONFIDENCES),
    symbol: parseSymbol(json.object("symbol")),
    enclosing: json.optionalObject("enclosing", parseSymbol),
    isTest: json.flag("is_test"),
  };
}

function parseFreshness(json: CheckedJson): ReviewFreshness {
  return {
    state: json.choice("state", FRESHNESS_STATES),
    relation: json.relation("relation"),
    indexedCommit: json.optionalCommit("indexed_commit"),
    reason: json.optionalText("reason"),
    rebound: json.list("rebound").map((each) => ({
      id: each.text("id"),
      status: each.choice("status", BINDING_STATUSES),
      to: each.optionalObject("to", parseSymbol),
    })),
    staleEnrichment: json.texts("stale_enrichment"),
  };
}
