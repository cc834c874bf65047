import { describe, expect, it } from "vitest";
import { parseEvent, parseRepository } from "../../src/github/event.ts";

const HEAD = "a".repeat(40);
const BASE = "b".repeat(40);

/** The payload of a pull request as GitHub sends it, reduced to the fields that are read. */
function pullRequest(changes: Record<string, unknown> = {}): unknown {
  return {
    action: "synchronize",
    pull_request: {
      number: 7,
      state: "open",
      draft: false,
      user: { login: "octocat", type: "User" },
      head: { sha: HEAD, ref: "topic", repo: { id: 1 } },
      base: { sha: BASE, ref: "main", repo: { id: 1 } },
      ...changes,
    },
    repository: { full_name: "octo/demo", default_branch: "main" },
  };
}

describe("github/event: parseEvent", () => {
  it("reads a pull request of the same repository", () => {
    expect(parseEvent("pull_request", pullRequest())).toEqual({
      kind: "pull_request",
      number: 7,
      headSha: HEAD,
      baseSha: BASE,
      isFork: false,
      isDependabot: false,
      isClosed: false,
    });
  });

  it.each([
    ["a fork", { head: { sha: HEAD, repo: { id: 2 } } }, { isFork: true }],
    ["a fork that was deleted", { head: { sha: HEAD, repo: null } }, { isFork: true }],
    ["a closed one", { state: "closed" }, { isClosed: true }],
    ["Dependabot's", { user: { login: "dependabot[bot]", type: "Bot" } }, { isDependabot: true }],
  ])("knows %s", (_name, changes, expected) => {
    expect(parseEvent("pull_request", pullRequest(changes))).toMatchObject({ kind: "pull_request", ...expected });
  });

  it("reads a merge group, a push and a push that creates a branch", () => {
    const group = {
      merge_group: { head_sha: HEAD, base_sha: BASE, head_ref: "refs/heads/gh-readonly-queue/main/pr-7" },
    };
    expect(parseEvent("merge_group", group)).toMatchObject({ kind: "merge_group", headSha: HEAD, baseSha: BASE });
    const push = { before: BASE, after: HEAD, ref: "refs/heads/main" };
    expect(parseEvent("push", push)).toEqual({ kind: "push", headSha: HEAD, baseSha: BASE, ref: "refs/heads/main" });
    expect(parseEvent("push", { ...push, before: "0".repeat(40) })).toMatchObject({ baseSha: undefined });
  });

  it("reads a comment", () => {
    const comment = { id: 5, body: "/llmc help", user: { login: "octocat", type: "User" } };
    const payload = { action: "created", issue: { number: 7 }, comment };
    expect(parseEvent("issue_comment", payload)).toEqual({
      kind: "issue_comment",
      action: "created",
      number: 7,
      commentId: 5,
      body: "/llmc help",
      author: "octocat",
      isBot: false,
    });
  });

  it("reads a finished run of a fork, whose list of pull requests is empty", () => {
    const run = {
      id: 99,
      event: "pull_request",
      head_sha: HEAD,
      head_branch: "topic",
      head_repository: { owner: { login: "stranger" } },
      conclusion: "success",
      pull_requests: [],
    };
    expect(parseEvent("workflow_run", { action: "completed", workflow_run: run })).toEqual({
      kind: "workflow_run",
      runId: 99,
      event: "pull_request",
      headSha: HEAD,
      headBranch: "topic",
      headOwner: "stranger",
    });
  });

  it("recognises a schedule and a dispatch, which have no pull request", () => {
    expect(parseEvent("schedule", { schedule: "0 5 * * *" })).toEqual({ kind: "schedule", name: "schedule" });
    expect(parseEvent("workflow_dispatch", { inputs: { number: "12" } })).toEqual({
      kind: "workflow_dispatch",
      number: 12,
    });
    expect(parseEvent("workflow_dispatch", { inputs: { number: "12; rm" } })).toMatchObject({ number: undefined });
  });

  it.each([
    ["no payload", undefined],
    ["a list", []],
    [
      "a head that is no commit",
      { pull_request: { number: 7, head: { sha: "--upload-pack=x" }, base: { sha: BASE } } },
    ],
    ["a negative number", { pull_request: { number: -1, head: { sha: HEAD }, base: { sha: BASE } } }],
    ["inherited keys only", Object.create({ pull_request: { number: 7 } })],
  ])("treats %s as an event of an unknown kind", (_name, payload) => {
    expect(parseEvent("pull_request", payload)).toEqual({ kind: "other", name: "pull_request" });
  });
});

describe("github/event: parseRepository", () => {
  it("uses the repository of the payload or else of the environment, and rejects names with other characters", () => {
    expect(parseRepository(pullRequest(), undefined)).toEqual({ owner: "octo", name: "demo", defaultBranch: "main" });
    expect(parseRepository(undefined, "octo/demo")).toMatchObject({ owner: "octo", name: "demo" });
    expect(parseRepository(undefined, "octo/../demo")).toBeUndefined();
    expect(parseRepository({ repository: { full_name: "octo/de mo" } }, undefined)).toBeUndefined();
  });
});
