import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { GitServer } from "../helpers/git-server.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import {
  expectTrueLines,
  type MovedPullRequest,
  movedPullRequest,
  tellMergeBase,
} from "../helpers/moved-pull-request.ts";
import { type ActionResult, runAction, spawnRuns } from "../helpers/run-action.ts";
import { expectTrueLinks } from "../helpers/true-links.ts";
import { writeTool } from "../helpers/write-tool.ts";

const FULL = 1000;
const TOKEN = "the-job-token";

describe("the action reports on one commit, the head of the pull request", () => {
  let server: GitHubServer;
  beforeEach(async () => {
    server = await GitHubServer.start();
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
  });

  function review(pull: MovedPullRequest, repo: GitRepo, env: Record<string, string> = {}) {
    return runAction({
      repo,
      eventName: "pull_request",
      payload: pull.payload,
      inputs: { "report-artifact": "", "check-run": "true" },
      env: { GITHUB_API_URL: server.apiUrl, GITHUB_SERVER_URL: "https://github.com", ...env },
    });
  }

  const reportOf = ({ outputs }: ActionResult) => JSON.parse(readFileSync(outputs.get("report-json") ?? "", "utf8"));

  function expectHeadReported(pull: MovedPullRequest, result: ActionResult): void {
    expect([result.exitCode, result.outputs.get("commit")]).toEqual([0, pull.head]);
    const report = reportOf(result);
    expect(report.changes).toMatchObject([{ change: "deleted", before: { qualname: "logout" } }]);
    expect(report.head).toBe(pull.head);
    expectTrueLines(report, pull);
    expectTrueLinks(result.summary, pull.upstream, pull.head);
    for (const { path, line, text } of report.broken)
      expect([path, text, result.log]).toEqual([path, text, expect.stringContaining(`file=${path},line=${line}`)]);
    expect(server.checkRuns.every(({ headSha }) => headSha === pull.head)).toBe(true);
  }

  const cases = [1, 2, FULL].flatMap((depth) =>
    [
      {},
      { isMoved: false },
      { isFork: true },
      { isForcePushed: true },
      { isFork: true, isForcePushed: true, isMoved: false },
    ].map((options) => [depth, options] as const),
  );

  it.each(cases)("at depth %d, %j", async (depth, options) => {
    if (depth === 1 && Object.keys(options).length === 0) spawnRuns();
    const pull = movedPullRequest(options);
    tellMergeBase(server, pull);
    const result = await review(pull, pull.upstream.checkoutPullRequest(7, depth));
    expectHeadReported(pull, result);
    expect(reportOf(result).base).toBe(pull.fork);
    const [comment] = server.comments;
    if ("isFork" in options) expect(comment).toBeUndefined();
    else expectTrueLinks(comment?.body ?? "", pull.upstream, pull.head);
  });

  it("maps the lines of the merge commit to the head when the start of the change is not available", async () => {
    const pull = movedPullRequest({});
    const repo = pull.upstream.checkoutPullRequest(7, 2);
    repo.git("remote", "set-url", "origin", "file:///nowhere");
    const result = await review(pull, repo);
    expect(result.summary).toContain("History is cut off here");
    expectHeadReported(pull, result);
    expect(reportOf(result).base).toBe(pull.base);
  });

  it("compares a head that is itself a merge commit with the start of the change, not with its own parent", async () => {
    const pull = movedPullRequest({});
    pull.upstream.git("checkout", "-q", "topic");
    pull.upstream.git("merge", "-q", "-m", "main into topic", pull.base);
    const head = pull.upstream.head();
    pull.upstream.pullRequestMerge(7, pull.base, head);
    const payload = structuredClone(pull.payload) as { pull_request: { head: { sha: string } } };
    payload.pull_request.head.sha = head;
    const merged = { ...pull, head, fork: pull.base, payload };
    for (const depth of [1, 2, 3, FULL]) {
      const result = await review(merged, pull.upstream.checkoutPullRequest(7, depth));
      expectHeadReported(merged, result);
      expect(reportOf(result).base).toBe(pull.base);
    }
  });

  it.each([1, 2])(
    "fetches from a private repository, in a checkout of depth %d without credentials, and uses the token only for these fetches",
    async (depth) => {
      spawnRuns();
      const pull = movedPullRequest({});
      tellMergeBase(server, pull);
      const remote = await GitServer.start(pull.upstream, TOKEN);
      const repo = pull.upstream.checkoutPullRequest(7, depth);
      repo.git("remote", "set-url", "origin", remote.url);
      const tools = makeTempDir("tools");
      const seen = join(tools, "seen");
      writeTool(tools, "git", `{ printf '%s\\n' "$*"; env; echo ----; } >> '${seen}'`);
      try {
        const env = { PATH: `${tools}:${process.env.PATH}`, GITHUB_SERVER_URL: remote.origin };
        expectHeadReported(pull, await review(pull, repo, { ...env, ACTIONS_RUNTIME_TOKEN: "the-runtime-token" }));
        expect([remote.served[0], remote.refused]).toEqual(["git-upload-pack", 0]);
      } finally {
        await remote.stop();
      }
      const login = Buffer.from(`x-access-token:${TOKEN}`).toString("base64");
      const calls = readFileSync(seen, "utf8").split("----\n").slice(0, -1);
      const withLogin = calls.filter((call) => call.includes(login));
      expect(withLogin.length).toBeGreaterThan(0);
      for (const call of withLogin) expect(call.split("\n", 1)[0]).toMatch(/ fetch (?!.*the-job)/);
      for (const call of calls) {
        expect(call.split("\n", 1)[0]).not.toContain(login);
        expect(call).not.toMatch(/^(INPUT_|ACTIONS_|GITHUB_(?!BASE_REF|SHA))|the-job-token|the-runtime-token/m);
      }
      expect(repo.git("config", "--list", "--local")).not.toContain("extraheader");
    },
  );

  it.each([1, 2, FULL])("reports on the head of a merge group, from a checkout of depth %d", async (depth) => {
    if (depth === 1) spawnRuns();
    const pull = movedPullRequest({});
    const head = pull.upstream.git("rev-parse", "refs/pull/7/merge");
    pull.upstream.git("branch", "queue", head);
    const group = {
      ...pull,
      head,
      payload: { merge_group: { head_sha: head, base_sha: pull.base, head_ref: "queue" } },
    };
    const result = await runAction({
      repo: pull.upstream.clone({ depth, branch: "queue" }),
      eventName: "merge_group",
      payload: { ...group.payload, repository: { full_name: "octo/demo", default_branch: "main" } },
      inputs: { "report-artifact": "" },
      env: { GITHUB_API_URL: server.apiUrl, GITHUB_SERVER_URL: "https://github.com" },
    });
    expectHeadReported(group, result);
    expect(reportOf(result).base).toBe(pull.base);
  });

  it.each([1, FULL])("reviews all commits of a push, from a checkout of depth %d", async (depth) => {
    const { upstream, fork } = movedPullRequest({});
    const [before, after] = [fork, upstream.git("rev-parse", "main")];
    server.comparisons.set(`${before}...${after}`, { merge_base_commit: { sha: before } });
    const result = await runAction({
      repo: upstream.clone({ depth, branch: "main" }),
      eventName: "push",
      payload: {
        before,
        after,
        ref: "refs/heads/main",
        repository: { full_name: "octo/demo", default_branch: "main" },
      },
      inputs: { "report-artifact": "" },
      env: { GITHUB_API_URL: server.apiUrl, GITHUB_SERVER_URL: "https://github.com" },
    });
    expect([result.exitCode, result.outputs.get("commit"), reportOf(result).base]).toEqual([0, after, before]);
    expect(result.outputs.get("changed-symbols")).toBe("1");
  });

  it("logs in only once when the checkout has stored credentials", async () => {
    spawnRuns();
    const pull = movedPullRequest({});
    tellMergeBase(server, pull);
    const remote = await GitServer.start(pull.upstream, TOKEN);
    const repo = pull.upstream.checkoutPullRequest(7, 1);
    repo.git("remote", "set-url", "origin", remote.url);
    repo.git("config", `http.${remote.origin}/.extraheader`, "AUTHORIZATION: basic b3RoZXI=");
    try {
      expectHeadReported(pull, await review(pull, repo, { GITHUB_SERVER_URL: remote.origin }));
      expect(remote.refused).toBe(0);
    } finally {
      await remote.stop();
    }
  });
});
