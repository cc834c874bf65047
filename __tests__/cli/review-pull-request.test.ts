import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GitRepo, onceForFile } from "../helpers/git-repo.ts";
import { GitServer } from "../helpers/git-server.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import { type MovedPullRequest, movedPullRequest } from "../helpers/moved-pull-request.ts";
import { cliIn } from "../helpers/run-cli.ts";

const TOKEN = "secret-token";

describe("cli/review: --pr", () => {
  const made = onceForFile(async () => movedPullRequest({ isFork: true }));
  let request: MovedPullRequest;
  let api: GitHubServer;
  let remote: GitServer;
  beforeEach(async () => {
    request = await made();
    api = await GitHubServer.start();
    remote = await GitServer.start(request.upstream, TOKEN);
    api.pulls.set(7, { number: 7, base: { sha: request.base }, head: { sha: request.head } });
  });
  afterEach(async () => {
    await Promise.all([api.stop(), remote.stop()]);
  });

  /** A clone of the main branch, whose remote has the address of the server. */
  function clone(depth?: number): GitRepo {
    const made = request.upstream.clone({ branch: "main", ...(depth === undefined ? {} : { depth }) });
    made.git("remote", "set-url", "origin", remote.url);
    return made;
  }

  function review(repo: GitRepo, env: Readonly<Record<string, string>>, ...argv: string[]) {
    const servers = { GITHUB_API_URL: api.apiUrl, GITHUB_SERVER_URL: remote.origin };
    return cliIn(repo.dir, { ...servers, ...env }, "review", ...argv);
  }

  it.each([
    ["GITHUB_TOKEN", undefined],
    ["GH_TOKEN", undefined],
    ["GITHUB_TOKEN", 1],
  ])(
    "reviews a pull request from a fork with one request to the API and the necessary fetches, with %s and depth %s",
    async (name, depth) => {
      const { code, stdout, stderr } = await review(clone(depth), { [name]: TOKEN }, "--pr", "7", "--json");
      expect([code, stderr]).toEqual([0, ""]);
      const { base, head, range, broken } = JSON.parse(stdout);
      expect([base, head]).toEqual([request.fork, request.head]);
      expect(range).toMatch(/^It is pull request 7 of octo\/demo\. /);
      expect(broken.map(({ path }: { path: string }) => path)).toContain("api.py");
      expect(api.calls.map(({ path }) => path)).toEqual(["/repos/octo/demo/pulls/7"]);
      expect(remote.served).toContain("git-upload-pack");
    },
  );

  it("fetches nothing that is already in the clone", async () => {
    const repo = clone();
    await review(repo, { GITHUB_TOKEN: TOKEN }, "--pr", "7");
    remote.served.length = 0;
    expect((await review(repo, { GITHUB_TOKEN: TOKEN }, "--pr", "7")).stdout).toContain("pull request 7 of octo/demo");
    expect(remote.served).toEqual([]);
  });

  it.each([
    ["no token", {}, ["--pr", "7"], "Reading pull request 7 needs a token: set GITHUB_TOKEN or GH_TOKEN"],
    [
      "no such request",
      { GITHUB_TOKEN: TOKEN },
      ["--pr", "8"],
      "There is no pull request 8 in octo/demo, or the token",
    ],
    ["no number", { GITHUB_TOKEN: TOKEN }, ["--pr", "seven"], "--pr takes a whole number"],
    ["another end", { GITHUB_TOKEN: TOKEN }, ["--pr", "7", "HEAD~1"], "--pr names both ends of the change"],
    [
      "another server",
      { GITHUB_TOKEN: TOKEN, GITHUB_SERVER_URL: "https://github.com" },
      ["--pr", "7"],
      "No remote of this repository is on github.com",
    ],
  ])("answers %s with one sentence", async (_title, env, argv, sentence) => {
    const { code, stdout, stderr } = await review(clone(), env, ...argv);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).not.toContain(TOKEN);
  });

  it("answers with one sentence in a repository without a remote, without any request", async () => {
    const { code, stderr } = await review(GitRepo.with({ "a.py": "" }), { GITHUB_TOKEN: TOKEN }, "--pr", "7");
    expect([code, stderr]).toEqual([2, expect.stringContaining("No remote of this repository is on 127.0.0.1")]);
    expect(api.calls).toEqual([]);
  });

  it("rejects an answer that does not name a commit", async () => {
    api.pulls.set(7, { number: 7, base: { sha: "--upload-pack=touch x" }, head: { sha: request.head } });
    const { code, stderr } = await review(clone(), { GITHUB_TOKEN: TOKEN }, "--pr", "7");
    expect([code, stderr]).toEqual([2, expect.stringContaining("its answer has no commit of the base")]);
  });

  it("asks the original repository before the fork", async () => {
    const repo = clone();
    repo.git("remote", "set-url", "origin", remote.url.replace("octo/demo", "me/demo"));
    repo.git("remote", "add", "upstream", remote.url);
    expect((await review(repo, { GITHUB_TOKEN: TOKEN }, "--pr", "7")).stdout).toContain("pull request 7 of octo/demo");
  });
});
