import { unreadCode } from "../facts/unread-code.ts";
import { LEFT_OUT } from "../model/left-out.ts";
import type { BrokenUse, ChangedSymbols, LeftOut, NotCompared, Review } from "../model/review.ts";
import { CorruptDataError } from "../util/bytes.ts";
import type { PathFilter } from "../util/glob.ts";
import { findBrokenAccess } from "./breaks/access.ts";
import { type BrokenUses, toBrokenUses } from "./breaks/broken-uses.ts";
import { findBreaks } from "./breaks/find-breaks.ts";
import type { FoundBreak } from "./breaks/found-break.ts";
import { findBrokenCalls } from "./calls/broken-calls.ts";
import { type ChangeDraft, ChangeList } from "./changes/change-list.ts";
import { namesOf, rank, unusedPublic, withUses } from "./changes/ranked-changes.ts";
import type { Deadline } from "./deadline.ts";
import { type IgnoreRules, ignoreRules } from "./ignore/rules.ts";
import type { Phases } from "./phases.ts";
import { type AffectedCode, findAffected, nobodyAffected } from "./reach/affected.ts";
import { findDocMentions } from "./reach/doc-mentions.ts";
import { findTestsToRun, NO_TESTS, type TestsToRun } from "./reach/tests-to-run.ts";
import { UsesFinder } from "./reach/uses-finder.ts";
import { judgeNotCompared, notComparedUnjudged } from "./sides/not-compared.ts";
import { readSides, type SidesOptions, withTrees } from "./sides/open-sides.ts";
import type { Sides } from "./sides/sides.ts";
import { reviewConfig } from "./stored/config.ts";
import { followIndexed, type IndexedChanges, reviewFreshness } from "./stored/freshness.ts";
import { reviewQueries } from "./stored/queries.ts";
import { damagedIndex, type OpenedIndex, openReviewIndex, type ReviewIndexOptions } from "./stored/review-index.ts";
import { reviewSummaries } from "./stored/summaries.ts";

/** Longer lists are not useful, so they are cut at the end. */
const MAX_CHANGES = 5000;
const MAX_BROKEN = 2000;
const MAX_NOT_COMPARED = 5000;
const CHECK_ONLY: ReviewIndexOptions = { mode: "check", budgetMs: undefined, isVerified: false };
const NOTHING_INDEXED: IndexedChanges = { rebound: [], staleEnrichment: [] };

export interface ReviewOptions extends SidesOptions {
  /** How the two commits were found. */
  readonly range?: string | undefined;
  /** The path of the configuration in the repository; default is `llmc.toml`. */
  readonly config?: string | undefined;
  /** The path of the baseline in the repository; default is `llmc-nav.baseline.json`. */
  readonly baseline?: string | undefined;
  /** Selects the paths to report on, so that commands contain only these paths; default is every path. */
  readonly isMeant?: PathFilter | undefined;
  /** How the index is used; by default, it is used only if it already describes the head. */
  readonly index?: ReviewIndexOptions | undefined;
}

/** Finds the symbols that a change modifies and the uses that it breaks; both sides are read anew. */
export async function review(options: ReviewOptions): Promise<Review> {
  return withTrees(options, async (trees, clock) => {
    const sides = await clock.time("words", () => readSides(trees, clock.deadline));
    for (const side of [sides.base, sides.head]) side.project.stopBy(() => clock.deadline.check());
    const isIgnored = await ignoreRules(sides.base, options, options.logger);
    const { changes: known, broken, ignored, notLookedAt, notCompared } = await breaksOf(sides, clock, isIgnored);
    const ranked = rank(known, broken);
    const indexed = await clock.attempt("indexed symbols", NOTHING_INDEXED, async () =>
      options.index?.mode === "off" ? NOTHING_INDEXED : followIndexed(sides, options.base, ranked),
    );
    const { index, code, tests } = await reachOf(sides, clock, ranked, broken, options);
    const gone = ranked.filter(({ change }) => change === "deleted" || change.includes("renamed"));
    const docMentions = await clock.attempt("documents", [], () => findDocMentions(sides, gone));
    for (const side of [sides.base, sides.head]) side.project.stopBy(() => {});
    const freshness = await clock.time("freshness", () => reviewFreshness(sides, index, indexed));
    const config = await clock.time("config", () => reviewConfig(sides, options.config));
    const changes = withUses(ranked, code.uses, broken);
    const unread = await unreadUsers(sides);
    const queries = await clock.attempt("queries", [], () =>
      reviewQueries(sides, changes, code.direct, index.decision),
    );
    const summaries = await clock.attempt("summaries", [], () => reviewSummaries(sides, changes, options.logger));
    return {
      ...rangeOf(options),
      filesChanged: sides.files.changes.length,
      changes: changes.slice(0, MAX_CHANGES),
      broken: broken.slice(0, MAX_BROKEN),
      ignored: ignored.slice(0, MAX_BROKEN),
      affected: code.affected,
      affectedFiles: [...new Set([...code.affected, ...broken].map(({ path }) => path))].sort(),
      testsToRun: tests.files,
      testCommands: tests.commands,
      unusedPublic: unusedPublic(changes),
      docMentions,
      config,
      freshness,
      // Both sides use one store, so its count includes the files of both.
      index: { ...index.about, filesParsed: sides.head.codebase.store.parsed },
      queries,
      summaries,
      skipped: sides.files.skipped,
      notCompared: notCompared.slice(0, MAX_NOT_COMPARED),
      leftOut: leftOut({
        files: notCompared.length - MAX_NOT_COMPARED,
        unread,
        places: notLookedAt,
        ignored: ignored.filter(({ isOfChange }) => isOfChange).length,
        phases: clock.cut,
        changes: changes.length - MAX_CHANGES,
        broken: broken.length - MAX_BROKEN,
        unasked: code.notAsked,
        unfollowed: code.notFollowed,
        affected: code.notListed,
        tests: tests.notFollowed,
      }),
      timings: clock.timings,
    };
  });
}

/** Only the changed symbols, without their uses. */
export function changedSymbols(options: ReviewOptions): Promise<ChangedSymbols> {
  return withTrees(options, async ({ symbols, files, tests }) => {
    const changes = rank(new ChangeList(symbols.changes, tests).all).map((each) => ({ ...each, uses: undefined }));
    return { ...rangeOf(options), filesChanged: files.changes.length, changes, skipped: files.skipped };
  });
}

function rangeOf({ base, head, range }: ReviewOptions): Pick<Review, "base" | "head" | "range"> {
  return { base, head: head ?? "working tree", range };
}

/** The uses that the change breaks, the symbols that it changes, and the files that could not be compared. */
interface Breaks extends BrokenUses {
  readonly changes: readonly ChangeDraft[];
  readonly notLookedAt: number;
  readonly notCompared: readonly NotCompared[];
}

async function breaksOf(sides: Sides, clock: Phases, isIgnored: IgnoreRules): Promise<Breaks> {
  const list = new ChangeList(sides.symbols.changes, sides.tests);
  const none: readonly FoundBreak[] = [];
  const nothing = { breaks: none, notLookedAt: 0 };
  const names = await clock.attempt("broken names", nothing, () => findBreaks(sides, list));
  // Later steps ask little about base, and the computed results for base take as much memory as head needs next.
  sides.base.project.forget();
  const calls = await clock.attempt("broken calls", none, () => findBrokenCalls(sides, list));
  const access = await clock.attempt("broken access", none, () => findBrokenAccess(sides, list));
  const unjudged = notComparedUnjudged(sides);
  const notCompared = await clock.attempt("files not compared", unjudged, () => judgeNotCompared(sides));
  const unread = unreadPaths(sides);
  // The contents of a file that one side could not read are unknown there, so none of its symbols is reported as lost.
  const isKnown = ({ before }: ChangeDraft) => !unread.has(before?.path ?? "");
  const found = [...names.breaks, ...calls, ...access].filter(({ changeId }) => isKnown(list.get(changeId)));
  const broken = await toBrokenUses(sides, found, isIgnored);
  return { ...broken, changes: list.all.filter(isKnown), notLookedAt: names.notLookedAt, notCompared };
}

/** The number of unchanged files that could not be read at head: the uses in them are unknown. */
async function unreadUsers({ head, files }: Sides): Promise<number> {
  const { skipped } = await head.codebase.tree.list();
  const unread = unreadCode(skipped);
  for (const { path } of files.notCompared) unread.delete(path);
  return unread.size;
}

/** The paths at base of files that exist on both sides but could not be read on one of them. */
function unreadPaths(sides: Sides): ReadonlySet<string> {
  const compared = new Set(sides.files.oldFiles.map(({ path }) => path));
  const paths = sides.files.notCompared.map(({ path }) => sides.oldPath(path));
  return new Set(paths.filter((path) => !compared.has(path)));
}

/** Updates the index to the head, and finds the code and tests that the change affects with the help of the index. */
async function reachOf(
  sides: Sides,
  clock: Phases,
  changes: readonly ChangeDraft[],
  broken: readonly BrokenUse[],
  options: ReviewOptions,
): Promise<{ readonly index: OpenedIndex; readonly code: AffectedCode; readonly tests: TestsToRun }> {
  let index = await clock.time("index", () =>
    openReviewIndex(sides.base.codebase, sides.head.codebase, indexOptions(options.index, clock.deadline), {
      ...options,
      names: namesOf(changes),
      filesWith: (name) => sides.head.names.filesWith(name),
    }),
  );
  const { close } = index;
  let finder = new UsesFinder(sides, index.graph);
  const ask = <T>(question: () => Promise<T>): Promise<T> =>
    question().catch((error: unknown) => {
      // A question may be the first to read a damaged part of the index; then it is answered from the files.
      if (!(error instanceof CorruptDataError)) throw error;
      index = damagedIndex(index, error);
      finder = new UsesFinder(sides, undefined);
      return question();
    });
  try {
    const code = await clock.attempt("affected", nobodyAffected(changes), () =>
      ask(() => findAffected(sides, changes, finder)),
    );
    const tests = await clock.attempt("tests", NO_TESTS, () =>
      ask(() => findTestsToRun(sides, changes, code.affected, broken, finder, options.isMeant)),
    );
    return { index, code, tests };
  } finally {
    close();
  }
}

/** Limits the time for updating the index to the time that is left. */
function indexOptions(wanted = CHECK_ONLY, { leftMs }: Deadline): ReviewIndexOptions {
  if (leftMs === undefined) return wanted;
  return { ...wanted, budgetMs: Math.min(wanted.budgetMs ?? leftMs, leftMs) };
}

function leftOut(counts: Readonly<Record<keyof typeof LEFT_OUT, number>>): LeftOut[] {
  const keys = Object.keys(LEFT_OUT) as (keyof typeof LEFT_OUT)[];
  return keys.filter((key) => counts[key] > 0).map((key) => ({ what: LEFT_OUT[key], count: counts[key] }));
}
