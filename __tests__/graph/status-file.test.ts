import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadStatus, parseStatus, STATUS_PATH, saveStatus, statusToText } from "../../src/graph/file/status-file.ts";
import type { IndexStatus } from "../../src/model/graph.ts";
import { isObject } from "../../src/util/json.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { llmcCases } from "../helpers/llmc-cases.ts";

const FRESH: IndexStatus = {
  repo: ".",
  indexState: "fresh",
  lastIndexedAt: "2025-01-01T00:00:00+00:00",
  lastIndexedCommit: "abc123",
  schemaVersion: "2",
  lastError: undefined,
};

function toLlmc(status: IndexStatus | undefined) {
  return (
    status && {
      repo: status.repo,
      index_state: status.indexState,
      last_indexed_at: status.lastIndexedAt ?? null,
      last_indexed_commit: status.lastIndexedCommit ?? null,
      schema_version: status.schemaVersion,
      last_error: status.lastError ?? null,
    }
  );
}

describe("graph/status-file: LLMC's cases", () => {
  const cases = llmcCases("index_status");

  // A missing version means the default version, not the word "None".
  const deviating = new Set(["load: schema null"]);
  const loads = cases.filter(({ input }) => input.op === "load_status" && input.file !== null);
  it.each(loads.filter(({ name }) => !deviating.has(name)))("$name", ({ input, expected }) => {
    const text = typeof input.file === "string" ? input.file : JSON.stringify(input.file);
    // A repository without a name is called ".", because a status never contains a path of the machine.
    const wanted = isObject(expected) && expected.repo === "$REPO" ? { ...expected, repo: "." } : expected;
    expect(toLlmc(parseStatus(text)) ?? null).toEqual(wanted);
  });

  // Only a status can be saved; other objects cannot.
  const saves = cases.filter(({ name, input }) => input.op === "save_status" && name !== "save: plain dict kept as is");
  it.each(saves)("$name", ({ input, expected }) => {
    const status = parseStatus(JSON.stringify(input.status));
    expect(status && statusToText(status)).toBe(isObject(expected) ? expected.text : undefined);
  });
});

describe("graph/status-file: loadStatus", () => {
  it("returns the saved status", () => {
    const repo = GitRepo.init();
    saveStatus(repo.dir, FRESH);
    expect(loadStatus(repo.dir)).toEqual(FRESH);
    saveStatus(repo.dir, { ...FRESH, lastError: "It failed.", lastIndexedCommit: undefined });
    expect(loadStatus(repo.dir)).toEqual({ ...FRESH, lastError: "It failed.", lastIndexedCommit: undefined });
  });

  it("reads LLMC's own place only when ours is empty", () => {
    const repo = GitRepo.init();
    expect(loadStatus(repo.dir)).toBeUndefined();
    repo.write(".llmc/rag/index_status.json", JSON.stringify({ index_state: "stale", repo: "x" }));
    expect(loadStatus(repo.dir)?.indexState).toBe("stale");
    saveStatus(repo.dir, FRESH);
    expect(loadStatus(repo.dir)?.indexState).toBe("fresh");
  });

  it.each([
    '{"index_state":7}',
    '{"index_state":""}',
    "{}",
    '{"index_state":["fresh"],"__proto__":{"index_state":"fresh"}}',
  ])("does not call %s fresh", (text) => {
    expect(parseStatus(text)?.indexState).toBe("error");
  });

  it("does not follow a link to a status elsewhere", () => {
    const elsewhere = GitRepo.init();
    saveStatus(elsewhere.dir, FRESH);
    const repo = GitRepo.init();
    repo.symlink(elsewhere.path(STATUS_PATH), STATUS_PATH);
    expect(loadStatus(repo.dir)).toBeUndefined();
  });
});

describe("graph/status-file: saveStatus", () => {
  it("does not write through a linked directory", () => {
    const elsewhere = GitRepo.init();
    const repo = GitRepo.init();
    repo.symlink(elsewhere.dir, ".llmc");
    expect(() => saveStatus(repo.dir, FRESH)).toThrow(/cannot be written/);
    expect(loadStatus(elsewhere.dir)).toBeUndefined();
  });

  it("replaces a linked file instead of writing through it", () => {
    const repo = GitRepo.init();
    repo.write("victim.txt", "precious");
    repo.symlink("../victim.txt", STATUS_PATH);
    saveStatus(repo.dir, FRESH);
    expect(readFileSync(repo.path("victim.txt"), "utf8")).toBe("precious");
    expect(loadStatus(repo.dir)).toEqual(FRESH);
  });
});
