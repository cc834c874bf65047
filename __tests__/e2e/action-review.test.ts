import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { COMMENT_MARKER } from "../../src/render/markdown/report.ts";
import { GitHubServer, type GitHubServerOptions } from "../helpers/github-server.ts";
import { type PullRequestFixture, pullRequestOf } from "../helpers/pull-request.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";

const LOGIN = [
  "(user, password):",
  "    session = open_session(user)",
  "    if not session.check(password):",
  "        raise PermissionError(user)",
  "    session.started = True",
  "    return session",
  "",
].join("\n");
const LOGOUT = "def logout(user):\n    return None\n";
const BEFORE = {
  "auth.py": `def login${LOGIN}\n\n${LOGOUT}`,
  "api.py": "from auth import login, logout\n\n\ndef handle(user):\n    logout(user)\n    return login(user, 1)\n",
};
const RENAMED = { "auth.py": `def sign_in${LOGIN}\n\n${LOGOUT}` };
const COMMENTS = "/repos/{owner}/{repo}/issues/{issue_number}/comments";

describe("the action on a pull request", () => {
  let server: GitHubServer;
  const start = async (options?: GitHubServerOptions) => {
    await server?.stop();
    server = await GitHubServer.start(options);
  };
  beforeEach(() => start());
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
  });

  function run(pull: PullRequestFixture, depth = 2, more: { inputs?: Record<string, string>; isFork?: boolean } = {}) {
    return runAction({
      repo: pull.upstream.checkoutPullRequest(7, depth),
      eventName: "pull_request",
      payload: pull.payload({ isFork: more.isFork ?? false }),
      inputs: { "report-artifact": "", ...more.inputs },
      env: { GITHUB_API_URL: server.apiUrl, GITHUB_SERVER_URL: "https://github.com" },
    });
  }

  it.each([1, 2, 50])("reports broken uses in a checkout of depth %d", async (depth) => {
    if (depth === 2) spawnRuns();
    const pull = pullRequestOf(BEFORE, RENAMED);
    const result = await run(pull, depth);
    expect([result.exitCode, result.log]).toEqual([0, expect.stringContaining("broken")]);
    expect(Object.fromEntries(result.outputs)).toMatchObject({
      conclusion: "success",
      "changed-symbols": "1",
      "broken-references": "2",
      "freshness-state": "FRESH",
      source: "RAG_GRAPH",
      "comment-url": expect.stringContaining("issuecomment"),
    });
    const [comment] = server.comments;
    expect(comment?.body.startsWith(COMMENT_MARKER)).toBe(true);
    expect(comment?.body).toContain("### ❌ `login` is now `sign_in`: 2 uses in 1 file are broken");
    expect(comment?.body).toContain(`blob/${pull.head}/api.py#L6`);
    expect(result.summary).toContain("`login` is now `sign_in`: 2 uses in 1 file are broken");
    const report = JSON.parse(readFileSync(result.outputs.get("report-json") ?? "", "utf8"));
    expect(report.broken).toHaveLength(2);
  });

  it("makes at most six requests for a normal pull request, and two when nothing changed since the last run", async () => {
    const pull = pullRequestOf(BEFORE, RENAMED);
    await run(pull, 2, { inputs: { "check-run": "true" } });
    expect(server.calls.length).toBeLessThanOrEqual(6);
    expect(server.checkRuns).toMatchObject([{ headSha: pull.head, conclusion: "success" }]);
    server.calls.length = 0;
    await run(pull);
    expect(server.routes()).toEqual([`get ${COMMENTS}`]);
  });

  it("edits its comment, marks what is new, and says when everything is fixed", async () => {
    await run(pullRequestOf(BEFORE, RENAMED));
    const worse = { "auth.py": `def sign_in${LOGIN}` };
    await run(pullRequestOf(BEFORE, worse));
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.body).toContain("🆕");
    const fixed = { ...RENAMED, "api.py": BEFORE["api.py"].replaceAll("login", "sign_in") };
    await run(pullRequestOf(BEFORE, fixed));
    expect(server.comments[0]?.body).toContain("All earlier problems are gone");
  });

  it("with comment: problems, comments only on problems, and reports when they are gone", async () => {
    const inputs = { comment: "problems" };
    const fine = { "auth.py": `${BEFORE["auth.py"]}\n\ndef more():\n    return 1\n` };
    const silent = await run(pullRequestOf(BEFORE, fine), 2, { inputs });
    expect([silent.exitCode, server.comments]).toEqual([0, []]);
    await run(pullRequestOf(BEFORE, RENAMED), 2, { inputs });
    expect(server.comments[0]?.body).toContain("2 uses in 1 file are broken");
    await run(pullRequestOf(BEFORE, fine), 2, { inputs });
    expect(server.comments[0]?.body).toContain("All earlier problems are gone");
  });

  it("does not comment when no code changed", async () => {
    const result = await run(pullRequestOf(BEFORE, { "README.md": "words\n" }));
    expect(result.exitCode).toBe(0);
    expect(server.comments).toEqual([]);
    expect(result.summary).toContain("No code changed");
  });

  it("for a fork, only writes the summary, the outputs and the annotations", async () => {
    await start({ isReadOnly: true });
    const result = await run(pullRequestOf(BEFORE, RENAMED), 2, { isFork: true });
    expect(result.exitCode).toBe(0);
    expect(server.calls).toEqual([]);
    expect(result.summary).toContain("2 uses in 1 file are broken");
    expect(result.log).toMatch(/^::error .*file=api\.py/m);
    expect(result.log).toContain("mode: publish");
  });

  it("names the permission that it lacks and still reports", async () => {
    await start({ isReadOnly: true });
    const result = await run(pullRequestOf(BEFORE, RENAMED));
    expect(result.exitCode).toBe(0);
    expect(result.log).toContain("Give the job the permission");
    expect(result.log).toContain("pull-requests: write");
    expect(result.summary).toContain("2 uses in 1 file are broken");
  });

  it("works with an Enterprise Server's prefix", async () => {
    await start({ prefix: "/api/v3" });
    const result = await run(pullRequestOf(BEFORE, RENAMED));
    expect(result.exitCode).toBe(0);
    expect(server.comments).toHaveLength(1);
  });

  it("fails the job exactly for the findings that fail-on names", async () => {
    const pull = pullRequestOf(BEFORE, RENAMED);
    const failed = await run(pull, 2, { inputs: { "fail-on": "broken" } });
    expect([failed.exitCode, failed.outputs.get("conclusion")]).toEqual([1, "failure"]);
    expect(failed.log).toContain("::error::llmc-nav found 2 broken uses; fail-on is broken.");
    const passed = await run(pull, 2, { inputs: { "fail-on": "config" } });
    expect(passed.exitCode).toBe(0);
  });

  it("warns about a stale index, fails, or ignores it, according to stale-policy", async () => {
    const status = { index_state: "stale", last_indexed_commit: null, schema_version: "1", repo: "demo" };
    const files = { ...BEFORE, ".llmc/rag_index_status.json": JSON.stringify(status) };
    const pull = pullRequestOf(files, RENAMED);
    const warned = await run(pull);
    expect([warned.exitCode, warned.outputs.get("freshness-state")]).toEqual([0, "STALE"]);
    expect(warned.log).toContain("::warning::The stored index is stale");
    const failed = await run(pull, 2, { inputs: { "stale-policy": "fail" } });
    expect([failed.exitCode, failed.outputs.get("conclusion")]).toEqual([1, "failure"]);
    const ignored = await run(pull, 2, { inputs: { "stale-policy": "ignore" } });
    expect([ignored.exitCode, ignored.log.includes("The stored index is stale")]).toEqual([0, false]);
  });

  it("reports an internal failure differently from findings: exit 1, conclusion error, one sentence, all outputs", async () => {
    const pull = pullRequestOf(BEFORE, RENAMED);
    const result = await run(pull, 2, { inputs: { "fail-on": "sometimes" } });
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain("::error::The input fail-on takes one of never, config, stale, broken, any");
    expect(result.outputs.get("conclusion")).toBe("error");
    expect(result.outputs.size).toBe(15);
  });

  it("warns when a comment cannot be written after several attempts", async () => {
    server.faults.set(`get ${COMMENTS}`, [{ status: 502 }, { status: 502 }, { status: 502 }, { status: 502 }]);
    const result = await run(pullRequestOf(BEFORE, RENAMED));
    expect(result.exitCode).toBe(0);
    expect(result.log).toContain("::warning::GitHub answered 502 while writing the comment");
    expect(result.summary).toContain("2 uses in 1 file are broken");
  });

  it("does nothing for a pull request that was closed", async () => {
    spawnRuns();
    const pull = pullRequestOf(BEFORE, RENAMED);
    const result = await runAction({
      repo: pull.upstream.checkoutPullRequest(7, 2),
      eventName: "pull_request",
      payload: pull.payload({ action: "closed", state: "closed" }),
      env: { GITHUB_API_URL: server.apiUrl },
    });
    expect([result.exitCode, result.outputs.get("conclusion")]).toEqual([0, "neutral"]);
  });

  it("finds its comment on the third page, and does not change another user's comment with the same marker", async () => {
    server.addComment(7, `${COMMENT_MARKER}\nforged`, "mallory");
    for (let index = 0; index < 230; index++) server.addComment(7, `talk ${index}`, "octocat");
    const own = server.addComment(7, `${COMMENT_MARKER}\nold`);
    await run(pullRequestOf(BEFORE, RENAMED));
    expect(server.comments).toHaveLength(232);
    expect(own.body).toContain("2 uses in 1 file are broken");
    expect(server.comments[0]?.body).toBe(`${COMMENT_MARKER}\nforged`);
  });

  it("waits for a secondary limit, and writes a new comment when its comment was deleted in the meantime", async () => {
    server.addComment(7, `${COMMENT_MARKER}\nold`);
    const limit = { status: 403, headers: { "retry-after": "1" }, message: "You have exceeded a secondary rate limit" };
    server.faults.set(`get ${COMMENTS}`, [limit]);
    server.faults.set("patch /repos/{owner}/{repo}/issues/comments/{comment_id}", [{ status: 404 }]);
    const result = await run(pullRequestOf(BEFORE, RENAMED));
    expect(result.log).toContain("trying again in 1 s");
    expect(server.routes()).toContain(`post ${COMMENTS}`);
    expect(result.exitCode).toBe(0);
  });

  it("keeps the comment within GitHub's limit, even with very many broken uses", async () => {
    const callers = Array.from({ length: 900 }, (_, index) => [
      `pkg/caller_${index}_${"x".repeat(60)}.py`,
      "from auth import login\n",
    ]);
    const result = await run(pullRequestOf({ ...BEFORE, ...Object.fromEntries(callers) }, RENAMED));
    expect([result.exitCode, result.outputs.get("broken-references")]).toEqual([0, "902"]);
    expect(server.comments[0]?.body.length).toBeLessThanOrEqual(60_000);
    expect(result.summary).toContain("caller_899_");
  });

  it("ends immediately when the job is cancelled, and leaves nothing incomplete", async () => {
    spawnRuns();
    const pull = pullRequestOf(BEFORE, RENAMED);
    const result = await runAction({
      repo: pull.upstream.checkoutPullRequest(7, 2),
      eventName: "pull_request",
      payload: pull.payload(),
      inputs: { "report-artifact": "", "check-run": "true" },
      env: { GITHUB_API_URL: server.apiUrl },
      interrupt: { at: "Reviewing", signal: "SIGINT" },
    });
    expect(result.exitCode).toBe(130);
    expect([server.comments, server.checkRuns]).toEqual([[], []]);
  });

  it("leaves only one comment when two runs end at the same time", async () => {
    spawnRuns();
    const pull = pullRequestOf(BEFORE, RENAMED);
    await Promise.all([run(pull), run(pull)]);
    expect(server.comments).toHaveLength(1);
  });

  it("never lets the name of a file or a line of code be a command for the runner", async () => {
    spawnRuns();
    const evil = "x\n::stop-commands::pwn\n::set-output name=a::b.py";
    const pull = pullRequestOf({ ...BEFORE, [evil]: "from auth import login\nlogin(1)\n" }, RENAMED);
    const result = await run(pull);
    expect(result.exitCode).toBe(0);
    expect(result.log).not.toMatch(/^\s*::(stop-commands|set-output)/m);
  });
});
