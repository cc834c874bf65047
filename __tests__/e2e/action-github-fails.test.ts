import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startFaultyGitHub } from "../helpers/faulty-github.ts";
import { pullRequestOf } from "../helpers/pull-request.ts";
import { ResultsService } from "../helpers/results-service.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";

const BEFORE = {
  "auth.py": "def login(user):\n    return user\n",
  "api.py": "from auth import login\nlogin(1)\n",
};

/** Failures that once ended in a job without outputs. `__tests__/action/github-failures.test.ts` tests all failures. */
describe("the action when GitHub fails", () => {
  let results: ResultsService;
  beforeEach(async () => {
    results = await ResultsService.start();
  });
  afterEach(() => results.stop());

  it.each(["no answer", "an answer that trickles", "pages without end", "an answer of 3 GB"])(
    "ends with outputs, summary and artifact: %s",
    async (mode) => {
      // The action is spawned, because its process must end although something hangs.
      spawnRuns();
      const server = await startFaultyGitHub(mode);
      const pull = pullRequestOf(BEFORE, { "auth.py": "V = 1\n" });
      const began = Date.now();
      try {
        const result = await runAction({
          repo: pull.upstream.checkoutPullRequest(7, 2),
          eventName: "pull_request",
          payload: pull.payload(),
          inputs: { "fail-on": "broken", "check-run": "true", cache: "false" },
          env: { ...results.env, GITHUB_API_URL: server.url, LLMC_GITHUB_TIMEOUT: "1" },
        });
        expect(Date.now() - began).toBeLessThan(60_000);
        expect(result.exitCode, result.log).toBe(1);
        expect(Object.fromEntries(result.outputs)).toMatchObject({ conclusion: "failure", "broken-references": "2" });
        expect(result.summary).toContain("are broken");
        expect(results.artifacts).toMatchObject([{ name: "llmc-nav-report", isFinal: true }]);
        expect(result.log).toMatch(/warning::GitHub (cannot be used for|did not answer while) writing the comment/);
        expect(result.log).toMatch(/warning::GitHub .* making the check run/);
      } finally {
        await server.stop();
      }
    },
  );
});
