import { isAbsolute } from "node:path";
import { findDirtyFiles } from "../freshness/index-files.ts";
import { GitTree } from "../git/git-tree.ts";
import type { Repository } from "../git/repository.ts";
import { findReviewRange, type ReviewRange } from "../git/review-range.ts";
import { WorkTree } from "../git/work-tree.ts";
import { languageOfPath } from "../languages/registry.ts";
import { UserError } from "../model/errors.ts";
import type { ChangedSymbols, IndexMode, Review } from "../model/review.ts";
import { filterChanged, filterReview } from "../review/filter-review.ts";
import { changedSymbols, type ReviewOptions, review } from "../review/review.ts";
import { type PathFilter, pathFilter } from "../util/glob.ts";
import type { ApiContext } from "./context.ts";

/** Which change is meant. */
export interface ReviewedChange {
  /** Where the change starts; default is where it left the default branch. */
  readonly base?: string | undefined;
  /** The change; default is the commit that is checked out. */
  readonly head?: string | undefined;
  /** How `base` and `head` were found, by whoever knows that they are the two sides: they are taken as they are. May be empty. */
  readonly range?: string | undefined;
  /** Tell only of paths that fit one of these patterns, as `.gitignore` writes them; default is every path. */
  readonly include?: readonly string[] | undefined;
  /** Tell nothing of paths that fit one of these patterns. */
  readonly exclude?: readonly string[] | undefined;
  /** Look at the working tree, edits included, instead of a commit. */
  readonly isWorkTree?: boolean | undefined;
  /** Larger files are left out. */
  readonly maxFileSize?: number | undefined;
  /** What to do with the index; default is to ask it only if it is of the head already. */
  readonly index?: IndexMode | undefined;
  /** Seconds that bringing the index to the head may take; default is as long as it takes. */
  readonly indexBudgetSeconds?: number | undefined;
  /** Seconds that the review may take before it tells what it has; default is as long as it takes. */
  readonly timeBudgetSeconds?: number | undefined;
  /** The kept index came from elsewhere: link again what matters to the change, and a sample of the rest. */
  readonly isIndexVerified?: boolean | undefined;
}

/** Reviews a change, as far as it is about paths that were asked for. `config` is a path in the repository. */
export async function reviewChange(
  context: ApiContext,
  config: string | undefined,
  change: ReviewedChange,
): Promise<Review> {
  return filterReview(await review(await reviewOptionsFor(context, config, change)), filterOf(change));
}

/** The symbols that a change changes, as far as they are at paths that were asked for. */
export async function changedBy(
  context: ApiContext,
  config: string | undefined,
  change: ReviewedChange,
): Promise<ChangedSymbols> {
  return filterChanged(await changedSymbols(await reviewOptionsFor(context, config, change)), filterOf(change));
}

function filterOf({ include = [], exclude = [] }: ReviewedChange): PathFilter {
  return pathFilter(include, exclude);
}

/** What to compare, in full: commits are looked up and the base is found where none is named. */
async function reviewOptionsFor(
  { repository, logger, progress }: ApiContext,
  config: string | undefined,
  change: ReviewedChange,
): Promise<ReviewOptions> {
  const { head, isWorkTree = false, maxFileSize, index = "check", indexBudgetSeconds, timeBudgetSeconds } = change;
  if (config !== undefined && isAbsolute(config)) {
    throw new UserError(
      `A review reads the configuration from both sides of the change, and ${JSON.stringify(config)} is not in the repository.`,
      { code: "BAD_CONFIG" },
    );
  }
  if (isWorkTree && head !== undefined) throw new UserError("Say either --head COMMIT or --work-tree, not both.");
  const range = await rangeOf(repository, change);
  return {
    repository,
    base: range.base,
    head: isWorkTree ? undefined : range.head,
    isMeant: filterOf(change),
    range: await withEdits(repository, range.explanation, head === undefined && !isWorkTree),
    config,
    maxFileSize,
    timeBudgetMs: timeBudgetSeconds === undefined ? undefined : timeBudgetSeconds * 1000,
    index: {
      mode: index,
      budgetMs: indexBudgetSeconds === undefined ? undefined : indexBudgetSeconds * 1000,
      isVerified: change.isIndexVerified ?? false,
    },
    logger,
    progress,
  };
}

/** The two sides of a change. */
async function rangeOf(
  repository: Repository,
  { base, head, range, isWorkTree }: ReviewedChange,
): Promise<ReviewRange> {
  if (range === undefined) return findReviewRange(repository, { base, head, isWorkTree });
  if (base === undefined || head === undefined)
    throw new UserError("--range tells of two commits: give --base and --head.");
  const [from, to] = [await repository.resolveCommit(base), await repository.resolveCommit(head)];
  return { base: from, head: to, explanation: range || undefined };
}

/** Whoever reviews what is checked out should know that edits are not in it. */
async function withEdits(repository: Repository, explanation: string | undefined, isCheckedOut: boolean) {
  const commit = isCheckedOut && !repository.isBare ? await repository.headCommit() : undefined;
  if (commit === undefined) return explanation;
  const trees = [new GitTree(repository, commit), new WorkTree(repository)] as const;
  const [head, live] = await Promise.all([trees[0].list(), trees[1].list()]);
  const edited = findDirtyFiles(head, live).filter(({ path }) => languageOfPath(path) !== "text").length;
  if (edited === 0) return explanation;
  const [files, them] = edited === 1 ? ["1 file has", "it"] : [`${edited} files have`, "them"];
  const note = `${files} edits that are not committed; \`--work-tree\` reviews ${them} as well.`;
  return explanation === undefined ? note : `${explanation} ${note}`;
}
