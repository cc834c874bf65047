import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createClient, type GitHubClient } from "../../src/github/client.ts";
import { readRequestLimits } from "../../src/github/request-limits.ts";
import { syncIssue } from "../../src/github/tracking-issue.ts";
import { GitHubServer } from "../helpers/github-server.ts";

const MARKER = "<!-- llmc-nav:audit -->";
const REPOSITORY = { owner: "octo", name: "demo", defaultBranch: "main" };

describe("github/tracking-issue: syncIssue", () => {
  let server: GitHubServer;
  let client: GitHubClient;

  beforeEach(async () => {
    server = await GitHubServer.start();
    client = createClient({ token: "t", apiUrl: server.apiUrl, limits: readRequestLimits({}), tell: () => {} });
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
  });

  async function sync(isBad: boolean, text = "behind 3") {
    const result = await syncIssue(client, REPOSITORY, MARKER, {
      isBad,
      title: "The index is stale",
      body: `${MARKER}\n${text}`,
    });
    return result?.outcome;
  }
  const writes = () => server.calls.filter((call) => /^(post|patch) \/repos/.test(call.route)).length;

  it("opens one issue, updates it while the state is bad, closes it, and reopens the same one", async () => {
    expect(await sync(true)).toBe("opened");
    expect(await sync(true)).toBe("unchanged");
    expect(await sync(true, "behind 4")).toBe("updated");
    expect(await sync(false, "fresh")).toBe("closed");
    expect(await sync(false, "fresh")).toBe("unchanged");
    expect(await sync(true, "behind 1")).toBe("reopened");
    expect(server.issues).toHaveLength(1);
    expect(server.issues[0]).toMatchObject({ state: "open", body: `${MARKER}\nbehind 1` });
    expect(writes()).toBe(4);
  });

  it("writes nothing at all while everything is fine", async () => {
    expect(await sync(false)).toBeUndefined();
    expect(writes()).toBe(0);
  });

  it("does not reopen an issue that somebody closed as not planned", async () => {
    await sync(true);
    Object.assign(server.issues[0] ?? {}, { state: "closed", stateReason: "not_planned" });
    expect(await sync(true, "behind 9")).toBe("left closed");
    expect(writes()).toBe(1);
  });

  it("reopens an issue that somebody closed as done although the problem remains", async () => {
    await sync(true);
    Object.assign(server.issues[0] ?? {}, { state: "closed", stateReason: "completed" });
    expect(await sync(true)).toBe("reopened");
  });

  it("still updates an issue whose conversation is locked", async () => {
    await sync(true);
    Object.assign(server.issues[0] ?? {}, { isLocked: true });
    expect(await sync(true, "behind 4")).toBe("updated");
  });

  it("keeps only one of two issues that two audits opened at the same time", async () => {
    await Promise.all([sync(true), sync(true)]);
    expect(server.issues.filter((issue) => issue.state === "open")).toHaveLength(1);
  });

  it("does not use another user's issue with the marker", async () => {
    server.issues.push({
      number: 3,
      login: "mallory",
      title: "x",
      body: `${MARKER}\nforged`,
      state: "open",
      isLocked: false,
      labels: [],
    });
    expect(await sync(true)).toBe("opened");
    expect(server.issues[0]?.body).toContain("forged");
  });
});
