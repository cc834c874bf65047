import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CACHE_DIRECTORY } from "../../src/facts/cache-directory.ts";
import { PACK_SUFFIX } from "../../src/facts/pack.ts";
import { packIndex } from "../../src/facts/pack-published.ts";
import { MANIFEST_NAME, PUBLISHED_REF } from "../../src/facts/published-index.ts";
import { Repository } from "../../src/git/repository.ts";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";
import { GitServer } from "../helpers/git-server.ts";
import { GitHubServer } from "../helpers/github-server.ts";
import { ResultsService } from "../helpers/results-service.ts";
import { rewritePack } from "../helpers/rewrite-pack.ts";
import { runAction, spawnRuns } from "../helpers/run-action.ts";
import { cli } from "../helpers/run-cli.ts";

const FILES = {
  ".gitignore": ".llmc/\n",
  "auth.py": "def login(user):\n    return user\n",
  "api.py": "from auth import login\n\n\ndef handle(user):\n    return login(user)\n",
};
const TOKEN = "the-job-token";
const NOWHERE = "0".repeat(40);

/** Publishes the store of a repository as the action does. The remote is a folder. */
async function publishFrom(repo: GitRepo, partBytes?: number): Promise<void> {
  await cli(repo.dir, "build-graph");
  const repository = await Repository.open(repo.dir, { env: TEST_ENV });
  const { commit } = await packIndex(repository, repo.head(), partBytes);
  repo.git("update-ref", PUBLISHED_REF, commit);
}

/** Publishes another tree instead of the published one. */
function republish(repo: GitRepo, lines: (entries: string[]) => string[]): void {
  const entries = repo.git("ls-tree", PUBLISHED_REF).split("\n");
  const path = `${makeTempDir("tree")}/entries`;
  writeFileSync(path, `${lines(entries).join("\n")}\n`);
  const tree = repo.git("-c", `alias.make=!git mktree < '${path}'`, "make");
  repo.git("update-ref", PUBLISHED_REF, repo.git("commit-tree", tree, "-m", "another"));
}

const blob = (repo: GitRepo, text: string) => {
  const path = `${makeTempDir("blob")}/text`;
  writeFileSync(path, text);
  return repo.git("hash-object", "-w", path);
};

describe("llmc-nav pull", () => {
  it("fetches the published index, does not parse known contents again, and answers FRESH at a later commit", async () => {
    const upstream = GitRepo.with(FILES);
    const published = upstream.head();
    await publishFrom(upstream);
    upstream.commit({ "more.py": "from api import handle\n\nhandle(1)\n" });
    const clone = upstream.clone();
    expect(clone.git("for-each-ref", PUBLISHED_REF)).toBe("");
    const { code, stdout } = await cli(clone.dir, "pull", "--json");
    const head = clone.head();
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      remote: "origin",
      published_commit: published,
      commit: head,
      parsed: 1,
    });
    const { meta } = JSON.parse((await cli(clone.dir, "where-used", "-s", "handle", "--json")).stdout);
    expect(meta).toMatchObject({ status: "OK", source: "RAG_GRAPH", freshness_state: "FRESH" });
    expect(clone.git("status", "--porcelain", "--", CACHE_DIRECTORY)).toBe("");
  });

  it("reports what it did, and works in shallow and partial clones, also a second time", async () => {
    const upstream = GitRepo.with(FILES);
    upstream.commit({ "more.py": "MORE = 1\n" });
    await publishFrom(upstream);
    for (const options of [{ depth: 1 }, { filter: "blob:none" }]) {
      const clone = upstream.clone(options);
      for (let time = 0; time < 2; time++) {
        const { code, stdout } = await cli(clone.dir, "pull", "--format", "text");
        expect([code, stdout]).toEqual([0, expect.stringMatching(/^Got the index of [0-9a-f]{40} from "origin" \(/)]);
      }
    }
  });

  it("joins the parts of files that were too large for one part", async () => {
    const upstream = GitRepo.with(FILES);
    await publishFrom(upstream, 100);
    const manifest = JSON.parse(upstream.git("show", `${PUBLISHED_REF}:${MANIFEST_NAME}`));
    expect(Math.max(...manifest.files.map((file: { parts: string[] }) => file.parts.length))).toBeGreaterThan(3);
    const { stdout } = await cli(upstream.clone().dir, "pull", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ parsed: 0 });
  });

  it("keeps enrichment in the local graph", async () => {
    const upstream = GitRepo.with(FILES);
    await publishFrom(upstream);
    const clone = upstream.clone();
    await cli(clone.dir, "build-graph", "--json");
    const graph = JSON.parse(readFileSync(clone.path(GRAPH_PATH), "utf8"));
    for (const entity of graph.entities) entity.metadata.summary = `about ${entity.id}`;
    clone.write(GRAPH_PATH, JSON.stringify(graph));
    await cli(clone.dir, "pull");
    expect(readFileSync(clone.path(GRAPH_PATH), "utf8")).toContain("about sym:auth.login");
  });

  it("says what to do when nothing is published", async () => {
    const { code, stderr } = await cli(GitRepo.with(FILES).clone().dir, "pull");
    expect([code, stderr]).toEqual([2, expect.stringContaining('"origin" has no published index: set `publish-index')]);
  });

  it("removes an index with false facts, and says so", async () => {
    const upstream = GitRepo.with({ ...FILES, "other.py": "VALUE = 1\n" });
    await cli(upstream.dir, "build-graph");
    const [pack = ""] = readdirSync(upstream.path(CACHE_DIRECTORY), { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(PACK_SUFFIX),
    );
    const blobId = upstream.git("rev-parse", "HEAD:other.py");
    rewritePack(upstream.path(`${CACHE_DIRECTORY}/${pack}`), (entries) => {
      const other = entries.find(([key]) => key.startsWith(blobId))?.[1] as Uint8Array;
      return entries.map(([key]) => [key, other]);
    });
    await publishFrom(upstream);
    const clone = upstream.clone();
    const { code, stderr } = await cli(clone.dir, "pull");
    expect([code, stderr]).toEqual([2, expect.stringMatching(/says of \d files what they do not hold.*removed/)]);
    expect(existsSync(clone.path(CACHE_DIRECTORY))).toBe(false);
  });

  it.each<[string, (repo: GitRepo, manifest: Record<string, unknown>) => string]>([
    ["no JSON", () => "x"],
    ["a path that leads out", (_, m) => withFile(m, { path: "../../evil" })],
    ["an absolute path", (_, m) => withFile(m, { path: "/tmp/evil" })],
    ["a hidden path", (_, m) => withFile(m, { path: ".gitignore" })],
    ["another digest", (_, m) => withFile(m, { sha256: "0".repeat(64) })],
    ["another size", (_, m) => withFile(m, { size: 1 })],
    ["a part that is not there", (_, m) => withFile(m, { parts: ["part-99999"] })],
    ["no files", (_, m) => JSON.stringify({ ...m, files: [] })],
    ["another version", (_, m) => JSON.stringify({ ...m, version: 1 })],
  ])("rejects a manifest with %s, and writes nothing outside of the store", async (_name, change) => {
    const upstream = GitRepo.with(FILES);
    await publishFrom(upstream);
    const manifest = JSON.parse(upstream.git("show", `${PUBLISHED_REF}:${MANIFEST_NAME}`));
    const id = blob(upstream, change(upstream, manifest));
    republish(upstream, (entries) => [
      ...entries.filter((entry) => !entry.endsWith(MANIFEST_NAME)),
      `100644 blob ${id}\t${MANIFEST_NAME}`,
    ]);
    const clone = upstream.clone();
    const { code, stderr } = await cli(clone.dir, "pull");
    expect([code, stderr]).toEqual([2, expect.stringMatching(/not used|another version of llmc-nav/)]);
    expect(existsSync(clone.path("evil"))).toBe(false);
    expect(existsSync(clone.path(GRAPH_PATH))).toBe(false);
  });

  it("rejects a tree that contains a link, and follows no link in the clone", async () => {
    const upstream = GitRepo.with(FILES);
    await publishFrom(upstream);
    const outside = makeTempDir("outside");
    const linked = upstream.clone();
    symlinkSync(outside, linked.path(".llmc"));
    const refused = await cli(linked.dir, "pull");
    expect([refused.code, readdirSync(outside)]).toEqual([2, []]);
    const id = blob(upstream, "/etc");
    republish(upstream, (entries) => [...entries, `120000 blob ${id}\tpart-00099`]);
    const clone = upstream.clone();
    expect((await cli(clone.dir, "pull")).stderr).toContain("is damaged or was not made by llmc-nav");
    expect(lstatSync(clone.path(CACHE_DIRECTORY), { throwIfNoEntry: false })).toBeUndefined();
  });
});

function withFile(manifest: Record<string, unknown>, change: Record<string, unknown>): string {
  const [first, ...rest] = manifest.files as Record<string, unknown>[];
  return JSON.stringify({ ...manifest, files: [{ ...first, ...change }, ...rest] });
}

describe("the action with publish-index", () => {
  let server: GitHubServer;
  let results: ResultsService;
  let remote: GitServer;
  let upstream: GitRepo;
  beforeEach(async () => {
    server = await GitHubServer.start();
    results = await ResultsService.start();
    upstream = GitRepo.with(FILES);
    remote = await GitServer.start(upstream, TOKEN);
  });
  afterEach(async () => {
    expect(server.violations).toEqual([]);
    await Promise.all([server.stop(), results.stop(), remote.stop()]);
  });

  function push(inputs: Record<string, string>, { ref = "refs/heads/main", serverUrl = remote.origin } = {}) {
    const repo = upstream.clone({ depth: 1 });
    repo.git("remote", "set-url", "origin", remote.url);
    return runAction({
      repo,
      eventName: "push",
      payload: {
        before: NOWHERE,
        after: upstream.head(),
        ref,
        repository: { full_name: "octo/demo", default_branch: "main" },
      },
      inputs: { "report-artifact": "", ...inputs },
      env: { GITHUB_API_URL: server.apiUrl, ...results.env, GITHUB_SERVER_URL: serverUrl },
    });
  }

  it("writes one commit without history to a ref that clones do not fetch, and llmc-nav pull reads it", async () => {
    spawnRuns();
    for (let time = 0; time < 2; time++) {
      const result = await push({ "publish-index": "ref" });
      expect([result.exitCode, result.log]).toEqual([0, expect.stringContaining(`published as ${PUBLISHED_REF} (`)]);
    }
    expect(upstream.git("rev-list", "--count", PUBLISHED_REF)).toBe("1");
    const clone = upstream.clone();
    const { stdout } = await cli(clone.dir, "pull", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ parsed: 0, commit: upstream.git("rev-parse", "main") });
  });

  it("keeps the files of the store as an artifact", async () => {
    const result = await push({ "publish-index": "artifact" }, { serverUrl: "https://github.com" });
    expect(result.log).toContain("The index was published as the artifact llmc-nav-index.");
    const stored = results.artifacts.find(({ name }) => name === "llmc-nav-index");
    const zip = results.blobs.get(stored?.blob ?? "") ?? Buffer.alloc(0);
    expect(zip.includes(Buffer.from(PACK_SUFFIX))).toBe(true);
  });

  it("publishes nothing from other branches, and nothing when no index was built", async () => {
    const other = await push({ "publish-index": "ref" }, { ref: "refs/heads/topic" });
    expect(other.log).toContain("The index is published by pushes to the default branch only.");
    const off = await push({ "publish-index": "ref", index: "check" });
    expect(off.log).toContain("::warning::There is no index of this commit to publish");
    expect(upstream.git("for-each-ref", PUBLISHED_REF)).toBe("");
  });

  it("warns, but does not fail, when the push is rejected", async () => {
    upstream.git("config", "http.receivepack", "false");
    const result = await push({ "publish-index": "ref" });
    expect([result.exitCode, result.outputs.get("conclusion")]).toEqual([0, "neutral"]);
    expect(result.log).toMatch(/::warning::The index was not published: .* It takes the permission contents: write\./);
  });
});
