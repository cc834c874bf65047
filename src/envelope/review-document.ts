import { FRESHNESS_STATES, type RagToolMeta, RESULT_STATUSES, SOURCES, type UseItem } from "../model/result.ts";
import {
  type AffectedSymbol,
  BROKEN_REASONS,
  type BrokenUse,
  CHANGE_KINDS,
  type ChangedSymbol,
  type ChangedSymbols,
  type ConfigFinding,
  type DocMention,
  type FileRoute,
  IGNORED_BY,
  type IgnoredUse,
  INDEX_MODES,
  type LeftOut,
  type NotCompared,
  type PhaseTiming,
  type Review,
  type ReviewConfig,
  type ReviewFreshness,
  type ReviewIndex,
  type ReviewQuery,
  type ReviewSummary,
  type RoutingChange,
  SEVERITIES,
  SIGNATURE_CHANGES,
  type SignatureChange,
  type SkippedFile,
  type TestCommand,
} from "../model/review.ts";
import type { Codec } from "../wire/codec.ts";
import { type DocumentKind, readDocument } from "../wire/document.ts";
import { bindingStatus, confidence, meta, type ReadMeta, symbolRef, useItem, useRole } from "../wire/envelope.ts";
import { object, view } from "../wire/object.ts";
import { list, mapped, nullable, otherwise } from "../wire/shapes.ts";
import { always, commit, count, flag, milliseconds, oneOf, path, place, relation, text } from "../wire/values.ts";
import { fallbackResult, okResult } from "./results.ts";

const VERSION = 1;
const REVIEW: DocumentKind = { name: "review", version: VERSION, maxLength: 32 * 1024 * 1024 };
/** The head of a review of uncommitted edits. */
const WORKING_TREE = "working tree";

const head: Codec<string, string> = {
  ...text(),
  parse: (value, at) => (value === WORKING_TREE ? value : commit().parse(value, at)),
};

const changeKind = oneOf(CHANGE_KINDS);

/** The fields of every changed symbol. */
export const changedFields = {
  id: text("names the change inside this document"),
  change: changeKind,
  also: list(changeKind, "what else is different"),
  before: nullable(symbolRef),
  after: nullable(symbolRef),
  signature: list(
    object<SignatureChange>()({
      kind: oneOf(SIGNATURE_CHANGES),
      name: text("the parameter or the modifier"),
      from: nullable(text()),
      to: nullable(text()),
      is_breaking: flag("some call that was accepted no longer is"),
    }),
  ),
  signatures: nullable(
    object<NonNullable<ChangedSymbol["signatures"]>>()({ before: text(), after: text() }),
    "both sides as they are written, where they differ",
  ),
  is_public: flag(),
  is_test: flag(),
};

const change = object<ChangedSymbol>()({
  ...changedFields,
  uses: nullable(object<NonNullable<ChangedSymbol["uses"]>>()({ production: count(), tests: count() })),
});

const broken = object<BrokenUse>()({
  change_id: text(),
  path: path(),
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
  is_through_import: otherwise(false, flag("fixing a broken import that is listed fixes this too")),
});

const ignored = object<IgnoredUse>()({
  change_id: text(),
  path: path(),
  line: place(),
  reason: oneOf(BROKEN_REASONS),
  by: oneOf(IGNORED_BY, "who says so: a comment beside it, the list in llmc.toml, or the baseline"),
  note: nullable(text(), "the reason that was written"),
  is_of_change: flag("the change itself says so"),
});

const affected = object<AffectedSymbol>()({
  symbol: nullable(symbolRef, "null for code outside of any definition"),
  path: path(),
  line: place("where the next hop towards the change is used"),
  depth: place(),
  confidence,
  is_test: flag(),
  change_id: text(),
  via: nullable(count(), "index in the list of the symbol one hop nearer to the change"),
});

/** A finding in llmc.toml. */
export const configFinding = object<ConfigFinding>()({
  code: text(),
  severity: oneOf(SEVERITIES),
  path: path(),
  line: place(),
  column: place(),
  message: text(),
  suggestion: nullable(text()),
});

const config = object<ReviewConfig>()({
  is_present: flag(),
  is_valid: flag(),
  findings: list(configFinding),
  routing_changes: list(
    object<RoutingChange>()({
      slice_type: text("the slice type, or the route, that it is about"),
      from: nullable(text()),
      to: nullable(text()),
      text: text("the difference as a sentence"),
    }),
  ),
  file_routes: list(object<FileRoute>()({ path: path(), slice_type: text(), route_name: text(), index: text() })),
});

const freshness = object<ReviewFreshness>()({
  state: oneOf(FRESHNESS_STATES),
  relation: relation(),
  indexed_commit: nullable(commit()),
  reason: nullable(text()),
  rebound: list(
    object<ReviewFreshness["rebound"][number]>()({ id: text(), status: bindingStatus, to: nullable(symbolRef) }),
    "indexed symbols that the change moved or renamed",
  ),
  stale_enrichment: list(text()),
});

const index = object<ReviewIndex>()({
  mode: oneOf(INDEX_MODES),
  state: oneOf(FRESHNESS_STATES),
  source: oneOf(SOURCES, "who answered: the graph, or the files"),
  status: oneOf(RESULT_STATUSES),
  commit: nullable(commit(), "the commit that the index is of"),
  files: count("files that the index holds"),
  files_read: count("files that were read to bring it to the head"),
  files_parsed: nullable(count(), "files of either side that were parsed in this run: their content was in no store"),
  is_of_base: flag("it is of the commit that the change starts from"),
  note: nullable(text(), "why something else than the index answered"),
});

const testCommand = object<TestCommand>()({
  runner: text("the program that collects the files"),
  folder: path("where it is started; . is the top of the repository"),
  command: text("for a shell, to be given at the top of the repository"),
  files: list(path()),
});

/** A query as it is written: the answer's keys next to the change's id. */
interface FlatQuery<Meta> {
  readonly changeId: string;
  readonly meta: Meta;
  readonly items: readonly UseItem[];
}

const query = mapped(
  object<FlatQuery<RagToolMeta>, FlatQuery<ReadMeta>>()({ change_id: text(), meta, items: list(useItem) }),
  ({ changeId, result }: ReviewQuery) => ({ changeId, ...result }),
  // Rebuilt with the constructors of answers, so that its labels cannot contradict each other.
  ({ changeId, meta: { status, freshnessState, message, ...details }, items }): ReviewQuery => {
    if (status === "OK" && freshnessState === "FRESH") return { changeId, result: okResult(items, details) };
    const unproved = freshnessState === "FRESH" ? "UNKNOWN" : freshnessState;
    return { changeId, result: fallbackResult(items, { ...details, message, freshnessState: unproved }) };
  },
);

const skipped = object<SkippedFile>()({ path: path(), reason: text() });

/** The answer of `review`. */
export const reviewCodec = object<Review>()({
  version: always(VERSION),
  base: commit(),
  head,
  range: nullable(text(), "how base and head were found"),
  files_changed: count(),
  changes: list(change),
  broken: list(broken, "what leads to nothing any more; the gravest first"),
  ignored: list(ignored, "broken uses that are meant; they fail nothing"),
  affected: list(affected, "users of what changed, nearest first"),
  affected_files: list(path()),
  tests_to_run: list(path(), "test files that reach a change and that a test runner collects"),
  test_commands: list(testCommand, "commands that run them, one for each runner and folder"),
  unused_public: list(text(), "ids of changed public symbols that nobody here uses"),
  doc_mentions: list(object<DocMention>()({ change_id: text(), path: path(), line: place(), text: text() })),
  config,
  freshness,
  index,
  queries: list(query, "who uses what changed: the envelopes that where-used answers with"),
  summaries: list(
    object<ReviewSummary>()({ change_id: text(), text: text(), is_stale: flag("it describes an older body") }),
    "what the index says of changed symbols in words",
  ),
  skipped: list(skipped, "changed files that were passed over"),
  not_compared: list(
    object<NotCompared>()({
      path: path(),
      reason: text(),
      may_break: flag("others used what it had at base, or it used what head has no longer"),
    }),
    "changed files of code that should have been compared and could not be",
  ),
  left_out: list(object<LeftOut>()({ what: text(), count: count() })),
  timings: list(object<PhaseTiming>()({ phase: text(), milliseconds: milliseconds() })),
});

/** A line of `changed --format jsonl`: a changed symbol whose uses were not looked for. */
export const changedSymbolCodec = view<ChangedSymbol>()(changedFields);

/** The answer of `changed`. */
export const changedCodec = view<ChangedSymbols>()({
  base: text(),
  head: text("a commit, or working tree"),
  range: nullable(text(), "how base and head were found"),
  files_changed: count(),
  changes: list(changedSymbolCodec),
  skipped: list(skipped),
});

/** A review as JSON. Missing values are null. */
export function reviewToWire(review: Review) {
  return reviewCodec.toWire(review);
}

/** The JSON of a review; docs/schemas/review.json describes its fields. */
export type ReviewWire = ReturnType<typeof reviewToWire>;

/** Changed symbols as JSON. */
export function changedToWire(changed: ChangedSymbols) {
  return changedCodec.toWire(changed);
}

/** Reads a review that was written as JSON, from text or from a parsed value. */
export function parseReview(document: unknown): Review {
  const review = readDocument(REVIEW, reviewCodec, document);
  const ids = new Set(review.changes.map(({ id }) => id));
  // A change that was cut from the list has no entry; data about it would refer to nothing.
  const known = <T extends { readonly changeId: string }>(all: readonly T[]) =>
    all.filter(({ changeId }) => ids.has(changeId));
  return {
    ...review,
    broken: known(review.broken),
    ignored: known(review.ignored),
    affected: review.affected.map((each, at) =>
      each.via !== undefined && each.via >= at ? { ...each, via: undefined } : each,
    ),
    unusedPublic: review.unusedPublic.filter((id) => ids.has(id)),
    docMentions: known(review.docMentions),
    queries: known(review.queries),
    summaries: known(review.summaries),
  };
}
