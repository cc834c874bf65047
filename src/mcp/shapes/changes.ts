import { FRESHNESS_STATES, SOURCES } from "../../model/result.ts";
import type { ChangedSymbol, ChangedSymbols, Review } from "../../model/review.ts";
import { BROKEN_REASONS, type BrokenUse, CHANGE_KINDS, type ConfigFinding, SEVERITIES } from "../../model/review.ts";
import type { Codec } from "../../wire/codec.ts";
import { from, optional, view } from "../../wire/object.ts";
import { list } from "../../wire/shapes.ts";
import { count, flag, oneOf, path, place, text } from "../../wire/values.ts";
import { codeLine, isTest, pathAndName, unlessExact } from "./envelope.ts";

const change = view<ChangedSymbol>()({
  change: oneOf(CHANGE_KINDS),
  also: from(
    ({ also }: ChangedSymbol) => (also.length === 0 ? undefined : also),
    optional(list(oneOf(CHANGE_KINDS), "what else is different")),
  ),
  symbol: from(nowOrThen, text("path#name now, or before where it is gone")),
  was: from(
    ({ before, after }: ChangedSymbol) => {
      const was = before && after && pathAndName(before);
      return was === undefined || (after && was === pathAndName(after)) ? undefined : was;
    },
    optional(text("path#name before, where that was another")),
  ),
  line: from(({ after }: ChangedSymbol) => after?.startLine, optional(place("of the definition now"))),
  uses: from(
    ({ uses }: ChangedSymbol) => uses && uses.production + uses.tests,
    optional(count("places that use it, as far as they were looked for")),
  ),
  is_test: from((changed: ChangedSymbol) => changed.isTest, isTest),
});

function nowOrThen({ id, before, after }: ChangedSymbol): string {
  const symbol = after ?? before;
  return symbol ? pathAndName(symbol) : id;
}

/** A list with how long it is as a whole. */
export interface ShownChanges extends ChangedSymbols {
  readonly total: number;
}

/** The structured content of `changed`. */
export const shownChanges = view<ShownChanges>()({
  base: text(),
  head: text("a commit, or working tree"),
  files_changed: count(),
  truncated: from(({ changes, total }: ShownChanges) => total > changes.length, flag()),
  total: count("changed symbols"),
  changes: list(change),
});

/** A broken use, and its sentence where that is another than that of the use before. */
export interface ShownBreak extends BrokenUse {
  readonly said: string | undefined;
}

const broken = view<ShownBreak>()({
  path: path(),
  line: place(),
  code: from(({ text: code }: ShownBreak) => codeLine(code), text("the line")),
  reason: oneOf(BROKEN_REASONS),
  confidence: unlessExact,
  message: from(({ said }: ShownBreak) => said, optional(text("left out where it is that of the entry before"))),
  is_test: from((use: ShownBreak) => use.isTest, isTest),
});

type Affected = Review["affected"][number];
const affected = view<Affected>()({
  path: path(),
  line: place("where what changed is used"),
  symbol: from(({ symbol }: Affected) => symbol?.qualname, optional(text("left out for code outside of definitions"))),
  confidence: unlessExact,
});

const finding = view<ConfigFinding>()({
  code: text(),
  severity: oneOf(SEVERITIES),
  path: path(),
  line: place(),
  message: text(),
});

/** The lists of a review, as they are shown or as they are. */
export interface ReviewLists {
  readonly broken: readonly ShownBreak[];
  readonly notCompared: Review["notCompared"];
  readonly findings: readonly ConfigFinding[];
  readonly changes: readonly ChangedSymbol[];
  readonly affected: readonly Affected[];
  readonly testsToRun: readonly string[];
  readonly docMentions: Review["docMentions"];
}

/** A review with some rows of its lists. */
export interface ShownReview {
  readonly review: Review;
  readonly shown: ReviewLists;
  readonly total: number;
  readonly isTruncated: boolean;
}

type Totals = { readonly [Name in keyof ReviewLists]: number };

/** A list of a review; left out where it is empty. */
function listed<T, W, R>(read: (lists: ReviewLists) => readonly T[], inner: Codec<T, W, R>, about: string) {
  return from(
    ({ shown }: ShownReview) => {
      const values = read(shown);
      return values.length === 0 ? undefined : values;
    },
    optional(list(inner, about)),
  );
}

/** The structured content of `review`. */
export const shownReview = view<ShownReview>()({
  base: from(({ review }: ShownReview) => review.base, text()),
  head: from(({ review }: ShownReview) => review.head, text("a commit, or working tree")),
  files_changed: from(({ review }: ShownReview) => review.filesChanged, count()),
  truncated: from(({ isTruncated }: ShownReview) => isTruncated, flag("some list is longer than it is shown")),
  total: count("entries of all lists"),
  totals: from(
    totalsOf,
    view<Totals>()({
      broken: count(),
      not_compared: count(),
      findings: count(),
      changes: count(),
      affected: count("also those further away and in tests, which are not listed"),
      tests_to_run: count(),
      doc_mentions: count(),
    }),
  ),
  index: from(
    ({ review }: ShownReview) => review.index,
    view<Review["index"]>()({ state: oneOf(FRESHNESS_STATES), source: oneOf(SOURCES) }),
  ),
  broken: listed((lists) => lists.broken, broken, "what leads to nothing any more; the gravest first"),
  not_compared: listed(
    (lists) => lists.notCompared,
    view<Review["notCompared"][number]>()({ path: path(), reason: text(), may_break: flag() }),
    "changed files of code that could not be compared",
  ),
  findings: listed((lists) => lists.findings, finding, "what is wrong with llmc.toml"),
  changes: listed((lists) => lists.changes, change, "ranked: what matters most first"),
  affected: listed((lists) => lists.affected, affected, "who uses what changed, tests left out"),
  tests_to_run: listed((lists) => lists.testsToRun, path(), "test files that reach the change"),
  doc_mentions: listed(
    (lists) => lists.docMentions,
    view<Review["docMentions"][number]>()({ path: path(), line: place(), text: text() }),
    "prose that names what is gone",
  ),
});

function totalsOf({ review }: ShownReview): Totals {
  const { broken: breaks, notCompared, config, changes, affected: reached, testsToRun, docMentions } = review;
  return {
    broken: breaks.length,
    notCompared: notCompared.length,
    findings: config.findings.length,
    changes: changes.length,
    affected: reached.length,
    testsToRun: testsToRun.length,
    docMentions: docMentions.length,
  };
}
