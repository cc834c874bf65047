import { UserError } from "../model/errors.ts";
import { ensureCommit, findCommitRange, type RangeRequest } from "./commit-range.ts";
import { findMergeBase, hasCommit, isAncestor, parentsOf, type Remote } from "./history.ts";
import { isObjectId } from "./object-id.ts";
import type { Repository } from "./repository.ts";

/** Names under which a clone may have the branch that changes are merged into, the most reliable first. */
const DEFAULT_BRANCHES = ["origin/HEAD", "origin/main", "origin/master", "main", "master"];
const SHORT_ID_LENGTH = 12;
/** Numbers of commits to offer to users who want to see more than the last one, as far as history goes back. */
const MORE_COMMITS: readonly (readonly [number, string])[] = [
  [10, "ten"],
  [2, "two"],
];

/** The commits to compare, as the user named them. */
export interface RangeOptions {
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  /** The merge of `head` into `base` that a pull request's workflow checks out. */
  readonly mergeCommit?: string | undefined;
  /** The remote to fetch missing commits from; without it nothing is fetched. */
  readonly remote?: Remote | undefined;
  /** Asks a service with the full history for a merge base that cannot be found here. */
  readonly askMergeBase?: RangeRequest["askMergeBase"] | undefined;
  /** Uncommitted edits belong to the change too. */
  readonly isWorkTree?: boolean | undefined;
}

/** Two commits whose difference is the change, and how they were found. */
export interface ReviewRange {
  readonly base: string;
  readonly head: string;
  /** A sentence; undefined when both commits were given and are compared as they are. */
  readonly explanation: string | undefined;
}

/** Finds the two commits to compare: the head as given (default `HEAD`), and where it left the base (default: the default branch). */
export async function findReviewRange(repository: Repository, options: RangeOptions): Promise<ReviewRange> {
  const head = await headOf(repository, options);
  if (options.base === undefined) {
    await ensureCommit(repository, head, options.remote);
    return fromDefaultBranch(repository, head, options.isWorkTree ?? false);
  }
  const base = await commitOf(repository, options.base, options.remote);
  const areHere = (await hasCommit(repository, base)) && (await hasCommit(repository, head));
  if (areHere && (await isAncestor(repository, base, head))) return { base, head, explanation: undefined };
  const range = await findCommitRange(repository, {
    base,
    head,
    ...(options.mergeCommit === undefined ? {} : { mergeCommit: options.mergeCommit }),
    ...(options.remote === undefined ? {} : { remote: options.remote }),
    ...(options.askMergeBase === undefined ? {} : { askMergeBase: options.askMergeBase }),
  }).catch((error: unknown) => shallowRange(repository, options, { base, head }, error));
  if (range.base === base && range.head === head) return { base, head, explanation: undefined };
  const explanation =
    range.how === "merge-base" || range.how === "asked"
      ? `${short(base)} has moved on since; compared with ${short(range.base)}, where ${short(head)} left it.`
      : `History is cut off here; compared ${short(range.head)} with ${short(range.base)}, which it was merged into.`;
  return { base: range.base, head: range.head, explanation };
}

async function headOf(repository: Repository, { head, remote }: RangeOptions): Promise<string> {
  if (head !== undefined) return commitOf(repository, head, remote);
  const commit = await repository.headCommit();
  if (commit === undefined) {
    throw new UserError("There is no commit to review yet: commit something, or name one with --head.");
  }
  return commit;
}

/** The id of a commit. One that is missing here but can come from a remote is fetched later, if it is needed at all. */
async function commitOf(repository: Repository, revision: string, remote: Remote | undefined): Promise<string> {
  if (remote !== undefined && !(await hasCommit(repository, revision))) {
    if (isObjectId(revision)) return revision;
    await ensureCommit(repository, revision, remote);
  }
  return repository.resolveCommit(revision);
}

/**
 * In a clone of depth 1 or 2 the merge base is not visible. Two explicitly named commits are then compared as they are, which is
 * correct unless the base has moved on; a merge that is checked out, as in a pull request workflow, names what it was merged into.
 * With a remote the error, which says what to fetch, is passed on.
 */
async function shallowRange(
  repository: Repository,
  options: RangeOptions,
  { base, head }: { readonly base: string; readonly head: string },
  error: unknown,
) {
  const isShallow = error instanceof UserError && error.code === "SHALLOW_CLONE";
  if (!isShallow || options.remote !== undefined) throw error;
  if (!(await hasCommit(repository, base)) || !(await hasCommit(repository, head))) throw error;
  const [first, ...merged] = options.head === undefined ? await parentsOf(repository, head) : [];
  const isMerge = first !== undefined && merged.length > 0 && (await hasCommit(repository, first));
  return { base: isMerge ? first : base, head, how: "merge-commit-parents" as const };
}

async function fromDefaultBranch(repository: Repository, head: string, isWorkTree: boolean): Promise<ReviewRange> {
  for (const branch of DEFAULT_BRANCHES) {
    const tip = await repository.findCommit(branch);
    if (tip === undefined) continue;
    const found = await findMergeBase(repository, tip, head);
    if (found.kind !== "found") continue;
    if (found.commit !== head) {
      const explanation = `That is where it left ${branch}.`;
      return { base: found.commit, head, explanation };
    }
    if (isWorkTree) return { base: head, head, explanation: undefined };
    // On the default branch itself, the last commit is what there is to review.
    const [parent] = await parentsOf(repository, head);
    if (parent === undefined || !(await hasCommit(repository, parent))) break;
    const more = await moreAdvice(repository, head);
    const explanation = `It is part of ${branch} already, so one commit is compared${more}.`;
    return { base: parent, head, explanation };
  }
  throw await nothingToCompare(repository, head);
}

/** Advice on how to compare more commits at once; empty when there are no more. */
async function moreAdvice(repository: Repository, head: string): Promise<string> {
  for (const [number, word] of MORE_COMMITS) {
    if ((await repository.findCommit(`${head}~${number}`)) !== undefined) {
      return `; \`llmc-nav review HEAD~${number}\` compares ${word}`;
    }
  }
  return "";
}

async function nothingToCompare(repository: Repository, head: string): Promise<UserError> {
  if (repository.isShallow) {
    return new UserError(
      "There is nothing to compare with, because this clone is shallow: fetch more history (`git fetch --deepen 10`, or `fetch-depth: 2` in actions/checkout).",
      { code: "SHALLOW_CLONE" },
    );
  }
  const parents = await parentsOf(repository, head);
  if (parents.length > 0) {
    return new UserError(
      "There is nothing to compare with: name the commit that the change starts from, as in `llmc-nav review main`.",
    );
  }
  return new UserError(
    "There is nothing to compare with: this is the first commit. Commit a change and ask again, or ask about edits with `--work-tree`.",
  );
}

function short(commit: string): string {
  return commit.slice(0, SHORT_ID_LENGTH);
}
