import { FRESHNESS_STATES, RESULT_STATUSES, SOURCES } from "../../model/result.ts";
import { BROKEN_REASONS, CHANGE_KINDS, INDEX_MODES, SEVERITIES, SIGNATURE_CHANGES } from "../../model/review.ts";
import { type changeToWire, REVIEW_VERSION, type ReviewWire } from "../../review/review-to-wire.ts";
import { bindingStatus, confidence, meta, symbolRef, useItem, useRole } from "./envelope-schema.ts";
import {
  always,
  count,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  type Plain,
  place,
  type Schema,
  text,
} from "./schema.ts";

type ChangeWire = ReturnType<typeof changeToWire>;
type ConfigWire = ReviewWire["config"];
type FreshnessWire = ReviewWire["freshness"];

const changeKind = oneOf(CHANGE_KINDS);

/** What is said of every changed symbol. */
export const changedFields = {
  id: text("names the change inside this document"),
  change: changeKind,
  also: list(changeKind, "what else is different"),
  before: nullable(symbolRef),
  after: nullable(symbolRef),
  signature: list(
    object<ChangeWire["signature"][number]>({
      kind: oneOf(SIGNATURE_CHANGES),
      name: text("the parameter or the modifier"),
      from: nullable(text()),
      to: nullable(text()),
      is_breaking: flag("some call that was accepted no longer is"),
    }),
  ),
  is_public: flag(),
  is_test: flag(),
};

const change = object<ChangeWire>({
  ...changedFields,
  uses: nullable(object<NonNullable<ChangeWire["uses"]>>({ production: count(), tests: count() })),
});

const broken = object<ReviewWire["broken"][number]>({
  change_id: text(),
  path: text(),
  line: place(),
  column: place(),
  end_column: place(),
  text: text("the line of code"),
  role: useRole,
  confidence,
  reason: oneOf(BROKEN_REASONS),
  message: text("what is missing, and where it went if that is known"),
  enclosing: nullable(symbolRef),
  is_test: flag(),
  is_through_import: flag("fixing a broken import that is listed fixes this too"),
});

const affected = object<ReviewWire["affected"][number]>({
  symbol: nullable(symbolRef, "null for code outside of any definition"),
  path: text(),
  line: place("where the next hop towards the change is used"),
  depth: place(),
  confidence,
  is_test: flag(),
  change_id: text(),
  via: nullable(count(), "index in the list of the symbol one hop nearer to the change"),
});

const config = object<ConfigWire>({
  is_present: flag(),
  is_valid: flag(),
  findings: list(
    object<ConfigWire["findings"][number]>({
      code: text(),
      severity: oneOf(SEVERITIES),
      path: text(),
      line: place(),
      column: place(),
      message: text(),
      suggestion: nullable(text()),
    }),
  ),
  routing_changes: list(
    object<ConfigWire["routing_changes"][number]>({ slice_type: text(), from: nullable(text()), to: nullable(text()) }),
  ),
  file_routes: list(
    object<ConfigWire["file_routes"][number]>({
      path: text(),
      slice_type: text(),
      route_name: text(),
      index: text(),
    }),
  ),
});

const freshness = object<FreshnessWire>({
  state: oneOf(FRESHNESS_STATES),
  relation: text("same, behind 3, ahead 1, diverged, unrelated or unknown"),
  indexed_commit: nullable(text()),
  reason: nullable(text()),
  rebound: list(
    object<FreshnessWire["rebound"][number]>({ id: text(), status: bindingStatus, to: nullable(symbolRef) }),
    "indexed symbols that the change moved or renamed",
  ),
  stale_enrichment: list(text()),
});

const index = object<ReviewWire["index"]>({
  mode: oneOf(INDEX_MODES),
  state: oneOf(FRESHNESS_STATES),
  source: oneOf(SOURCES, "who answered: the graph, or the files"),
  status: oneOf(RESULT_STATUSES),
  commit: nullable(text(), "the commit that the index is of"),
  files: count("files that the index holds"),
  files_read: count("files that were read to bring it to the head"),
  files_parsed: nullable(count(), "files of either side that were parsed in this run: their content was in no store"),
  is_of_base: flag("it is of the commit that the change starts from"),
  note: nullable(text(), "why something else than the index answered"),
});

const query = object<ReviewWire["queries"][number]>({ change_id: text(), meta, items: list(useItem) });

/** The answer of `review`. */
export const reviewSchema: Schema<Plain<ReviewWire>> = object<ReviewWire>({
  version: always(REVIEW_VERSION),
  base: text(),
  head: text(),
  range: nullable(text(), "how base and head were found"),
  files_changed: count(),
  changes: list(change),
  broken: list(broken, "what leads to nothing any more; the gravest first"),
  affected: list(affected, "users of what changed, nearest first"),
  affected_files: list(text()),
  tests_to_run: list(text()),
  unused_public: list(text(), "ids of changed public symbols that nobody here uses"),
  doc_mentions: list(
    object<ReviewWire["doc_mentions"][number]>({ change_id: text(), path: text(), line: place(), text: text() }),
  ),
  config,
  freshness,
  index,
  queries: list(query, "who uses what changed: the envelopes that where-used answers with"),
  summaries: list(
    object<ReviewWire["summaries"][number]>({
      change_id: text(),
      text: text(),
      is_stale: flag("it describes an older body"),
    }),
    "what the index says of changed symbols in words",
  ),
  skipped: list(
    object<ReviewWire["skipped"][number]>({ path: text(), reason: text() }),
    "changed files that were passed over",
  ),
  not_compared: list(
    object<ReviewWire["not_compared"][number]>({
      path: text(),
      reason: text(),
      may_break: flag("others used what it had at base, or it used what head has no longer"),
    }),
    "changed files of code that should have been compared and could not be",
  ),
  left_out: list(object<ReviewWire["left_out"][number]>({ what: text(), count: count() })),
  timings: list(object<ReviewWire["timings"][number]>({ phase: text(), milliseconds: number() })),
});
