import { readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CACHE_DIRECTORY } from "../../src/facts/cache-directory.ts";
import { PACK_SUFFIX } from "../../src/facts/pack.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import { type PullRequestFixture, pullRequestOf } from "../helpers/pull-request.ts";
import { ResultsService } from "../helpers/results-service.ts";
import { rewritePack } from "../helpers/rewrite-pack.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";
import { cli } from "../helpers/run-cli.ts";

const FILES = {
  "auth.py": "def login(user):\n    return user\n\n\ndef logout(user):\n    return None\n",
  "api.py": "from auth import login, logout\n\n\ndef handle(user):\n    logout(user)\n    return login(user)\n",
  "other.py": "VALUE = 1\n",
};
const AFTER = { "auth.py": "def login(user):\n    return user\n" };
/** More files than a sample contains. */
const MANY = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`part/m${at}.py`, `VALUE_${at} = ${at}\n`]));
const BROKEN = "2";

describe("the action with a cache that somebody forged", () => {
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

  /** Stores facts of both sides in the cache, but gives one file the facts of another. */
  async function keepForged({ upstream, base }: PullRequestFixture, forgedBlob: string): Promise<void> {
    await cli(upstream.dir, "facts", "--rev", base);
    await cli(upstream.dir, "facts", "--rev", "topic");
    const isOf = (key: string, blob: string) => key.startsWith(blob);
    const trueBlob = upstream.git("rev-parse", `${base}:other.py`);
    const packs = readdirSync(upstream.path(CACHE_DIRECTORY), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(PACK_SUFFIX))
      .map((name) => upstream.path(`${CACHE_DIRECTORY}/${name}`));
    let [other, forged] = [undefined as Uint8Array | undefined, 0];
    for (const path of packs) {
      rewritePack(path, (entries) => {
        other ??= entries.find(([key]) => isOf(key, trueBlob))?.[1];
        return entries;
      });
    }
    for (const path of packs) {
      rewritePack(path, (entries) =>
        entries.map(([key, bytes]) => {
          if (!isOf(key, forgedBlob)) return [key, bytes];
          forged++;
          return [key, other as Uint8Array];
        }),
      );
    }
    expect([other, forged]).toEqual([expect.any(Uint8Array), 1]);
    upstream.git("checkout", "-q", "main");
    const kept = await runAction({
      repo: upstream,
      eventName: "push",
      payload: {
        before: base,
        after: base,
        ref: "refs/heads/main",
        repository: { full_name: "octo/demo", default_branch: "main" },
      },
      inputs: { base },
      env: { GITHUB_API_URL: server.apiUrl, ...results.env },
    });
    expect(kept.log).toContain("The index was kept in the cache");
  }

  function review(pull: PullRequestFixture) {
    return runAction({
      repo: pull.upstream.checkoutPullRequest(7, 2),
      eventName: "pull_request",
      payload: pull.payload(),
      inputs: { "report-artifact": "" },
      env: { GITHUB_API_URL: server.apiUrl, ...results.env },
    });
  }

  it.each([
    ["that uses what is removed", "api.py", "main", {}],
    ["as the change leaves it, among many", "auth.py", "topic", MANY],
    ["as it was before the change, among many", "auth.py", "main", MANY],
  ])("detects forged facts about a file %s, and reads all files instead", async (_title, path, rev, more) => {
    if (more !== MANY) spawnRuns();
    const pull = pullRequestOf({ ...FILES, ...more }, AFTER);
    await keepForged(pull, pull.upstream.git("rev-parse", `${rev}:${path}`));
    // A review that trusts the forged facts does not find the broken uses. Therefore the check is necessary.
    const believed = await cli(pull.upstream.dir, "review", "--base", pull.base, "--head", pull.head, "--json");
    expect(String(JSON.parse(believed.stdout).broken.length)).not.toBe(BROKEN);
    const result = await review(pull);
    expect([result.exitCode, result.outputs.get("broken-references")]).toEqual([0, BROKEN]);
    const [entry] = results.caches;
    expect(result.log).toContain(
      `::warning::The cache held wrong facts, so it was not used. Delete its entry ${entry?.key}.`,
    );
  });

  it("uses a cache whose facts are all true", async () => {
    const pull = pullRequestOf(FILES, AFTER);
    await keepForged(pull, pull.upstream.git("rev-parse", "main:other.py"));
    const result = await review(pull);
    expect(result.outputs.get("broken-references")).toBe(BROKEN);
    expect(result.log).toContain("The index was restored from the cache");
  });
});
