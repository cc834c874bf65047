import { readFileSync, rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AUDIT_MARKER } from "../../src/render/markdown/audit-issue.ts";
import { build } from "../helpers/build-graph.ts";
import { forgeIndex } from "../helpers/forge-index.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { GitHubServer, type GitHubServerOptions } from "../helpers/github-server.ts";
import { ResultsService } from "../helpers/results-service.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";

const FILES = {
  ".gitignore": ".llmc/\n",
  "auth.py": authText("login"),
  "api.py": "from auth import login\n\n\ndef handle(user):\n    return login(user)\n",
};
const RENAMED = authText("sign_in");
/** The test of the state machine needs many runs. */
const LONG_TEST_MS = 120_000;

function authText(name: string): string {
  const body = "    if user.is_active:\n        return user.open_session(user.key, retries=3)\n    return None\n";
  return `def ${name}(user):\n${body}\n\ndef logout(user):\n    user.close_session()\n`;
}

describe("the action on a schedule", () => {
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

  function audit(repo: GitRepo, inputs: Record<string, string> = {}, env: Record<string, string> = {}) {
    return runAction({
      repo,
      eventName: "schedule",
      payload: { schedule: "0 5 * * *", repository: { full_name: "octo/demo", default_branch: "main" } },
      inputs: { index: "check", cache: "false", "report-artifact": "", ...inputs },
      env: { GITHUB_API_URL: server.apiUrl, GITHUB_SERVER_URL: "https://github.com", ...env },
    });
  }
  const writes = () => server.calls.filter(({ route }) => /^(post|patch) \/repos/.test(route)).length;

  it("replaces an index that makes a false statement about a file by one that is built from nothing", async () => {
    spawnRuns();
    const repo = GitRepo.with(FILES);
    await build(repo);
    rmSync(repo.path(".llmc/rag_graph.json"));
    forgeIndex(repo.dir, (_path, share) => ({ ...share, links: [] }));
    const looked = await audit(repo);
    expect(looked.outputs.get("freshness-state")).toBe("UNKNOWN");
    expect(looked.summary).toContain("2 files linked again, 1 not as the index has them");
    const { outputs, summary } = await audit(repo, { index: "build" });
    expect([outputs.get("freshness-state"), outputs.get("conclusion")]).toEqual(["FRESH", "success"]);
    expect(summary).toContain("2 files linked again, all as the index has them");
  });

  it(
    "opens one issue while the index is stale, reports changes, closes the issue when the index is fresh, and reopens it",
    async () => {
      const repo = GitRepo.with(FILES);
      await build(repo);
      repo.commit({ "auth.py": RENAMED });
      const first = await audit(repo);
      expect([first.exitCode, first.outputs.get("conclusion")]).toEqual([0, "success"]);
      expect(Object.fromEntries(first.outputs)).toMatchObject({ "freshness-state": "STALE", source: "LOCAL_FALLBACK" });
      expect(first.summary).toContain("The index is stale, 1 commit behind");
      expect(first.summary).toMatch(/`login` of `auth\.py` is renamed: `sign_in`/);
      const [issue] = server.issues;
      expect(issue?.body.startsWith(`${AUDIT_MARKER}\n`)).toBe(true);
      expect(first.outputs.get("comment-url")).toContain(`/issues/${issue?.number}`);
      expect(JSON.parse(readFileSync(first.outputs.get("report-json") ?? "", "utf8"))).toMatchObject({ bad: true });

      server.calls.length = 0;
      await audit(repo);
      expect(writes()).toBe(0);

      repo.commit({ "more.py": "MORE = 1\n" });
      await audit(repo);
      expect(issue?.body).toContain("commits behind: 2, was 1; drifted files: 2, was 1");
      server.calls.length = 0;
      await audit(repo);
      expect(writes()).toBe(0);

      await build(repo);
      const fresh = await audit(repo);
      expect(fresh.outputs.get("freshness-state")).toBe("FRESH");
      expect(fresh.summary).toContain("state: FRESH, was STALE");
      expect(issue).toMatchObject({ state: "closed", stateReason: "completed" });
      server.calls.length = 0;
      await audit(repo);
      expect(writes()).toBe(0);

      repo.commit({ "more.py": "MORE = 2\n" });
      await audit(repo);
      expect(issue).toMatchObject({ state: "open" });
      expect(server.issues).toHaveLength(1);
    },
    LONG_TEST_MS,
  );

  it("leaves only one open issue when two audits run at the same time", async () => {
    spawnRuns();
    const repo = GitRepo.with(FILES);
    await Promise.all([audit(repo), audit(repo.clone())]);
    expect(server.issues.filter(({ state }) => state === "open")).toHaveLength(1);
  });

  it(
    "reopens an issue closed as done, leaves one closed as not planned, and updates a locked issue",
    async () => {
      const repo = GitRepo.with(FILES);
      await audit(repo);
      const [issue] = server.issues;
      Object.assign(issue ?? {}, { state: "closed", stateReason: "completed" });
      await audit(repo);
      expect(issue).toMatchObject({ state: "open" });
      Object.assign(issue ?? {}, { isLocked: true });
      repo.commit({ "more.py": "MORE = 1\n" });
      await audit(repo);
      expect(issue?.body).toContain(repo.head().slice(0, 9));
      Object.assign(issue ?? {}, { state: "closed", stateReason: "not_planned" });
      server.calls.length = 0;
      const declined = await audit(repo);
      expect([writes(), declined.exitCode]).toEqual([0, 0]);
      expect(server.issues).toHaveLength(1);
    },
    LONG_TEST_MS,
  );

  it(
    "builds a missing or stale index, proves it, and stores it for the next run",
    async () => {
      const service = await ResultsService.start();
      try {
        const repo = GitRepo.with(FILES);
        const inputs = { index: "build", cache: "true" };
        const built = await audit(repo, inputs, service.env);
        expect([built.exitCode, built.outputs.get("freshness-state")]).toEqual([0, "FRESH"]);
        expect(built.summary).toContain("The index was built again. Before: There is no index yet");
        expect(service.caches).toHaveLength(1);
        repo.remove(".llmc");
        repo.commit({ "auth.py": RENAMED });
        const next = await audit(repo, inputs, service.env);
        expect(next.log).toContain("was restored from the cache");
        expect(next.summary).toContain("Before: The index is stale");
        expect(service.caches).toHaveLength(2);
        const again = await audit(repo, inputs, service.env);
        expect(again.summary).not.toContain("built again");
        expect(server.issues).toEqual([]);
      } finally {
        await service.stop();
      }
    },
    LONG_TEST_MS,
  );

  it("asks to commit a new index if the index is committed, and accepts one that contains the same content of every file", async () => {
    const repo = GitRepo.with({ ...FILES, ".gitignore": "", ".llmc/.gitignore": "cache/\n" });
    await build(repo);
    repo.commit({}, "the index");
    const equal = await audit(repo, { index: "build" });
    expect(equal.summary).toContain("The index is true for this commit");
    expect(server.issues).toEqual([]);
    repo.commit({ "auth.py": RENAMED });
    await audit(repo, { index: "build" });
    expect(server.issues[0]?.body).toContain("on the default branch and commit `.llmc`");
    expect(repo.git("status", "--porcelain")).toBe("");
  });

  it("follows symbols from a commit that a shallow checkout lacks", async () => {
    const upstream = GitRepo.with(FILES);
    await build(upstream);
    upstream.commit({ "auth.py": RENAMED });
    const shallow = upstream.clone({ depth: 1 });
    for (const name of ["rag_graph.json", "rag_index_status.json"])
      shallow.write(`.llmc/${name}`, readFileSync(upstream.path(`.llmc/${name}`)));
    expect((await audit(shallow)).summary).toContain("1 renamed");
  });

  it.each([
    [{ "stale-policy": "fail" }, 1, "failure", 1],
    [{ "fail-on": "any" }, 1, "failure", 1],
    [{ "stale-policy": "ignore", "fail-on": "any" }, 0, "success", 0],
  ])("decides by the policy %j", async (inputs, exitCode, conclusion, issues) => {
    const result = await audit(GitRepo.with(FILES), inputs);
    expect([result.exitCode, result.outputs.get("conclusion")]).toEqual([exitCode, conclusion]);
    expect(server.issues).toHaveLength(issues);
    expect(result.outputs.size).toBe(15);
  });

  it("treats an invalid configuration as a problem", async () => {
    const repo = GitRepo.with({ ...FILES, "llmc.toml": "[embeddings\n" });
    await build(repo);
    const result = await audit(repo, { "fail-on": "config" });
    expect([result.exitCode, result.outputs.get("config-valid")]).toEqual([1, "false"]);
    expect(server.issues[0]?.body).toContain("`llmc.toml:1`");
  });

  it("names the permission that it lacks and still reports", async () => {
    await start({ isReadOnly: true });
    const result = await audit(GitRepo.with(FILES));
    expect(result.exitCode).toBe(0);
    expect(result.log).toContain("issues: write");
    expect(result.summary).toContain("There is no index yet");
  });
});
