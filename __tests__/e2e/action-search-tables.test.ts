import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TABLES_ENTRY } from "../../src/github/index-cache.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import { ResultsService } from "../helpers/results-service.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";

const FILES = {
  "retry.py": "def retry_with_backoff(call):\n    return call()\n",
  "guide.md": "# Guide\n\nRetry with backoff when a call fails.\n",
};
const REPOSITORY = { full_name: "octo/demo", default_branch: "main" };
const LONG_TEST_MS = 120_000;

function configOf(provider: string, more = ""): string {
  return `[embeddings]
index_in_ci = true

[embeddings.profiles.default_docs]
provider = "${provider}"
model = "words"
dim = 64
${more}
[embeddings.routes.docs]
profile = "default_docs"
index = "emb_docs"
`;
}

describe("the tables of searches live from run to run", () => {
  let server: GitHubServer;
  let results: ResultsService;
  beforeEach(async () => {
    server = await GitHubServer.start();
    server.permissions.set("maintainer", "write");
    results = await ResultsService.start();
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await server.stop();
    await results.stop();
  });

  function run(upstream: GitRepo, eventName: string, payload: object, inputs: Record<string, string> = {}) {
    return runAction({
      repo: upstream.clone({ branch: "main" }),
      eventName,
      payload: { repository: REPOSITORY, ...payload },
      inputs: { "report-artifact": "", ...inputs },
      env: { GITHUB_API_URL: server.apiUrl, ...results.env },
    });
  }
  const tip = (upstream: GitRepo) => upstream.git("rev-parse", "main");
  const push = (upstream: GitRepo) =>
    run(upstream, "push", { before: `${tip(upstream)}`, after: tip(upstream), ref: "refs/heads/main" });
  const ask = (upstream: GitRepo) =>
    run(upstream, "workflow_dispatch", { inputs: {} }, { "query-tool": "search", query: "retry with backoff" });
  const kept = () => results.caches.map(({ key }) => key).filter((key) => key.startsWith(TABLES_ENTRY.family));

  it(
    "are built by a push and a schedule, and used by a dispatch and a comment",
    async () => {
      spawnRuns(2);
      const upstream = GitRepo.with({ ...FILES, "llmc.toml": configOf("hash") });
      expect((await push(upstream)).outputs.get("conclusion")).toBe("success");
      expect(kept()).toEqual([`${TABLES_ENTRY.prefix}${tip(upstream)}`]);

      const asked = await ask(upstream);
      expect(asked.log).toContain("The search index was restored from the cache");
      expect(Object.fromEntries(asked.outputs)).toMatchObject({
        "freshness-state": "FRESH",
        source: "RAG_GRAPH",
        commit: tip(upstream),
      });
      expect(asked.summary).toContain("retry.py");

      const { id } = server.addComment(7, "/llmc search retry with backoff", "maintainer");
      const answered = await run(upstream, "issue_comment", {
        action: "created",
        issue: { number: 7, pull_request: {} },
        comment: { id, body: "/llmc search retry with backoff", user: { login: "maintainer", type: "User" } },
      });
      expect(answered.outputs.get("freshness-state")).toBe("FRESH");

      upstream.commit({ "more.md": "# More\n\nWords.\n" }, "more");
      expect((await ask(upstream)).outputs.get("freshness-state")).toBe("STALE");
      const audited = await run(upstream, "schedule", { schedule: "0 5 * * *" });
      expect(audited.log).toContain("The search index was restored from the cache");
      expect(kept()).toHaveLength(2);
      expect((await ask(upstream)).outputs.get("freshness-state")).toBe("FRESH");
      const again = await run(upstream, "schedule", { schedule: "0 5 * * *" });
      expect([again.log.includes("To be embedded"), kept().length]).toEqual([false, 2]);
    },
    LONG_TEST_MS,
  );

  it("are not built if llmc.toml does not request them, and the run says how to get them", async () => {
    const plain = GitRepo.with({ ...FILES, "llmc.toml": configOf("hash").replace("true", "false") });
    expect((await push(plain)).exitCode).toBe(0);
    expect(kept()).toEqual([]);
    const { log } = await ask(plain);
    expect(log).toContain(
      "The search index is not in the cache yet: a push to the default branch with `index: build`, and `index_in_ci` in llmc.toml, keeps it there.",
    );
  });

  it(
    "cause only a warning when they cannot be built",
    async () => {
      const nobody = configOf("ollama", 'ollama_host = "http://127.0.0.1:9"\n');
      const upstream = GitRepo.with({ ...FILES, "llmc.toml": nobody });
      const { exitCode, log, outputs } = await push(upstream);
      expect([exitCode, outputs.get("conclusion")]).toEqual([0, "success"]);
      expect(log).toContain("::warning::The search tables were not made: ");
      expect(kept()).toEqual([]);
    },
    LONG_TEST_MS,
  );

  it(
    "are replaced by a search of the files when they are damaged",
    async () => {
      const upstream = GitRepo.with({ ...FILES, "llmc.toml": configOf("hash") });
      await push(upstream);
      for (const entry of results.caches.filter(({ key }) => key.startsWith(TABLES_ENTRY.family))) {
        results.blobs.set(entry.blob, Buffer.from("no archive"));
      }
      const { exitCode, log, outputs } = await ask(upstream);
      expect([exitCode, outputs.get("source")]).toEqual([0, "LOCAL_FALLBACK"]);
      expect(log).toContain("::warning::The search index could not be restored from the cache");
    },
    LONG_TEST_MS,
  );
});
