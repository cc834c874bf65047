import { describe, expect, it } from "vitest";
import { commentOn } from "../../src/action/channels/comment.ts";
import { readInputs } from "../../src/action/inputs.ts";
import { initialOutputs } from "../../src/action/outputs.ts";
import { ActionSession } from "../../src/action/session.ts";
import { readRequestLimits } from "../../src/github/request-limits.ts";
import { FAILURE_MODES, startFaultyGitHub } from "../helpers/faulty-github.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";
import { defaultInputs, inProcessEngine } from "../helpers/run-action.ts";
import { everydayReview } from "../render/make-review.ts";

/** The maximum time of a run: three requests with a limit of about one second each. Outside of the tests, the limit is twenty seconds. */
const MAX_SECONDS = 4;

describe.concurrent("action: a GitHub that fails", () => {
  it.each([...FAILURE_MODES.keys()])("reports the failure %s in one sentence, in time", async (mode) => {
    const server = await startFaultyGitHub(mode);
    const logger = recordingLogger();
    const inputs = readInputs((name) => defaultInputs()[name] ?? "");
    const context = {
      event: { kind: "other", name: "" } as const,
      repository: { owner: "octo", name: "demo", defaultBranch: "main" },
      serverUrl: "https://github.com",
      apiUrl: server.url,
      runUrl: undefined,
      workspace: ".",
      sha: undefined,
    };
    const session = new ActionSession(inputs, context, initialOutputs(), {
      logger,
      env: { LLMC_GITHUB_TIMEOUT: "1" },
      engine: inProcessEngine,
    });
    const began = Date.now();
    try {
      await commentOn(session, 7, everydayReview(), undefined);
      const seconds = (Date.now() - began) / 1000;
      // A busy machine may need some more seconds to unpack a response that is then rejected. A request without a limit would take longer.
      expect(seconds).toBeLessThan(MAX_SECONDS * 5);
      const said = logger.warnings.join("\n");
      expect(said).toMatch(/GitHub|token|permission/);
      expect(said).not.toMatch(/Cannot|undefined|not iterable|not a function|bug/);
      expect(server.requests.filter(({ host, hasToken }) => host === "elsewhere" && hasToken)).toEqual([]);
      expect(server.requests.length).toBeLessThanOrEqual(310);
    } finally {
      await server.stop();
    }
  });
});

describe("github/request-limits", () => {
  it("gives one request 20 s and a run 70 s, unless the environment says otherwise", () => {
    expect(readRequestLimits({})).toMatchObject({ requestMs: 20_000, totalMs: 70_000 });
    expect(readRequestLimits({ LLMC_GITHUB_TIMEOUT: "60" })).toMatchObject({ requestMs: 60_000, totalMs: 210_000 });
  });

  it.each(["0", "-1", "x", "1e9", "601"])("does not accept %j as a number of seconds", (text) => {
    expect(() => readRequestLimits({ LLMC_GITHUB_TIMEOUT: text })).toThrow("number of seconds from 1 to 600");
  });
});
