import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";

const FILES = {
  "auth.py": "def login(user):\n    return user\n",
  "api.py": "from auth import login\n\n\ndef handle(user):\n    return login(user)\n",
};
const REPOSITORY = { repository: { full_name: "octo/demo", default_branch: "main" } };

describe("the action that answers a question", () => {
  let server: GitHubServer;
  beforeEach(async () => {
    server = await GitHubServer.start();
    server.permissions.set("maintainer", "write");
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
  });

  const dispatch = (inputs: Record<string, string>, number?: string, files: Record<string, string> = {}) =>
    runAction({
      repo: GitRepo.with({ ...FILES, ...files }),
      eventName: "workflow_dispatch",
      payload: { ...REPOSITORY, inputs: number === undefined ? {} : { number } },
      inputs,
      env: { GITHUB_API_URL: server.apiUrl },
    });

  function comment(body: string, author = "maintainer", action = "created") {
    const { id: commentId } = server.addComment(7, body, author);
    return runAction({
      repo: GitRepo.with(FILES),
      eventName: "issue_comment",
      payload: {
        ...REPOSITORY,
        action,
        issue: { number: 7, pull_request: {} },
        comment: { id: commentId, body, user: { login: author, type: "User" } },
      },
      env: { GITHUB_API_URL: server.apiUrl },
    });
  }

  it("answers a dispatch in the summary and the outputs, without a request to GitHub", async () => {
    spawnRuns();
    const result = await dispatch({ "query-tool": "where-used", query: "login" });
    expect(result.exitCode).toBe(0);
    expect(result.summary).toContain("### llmc-nav where-used `login`");
    expect(result.summary).toContain("api.py");
    expect(Object.fromEntries(result.outputs)).toMatchObject({
      conclusion: "success",
      "freshness-state": "FRESH",
      source: "RAG_GRAPH",
      status: "OK",
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
    expect(server.calls).toEqual([]);
  });

  it("checks the configuration with mode: validate, and fails according to fail-on", async () => {
    spawnRuns();
    const result = await dispatch({ mode: "validate", "fail-on": "config" });
    expect([result.exitCode, result.outputs.get("conclusion"), result.outputs.get("config-valid")]).toEqual([
      0,
      "success",
      "",
    ]);
    expect(result.log).toContain("llmc.toml is not there, so the built-in configuration holds.");
    const wrong = await dispatch({ mode: "validate", "fail-on": "config" }, undefined, {
      "llmc.toml": "[embeddings\n",
    });
    expect([wrong.exitCode, wrong.outputs.get("conclusion"), wrong.outputs.get("config-valid")]).toEqual([
      1,
      "failure",
      "false",
    ]);
    expect(wrong.log).toMatch(/^::error .*file=llmc\.toml,line=1/m);
  });

  it("writes its answer as a comment on the issue that the dispatch names, and edits it when asked again", async () => {
    await dispatch({ query: "login" }, "12");
    await dispatch({ query: "login" }, "12");
    expect(server.comments.filter((each) => each.issue === 12)).toHaveLength(1);
  });

  it("explains the mistake and the right form when the question is empty", async () => {
    const result = await dispatch({ "query-tool": "where-used", query: "" });
    expect([result.exitCode, result.outputs.get("conclusion")]).toEqual([1, "error"]);
    expect(result.summary).toContain("where-used Auth.login");
  });

  it("does not treat a query that looks like an option as an option", async () => {
    const result = await dispatch({ query: "--repo=/etc" });
    expect(result.log).not.toContain("/etc/");
    expect([result.exitCode, result.outputs.get("conclusion")]).toEqual([0, "neutral"]);
    expect(result.summary).toContain("is defined nowhere in");
    expect(result.summary).toContain("`--repo=/etc`");
  });

  it("answers a command of a user with write access, with a reaction and one reply", async () => {
    spawnRuns();
    const result = await comment("Who uses it?\n\n/llmc where-used `login`");
    expect([result.exitCode, result.outputs.get("conclusion")]).toEqual([0, "success"]);
    expect(server.comments[0]?.reactions).toEqual(["eyes"]);
    expect(server.comments[1]?.body).toContain("api.py");
  });

  it.each([
    ["of a stranger", "/llmc where-used login", "stranger", "created"],
    ["that is quoted", "> /llmc where-used login", "maintainer", "created"],
    ["that was edited in", "/llmc where-used login", "maintainer", "edited"],
  ])("does not answer a command %s", async (_name, body, author, action) => {
    const result = await comment(body, author, action);
    expect([result.exitCode, result.outputs.get("conclusion")]).toEqual([0, "neutral"]);
    expect(server.comments).toHaveLength(1);
    expect(server.comments[0]?.reactions).toEqual([]);
  });

  it("explains in its reply why a question cannot be answered", async () => {
    await comment("/llmc where-used log\tin");
    expect(server.comments[1]?.body).toContain("Name a symbol: login, Auth.login");
  });

  it("says that a question contains a character that is not allowed", async () => {
    const result = await comment("/llmc search log\0in");
    expect(server.comments[1]?.body).toContain("cannot have the character NUL");
    expect(result.log).not.toContain("this is a bug");
  });

  it("stops after thirty of its own replies; comments that only look like replies do not count, and its reply can still be edited", async () => {
    for (let at = 0; at < 30; at++) server.addComment(7, `<!-- llmc-nav:reply ${at} -->`, "mallory");
    await comment("/llmc status");
    expect(server.comments.at(-1)?.body).toContain("### llmc-nav status");
    for (let at = 0; at < 30; at++) server.addComment(7, `<!-- llmc-nav:reply ${at} -->`);
    const refused = await comment("/llmc status");
    expect([refused.outputs.get("conclusion"), server.comments.at(-1)?.body]).toEqual(["neutral", "/llmc status"]);
    expect(refused.log).toContain("There are 30 answers here already");
  });

  it("explains its commands after an unknown word, without repeating the word as Markdown", async () => {
    await comment("/llmc @everyone");
    expect(server.comments[1]?.body).toContain("There is no command `@everyone`.");
    expect(server.comments[1]?.body).toContain("`/llmc where-used Auth.login`");
  });
});
