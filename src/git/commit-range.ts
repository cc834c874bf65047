import { UserError } from "../model/errors.ts";
import { fetchCommit, findMergeBase, hasCommit, parentsOf } from "./history.ts";
import type { Repository } from "./repository.ts";

/** How a range was found; `fetched` means that a commit had to be fetched for it, `asked` that its base was asked for elsewhere. */
export type RangeSource = "merge-base" | "merge-commit-parents" | "fetched" | "asked";

/** Two commits whose difference is the effect of a change. */
export interface CommitRange {
  readonly base: string;
  /** The commit to compare with `base`: the head that was asked for, or the merge commit that brings it into the base. */
  readonly head: string;
  readonly how: RangeSource;
}

/** What a range is wanted of. All commits are full ids. */
export interface RangeRequest {
  /** The tip of the branch to merge into. */
  readonly base: string;
  /** The tip of the change. */
  readonly head: string;
  /** The merge of `head` into `base` that a pull request's workflow checks out. */
  readonly mergeCommit?: string;
  /** Where absent commits may be fetched from; without it nothing is fetched. */
  readonly remote?: string;
  /** Asks whoever has the whole history for the merge base of two commits; undefined when it is not told. The last way there is. */
  readonly askMergeBase?: (base: string, head: string) => Promise<string | undefined>;
}

/**
 * Finds what to compare to see the effect of `head` on `base`: the merge base when history shows it; else the first parent of the
 * merge commit, which the commit names even in a clone of depth 1, so that one commit fetched is enough; else what is known elsewhere.
 */
export async function findCommitRange(repository: Repository, request: RangeRequest): Promise<CommitRange> {
  const { base, head, mergeCommit, remote } = request;
  const isBaseHere = await hasCommit(repository, base);
  const isHeadHere = await hasCommit(repository, head);
  if (isBaseHere && isHeadHere) {
    const found = await findMergeBase(repository, base, head);
    if (found.kind === "found") return { base: found.commit, head, how: "merge-base" };
    if (found.kind === "unrelated") throw unrelated(base, head);
  }
  const target = mergeCommit === undefined ? undefined : await mergedInto(repository, mergeCommit, head);
  if (mergeCommit !== undefined && target !== undefined) {
    const isFetched = await ensureCommit(repository, target, remote);
    return { base: target, head: mergeCommit, how: isFetched ? "fetched" : "merge-commit-parents" };
  }
  try {
    await ensureCommit(repository, base, remote);
    await ensureCommit(repository, head, remote);
    const found = await findMergeBase(repository, base, head);
    if (found.kind === "found") return { base: found.commit, head, how: "fetched" };
    throw found.kind === "unrelated" ? unrelated(base, head) : tooShallow(`where ${base} and ${head} parted`);
  } catch (error) {
    const isShallow = error instanceof UserError && error.code === "SHALLOW_CLONE";
    const asked = isShallow ? await request.askMergeBase?.(base, head) : undefined;
    if (asked === undefined) throw error;
    await ensureCommit(repository, asked, remote);
    await ensureCommit(repository, head, remote);
    return { base: asked, head, how: "asked" };
  }
}

/** Makes sure that a commit is here, by one fetch if need be; tells whether it had to be fetched. */
export async function ensureCommit(repository: Repository, commit: string, remote?: string): Promise<boolean> {
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

/** The commit that `head` was merged into by `mergeCommit`, `undefined` when it is no such merge. */
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
