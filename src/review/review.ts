import type { Repository } from "../git/repository.ts";
import { LEFT_OUT } from "../model/left-out.ts";
import type { ChangedSymbol, LeftOut, Review } from "../model/review.ts";
import { CHANGE_KINDS } from "../model/review.ts";
import { isSpecialName } from "../model/symbol-id.ts";
import { Codebase } from "../nav/code/codebase.ts";
import { CorruptDataError } from "../util/bytes.ts";
import { lastPart } from "../util/last-part.ts";
import type { Logger } from "../util/logger.ts";
import type { Progress } from "../util/progress.ts";
import { findBrokenAccess } from "./breaks/access.ts";
import { toBrokenUses } from "./breaks/broken-uses.ts";
import { findBreaks } from "./breaks/find-breaks.ts";
import type { FoundBreak } from "./breaks/found-break.ts";
import { findBrokenCalls } from "./calls/broken-calls.ts";
import { ChangeList } from "./changes/change-list.ts";
import { findChangedSymbols, type SymbolChanges } from "./changes/changed-symbols.ts";
import { Deadline } from "./deadline.ts";
import { Phases } from "./phases.ts";
import { type AffectedCode, findAffected } from "./reach/affected.ts";
import { findDocMentions } from "./reach/doc-mentions.ts";
import { testsToRun } from "./reach/tests-to-run.ts";
import { type ChangedFiles, readChangedFiles } from "./sides/changed-files.ts";
import { judgeNotCompared, notComparedUnjudged } from "./sides/not-compared.ts";
import { Side, Sides } from "./sides/sides.ts";
import { WordIndex } from "./sides/word-index.ts";
import { reviewConfig } from "./stored/config.ts";
import { followIndexed, type IndexedChanges, reviewFreshness } from "./stored/freshness.ts";
import { reviewQueries } from "./stored/queries.ts";
import { damagedIndex, openReviewIndex, type ReviewIndexOptions } from "./stored/review-index.ts";
import { reviewSummaries } from "./stored/summaries.ts";

/** Lists longer than these serve nobody; what is cut stands at their end. */
const MAX_CHANGES = 5000;
const MAX_BROKEN = 2000;
const MAX_NOT_COMPARED = 5000;
const CHECK_ONLY: ReviewIndexOptions = { mode: "check", budgetMs: undefined, isVerified: false };

export interface ReviewOptions {
  readonly repository: Repository;
  /** The full id of the commit that the change starts from. */
  readonly base: string;
  /** The full id of the commit to review; undefined for the working tree. */
  readonly head: string | undefined;
  /** How the two were found. */
  readonly range?: string | undefined;
  /** Where the configuration is in the repository; default is `llmc.toml`. */
  readonly config?: string | undefined;
  /** Larger files are left out. */
  readonly maxFileSize?: number | undefined;
  /** What to do with the index; default is to ask it only if it is of the head already. */
  readonly index?: ReviewIndexOptions | undefined;
  /** How long the review may take before it tells what it has; default is as long as it takes. */
  readonly timeBudgetMs?: number | undefined;
  readonly logger: Logger;
  readonly progress: Progress;
}

/** What a change changes and breaks, from a fresh reading of both sides. */
export async function review(options: ReviewOptions): Promise<Review> {
  return withTrees(options, async (trees, clock) => {
    const { deadline } = clock;
    const sides = await clock.time("words", () => readSides(trees, deadline));
    for (const side of [sides.base, sides.head]) side.project.stopBy(() => deadline.check());
    const list = new ChangeList(sides.symbols.changes);
    const none: readonly FoundBreak[] = [];
    const names = await clock.attempt(
      "broken names",
      () => ({ breaks: none, notLookedAt: 0 }),
      () => findBreaks(sides, list),
    );
    // From here on little is asked about base, and what was worked out about it is as much as head needs next.
    sides.base.project.forget();
    const calls = await clock.attempt(
      "broken calls",
      () => none,
      () => findBrokenCalls(sides, list),
    );
    const access = await clock.attempt(
      "broken access",
      () => none,
      () => findBrokenAccess(sides, list),
    );
    const notCompared = await clock.attempt(
      "files not compared",
      () => notComparedUnjudged(sides),
      () => judgeNotCompared(sides),
    );
    const unread = unreadPaths(sides);
    const found = [...names.breaks, ...calls, ...access];
    // What a file that could not be read has at head nobody knows, so that nothing of it is called gone.
    const isKnown = ({ changeId }: FoundBreak) => !unread.has(list.get(changeId).before?.path ?? "");
    const { broken, ignored } = await toBrokenUses(sides, found.filter(isKnown));
    const brokenIds = new Map<string, number>();
    for (const { changeId } of broken) brokenIds.set(changeId, (brokenIds.get(changeId) ?? 0) + 1);
    const known = list.all.filter(({ before }) => !unread.has(before?.path ?? ""));
    const ranked = rank(known, brokenIds);
    const nothingIndexed: IndexedChanges = { rebound: [], staleEnrichment: [] };
    const indexed = await clock.attempt(
      "indexed symbols",
      () => nothingIndexed,
      async () => (options.index?.mode === "off" ? nothingIndexed : followIndexed(sides, options.base, ranked)),
    );
    let index = await clock.time("index", () =>
      openReviewIndex(sides.base.codebase, sides.head.codebase, indexOptions(options.index, deadline), {
        ...options,
        names: namesOf(ranked),
        filesWith: (name) => sides.head.names.filesWith(name),
      }),
    );
    const code = await clock
      .attempt(
        "affected",
        () => nobodyAffected(ranked),
        () =>
          findAffected(sides, ranked, index.graph).catch((error: unknown) => {
            // A question may be the first to read a damaged part of the index; then the files answer.
            if (!(error instanceof CorruptDataError)) throw error;
            index = damagedIndex(index, error);
            return findAffected(sides, ranked, undefined);
          }),
      )
      .finally(index.close);
    const gone = ranked.filter(({ change }) => change === "deleted" || change.includes("renamed"));
    const docMentions = await clock.attempt(
      "documents",
      () => [],
      () => findDocMentions(sides, gone),
    );
    const tests = await clock.attempt(
      "tests",
      () => [],
      () => testsToRun(sides, code.affected, broken),
    );
    for (const side of [sides.base, sides.head]) side.project.stopBy(() => {});
    const freshness = await clock.time("freshness", () => reviewFreshness(sides, index, indexed));
    const config = await clock.time("config", () => reviewConfig(sides, options.config));
    const changes = withUses(ranked, code, broken);
    const queries = await clock.attempt(
      "queries",
      () => [],
      () => reviewQueries(sides, changes, code.direct, index.decision),
    );
    const summaries = await clock.attempt(
      "summaries",
      () => [],
      () => reviewSummaries(sides, changes, options.logger),
    );
    return {
      ...rangeOf(options),
      filesChanged: sides.files.changes.length,
      changes: changes.slice(0, MAX_CHANGES),
      broken: broken.slice(0, MAX_BROKEN),
      affected: code.affected,
      affectedFiles: [...new Set(code.affected.map(({ path }) => path))].sort(),
      testsToRun: tests,
      unusedPublic: unusedPublic(changes),
      docMentions,
      config,
      freshness,
      // Both sides read through one store.
      index: { ...index.about, filesParsed: sides.head.codebase.store.parsed },
      queries,
      summaries,
      skipped: sides.files.skipped,
      notCompared: notCompared.slice(0, MAX_NOT_COMPARED),
      leftOut: leftOut({
        files: notCompared.length - MAX_NOT_COMPARED,
        places: names.notLookedAt,
        ignored,
        phases: clock.cut,
        changes: changes.length - MAX_CHANGES,
        broken: broken.length - MAX_BROKEN,
        unasked: code.notAsked,
        unfollowed: code.notFollowed,
        affected: code.notListed,
      }),
      timings: clock.timings,
    };
  });
}

/** Bringing the index to the head takes no longer than there is time. */
function indexOptions(wanted = CHECK_ONLY, { leftMs }: Deadline): ReviewIndexOptions {
  if (leftMs === undefined) return wanted;
  return { ...wanted, budgetMs: Math.min(wanted.budgetMs ?? leftMs, leftMs) };
}

/** What is said of users where there was no time to look for them: nothing, and that nobody was asked. */
function nobodyAffected(changes: readonly Draft[]): AffectedCode {
  const none = { affected: [], uses: new Map(), direct: new Map() };
  return { ...none, notAsked: changes.length, notFollowed: 0, notListed: 0 };
}

/** The names by which others know what changed, before and after. */
function namesOf(changes: readonly Draft[]): Set<string> {
  return new Set(
    changes.flatMap(({ before, after }) => [before, after].flatMap((each) => (each ? [lastPart(each.qualname)] : []))),
  );
}

/** What changed, without who uses it. */
export type ChangedSymbols = Pick<Review, "base" | "head" | "range" | "filesChanged" | "changes" | "skipped">;

/** Only what changed, without who uses it. */
export function changedSymbols(options: ReviewOptions): Promise<ChangedSymbols> {
  return withTrees(options, async ({ symbols, files }) => {
    const changes = rank(new ChangeList(symbols.changes).all, new Map()).map((each) => ({ ...each, uses: undefined }));
    return { ...rangeOf(options), filesChanged: files.changes.length, changes, skipped: files.skipped };
  });
}

function rangeOf({ base, head, range }: ReviewOptions): Pick<Review, "base" | "head" | "range"> {
  return { base, head: head ?? "working tree", range };
}

/** Both trees, open, with what differs between them. */
interface OpenTrees {
  readonly base: Codebase;
  readonly head: Codebase;
  readonly files: ChangedFiles;
  readonly symbols: SymbolChanges;
}

async function readSides({ base, head, files, symbols }: OpenTrees, deadline: Deadline): Promise<Sides> {
  const now = await WordIndex.build(head.project);
  const then = await WordIndex.build(base.project, { project: head.project, index: now });
  return new Sides(new Side(base, then), new Side(head, now), files, symbols, deadline);
}

async function withTrees<T>(options: ReviewOptions, work: (trees: OpenTrees, clock: Phases) => Promise<T>): Promise<T> {
  const clock = new Phases(new Deadline(options.timeBudgetMs));
  const { repository, maxFileSize, logger, progress } = options;
  const head = await Codebase.open({ repository, rev: options.head, maxFileSize, logger, progress });
  try {
    const base = await Codebase.open({ ...options, rev: options.base, facts: head.facts });
    try {
      const files = await clock.time("changed files", () =>
        readChangedFiles(repository, base.tree, head.tree, head.facts, { progress, deadline: clock.deadline }),
      );
      const symbols = await clock.time("changed symbols", async () => findChangedSymbols(files));
      return await work({ base, head, files, symbols }, clock);
    } finally {
      await base.close();
    }
  } finally {
    await head.close();
  }
}

type Draft = Omit<ChangedSymbol, "uses">;

/** What breaks something first, then by kind; what others can use before what they cannot, and tests last. */
function rank(changes: readonly Draft[], broken: ReadonlyMap<string, number>): Draft[] {
  const order = (each: Draft) => [
    -(broken.get(each.id) ?? 0),
    Number(each.isTest),
    CHANGE_KINDS.indexOf(each.change),
    Number(!each.isPublic),
  ];
  return changes.toSorted((a, b) => {
    const [left, right] = [order(a), order(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at >= 0 ? (left[at] ?? 0) - (right[at] ?? 0) : a.id < b.id ? -1 : 1;
  });
}

function withUses(changes: readonly Draft[], { uses }: AffectedCode, broken: Review["broken"]): ChangedSymbol[] {
  const left = new Map<string, { production: number; tests: number }>();
  for (const { changeId, isTest } of broken) {
    const counts = left.get(changeId) ?? { production: 0, tests: 0 };
    counts[isTest ? "tests" : "production"]++;
    left.set(changeId, counts);
  }
  const none = { production: 0, tests: 0 };
  return changes.map((each) => {
    const found = uses.get(each.id);
    if (each.change === "deleted") return { ...each, uses: left.get(each.id) ?? none };
    const more = each.change === "signature" ? none : (left.get(each.id) ?? none);
    const total = found && { production: found.production + more.production, tests: found.tests + more.tests };
    return { ...each, uses: total };
  });
}

/** Changes of what others may rely on, and nobody here does. */
function unusedPublic(changes: readonly ChangedSymbol[]): string[] {
  return changes
    .filter(({ isPublic, isTest, change, uses, before, after }) => {
      // Whoever makes or indexes an object calls such a method without naming it.
      if (isSpecialName((after ?? before)?.qualname ?? "")) return false;
      const isUnused = uses !== undefined && uses.production + uses.tests === 0;
      return isPublic && !isTest && isUnused && change !== "added" && change !== "body";
    })
    .map(({ id }) => id);
}

/** Files of base that head has, and that nobody could read there. */
function unreadPaths(sides: Sides): ReadonlySet<string> {
  const compared = new Set(sides.files.oldFiles.map(({ path }) => path));
  const paths = sides.files.notCompared.map(({ path }) => sides.oldPath(path));
  return new Set(paths.filter((path) => !compared.has(path)));
}

function leftOut(counts: Readonly<Record<keyof typeof LEFT_OUT, number>>): LeftOut[] {
  const keys = Object.keys(LEFT_OUT) as (keyof typeof LEFT_OUT)[];
  return keys.filter((key) => counts[key] > 0).map((key) => ({ what: LEFT_OUT[key], count: counts[key] }));
}
