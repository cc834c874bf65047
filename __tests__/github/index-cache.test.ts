import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CacheOutcome, describeOutcome, isProblem } from "../../src/github/cache-outcome.ts";
import { INDEX_ENTRY, restoreEntry, saveEntry } from "../../src/github/index-cache.ts";
import { asProcess } from "../helpers/as-process.ts";
import { makeTempDir } from "../helpers/git-repo.ts";
import { ResultsService } from "../helpers/results-service.ts";

const COMMIT = "a".repeat(40);
const NEXT = "b".repeat(40);
const STORE = ".llmc/cache";

/** Calls the module as if the workspace were the current directory of the process. */
async function call(
  workspace: string,
  env: Record<string, string>,
  work: (root: string) => Promise<CacheOutcome>,
): Promise<CacheOutcome> {
  const more = { PATH: process.env.PATH, GITHUB_WORKSPACE: workspace, RUNNER_TEMP: makeTempDir("temp") };
  return (await asProcess(workspace, { ...env, ...more }, () => work(process.cwd()))).value;
}

const restore = (workspace: string, env: Record<string, string>, commit = COMMIT) =>
  call(workspace, env, (root) => restoreEntry(INDEX_ENTRY, root, commit, 30));
const save = (workspace: string, env: Record<string, string>, commit = COMMIT) =>
  call(workspace, env, (root) => saveEntry(INDEX_ENTRY, root, commit, 30));

function workspaceWithStore(): string {
  const workspace = makeTempDir("workspace");
  mkdirSync(join(workspace, STORE, "facts"), { recursive: true });
  writeFileSync(join(workspace, STORE, "facts/pack"), "facts");
  return workspace;
}

describe("github/index-cache", () => {
  let service: ResultsService;
  beforeEach(async () => {
    service = await ResultsService.start();
  });
  afterEach(() => service.stop());

  it("misses at first, stores the index, and restores it for the same commit and for a later one, in any checkout", async () => {
    const first = workspaceWithStore();
    expect(await restore(first, service.env)).toEqual({ kind: "missed" });
    expect(await save(first, service.env)).toMatchObject({ kind: "saved" });
    const second = makeTempDir("elsewhere");
    for (const commit of [COMMIT, NEXT]) {
      const outcome = await restore(second, service.env, commit);
      expect(outcome).toMatchObject({ kind: "restored", key: expect.stringContaining(COMMIT) });
    }
    expect(readdirSync(join(second, STORE))).toEqual(["facts"]);
    expect(await save(second, service.env)).toMatchObject({ kind: "kept-already" });
  });

  it("says that an entry of another version exists, and does not use it", async () => {
    const workspace = workspaceWithStore();
    await save(workspace, service.env);
    for (const entry of service.caches) Object.assign(entry, { key: entry.key.replace(/index-[\d.]+-/, "index-1-") });
    rmSync(join(workspace, ".llmc"), { recursive: true });
    const outcome = await restore(workspace, service.env);
    expect(outcome).toMatchObject({ kind: "other-version", key: expect.stringContaining("llmc-nav-index-1-") });
    expect(existsSync(join(workspace, STORE))).toBe(false);
  });

  it("returns an outcome instead of an error when an archive is damaged or the service is down or missing", async () => {
    const workspace = workspaceWithStore();
    await save(workspace, service.env);
    rmSync(join(workspace, ".llmc"), { recursive: true });
    for (const name of service.blobs.keys()) service.blobs.set(name, Buffer.from("no archive"));
    expect(await restore(workspace, service.env)).toMatchObject({ kind: "failed", doing: "restored from" });
    service.isDown = true;
    expect(await restore(workspace, service.env)).toEqual({ kind: "missed" });
    expect(await restore(workspace, {})).toEqual({ kind: "unavailable" });
  });

  it.each([".llmc", STORE])("neither restores nor stores anything through %s if it is a link", async (linked) => {
    const kept = workspaceWithStore();
    await save(kept, service.env);
    const outside = makeTempDir("outside");
    const workspace = makeTempDir("hostile");
    if (linked === STORE) mkdirSync(join(workspace, ".llmc"));
    symlinkSync(outside, join(workspace, linked));
    expect(await restore(workspace, service.env)).toEqual({ kind: "linked", path: linked });
    expect(readdirSync(outside)).toEqual([]);
    mkdirSync(join(outside, "cache"), { recursive: true });
    expect(await save(workspace, service.env, NEXT)).toEqual({ kind: "linked", path: linked });
    expect(service.caches).toHaveLength(1);
  });

  it("removes an entry that contains a link", async () => {
    const kept = workspaceWithStore();
    symlinkSync("/etc", join(kept, STORE, "facts/more"));
    await save(kept, service.env);
    const workspace = makeTempDir("elsewhere");
    expect(await restore(workspace, service.env)).toMatchObject({ kind: "failed" });
    expect(lstatSync(join(workspace, STORE), { throwIfNoEntry: false })).toBeUndefined();
  });

  it("stores nothing if there is nothing to store", async () => {
    expect(await save(makeTempDir("empty"), service.env)).toEqual({ kind: "missed" });
    expect(service.caches).toEqual([]);
  });
});

describe("github/cache-outcome: describeOutcome", () => {
  it.each<[CacheOutcome, string]>([
    [{ kind: "restored", key: "k" }, "The index was restored from the cache (k)."],
    [{ kind: "saved", key: "k" }, "The index was kept in the cache (k)."],
    [{ kind: "kept-already", key: "k" }, "The index of this commit is in the cache already (k)."],
    [
      { kind: "missed" },
      "The index is not in the cache yet: a push to the default branch with `index: build` keeps it there.",
    ],
    [
      { kind: "other-version", key: "k" },
      "The index in the cache was made by another version of llmc-nav (k), so it is not used.",
    ],
    [{ kind: "unavailable" }, "The index cannot be kept between runs: this server has no cache for actions."],
    [
      { kind: "linked", path: ".llmc" },
      "The index is neither restored from the cache nor kept there: .llmc is no directory of this checkout.",
    ],
    [
      { kind: "failed", doing: "restored from", reason: "no archive" },
      "The index could not be restored from the cache: no archive",
    ],
  ])("describes %j in one sentence", (outcome, text) => {
    expect(describeOutcome(outcome, INDEX_ENTRY)).toBe(text);
    expect(isProblem(outcome)).toBe(outcome.kind === "failed" || outcome.kind === "linked");
  });
});
