import { describe, expect, it } from "vitest";
import { type CheckOptions, checkIndex, type IndexCheck } from "../../src/freshness/check-index.ts";
import { Repository } from "../../src/git/repository.ts";
import { describeRelation } from "../../src/model/commit-relation.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";
import { fileRows, statusText, writeGraph, writeIndex } from "./write-index.ts";

async function check(repo: GitRepo, options: CheckOptions = {}): Promise<IndexCheck> {
  return checkIndex(await Repository.open(repo.dir, { env: TEST_ENV }), options);
}

function summary({ decision, relation, files }: IndexCheck) {
  const { freshnessState, useRag } = decision;
  const differences = files && files.changed + files.added + files.deleted;
  return { freshnessState, useRag, relation: describeRelation(relation), differences };
}

/** A repository whose index is up to date. */
function makeIndexed(): GitRepo {
  const repo = GitRepo.with({ "src/auth.py": "def login(): pass\n", "README.md": "# Demo\n" });
  writeIndex(repo);
  return repo;
}

describe("freshness/check-index: the state of the index", () => {
  it("knows nothing when there is no index", async () => {
    const result = await check(GitRepo.with({ "a.py": "1\n" }));
    expect(summary(result)).toEqual({
      freshnessState: "UNKNOWN",
      useRag: false,
      relation: "unknown",
      differences: undefined,
    });
    expect(result.decision).toMatchObject({ status: undefined, reason: expect.stringContaining("build-graph") });
  });

  it("is FRESH when the graph contains every file of HEAD with its content", async () => {
    const repo = makeIndexed();
    const head = repo.head();
    const result = await check(repo);
    expect(summary(result)).toEqual({ freshnessState: "FRESH", useRag: true, relation: "same", differences: 0 });
    expect(result).toMatchObject({ head, indexedCommit: head, indexedRef: "main", dirtyFiles: [] });
    expect(result.files).toMatchObject({ fresh: 2 });
  });

  it("is STALE and counts the commits and files when HEAD has new commits", async () => {
    const repo = makeIndexed();
    repo.git("tag", "indexed");
    repo.remove("README.md");
    repo.commit({ "src/auth.py": "def login(): return 1\n" });
    repo.commit({ "src/new.py": "x = 1\n", ".gitignore": ".llmc\n" });
    const result = await check(repo);
    expect(summary(result)).toMatchObject({ freshnessState: "STALE", useRag: false, relation: "behind 2" });
    expect(result.indexedRef).toBe("indexed");
    // The commits also contain the files of the index, which are not indexed.
    expect(result.files).toEqual({ fresh: 0, changed: 1, added: 2, deleted: 1, firstDifference: ".gitignore" });
  });

  it("is STALE and ahead when an older commit is checked out, also with a detached HEAD", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    repo.commit({ "a.py": "2\n" });
    writeIndex(repo);
    repo.git("checkout", "-q", "--detach", "HEAD~1");
    expect(summary(await check(repo))).toMatchObject({ freshnessState: "STALE", relation: "ahead 1", differences: 1 });
  });

  it("is FRESH with a detached HEAD at the indexed commit", async () => {
    const repo = makeIndexed();
    repo.git("checkout", "-q", "--detach");
    repo.git("branch", "-q", "-D", "main");
    const result = await check(repo);
    expect(summary(result)).toMatchObject({ freshnessState: "FRESH", relation: "same" });
    expect(result.indexedRef).toBeUndefined();
  });

  it("is STALE and diverged when both sides have their own commits", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    const start = repo.head();
    const indexed = repo.branch("topic", start, { "topic.py": "1\n" });
    repo.git("checkout", "-q", "main");
    repo.commit({ "b.py": "1\n" });
    repo.commit({ "b.py": "2\n" });
    writeIndex(repo, { commit: indexed });
    const result = await check(repo);
    expect(summary(result)).toMatchObject({ freshnessState: "STALE", relation: "diverged", differences: 2 });
    expect(result).toMatchObject({ relation: { ahead: 1, behind: 2 }, indexedRef: "topic" });
  });

  it("is STALE and unrelated when the indexed commit has another history", async () => {
    const repo = makeIndexed();
    repo.git("checkout", "-q", "--orphan", "other");
    repo.commit({ "other.py": "1\n" });
    expect(summary(await check(repo))).toMatchObject({ freshnessState: "STALE", relation: "unrelated" });
  });

  it("is STALE with an unknown relation, but counted files, when the indexed commit is not in this clone", async () => {
    const repo = makeIndexed();
    const [first, ...others] = fileRows(repo, "HEAD");
    writeIndex(repo, { commit: "1".repeat(40), filesOf: "HEAD" });
    writeGraph(repo, { commit: "1".repeat(40), files: [{ ...first, blob_id: "2".repeat(40) }, ...others] });
    expect(summary(await check(repo))).toEqual({
      freshnessState: "STALE",
      useRag: false,
      relation: "unknown",
      differences: 1,
    });
  });

  it("does not guess a relation that a shallow clone hides, and reports one that it shows", async () => {
    const origin = GitRepo.with({ "a.py": "1\n" });
    const oldest = origin.head();
    const middle = origin.commit({ "a.py": "2\n" });
    origin.commit({ "a.py": "3\n" });
    const clone = origin.clone({ depth: 2 });
    clone.write(".llmc/rag_index_status.json", statusText(oldest));
    expect(summary(await check(clone))).toMatchObject({ freshnessState: "STALE", relation: "unknown" });
    clone.write(".llmc/rag_index_status.json", statusText(middle));
    expect(summary(await check(clone))).toMatchObject({
      freshnessState: "STALE",
      relation: "behind 1",
      differences: 1,
    });
  });

  it("is UNKNOWN in a repository without commits", async () => {
    const repo = GitRepo.init();
    repo.write("a.py", "1\n");
    repo.write(".llmc/rag_index_status.json", statusText("1".repeat(40)));
    const result = await check(repo);
    expect(summary(result)).toMatchObject({ freshnessState: "UNKNOWN", relation: "unknown" });
    expect(result).toMatchObject({ head: undefined, dirtyFiles: [{ path: "a.py", status: "added" }] });
  });

  it("works in a repository with SHA-256 object ids", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" }, { objectFormat: "sha256" });
    writeIndex(repo);
    expect(summary(await check(repo))).toMatchObject({ freshnessState: "FRESH", differences: 0 });
    repo.commit({ "a.py": "2\n" });
    expect(summary(await check(repo))).toMatchObject({ freshnessState: "STALE", relation: "behind 1" });
  });

  it("lists the files of the working tree that differ from HEAD, and is still FRESH for HEAD", async () => {
    const repo = makeIndexed();
    repo.write("src/auth.py", "def login(): return 2\n");
    repo.write("untracked.py", "1\n");
    repo.remove("README.md");
    const result = await check(repo);
    expect(result.decision.freshnessState).toBe("FRESH");
    expect(result.dirtyFiles?.map(({ path, status }) => [path, status])).toEqual([
      ["README.md", "deleted"],
      ["src/auth.py", "modified"],
      ["untracked.py", "added"],
    ]);
  });

  it("is compared with another commit than HEAD on request, and then not with the working tree", async () => {
    const repo = makeIndexed();
    const indexed = repo.head();
    repo.commit({ "b.py": "1\n" });
    const result = await check(repo, { commit: indexed });
    expect(summary(result)).toMatchObject({ freshnessState: "FRESH", relation: "same" });
    expect(result.dirtyFiles).toBeUndefined();
  });

  it("has no index in a bare repository", async () => {
    const bare = makeIndexed().clone({ isBare: true });
    expect(summary(await check(bare))).toMatchObject({ freshnessState: "UNKNOWN", relation: "unknown" });
  });
});

describe("freshness/check-index: commit ids as people and tools write them", () => {
  it.each([
    ["abbreviated", (id: string) => id.slice(0, 10)],
    ["in capitals", (id: string) => id.toUpperCase()],
    ["with a newline", (id: string) => `${id}\n`],
  ])("recognises HEAD %s", async (_title, write) => {
    const repo = makeIndexed();
    const head = repo.head();
    repo.write(".llmc/rag_index_status.json", statusText(write(head)));
    expect(await check(repo)).toMatchObject({ decision: { freshnessState: "FRESH" }, indexedCommit: head });
  });

  it.each(["main", "HEAD", "HEAD~0", "--all", "1234", "é"])("does not accept %j as a commit id", async (text) => {
    const repo = makeIndexed();
    repo.write(".llmc/rag_index_status.json", statusText(text));
    expect(summary(await check(repo))).toMatchObject({ freshnessState: "STALE", relation: "unknown" });
  });
});
