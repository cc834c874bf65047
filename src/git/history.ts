import { UserError } from "../model/errors.ts";
import type { GitSettings } from "./environment.ts";
import { quote } from "./failure.ts";
import { isObjectId } from "./object-id.ts";
import type { Repository } from "./repository.ts";

/** A fetch goes over the network, but a job must not hang on it. */
const FETCH_TIMEOUT_MS = 300_000;

/**
 * The commit where two histories diverged. `unrelated`: they have no commit in common. `hidden`: this clone is too shallow to
 * know.
 */
export type MergeBase =
  | { readonly kind: "found"; readonly commit: string }
  | { readonly kind: "unrelated" }
  | { readonly kind: "hidden" };

/** The distance between two commits: the numbers of commits that only the first and only the second has. */
export interface Distance {
  readonly ahead: number;
  readonly behind: number;
}

/** Finds the best common ancestor of two commits that this clone has. */
export async function findMergeBase(repository: Repository, left: string, right: string): Promise<MergeBase> {
  const answer = await repository.git.run(["merge-base", "--end-of-options", left, right], {
    task: `find the merge base of ${left} and ${right}`,
    acceptedCodes: [0, 1],
  });
  if (answer.exitCode === 0) return { kind: "found", commit: answer.stdout.toString("latin1").trim() };
  return { kind: repository.isShallow ? "hidden" : "unrelated" };
}

/** Whether `ancestor` is in the history of `descendant` (or the same); in a shallow clone `false` may mean "not visible". */
export async function isAncestor(repository: Repository, ancestor: string, descendant: string): Promise<boolean> {
  const answer = await repository.git.run(["merge-base", "--is-ancestor", "--end-of-options", ancestor, descendant], {
    task: `compare the history of ${ancestor} and ${descendant}`,
    acceptedCodes: [0, 1],
  });
  return answer.exitCode === 0;
}

/**
 * Counts the commits that only `commit` has (ahead) and those that only `reference` has (behind); `undefined` when a
 * shallow clone hides some of them.
 */
export async function countBetween(
  repository: Repository,
  reference: string,
  commit: string,
): Promise<Distance | undefined> {
  const output = await repository.git.text(
    ["rev-list", "--left-right", "--end-of-options", `${reference}...${commit}`, "--"],
    { task: `count the commits between ${reference} and ${commit}` },
  );
  const lines = output.split("\n").filter((line) => line !== "");
  const cutOff = await repository.shallowCommits();
  if (lines.some((line) => cutOff.has(line.slice(1)))) return undefined;
  const ahead = lines.filter((line) => line.startsWith(">")).length;
  return { ahead, behind: lines.length - ahead };
}

/** The parents that the commit itself names, including those missing from a shallow clone. */
export async function parentsOf(repository: Repository, commit: string): Promise<string[]> {
  const text = await repository.git.text(["cat-file", "commit", commit], { task: `read the commit ${commit}` });
  const header = text.slice(0, text.indexOf("\n\n"));
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] as string);
}

/** Whether this clone has the commit itself; its history may still be missing. */
export async function hasCommit(repository: Repository, commit: string): Promise<boolean> {
  return (await repository.findCommit(commit)) !== undefined;
}

/** The source of commits, and the login for it; a name alone uses the login in the user's git configuration. */
export type Remote = string | { readonly name: string; readonly login: GitSettings };

/** Fetches one commit from a remote. A shallow clone stays shallow: none of the commit's history is fetched. */
export async function fetchCommit(repository: Repository, remote: Remote, commit: string): Promise<void> {
  await fetchCommits(repository, remote, [commit], repository.isShallow ? 1 : undefined);
}

/** Fetches commits into a shallow clone with history to the given depth; the clone's history then ends at that depth. */
export async function fetchHistory(
  repository: Repository,
  remote: Remote,
  commits: readonly string[],
  depth: number,
): Promise<void> {
  await fetchCommits(repository, remote, commits, depth);
}

async function fetchCommits(
  repository: Repository,
  remote: Remote,
  commits: readonly string[],
  depth: number | undefined,
): Promise<void> {
  const bad = commits.find((commit) => !isObjectId(commit));
  if (bad !== undefined) throw new UserError(`${quote(bad)} is no full commit id.`, { code: "BAD_REVISION" });
  const { name, login } = typeof remote === "string" ? { name: remote, login: undefined } : remote;
  const options = ["--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--no-auto-maintenance"];
  const depthOption = depth === undefined ? [] : [`--depth=${depth}`];
  const args = ["fetch", ...options, ...depthOption, "--end-of-options", name, ...commits];
  const running = {
    task: `fetch ${commits.join(" and ")} from ${quote(name)}`,
    isNetworkAllowed: true,
    timeoutMs: FETCH_TIMEOUT_MS,
  };
  if (login === undefined) return void (await repository.git.run(args, running));
  try {
    await repository.git.run(args, { ...running, settings: login });
  } catch (error) {
    // A rejected login, even for a public repository, may not be the only one: the user's configuration may have another.
    if (!(error instanceof UserError) || error.code !== "GIT_FAILED") throw error;
    await repository.git.run(args, running);
  }
}
