import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";

const FILES = {
  "auth.py": "def login(user):\n    return user\n\n\ndef logout(user):\n    return None\n",
  "api.py": "from auth import login, logout\n\n\ndef handle(user):\n    logout(user)\n    return login(user)\n",
};
const COMPARE = "get /repos/{owner}/{repo}/compare/{basehead}";
const UNKNOWN = "1234567890abcdef1234567890abcdef12345678";

/** A pull request that removes `logout`, while main got a new function in the meantime. */
interface Fixture {
  readonly upstream: GitRepo;
  readonly fork: string;
  readonly base: string;
  readonly head: string;
}

function movedOn(): Fixture {
  const upstream = GitRepo.with(FILES);
  const fork = upstream.head();
  upstream.commit({ "more.py": "def added_on_main():\n    return 1\n" }, "main moves on");
  const base = upstream.commit({ "use.py": "from more import added_on_main\n\nadded_on_main()\n" }, "and on");
  upstream.git("checkout", "-q", "-b", "topic", fork);
  upstream.commit({ "note.md": "First.\n" }, "first");
  const head = upstream.commit({ "auth.py": "def login(user):\n    return user\n" }, "second");
  return { upstream, fork, base, head };
}

describe("the action in a checkout of the head alone", () => {
  let server: GitHubServer;
  beforeEach(async () => {
    server = await GitHubServer.start();
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
  });

  /** Runs a review in a checkout with `ref: ${{ github.event.pull_request.head.sha }}`, without a merge commit and without history. */
  function review({ upstream, base, head }: Fixture) {
    return runAction({
      repo: upstream.clone({ depth: 1, branch: "topic" }),
      eventName: "pull_request",
      payload: {
        action: "synchronize",
        number: 7,
        pull_request: {
          number: 7,
          state: "open",
          head: { sha: head, ref: "topic", repo: { id: 1 } },
          base: { sha: base, ref: "main", repo: { id: 1 } },
        },
        repository: { full_name: "octo/demo", default_branch: "main" },
      },
      inputs: { "report-artifact": "", comment: "never" },
      env: { GITHUB_API_URL: server.apiUrl, GITHUB_SERVER_URL: "https://github.com", GITHUB_SHA: UNKNOWN },
    });
  }

  const reportOf = ({ outputs }: { outputs: ReadonlyMap<string, string> }) =>
    JSON.parse(readFileSync(outputs.get("report-json") ?? "", "utf8"));

  it("asks GitHub for the start of the change, so that new code on main is not reported as removed", async () => {
    spawnRuns();
    const pull = movedOn();
    server.comparisons.set(`${pull.base}...${pull.head}`, { merge_base_commit: { sha: pull.fork } });
    const result = await review(pull);
    expect([result.exitCode, server.routes()]).toEqual([0, [COMPARE]]);
    const report = reportOf(result);
    expect([report.base, report.head]).toEqual([pull.fork, pull.head]);
    expect(report.changes).toMatchObject([{ change: "deleted", before: { qualname: "logout" } }]);
    expect(result.summary).toContain("has moved on since");
  });

  it("does not need a base that the remote does not provide", async () => {
    const pull = { ...movedOn(), base: UNKNOWN };
    server.comparisons.set(`${UNKNOWN}...${pull.head}`, { merge_base_commit: { sha: pull.fork } });
    const result = await review(pull);
    expect([result.exitCode, reportOf(result).base]).toEqual([0, pull.fork]);
  });

  it("fetches more history when GitHub does not answer, and never reports new code on main as removed", async () => {
    const pull = movedOn();
    const result = await review(pull);
    expect([result.exitCode, server.routes()]).toEqual([0, [COMPARE]]);
    expect(result.log).toContain("GitHub answered 404 while finding where the change begins");
    expect(reportOf(result).base).toBe(pull.fork);
  });

  it.each([
    ["GitHub does not tell", undefined],
    ["the remote does not give what GitHub names", "abcdefabcdefabcdefabcdefabcdefabcdefabcd"],
  ])("says to fetch more history when the base is not available and %s", async (_title, told) => {
    const pull = { ...movedOn(), base: UNKNOWN };
    if (told !== undefined) server.comparisons.set(`${UNKNOWN}...${pull.head}`, { merge_base_commit: { sha: told } });
    const result = await review(pull);
    expect(result.exitCode).toBe(1);
    expect(result.log).toMatch(
      /::error::This clone does not hold the commit .*set `fetch-depth: 2` in actions\/checkout/,
    );
    expect(server.routes()).toEqual([COMPARE]);
  });
});
