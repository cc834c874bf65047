import { UserError } from "../model/errors.ts";
import { fetchCommit, fetchHistory, findMergeBase, hasCommit, parentsOf, type Remote } from "./history.ts";
import type { Repository } from "./repository.ts";

/** Depths, in commits, to which history is fetched to find where a change starts when nothing else shows it: mostly the first is enough. */
const HISTORY_DEPTHS = [64, 1024];

/** How a range was found; `fetched` means that a commit had to be fetched for it, `asked` that its base came from `askMergeBase`. */
export type RangeSource = "merge-base" | "merge-commit-parents" | "fetched" | "asked";

/** Two commits whose difference is the effect of a change. */
export interface CommitRange {
  readonly base: string;
  /** The commit to compare with `base`: the requested head, or the merge commit that brings it into the base. */
  readonly head: string;
  readonly how: RangeSource;
}

/** The commits to find a range for, and the means to find it. All commits are full ids. */
export interface RangeRequest {
  /** The tip of the branch to merge into. */
  readonly base: string;
  /** The tip of the change. */
  readonly head: string;
  /** The merge of `head` into `base` that a pull request's workflow checks out. */
  readonly mergeCommit?: string;
  /** The remote to fetch missing commits from; without it nothing is fetched. */
  readonly remote?: Remote;
  /** Asks a service with the full history for the merge base of two commits; undefined when it gives none. */
  readonly askMergeBase?: (base: string, head: string) => Promise<string | undefined>;
}

/**
 * Finds the two commits to compare to see the effect of `head` on `base`: the merge base and the head. Where this clone does not show
 * the merge base, it is taken from the parents of the head, from `askMergeBase`, or from more fetched history; each of these needs
 * the head, which is fetched. Failing all that, the merge commit is compared with its first parent: the same effect, but with the
 * line numbers of another commit. The head is never compared with the tip of a base that has moved on: commits added to the base
 * since would look as if the head had removed them.
 */
export async function findCommitRange(repository: Repository, request: RangeRequest): Promise<CommitRange> {
  const { base, head, mergeCommit } = request;
  if ((await hasCommit(repository, base)) && (await hasCommit(repository, head))) {
    const found = await shownMergeBase(repository, base, head);
    if (found !== undefined) return { base: found, head, how: "merge-base" };
  }
  const found = await sameOrShallow(() => absentMergeBase(repository, request));
  if (!(found instanceof UserError)) return found;
  const target = mergeCommit === undefined ? undefined : await mergedInto(repository, mergeCommit, head);
  if (mergeCommit === undefined || target === undefined) throw found;
  const isFetched = await ensureCommit(repository, target, request.remote);
  return { base: target, head: mergeCommit, how: isFetched ? "fetched" : "merge-commit-parents" };
}

/** The merge base of two commits whose common history this clone does not have. */
async function absentMergeBase(repository: Repository, request: RangeRequest): Promise<CommitRange> {
  const { base, head, remote } = request;
  await ensureCommit(repository, head, remote);
  if ((await parentsOf(repository, head)).includes(base)) {
    const isFetched = await ensureCommit(repository, base, remote);
    return { base, head, how: isFetched ? "fetched" : "merge-base" };
  }
  const asked = await request.askMergeBase?.(base, head);
  if (asked !== undefined) {
    const isHere = await sameOrShallow(() => ensureCommit(repository, asked, remote));
    if (!(isHere instanceof UserError)) return { base: asked, head, how: "asked" };
  }
  const isFetched = await ensureCommit(repository, base, remote);
  const shown = isFetched ? await shownMergeBase(repository, base, head) : undefined;
  if (shown !== undefined) return { base: shown, head, how: "fetched" };
  for (const depth of remote === undefined ? [] : HISTORY_DEPTHS) {
    await sameOrShallow(() => fetchMore(repository, remote as Remote, [base, head], depth));
    const found = await shownMergeBase(repository, base, head);
    if (found !== undefined) return { base: found, head, how: "fetched" };
  }
  throw tooShallow(`where ${base} and ${head} parted`);
}

/** The merge base found in the history of this clone; undefined when it may be outside of the shallow history. */
async function shownMergeBase(repository: Repository, base: string, head: string): Promise<string | undefined> {
  const found = await findMergeBase(repository, base, head);
  if (found.kind === "unrelated") throw unrelated(base, head);
  return found.kind === "found" ? found.commit : undefined;
}

/** Runs `work` and returns its result, or the error that says that this clone is too shallow for it. */
async function sameOrShallow<T>(work: () => Promise<T>): Promise<T | UserError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError && error.code === "SHALLOW_CLONE") return error;
    throw error;
  }
}

async function fetchMore(
  repository: Repository,
  remote: Remote,
  commits: readonly string[],
  depth: number,
): Promise<void> {
  try {
    await fetchHistory(repository, remote, commits, depth);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw tooShallow(`more history, and it could not be fetched: ${error.message}`, error);
  }
}

/** Makes sure that this clone has a commit, by one fetch if necessary; returns whether it had to be fetched. */
export async function ensureCommit(repository: Repository, commit: string, remote?: Remote): Promise<boolean> {
  if (await hasCommit(repository, commit)) return false;
  if (remote === undefined) throw tooShallow(`the commit ${commit}`);
  try {
    await fetchCommit(repository, remote, commit);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw tooShallow(`the commit ${commit}, and it could not be fetched: ${error.message}`, error);
  }
  return true;
}

/** The commit that `mergeCommit` merged `head` into, `undefined` when it is not such a merge. */
async function mergedInto(repository: Repository, mergeCommit: string, head: string): Promise<string | undefined> {
  if (!(await hasCommit(repository, mergeCommit))) return undefined;
  const [first, ...merged] = await parentsOf(repository, mergeCommit);
  return merged.includes(head) ? first : undefined;
}

function unrelated(base: string, head: string): UserError {
  return new UserError(`${base} and ${head} have no commit in common: name two commits of one history.`, {
    code: "UNRELATED_HISTORIES",
  });
}

function tooShallow(what: string, cause?: UserError): UserError {
  const advice =
    "fetch more history: set `fetch-depth: 2` in actions/checkout (`0` outside of pull requests), or run `git fetch --unshallow`";
  return new UserError(`This clone does not hold ${what.replace(/\.$/, "")}; ${advice}.`, {
    code: "SHALLOW_CLONE",
    cause,
  });
}
