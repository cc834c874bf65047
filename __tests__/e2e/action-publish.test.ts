import { deflateRawSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GitHubServer } from "../helpers/github-server.ts";
import { pullRequestOf } from "../helpers/pull-request.ts";
import { ResultsService } from "../helpers/results-service.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";
import { zipOf } from "../helpers/zip.ts";

const BEFORE = {
  "auth.py": "def login(user):\n    return user\n",
  "api.py": "from auth import login\n\n\ndef handle(user):\n    return login(user)\n",
};
const AFTER = { "auth.py": "VERSION = 1\n" };

describe("the action for pull requests from forks", () => {
  let server: GitHubServer;
  let results: ResultsService;
  beforeEach(async () => {
    server = await GitHubServer.start();
    results = await ResultsService.start();
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
    await results.stop();
  });
  const pull = () => pullRequestOf(BEFORE, AFTER);

  /** Runs the job that the base repository starts after the fork's run has ended. */
  function publish(fixture: ReturnType<typeof pull>, headSha = fixture.head) {
    server.pulls.set(7, {
      number: 7,
      head: { label: "stranger:topic", sha: fixture.head },
      base: { sha: fixture.base },
    });
    return runAction({
      repo: fixture.upstream,
      eventName: "workflow_run",
      payload: {
        action: "completed",
        workflow_run: {
          id: 55,
          event: "pull_request",
          head_sha: headSha,
          head_branch: "topic",
          head_repository: { owner: { login: "stranger" } },
          conclusion: "success",
          pull_requests: [],
        },
        repository: { full_name: "octo/demo", default_branch: "main" },
      },
      env: { GITHUB_API_URL: server.apiUrl },
    });
  }

  it("stores the report as an artifact in the fork's run, and publishes it in the second run", async () => {
    spawnRuns();
    const fixture = pull();
    const reviewed = await runAction({
      repo: fixture.upstream.checkoutPullRequest(7, 2),
      eventName: "pull_request",
      payload: fixture.payload({ isFork: true }),
      env: { GITHUB_API_URL: server.apiUrl, ...results.env },
    });
    expect([reviewed.exitCode, results.artifacts]).toMatchObject([0, [{ name: "llmc-nav-report", isFinal: true }]]);
    const zip = results.blobs.get(results.artifacts[0]?.blob ?? "") ?? Buffer.alloc(0);
    server.artifacts.push({ id: 1, name: "llmc-nav-report", size: zip.length, zip });
    const published = await publish(fixture);
    expect([published.exitCode, published.outputs.get("conclusion")]).toEqual([0, "success"]);
    expect(server.comments).toMatchObject([{ issue: 7, body: expect.stringContaining("are broken") }]);
  });

  it.each([
    ["no JSON", "{"],
    ["JSON of another shape", '{"version":1,"head":3}'],
  ])("does not publish %s", async (_name, text) => {
    const zip = zipOf([{ name: "report.json", data: deflateRawSync(text), method: 8 }]);
    server.artifacts.push({ id: 1, name: "llmc-nav-report", size: zip.length, zip });
    const result = await publish(pull());
    expect([result.exitCode, result.outputs.get("conclusion")]).toEqual([1, "error"]);
    expect(server.comments).toEqual([]);
  });

  it("publishes nothing when no pull request has the run's commit, or the run left no report", async () => {
    const fixture = pull();
    const other = await publish(fixture, "c".repeat(40));
    expect(other.outputs.get("conclusion")).toBe("neutral");
    const none = await publish(fixture);
    expect(none.outputs.get("conclusion")).toBe("neutral");
    expect(server.comments).toEqual([]);
  });

  it("restores facts that a push to the default branch stored, and works without them when the archive is damaged or the service is down", async () => {
    const fixture = pull();
    const env = { GITHUB_API_URL: server.apiUrl, ...results.env };
    fixture.upstream.git("checkout", "-q", "main");
    const payload = {
      before: fixture.base,
      after: fixture.base,
      ref: "refs/heads/main",
      repository: { full_name: "octo/demo", default_branch: "main" },
    };
    const kept = await runAction({
      repo: fixture.upstream,
      eventName: "push",
      payload,
      inputs: { base: fixture.base },
      env,
    });
    expect(kept.log).toContain("The index was kept in the cache");
    const review = () =>
      runAction({
        repo: fixture.upstream.checkoutPullRequest(7, 2),
        eventName: "pull_request",
        payload: fixture.payload(),
        inputs: { "report-artifact": "" },
        env,
      });
    expect((await review()).log).toContain("restored from the cache");
    for (const name of results.blobs.keys()) results.blobs.set(name, Buffer.from("no archive"));
    const damaged = await review();
    expect([damaged.exitCode, damaged.outputs.get("broken-references")]).toEqual([0, "2"]);
    results.isDown = true;
    const down = await review();
    expect([down.exitCode, down.outputs.get("broken-references")]).toEqual([0, "2"]);
  });
});
