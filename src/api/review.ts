import { isAbsolute, resolve } from "node:path";
import { findDirtyFiles } from "../freshness/index-files.ts";
import { GitTree } from "../git/git-tree.ts";
import { isObjectId } from "../git/object-id.ts";
import { insidePath } from "../git/paths.ts";
import type { Repository } from "../git/repository.ts";
import { findReviewRange, type ReviewRange } from "../git/review-range.ts";
import { WorkTree } from "../git/work-tree.ts";
import { writeAtomically } from "../graph/file/atomic-file.ts";
import { languageOfPath } from "../languages/registry.ts";
import { UserError } from "../model/errors.ts";
import { BASELINE_FILE } from "../model/ignore.ts";
import type { ChangedSymbols, IndexMode, Review } from "../model/review.ts";
import type { Tree } from "../model/tree.ts";
import { Codebase } from "../nav/code/codebase.ts";
import { filterChanged, filterReview } from "../review/filter-review.ts";
import { renamingsOf } from "../review/fixes/doubts.ts";
import { fixNames, type NamePatch } from "../review/fixes/fix-names.ts";
import { baselineText } from "../review/ignore/baseline.ts";
import { changedSymbols, type ReviewOptions, review } from "../review/review.ts";
import { type PathFilter, pathFilter } from "../util/glob.ts";
import type { ApiContext } from "./context.ts";

export type { NamePatch };

/** The change to review, and options for the review. */
export interface ReviewedChange {
  /** The commit at which the change starts; default is the one where it left the default branch. */
  readonly base?: string | undefined;
  /** The change; default is the working tree if code in it is edited, else the commit that is checked out. */
  readonly head?: string | undefined;
  /** An explanation of `base` and `head`, from a caller that knows them to be the two sides: they are taken as they are. May be empty. */
  readonly range?: string | undefined;
  /** Tell only of paths that fit one of these patterns, as `.gitignore` writes them; default is every path. */
  readonly include?: readonly string[] | undefined;
  /** Tell nothing of paths that fit one of these patterns. */
  readonly exclude?: readonly string[] | undefined;
  /** Look at the working tree, edits included, instead of a commit; default is to do so where code is edited and no head is named. */
  readonly isWorkTree?: boolean | undefined;
  /** Larger files are left out. */
  readonly maxFileSize?: number | undefined;
  /** The file of the baseline, from the root; default is `llmc-nav.baseline.json`. Base's is read. */
  readonly baseline?: string | undefined;
  /** The use of the index; default is to ask it only if it is of the head already. */
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

/** Writes what a change breaks to the baseline, what it already holds included. */
export async function writeBaseline(
  context: ApiContext,
  config: string | undefined,
  change: ReviewedChange,
): Promise<{ readonly path: string; readonly count: number }> {
  const { baseline = BASELINE_FILE, ...rest } = change;
  const { root } = context.repository;
  const path = insidePath(root, resolve(root, baseline));
  if (path === undefined) {
    throw new UserError(`A baseline is a file of the repository, and ${JSON.stringify(baseline)} is not in it.`);
  }
  // No file is called so: what the baseline of base holds counts, too.
  const { broken } = await reviewChange(context, config, { ...rest, baseline: "" });
  writeAtomically(root, path, baselineText(broken));
  return { path, count: broken.length };
}

/** A patch that fixes uses of what a change renamed, and what it leaves to people. */
export async function patchFor(
  context: ApiContext,
  config: string | undefined,
  change: ReviewedChange,
): Promise<NamePatch> {
  const result = await reviewChange(context, config, change);
  const { repository } = context;
  const isCommit = isObjectId(result.head);
  const tree = isCommit ? new GitTree(repository, result.head) : new WorkTree(repository);
  const [base, head] = await Promise.all(
    [result.base, isCommit ? result.head : undefined].map((rev) => Codebase.over({ ...context, rev })),
  );
  if (base === undefined || head === undefined) throw new Error("a change has two sides");
  try {
    const renamings = await renamingsOf(
      result,
      (question) => base.ask(question),
      (question) => head.ask(question),
    );
    const along = [...renamings.values()].flatMap((each) => each.along ?? []);
    const texts = await textsOf(tree, new Set([...result.broken, ...along].map(({ path }) => path)));
    return fixNames(result, { textOf: (path) => texts.get(path), renamingOf: (id) => renamings.get(id) });
  } finally {
    await Promise.all([base.close(), head.close()]);
  }
}

/** The texts of files that are plain UTF-8: a patch of any other would not apply to what is there. */
async function textsOf(tree: Tree, paths: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const { entries } = await tree.list();
  const texts = new Map<string, string>();
  for await (const { entry, bytes } of tree.readMany(entries.filter(({ path }) => paths.has(path)))) {
    const text = bytes?.toString("utf8");
    if (text !== undefined && Buffer.from(text, "utf8").equals(bytes as Buffer)) texts.set(entry.path, text);
  }
  await tree.close();
  return texts;
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

/** The complete options of a comparison: commits are looked up and the base is found where none is named. */
async function reviewOptionsFor(
  { repository, logger, progress }: ApiContext,
  config: string | undefined,
  change: ReviewedChange,
): Promise<ReviewOptions> {
  const { head, maxFileSize, index = "check", indexBudgetSeconds, timeBudgetSeconds } = change;
  if (config !== undefined && isAbsolute(config)) {
    throw new UserError(
      `A review reads the configuration from both sides of the change, and ${JSON.stringify(config)} is not in the repository.`,
      { code: "BAD_CONFIG" },
    );
  }
  if (change.isWorkTree && head !== undefined) {
    throw new UserError("Say either --head COMMIT or --work-tree, not both.");
  }
  const edited = head === undefined && change.isWorkTree === undefined ? await editedFiles(repository) : 0;
  const isWorkTree = change.isWorkTree ?? edited > 0;
  const range = await rangeOf(repository, { ...change, isWorkTree });
  const notes = [range.explanation, ...(edited > 0 ? [editsNote(edited)] : [])].filter((note) => note !== undefined);
  return {
    repository,
    base: range.base,
    head: isWorkTree ? undefined : range.head,
    isMeant: filterOf(change),
    range: notes.length === 0 ? undefined : notes.join(" "),
    config,
    baseline: change.baseline,
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

/** The number of files with code that have edits that are not committed. */
async function editedFiles(repository: Repository): Promise<number> {
  const commit = repository.isBare ? undefined : await repository.headCommit();
  if (commit === undefined) return 0;
  const [head, live] = await Promise.all([new GitTree(repository, commit).list(), new WorkTree(repository).list()]);
  // A clone without a checkout has no edits.
  if (live.entries.length === 0) return 0;
  return findDirtyFiles(head, live).filter(({ path }) => languageOfPath(path) !== "text").length;
}

function editsNote(files: number): string {
  const edits = files === 1 ? "the edits of 1 file" : `the edits of ${files} files`;
  return `It includes ${edits} that are not committed; \`--head HEAD\` leaves them out.`;
}
