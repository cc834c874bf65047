import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import { ResultsService } from "../helpers/results-service.ts";
import { type ActionResult, runAction, spawnRuns } from "../helpers/run-action.ts";
import { cli } from "../helpers/run-cli.ts";

const COUNT = 3;
const GRAPH = ".llmc/rag_graph.json";
const INDEX = ".llmc/index.db";
/** Every shard needs a separate run. */
const LONG_TEST_MS = 120_000;

const CONFIG = `[embeddings]
default_profile = "docs"

[embeddings.profiles.docs]
provider = "hash"
model = "hash"
dimension = 16

[embeddings.routes.docs]
profile = "docs"
index = "emb_docs"

[routing.slice_type_to_route]
docs = "docs"
`;

function sampleRepository(files: Record<string, string> = {}): GitRepo {
  const modules = Array.from({ length: 9 }, (_, i) => [
    `m${i}.py`,
    `from m${(i + 1) % 9} import f${(i + 1) % 9}\n\n\ndef f${i}():\n    return f${(i + 1) % 9}()\n`,
  ]);
  return GitRepo.with({
    ".gitignore": ".llmc/\n",
    "guide.md": "# Guide\n\nHow to begin.\n",
    "app.js": "export function run() {\n  return 1;\n}\n",
    ...Object.fromEntries(modules),
    ...files,
  });
}

describe("the action in shards", () => {
  let service: ResultsService;
  let server: GitHubServer;
  beforeEach(async () => {
    [service, server] = await Promise.all([ResultsService.start(), GitHubServer.start()]);
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await Promise.all([service.stop(), server.stop()]);
  });

  /** One job of the run. Every job has its own checkout. */
  async function job(repo: GitRepo, shard: string, inputs: Record<string, string> = {}) {
    const checkout = repo.clone();
    const result = await runAction({
      repo: checkout,
      eventName: "workflow_dispatch",
      payload: { inputs: {}, repository: { full_name: "octo/demo", default_branch: "main" } },
      inputs: { shard, "report-artifact": "", ...inputs },
      env: { ...service.env, GITHUB_API_URL: server.apiUrl },
    });
    return { checkout, result };
  }

  async function makeShards(repo: GitRepo, numbers: readonly number[] = [1, 2, 3]): Promise<void> {
    for (const number of numbers) {
      const { result } = await job(repo, `${number}/${COUNT}`);
      expect(ending(result), result.log).toEqual([0, "success"]);
      expect(result.outputs.get("commit")).toBe(repo.head());
    }
  }

  function ending({ exitCode, outputs }: ActionResult) {
    return [exitCode, outputs.get("conclusion")];
  }

  it(
    "builds the same index as a single machine, proves it and stores it for reviews and audits",
    async () => {
      spawnRuns(1);
      const repo = sampleRepository({ "llmc.toml": CONFIG });
      await makeShards(repo);
      const names = service.artifacts.map(({ name }) => name);
      expect(names).toEqual(["llmc-nav-shard-1-of-3", "llmc-nav-shard-2-of-3", "llmc-nav-shard-3-of-3"]);
      spawnRuns(1);
      const { checkout, result } = await job(repo, "merge");
      expect(ending(result), result.log).toEqual([0, "success"]);
      expect(Object.fromEntries(result.outputs)).toMatchObject({ "freshness-state": "FRESH", "config-valid": "true" });
      expect(result.summary).toContain("The index was made of 3 shards.");
      const one = repo.clone();
      await cli(one.dir, "build-graph");
      await cli(one.dir, "index");
      for (const file of [GRAPH, INDEX]) {
        expect(readFileSync(checkout.path(file)).equals(readFileSync(one.path(file))), file).toBe(true);
      }
      expect(service.caches.map(({ key }) => key.replace(/-[\d.]+-[0-9a-f]{40}$/, "")).sort()).toEqual([
        "llmc-nav-index",
        "llmc-nav-tables",
      ]);
      // The stored index is restored, so nothing must be built.
      const audit = await job(repo, "", { mode: "audit" });
      expect(audit.result.log).toContain("The index was restored from the cache");
      expect(audit.result.outputs.get("freshness-state")).toBe("FRESH");
      expect(existsSync(audit.checkout.path(INDEX))).toBe(true);
    },
    LONG_TEST_MS,
  );

  it(
    "embeds nothing without a configuration, and accepts the shards of a job that was run again",
    async () => {
      const repo = sampleRepository();
      await makeShards(repo, [1, 2, 3, 2]);
      const { checkout, result } = await job(repo, "merge");
      expect(ending(result), result.log).toEqual([0, "success"]);
      expect(readdirSync(checkout.path(".llmc"))).not.toContain("index.db");
      expect(result.outputs.get("freshness-state")).toBe("FRESH");
    },
    LONG_TEST_MS,
  );

  it(
    "names a missing shard and one of another commit, and stores nothing",
    async () => {
      const repo = sampleRepository();
      await makeShards(repo, [1, 3]);
      const lost = await job(repo, "merge");
      expect(ending(lost.result)).toEqual([1, "error"]);
      expect(lost.result.log).toContain("shard 2/3 is missing");
      repo.commit({ "m1.py": "def f1():\n    return 2\n" });
      await makeShards(repo, [2]);
      const mixed = await job(repo, "merge");
      expect(ending(mixed.result)).toEqual([1, "error"]);
      expect(mixed.result.log).toMatch(/llmc-nav-shard-1-of-3\/facts\.shard\\?" is foreign/);
      expect(existsSync(mixed.checkout.path(GRAPH))).toBe(false);
      expect(service.caches).toEqual([]);
    },
    LONG_TEST_MS,
  );

  it("says what to do when there are no shards, or when they cannot be stored", async () => {
    const repo = sampleRepository();
    const nothing = await job(repo, "merge");
    expect(ending(nothing.result)).toEqual([1, "error"]);
    expect(nothing.result.log).toContain("let this job need the jobs that make them");
    service.isDown = true;
    const down = await job(repo, "1/3");
    expect(ending(down.result)).toEqual([1, "error"]);
    expect(down.result.log).toContain("Shard 1/3 could not be kept as an artifact");
  });
});
