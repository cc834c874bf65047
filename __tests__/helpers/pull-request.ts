import { GitRepo } from "./git-repo.ts";

/** A repository on "GitHub" with one pull request, number 7. */
export interface PullRequestFixture {
  readonly upstream: GitRepo;
  readonly base: string;
  readonly head: string;
  readonly merge: string;
  /** The payload of the event. With `isFork`, the head is in another repository. */
  payload(changes?: { readonly isFork?: boolean; readonly action?: string; readonly state?: string }): unknown;
}

/** Makes a pull request that turns `before` into `after`. */
export function pullRequestOf(
  before: Record<string, string>,
  after: Record<string, string>,
  removed: readonly string[] = [],
): PullRequestFixture {
  const upstream = GitRepo.with(before);
  const base = upstream.head();
  upstream.startBranch("topic");
  for (const path of removed) upstream.remove(path);
  const head = upstream.commit(after, "the change");
  const merge = upstream.pullRequestMerge(7, base, head);
  const payload: PullRequestFixture["payload"] = ({ isFork = false, action = "synchronize", state = "open" } = {}) => ({
    action,
    number: 7,
    pull_request: {
      number: 7,
      state,
      draft: false,
      user: { login: "octocat", type: "User" },
      head: { sha: head, ref: "topic", repo: { id: isFork ? 2 : 1 } },
      base: { sha: base, ref: "main", repo: { id: 1 } },
    },
    repository: { full_name: "octo/demo", default_branch: "main" },
  });
  return { upstream, base, head, merge, payload };
}
