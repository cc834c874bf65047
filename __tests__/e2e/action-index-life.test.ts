import { existsSync, readFileSync, rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { INDEX_ENTRY } from "../../src/github/index-cache.ts";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { STATUS_PATH } from "../../src/graph/file/status-file.ts";
import { build } from "../helpers/build-graph.ts";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import { ResultsService } from "../helpers/results-service.ts";
import { type ActionResult, runAction, spawnRuns } from "../helpers/run-action.ts";
import { expectTrueLinks } from "../helpers/true-links.ts";

const FILES = {
  "auth.py": "def login(user):\n    return user\n\n\ndef logout(user):\n    return None\n",
  "api.py": "from auth import login, logout\n\n\ndef handle(user):\n    logout(user)\n    return login(user)\n",
};
const REPOSITORY = { full_name: "octo/demo", default_branch: "main" };
const NOWHERE = "0".repeat(40);
const FULL = 1000;
const CONFIG = `[embeddings.profiles.default_docs]
provider = "hash"
model = "words"
dim = 64
[embeddings.routes.docs]
profile = "default_docs"
index = "emb_docs"
`;
/** The life of an index consists of many runs. */
const LONG_TEST_MS = 180_000;

describe("the index lives from run to run", () => {
  let server: GitHubServer;
  let results: ResultsService;
  let upstream: GitRepo;
  beforeEach(async () => {
    server = await GitHubServer.start();
    server.permissions.set("maintainer", "write");
    results = await ResultsService.start();
    upstream = GitRepo.with(FILES);
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
    await results.stop();
  });

  const tip = (branch: string) => upstream.git("rev-parse", branch);

  function run(repo: GitRepo, eventName: string, payload: object, inputs: Record<string, string> = {}) {
    return runAction({
      repo,
      eventName,
      payload: { repository: REPOSITORY, ...payload },
      inputs: { "report-artifact": "", ...inputs },
      // A debug run logs the files that it parses.
      env: { GITHUB_API_URL: server.apiUrl, RUNNER_DEBUG: "1", ...results.env },
    });
  }

  /** The files that a run parsed, with one entry for each time. */
  const parsedIn = ({ log }: ActionResult) =>
    [...log.matchAll(/Parsed \d+ files?: (.*)\.$/gm)].flatMap(([, paths = ""]) => JSON.parse(`[${paths}]`)).sort();

  /** The files that are new or changed on a branch, compared with main, whose index was stored. */
  const newOn = (branch: string) =>
    upstream.git("diff", "--name-only", "--no-renames", "--diff-filter=AM", "main", branch).split("\n");

  const filesParsed = ({ outputs }: ActionResult) =>
    JSON.parse(readFileSync(outputs.get("report-json") ?? "", "utf8")).index.files_parsed;

  const push = (before: string, inputs?: Record<string, string>) =>
    run(upstream.clone(), "push", { before, after: tip("main"), ref: "refs/heads/main" }, inputs);

  function review(depth: number, inputs?: Record<string, string>, isFork = false) {
    const [base, head] = [tip("main"), tip("topic")];
    upstream.git("checkout", "-q", "topic");
    upstream.pullRequestMerge(7, base, head);
    const fork = upstream.git("merge-base", base, head);
    server.comparisons.set(`${base}...${head}`, { merge_base_commit: { sha: fork } });
    const pull_request = {
      number: 7,
      state: "open",
      head: { sha: head, ref: "topic", repo: { id: isFork ? 2 : 1 } },
      base: { sha: base, ref: "main", repo: { id: 1 } },
    };
    return run(upstream.checkoutPullRequest(7, depth), "pull_request", { number: 7, pull_request }, inputs);
  }

  const onMain = () => upstream.clone({ depth: 1, branch: "main" });
  const audit = (inputs?: Record<string, string>) => run(onMain(), "schedule", { schedule: "0 5 * * *" }, inputs);
  const ask = (inputs: Record<string, string>) => run(onMain(), "workflow_dispatch", { inputs: {} }, inputs);

  function comment(body: string) {
    const { id } = server.addComment(7, body, "maintainer");
    const user = { login: "maintainer", type: "User" };
    return run(onMain(), "issue_comment", {
      action: "created",
      issue: { number: 7, pull_request: {} },
      comment: { id, body, user },
    });
  }

  /** Expects a fresh answer for a commit. The assertions are soft, so that one failing step does not hide the others. */
  function expectFresh(step: string, { exitCode, outputs }: ActionResult, commit: string): void {
    const told = ["freshness-state", "source", "status", "commit"].map((name) => outputs.get(name));
    expect.soft([step, exitCode, ...told]).toEqual([step, 0, "FRESH", "RAG_GRAPH", "OK", commit]);
  }

  it.each([1, 2, FULL])(
    "answers FRESH from the graph in every run, with pull requests at depth %d",
    async (depth) => {
      if (depth === 2) spawnRuns(2);
      const before = tip("main");
      upstream.commit({ "more.py": "from api import handle\n\nhandle(1)\n" }, "more");
      const pushed = await push(before);
      expectFresh("push", pushed, tip("main"));
      expect(parsedIn(pushed)).toEqual(["api.py", "auth.py", "more.py"]);
      expect(results.caches).toHaveLength(1);

      upstream.git("checkout", "-q", "-b", "topic", before);
      upstream.commit({ "auth.py": "def login(user):\n    return user\n" }, "no logout");
      const first = await review(depth);
      expectFresh("pull request", first, tip("topic"));
      expect(first.log).toContain("The index was restored from the cache");
      expect(first.outputs.get("broken-references")).toBe("2");
      expect([parsedIn(first), filesParsed(first)]).toEqual([newOn("topic"), 1]);
      expectTrueLinks(server.comments[0]?.body ?? "", upstream, tip("topic"));

      upstream.git("checkout", "-q", "topic");
      upstream.commit({ "api.py": "from auth import login\n\n\ndef handle(user):\n    return login(user)\n" }, "fixed");
      const second = await review(depth);
      expectFresh("second push to the request", second, tip("topic"));
      expect(second.outputs.get("broken-references")).toBe("0");
      expect([parsedIn(second), filesParsed(second)]).toEqual([newOn("topic"), 2]);
      expectTrueLinks(second.summary, upstream, tip("topic"));

      upstream.git("checkout", "-q", "-B", "topic", before);
      upstream.commit({ "auth.py": "def logout(user):\n    return user\n" }, "begun anew");
      const forced = await review(depth, {}, true);
      expectFresh("force push to a fork", forced, tip("topic"));
      expect([parsedIn(forced), filesParsed(forced)]).toEqual([newOn("topic"), 1]);
      expectTrueLinks(forced.summary, upstream, tip("topic"));

      if (depth === 2) spawnRuns(3);
      const audited = await audit();
      expectFresh("schedule", audited, tip("main"));
      expect(server.issues).toEqual([]);

      const asked = await ask({ "query-tool": "where-used", query: "handle" });
      expectFresh("dispatch", asked, tip("main"));
      expect(asked.summary).toContain("more.py#L3");

      const answered = await comment("/llmc where-used handle");
      expectFresh("comment", answered, tip("main"));
      expect(server.comments.at(-1)?.body).toContain("more.py#L3");
      // The push has parsed all files of the index, once.
      expect([audited, asked, answered].map(parsedIn)).toEqual([[], [], []]);
      // The other runs do not store their indexes.
      expect(results.caches).toHaveLength(1);
    },
    LONG_TEST_MS,
  );

  it("answers about the commit in the input head, even if the checkout does not contain it", async () => {
    const first = tip("main");
    upstream.commit({ "more.py": "from api import handle\n\nhandle(1)\n" }, "more");
    const then = await ask({ query: "handle", head: first });
    expectFresh("first", then, first);
    expect(then.summary).not.toContain("more.py");
    expect((await ask({ query: "handle" })).summary).toContain("more.py");
  });

  it("keeps only the newest two entries if the token may delete entries, and reports nothing if it may not", async () => {
    const key = (commit: string) => `${INDEX_ENTRY.prefix}${commit}`;
    const entries = ["a", "b", "c"].map((each, at) => ({
      id: at + 1,
      key: key(each.repeat(40)),
      ref: "refs/heads/main",
    }));
    server.caches.push(...entries, { id: 9, key: key("d".repeat(40)), ref: "refs/heads/other" });
    server.mayManageCaches = false;
    const left = await push(NOWHERE);
    expect([server.caches.length, left.log.match(/::warning::.*/)?.[0]]).toEqual([4, undefined]);
    server.mayManageCaches = true;
    const before = tip("main");
    upstream.commit({ "more.py": "MORE = 1\n" }, "more");
    expect((await push(before)).log).toContain("1 older entry was deleted from the cache.");
    expect(server.caches.map(({ id }) => id)).toEqual([2, 3, 9]);
  });

  it("is neutral for the first push of a repository, and stores its index", async () => {
    const result = await push(NOWHERE);
    expect([result.exitCode, result.outputs.get("conclusion"), result.outputs.get("commit")]).toEqual([
      0,
      "neutral",
      tip("main"),
    ]);
    expect(result.log).toContain("This is the first commit, so there is nothing to compare with.");
    expect(results.caches).toHaveLength(1);
  });

  it("builds no index with index: check, and does not use one with index: off", async () => {
    const repo = onMain();
    const checked = await run(repo, "workflow_dispatch", { inputs: {} }, { query: "login", index: "check" });
    expect(checked.outputs.get("source")).toBe("LOCAL_FALLBACK");
    expect(checked.log).toContain("The index is not in the cache yet");
    expect(existsSync(repo.path(".llmc/rag_graph.json"))).toBe(false);
    await push(NOWHERE);
    const off = await run(repo, "workflow_dispatch", { inputs: {} }, { query: "login", index: "off" });
    expect([off.outputs.get("source"), off.log.includes("restored from the cache")]).toEqual(["LOCAL_FALLBACK", false]);
  });

  it("judges a committed index by its content: one of the base is expected, an older one is stale, and its symbols are followed", async () => {
    await build(upstream);
    // If the index is committed, git must not ignore it.
    rmSync(upstream.path(".llmc/.gitignore"));
    const index = [GRAPH_PATH, STATUS_PATH].map((path) => [path, readFileSync(upstream.path(path), "utf8")]);
    upstream.commit(Object.fromEntries(index), "index");
    const inputs = { index: "check", cache: "false", "stale-policy": "fail" };
    const renamed = FILES["auth.py"].replace("login", "sign_in");
    upstream.git("checkout", "-q", "-b", "topic");
    upstream.commit({ "auth.py": renamed }, "renamed");
    const expected = await review(2, inputs);
    expect([expected.exitCode, expected.outputs.get("freshness-state")]).toEqual([0, "STALE"]);
    const base = tip("main").slice(0, 7);
    expect(expected.summary).toContain(`Index at \`${base}\`, the commit that this change starts from`);
    expect(expected.summary).toContain("Indexed `sym:auth.login` is renamed");

    upstream.git("checkout", "-q", "main");
    upstream.commit({ "auth.py": `${FILES["auth.py"]}\n\nMORE = 1\n` }, "more");
    upstream.git("checkout", "-q", "-B", "topic");
    upstream.commit({ "auth.py": `${renamed}\n\nMORE = 1\n` }, "renamed");
    const older = await review(2, inputs);
    expect([older.exitCode, older.outputs.get("freshness-state")]).toEqual([1, "STALE"]);
    expect(older.log).toContain("llmc-nav found a stale index; stale-policy is fail.");
    expect(older.summary).toContain("Indexed `sym:auth.login` is renamed");
  });

  it("answers from the files when the index takes longer than index-budget", async () => {
    spawnRuns();
    const body = "def f(x):\n    return g(x) + h(x)\n\n\n".repeat(160);
    const many = Array.from({ length: 1500 }, (_, at) => [`m${at}.py`, `from auth import login\n\n\n${body}# ${at}\n`]);
    upstream.commit(Object.fromEntries(many), "many");
    const result = await ask({ query: "handle", "index-budget": "1" });
    expect(result.log).toContain("llmc-nav build-graph took longer than 1 s and was stopped.");
    expect([result.exitCode, result.outputs.get("source")]).toEqual([0, "LOCAL_FALLBACK"]);
  });

  it("restores nothing through a link that a pull request commits", async () => {
    await push(NOWHERE);
    const outside = makeTempDir("outside");
    upstream.git("checkout", "-q", "-b", "topic");
    upstream.symlink(outside, ".llmc");
    upstream.commit({}, "a link");
    const result = await review(2);
    expect([result.exitCode, result.outputs.get("conclusion")]).toEqual([0, "success"]);
    expect(result.log).toContain("::warning::The index is neither restored from the cache nor kept there: .llmc is no");
    expect(existsSync(`${outside}/cache`)).toBe(false);
  });

  it("builds the index again when the entry was made by another version", async () => {
    await push(NOWHERE);
    for (const entry of results.caches) Object.assign(entry, { key: entry.key.replace(/index-[\d.]+-/, "index-1-") });
    const result = await ask({ query: "login" });
    expect(result.log).toContain("was made by another version of llmc-nav");
    expectFresh("dispatch", result, tip("main"));
  });

  it.each([
    ["status", { "freshness-state": "FRESH", source: "RAG_GRAPH", status: "OK" }],
    ["route", { "freshness-state": "UNKNOWN", source: "LOCAL_FALLBACK", status: "OK" }],
    ["validate", { "freshness-state": "UNKNOWN", source: "LOCAL_FALLBACK", status: "OK" }],
  ])("has the same values in the outputs as the answer of %s", async (tool, told) => {
    upstream.commit({ "llmc.toml": "[embeddings\n", "other.toml": CONFIG }, "configured");
    const common = { commit: tip("main"), conclusion: "success" };
    const query = tool === "route" ? "how do I log in" : "";
    const right = await ask({ "query-tool": tool, query, config: "other.toml" });
    expect(Object.fromEntries(right.outputs)).toMatchObject({ ...told, ...common });
    if (tool === "route") return;
    const wrong = await ask({ "query-tool": tool });
    expect(Object.fromEntries(wrong.outputs)).toMatchObject({ ...told, ...common, "config-valid": "false" });
    const answered = await comment(`/llmc ${tool === "status" ? tool : "help"}`);
    if (tool === "status") expect(Object.fromEntries(answered.outputs)).toMatchObject({ ...told, ...common });
  });
});
