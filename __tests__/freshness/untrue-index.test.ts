import { execFileSync } from "node:child_process";
import { mkdirSync, truncateSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkIndex } from "../../src/freshness/check-index.ts";
import { Repository } from "../../src/git/repository.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";
import { fileRows, statusText, writeGraph, writeIndex } from "./write-index.ts";

const STATUS = ".llmc/rag_index_status.json";
const LLMC_STATUS = ".llmc/rag/index_status.json";
const GRAPH = ".llmc/rag_graph.json";

async function decide(repo: GitRepo) {
  const { decision } = await checkIndex(await Repository.open(repo.dir, { env: TEST_ENV }));
  return decision;
}

function makeIndexed(): { readonly repo: GitRepo; readonly head: string } {
  const repo = GitRepo.with({ "a.py": "1\n", "b.py": "1\n" });
  writeIndex(repo);
  return { repo, head: repo.head() };
}

describe("freshness: a status that claims more than the graph contains", () => {
  it("is UNKNOWN when there is no graph", async () => {
    const { repo } = makeIndexed();
    repo.remove(GRAPH);
    expect(await decide(repo)).toMatchObject({
      useRag: false,
      freshnessState: "UNKNOWN",
      reason: expect.stringContaining(`there is no ${GRAPH}`),
    });
  });

  it.each([
    ["is no JSON", "{not: json}"],
    ["is empty", ""],
    ["is a list", "[]"],
    ["is cut off in the files", '{"files":[{"path":"a.py","blob_id":"1'],
    ["is cut off behind the files", '{"commit":"1","files":[],"entities":[{"id":'],
    ["is made of brackets", "[".repeat(100_000)],
    ["has brackets that close too early", '{"files":]}'],
    ["has no files", '{"version":1,"entities":[],"relations":[]}'],
    ["has files of a wrong type", '{"files":{"a.py":1}}'],
    ["names files without their content, as LLMC's own does", '{"files":["a.py","b.py"],"entities":[]}'],
  ])("is UNKNOWN, with the problem of the graph as the reason, when the graph %s", async (_title, text) => {
    const { repo } = makeIndexed();
    repo.write(GRAPH, text);
    expect(await decide(repo)).toMatchObject({
      useRag: false,
      freshnessState: "UNKNOWN",
      reason: expect.stringContaining(GRAPH),
    });
  });

  it("is UNKNOWN when another version of the extractors made the graph", async () => {
    const { repo, head } = makeIndexed();
    writeGraph(repo, { commit: head, facts_version: 0, files: fileRows(repo, head), entities: [] });
    expect(await decide(repo)).toMatchObject({ freshnessState: "UNKNOWN", reason: expect.stringMatching(/version/) });
  });

  it("is STALE when the graph was made of another commit", async () => {
    const { repo } = makeIndexed();
    writeIndex(repo, { graphCommit: "1".repeat(40) });
    expect(await decide(repo)).toMatchObject({ freshnessState: "STALE", reason: expect.stringMatching(/1{40}/) });
  });

  it("is STALE when the graph contains another content of a file", async () => {
    const { repo, head } = makeIndexed();
    repo.commit({ "b.py": "2\n", ".gitignore": ".llmc\n" });
    writeIndex(repo, { filesOf: head });
    expect(await decide(repo)).toMatchObject({ freshnessState: "STALE", reason: expect.stringContaining("2 files") });
  });

  it("is STALE when the graph lacks a file or has an additional one", async () => {
    const { repo, head } = makeIndexed();
    const rows = fileRows(repo, head);
    writeGraph(repo, { commit: head, files: rows.slice(1) });
    expect(await decide(repo)).toMatchObject({ freshnessState: "STALE", reason: expect.stringContaining('"a.py" is') });
    writeGraph(repo, { commit: head, files: [...rows, { path: "ghost.py", blob_id: "1".repeat(40) }] });
    expect(await decide(repo)).toMatchObject({
      freshnessState: "STALE",
      reason: expect.stringContaining('"ghost.py" is'),
    });
  });
});

describe("freshness: two statuses", () => {
  it.each([
    ["stale", (head: string) => statusText(head, "stale"), "STALE"],
    ["about another commit", () => statusText("1".repeat(40)), "STALE"],
    ["damaged", () => "{", "UNKNOWN"],
  ])("uses the one that is %s", async (_title, write, freshnessState) => {
    const { repo, head } = makeIndexed();
    repo.write(LLMC_STATUS, write(head));
    const expected = { useRag: false, freshnessState, reason: expect.stringContaining("disagree") };
    expect(await decide(repo)).toMatchObject(expected);
    repo.write(LLMC_STATUS, statusText(head));
    repo.write(STATUS, write(head));
    expect(await decide(repo)).toMatchObject(expected);
  });

  it.each([
    ["beside one that does", (head: string) => statusText(head), "FRESH"],
    ["beside one of another commit", () => statusText("1".repeat(40)), "STALE"],
    ["beside one that calls the index stale", (head: string) => statusText(head, "stale"), "STALE"],
    ["beside another such one", () => statusText(null), "UNKNOWN"],
  ])("ignores a fresh status that names no commit %s", async (_title, write, freshnessState) => {
    const { repo, head } = makeIndexed();
    repo.write(LLMC_STATUS, statusText(null));
    repo.write(STATUS, write(head));
    expect((await decide(repo)).freshnessState).toBe(freshnessState);
    repo.write(STATUS, statusText(null));
    repo.write(LLMC_STATUS, write(head));
    expect((await decide(repo)).freshnessState).toBe(freshnessState);
  });

  it("does not ignore a status that names no commit if it does not call the index fresh", async () => {
    const { repo } = makeIndexed();
    repo.write(LLMC_STATUS, statusText(null, "rebuilding"));
    expect(await decide(repo)).toMatchObject({ freshnessState: "STALE", reason: expect.stringContaining("disagree") });
  });

  it("is FRESH when both are", async () => {
    const { repo, head } = makeIndexed();
    repo.write(LLMC_STATUS, statusText(head));
    expect((await decide(repo)).freshnessState).toBe("FRESH");
  });

  it("reads a status that exists only in LLMC's own place", async () => {
    const { repo, head } = makeIndexed();
    repo.remove(STATUS);
    repo.write(LLMC_STATUS, statusText(head));
    expect((await decide(repo)).freshnessState).toBe("FRESH");
  });
});

describe("freshness: hostile status files", () => {
  it.each([
    ["no JSON", "{not: json"],
    ["empty", ""],
    ["a number", "5"],
    ["null", "null"],
    ["behind a byte order mark", `\uFEFF${statusText("1".repeat(40))}`],
    ["binary", Buffer.from([0, 255, 254, 1])],
    ["larger than any status", Buffer.alloc(2 * 1024 * 1024, " ")],
  ])("is UNKNOWN for a file that is %s", async (_title, content) => {
    const { repo } = makeIndexed();
    repo.write(STATUS, content);
    expect(await decide(repo)).toMatchObject({
      useRag: false,
      freshnessState: "UNKNOWN",
      status: undefined,
      reason: expect.stringContaining(STATUS),
    });
  });

  it.each([
    ["true", "true"],
    ["a list", '["fresh"]'],
    ["an object", '{"toLowerCase":1}'],
    ["a state inherited through __proto__", '"error","__proto__":{"index_state":"fresh"}'],
  ])("is STALE when index_state is %s", async (_title, state) => {
    const { repo, head } = makeIndexed();
    repo.write(STATUS, `{"last_indexed_commit":"${head}","index_state":${state}}`);
    expect(await decide(repo)).toMatchObject({ useRag: false, freshnessState: "STALE" });
  });

  it("follows no link: neither the directory nor the files", async () => {
    const { repo: other, head } = makeIndexed();
    const linked = GitRepo.with({ "a.py": "1\n", "b.py": "1\n" });
    expect(linked.head()).toBe(head);
    linked.symlink(other.path(".llmc"), ".llmc");
    expect(await decide(linked)).toMatchObject({ useRag: false, freshnessState: "UNKNOWN" });
    linked.remove(".llmc");
    linked.symlink(other.path(STATUS), STATUS);
    expect(await decide(linked)).toMatchObject({ useRag: false, freshnessState: "UNKNOWN" });
    linked.remove(STATUS);
    linked.write(STATUS, statusText(head));
    linked.symlink(other.path(GRAPH), GRAPH);
    expect(await decide(linked)).toMatchObject({ useRag: false, freshnessState: "UNKNOWN" });
  });

  it.each([STATUS, GRAPH])("does not wait for a writer when %s is a FIFO", async (file) => {
    const { repo } = makeIndexed();
    repo.remove(file);
    execFileSync("mkfifo", [repo.path(file)]);
    expect(await decide(repo)).toMatchObject({ useRag: false, freshnessState: "UNKNOWN" });
  });

  it.each([STATUS, GRAPH])("is UNKNOWN when %s is a directory", async (file) => {
    const { repo } = makeIndexed();
    repo.remove(file);
    mkdirSync(repo.path(file));
    expect(await decide(repo)).toMatchObject({ useRag: false, freshnessState: "UNKNOWN" });
  });

  it("is UNKNOWN when .llmc is a file", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    repo.write(".llmc", "not a directory\n");
    expect(await decide(repo)).toMatchObject({ useRag: false, freshnessState: "UNKNOWN" });
  });

  it("does not read a graph that is larger than any real graph", async () => {
    const { repo } = makeIndexed();
    // The file is sparse, so that nothing is written to the disk.
    truncateSync(repo.path(GRAPH), 600 * 1024 * 1024);
    expect(await decide(repo)).toMatchObject({ freshnessState: "UNKNOWN", reason: expect.stringContaining("bytes") });
  });

  it("handles files with names of properties that all objects have", async () => {
    const repo = GitRepo.with(
      Object.fromEntries(["__proto__", "constructor", "toString"].map((name) => [name, "1\n"])),
    );
    expect(fileRows(repo, "HEAD")).toHaveLength(3);
    writeIndex(repo);
    expect((await decide(repo)).freshnessState).toBe("FRESH");
  });
});
