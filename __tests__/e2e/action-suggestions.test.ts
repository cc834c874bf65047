import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SUGGESTION_MARKER } from "../../src/render/markdown/suggestion.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import { type PullRequestFixture, pullRequestOf } from "../helpers/pull-request.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";

const LOGIN =
  "(user, password):\n    session = open_session(user)\n    session.started = password\n    return session\n";
const far = (name: string) => Array.from({ length: 12 }, (_, at) => `${name}_${at} = ${at}\n`).join("");
const api = (first: string) =>
  `from auth import login\n\n${far("a")}\ndef handle(user):\n    ${first}\n    return login(user, 1)\n\n${far("b")}\nlogin(0, 1)\n`;
const BEFORE = { "auth.py": `def login${LOGIN}`, "api.py": api("check(user)") };
const RENAMED = { "auth.py": `def sign_in${LOGIN}`, "api.py": api("check(user, 2)") };
const REVIEWS = "post /repos/{owner}/{repo}/pulls/{pull_number}/reviews";

describe("suggestions at lines of a pull request", () => {
  let server: GitHubServer;
  beforeEach(async () => {
    server = await GitHubServer.start();
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
  });

  function run(pull: PullRequestFixture, more: { inputs?: Record<string, string>; isFork?: boolean } = {}) {
    return runAction({
      repo: pull.upstream.checkoutPullRequest(7, 2),
      eventName: "pull_request",
      payload: pull.payload({ isFork: more.isFork ?? false }),
      inputs: { "report-artifact": "", ...more.inputs },
      env: { GITHUB_API_URL: server.apiUrl, GITHUB_SERVER_URL: "https://github.com" },
    });
  }

  it("offer the new name only on lines of the diff with the old name, in one review of the head", async () => {
    spawnRuns(1);
    const pull = pullRequestOf(BEFORE, RENAMED);
    await run(pull);
    expect(server.remarks).toMatchObject([{ pull: 7, path: "api.py", line: 18 }]);
    expect(server.remarks[0]?.body).toBe(
      `${SUGGESTION_MARKER}\n\`login\` is now \`sign_in\`.\n\n\`\`\`suggestion\n    return sign_in(user, 1)\n\`\`\`\n`,
    );
    const [review] = server.calls.filter(({ route }) => route === REVIEWS);
    expect(review?.body).toMatchObject({ event: "COMMENT", commit_id: pull.head });
  });

  it("are made once, and removed when the problem is gone, unless somebody answered", async () => {
    await run(pullRequestOf(BEFORE, RENAMED));
    await run(pullRequestOf(BEFORE, RENAMED));
    expect(server.remarks).toHaveLength(1);
    server.addRemark({ pull: 7, login: "octocat", path: "api.py", line: 18, body: `${SUGGESTION_MARKER}\nmine` });
    const body = server.remarks[0]?.body ?? "";
    const answered = server.addRemark({ pull: 7, login: "github-actions[bot]", path: "b.py", line: 1, body });
    server.addRemark({ pull: 7, login: "octocat", path: "b.py", line: 1, body: "No.", inReplyTo: answered.id });
    await run(pullRequestOf(BEFORE, { "api.py": api("check(user, 3)") }));
    expect(server.remarks.map(({ login, path }) => `${login} ${path}`)).toEqual([
      "octocat api.py",
      "github-actions[bot] b.py",
      "octocat b.py",
    ]);
  });

  it.each([
    ["is switched off", { inputs: { suggestions: "false" } }],
    ["has nothing to say", { inputs: { comment: "never" } }],
    ["is about a fork", { isFork: true }],
  ])("are not made when the action %s", async (_title, more) => {
    await run(pullRequestOf(BEFORE, RENAMED), more);
    expect(server.remarks).toEqual([]);
  });

  it("fail with a warning, and the report is still written", async () => {
    server.faults.set(REVIEWS, [{ status: 422, message: "line must be part of the diff" }]);
    const result = await run(pullRequestOf(BEFORE, RENAMED));
    expect([result.exitCode, result.log]).toEqual([0, expect.stringContaining("suggesting fixes")]);
    expect(server.comments).toHaveLength(1);
  });
});
