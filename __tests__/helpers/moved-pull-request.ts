import { expect } from "vitest";
import { GitRepo } from "./git-repo.ts";
import type { GitHubServer } from "./github-server.ts";

const API = "from auth import login, logout\n\n\ndef handle(user):\n    logout(user)\n    return login(user)\n";
const LOGIN = "def login(user):\n    return user\n";

/** A pull request, number 7, that removes `logout`, which `api.py` still uses. */
export interface MovedPullRequest {
  readonly upstream: GitRepo;
  /** The commit at which the pull request started. */
  readonly fork: string;
  /** The tip of main. */
  readonly base: string;
  readonly head: string;
  readonly merge: string;
  readonly payload: unknown;
}

export interface MovedOptions {
  /** Main got commits since then, which also shift the lines of `api.py`. */
  readonly isMoved?: boolean;
  /** The head is in another repository, so that this one contains it only as `refs/pull/7/head`. */
  readonly isFork?: boolean;
  /** The branch had other commits earlier. */
  readonly isForcePushed?: boolean;
}

export function movedPullRequest({ isMoved = true, isFork = false, isForcePushed = false }: MovedOptions) {
  const upstream = GitRepo.with({ "auth.py": `${LOGIN}\n\ndef logout(user):\n    return None\n`, "api.py": API });
  const fork = upstream.head();
  if (isMoved) {
    upstream.commit({ "more.py": "def added_on_main():\n    return 1\n" }, "main moves on");
    upstream.commit(
      { "api.py": `"""What the world may ask."""\n\nfrom more import added_on_main\n\n${API}` },
      "and on",
    );
  }
  const base = upstream.head();
  upstream.git("checkout", "-q", "-b", "topic", fork);
  if (isForcePushed) {
    upstream.commit({ "auth.py": "def nothing():\n    return None\n" }, "before");
    upstream.git("reset", "-q", "--hard", fork);
  }
  upstream.commit({ "note.md": "First.\n" }, "first");
  const head = upstream.commit({ "auth.py": LOGIN }, "second");
  upstream.git("update-ref", "refs/pull/7/head", head);
  const merge = upstream.pullRequestMerge(7, base, head);
  if (isFork) {
    upstream.git("checkout", "-q", "main");
    upstream.git("branch", "-q", "-D", "topic");
  }
  const payload = {
    action: "synchronize",
    number: 7,
    pull_request: {
      number: 7,
      state: "open",
      head: { sha: head, ref: "topic", repo: { id: isFork ? 2 : 1 } },
      base: { sha: base, ref: "main", repo: { id: 1 } },
    },
    repository: { full_name: "octo/demo", default_branch: "main" },
  };
  return { upstream, fork, base, head, merge, payload };
}

/** Tells GitHub the merge base of the change. */
export function tellMergeBase(server: GitHubServer, { base, head, fork }: MovedPullRequest): void {
  server.comparisons.set(`${base}...${head}`, { merge_base_commit: { sha: fork } });
}

/** Checks that every broken use of a report is on the line of the head that the report names. */
export function expectTrueLines(
  report: { broken: { path: string; line: number; text: string }[] },
  { upstream, head }: MovedPullRequest,
): void {
  expect(report.broken.length).toBe(2);
  for (const { path, line, text } of report.broken) {
    const lines = upstream.git("show", `${head}:${path}`).split("\n");
    expect(lines[line - 1]?.trim()).toBe(text);
  }
}
