import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ensureCommit, findCommitRange } from "../../src/git/commit-range.ts";
import { countBetween, fetchCommit, findMergeBase, hasCommit, isAncestor, parentsOf } from "../../src/git/history.ts";
import { Repository } from "../../src/git/repository.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";

const open = (repo: GitRepo) => Repository.open(repo.dir, { env: TEST_ENV });

/** A pull request with two commits. `main` got one commit since the pull request started. */
function makePullRequest() {
  const repo = GitRepo.with({ "a.py": "1\n" });
  const start = repo.head();
  repo.branch("topic", start, { "topic.py": "1\n" });
  const head = repo.commit({ "topic.py": "2\n" });
  repo.git("checkout", "-q", "main");
  const base = repo.commit({ "main.py": "1\n" });
  const merge = repo.pullRequestMerge(7, base, head);
  return { repo, start, base, head, merge };
}

function unrelatedCommit(repo: GitRepo): string {
  repo.git("checkout", "-q", "--orphan", "other");
  return repo.commit({ "other.py": "1\n" });
}

describe("git/history", () => {
  it("finds the merge base, ancestors and distances of a full clone", async () => {
    const { repo, start, base, head } = makePullRequest();
    const repository = await open(repo);
    expect(await findMergeBase(repository, base, head)).toEqual({ kind: "found", commit: start });
    expect(await isAncestor(repository, start, head)).toBe(true);
    expect(await isAncestor(repository, head, head)).toBe(true);
    expect(await isAncestor(repository, base, head)).toBe(false);
    expect(await countBetween(repository, base, head)).toEqual({ ahead: 2, behind: 1 });
    expect(await countBetween(repository, head, head)).toEqual({ ahead: 0, behind: 0 });
  });

  it("distinguishes unrelated histories from those that a shallow clone hides", async () => {
    const { repo, base, head } = makePullRequest();
    const shallow = await open(repo.checkoutPullRequest(7, 2));
    expect(await findMergeBase(shallow, base, head)).toEqual({ kind: "hidden" });
    expect(await countBetween(shallow, base, head)).toBeUndefined();
    const other = unrelatedCommit(repo);
    expect(await findMergeBase(await open(repo), base, other)).toEqual({ kind: "unrelated" });
  });

  it("counts the commits of a shallow clone above its cut", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    for (const text of ["2\n", "3\n", "4\n"]) repo.commit({ "a.py": text });
    const clone = repo.clone({ depth: 3 });
    const [head, parent] = [clone.head(), clone.git("rev-parse", "HEAD~1")];
    expect(await countBetween(await open(clone), parent, head)).toEqual({ ahead: 1, behind: 0 });
  });

  it("reads the ids of the parents of a merge commit, although a clone of depth 1 does not contain them", async () => {
    const { repo, base, head, merge } = makePullRequest();
    const repository = await open(repo.checkoutPullRequest(7, 1));
    expect(await parentsOf(repository, merge)).toEqual([base, head]);
    expect(await hasCommit(repository, merge)).toBe(true);
    expect(await hasCommit(repository, base)).toBe(false);
  });

  it("does not read a line of a commit message as a parent", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    const first = repo.head();
    const second = repo.commit({ "a.py": "2\n" }, `title\n\nparent ${"a".repeat(40)}`);
    const repository = await open(repo);
    expect(await parentsOf(repository, second)).toEqual([first]);
    expect(await parentsOf(repository, first)).toEqual([]);
  });

  it("fetches one commit into a shallow clone and changes nothing else", async () => {
    const { repo, start, base, merge } = makePullRequest();
    const clone = repo.checkoutPullRequest(7, 1);
    clone.remove(".git/FETCH_HEAD");
    const repository = await open(clone);
    await fetchCommit(repository, "origin", base);
    expect(await hasCommit(repository, base)).toBe(true);
    expect(await hasCommit(repository, start)).toBe(false);
    expect(clone.head()).toBe(merge);
    expect(existsSync(clone.path(".git/FETCH_HEAD"))).toBe(false);
  });

  it("rejects an id to fetch that is not a full commit id, and a remote that looks like an option", async () => {
    const { repo, base } = makePullRequest();
    const repository = await open(repo.checkoutPullRequest(7, 1));
    await expect(fetchCommit(repository, "origin", "--upload-pack=x")).rejects.toMatchObject({ code: "BAD_REVISION" });
    await expect(fetchCommit(repository, "--upload-pack=touch x", base)).rejects.toMatchObject({ code: "GIT_FAILED" });
  });

  it("does not run a program in the address of a remote", async () => {
    const { repo, base } = makePullRequest();
    const clone = repo.checkoutPullRequest(7, 1);
    const mark = clone.path(".git/executed");
    await expect(fetchCommit(await open(clone), `ext::touch ${mark}`, base)).rejects.toMatchObject({
      code: "GIT_FAILED",
    });
    expect(existsSync(mark)).toBe(false);
  });
});

describe("git/commit-range: findCommitRange", () => {
  it("starts at the merge base when history shows it", async () => {
    const { repo, start, base, head, merge } = makePullRequest();
    const range = await findCommitRange(await open(repo), { base, head, mergeCommit: merge });
    expect(range).toEqual({ base: start, head, how: "merge-base" });
  });

  it.each([1, 2])("asks for the merge base that a clone of depth %d hides, and fetches it", async (depth) => {
    const { repo, start, base, head, merge } = makePullRequest();
    const repository = await open(repo.checkoutPullRequest(7, depth));
    const askMergeBase = async () => start;
    const range = await findCommitRange(repository, { base, head, mergeCommit: merge, remote: "origin", askMergeBase });
    expect(range).toEqual({ base: start, head, how: "asked" });
    expect(await hasCommit(repository, start)).toBe(true);
  });

  it.each([1, 2])("fetches more history at depth %d when the merge base is not known", async (depth) => {
    const { repo, start, base, head, merge } = makePullRequest();
    const repository = await open(repo.checkoutPullRequest(7, depth));
    const range = await findCommitRange(repository, { base, head, mergeCommit: merge, remote: "origin" });
    expect(range).toEqual({ base: start, head, how: "fetched" });
  });

  it("asks for nothing when the head's own parent is the base", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    const base = repo.head();
    const head = repo.branch("topic", base, { "topic.py": "1\n" });
    const mergeCommit = repo.pullRequestMerge(7, base, head);
    const askMergeBase = () => Promise.reject(new Error("asked"));
    for (const [depth, how] of [
      [1, "fetched"],
      [2, "merge-base"],
    ] as const) {
      const repository = await open(repo.checkoutPullRequest(7, depth));
      const request = { base, head, mergeCommit, remote: "origin", askMergeBase };
      expect(await findCommitRange(repository, request)).toEqual({ base, head, how });
    }
  });

  it("compares the merge commit with its first parent when nothing can be fetched, also when the base of the event is outdated", async () => {
    const { repo, start, base, head, merge } = makePullRequest();
    const repository = await open(repo.checkoutPullRequest(7, 2));
    for (const eventBase of [base, start]) {
      expect(await findCommitRange(repository, { base: eventBase, head, mergeCommit: merge })).toEqual({
        base,
        head: merge,
        how: "merge-commit-parents",
      });
    }
  });

  it("says what to do at depth 1 when fetching is not allowed or fails", async () => {
    const { repo, base, head, merge } = makePullRequest();
    const clone = repo.checkoutPullRequest(7, 1);
    const repository = await open(clone);
    const advice = { code: "SHALLOW_CLONE", message: expect.stringContaining("`fetch-depth: 2`") };
    await expect(findCommitRange(repository, { base, head, mergeCommit: merge })).rejects.toMatchObject(advice);
    clone.git("remote", "set-url", "origin", "file:///nowhere");
    await expect(
      findCommitRange(repository, { base, head, mergeCommit: merge, remote: "origin" }),
    ).rejects.toMatchObject(advice);
  });

  it("fetches a head that a full clone lacks, with its history", async () => {
    const { repo, start, base, head } = makePullRequest();
    const clone = GitRepo.init();
    clone.git("remote", "add", "origin", repo.dir);
    clone.git("fetch", "-q", "origin", "main");
    const range = await findCommitRange(await open(clone), { base, head, remote: "origin" });
    expect(range).toEqual({ base: start, head, how: "fetched" });
    expect(clone.git("rev-parse", "--is-shallow-repository")).toBe("false");
  });

  it("distinguishes unrelated histories from a clone that is too shallow", async () => {
    const { repo, base, head } = makePullRequest();
    const shallow = await open(repo.checkoutPullRequest(7, 2));
    await expect(findCommitRange(shallow, { base, head })).rejects.toMatchObject({ code: "SHALLOW_CLONE" });
    const other = unrelatedCommit(repo);
    await expect(findCommitRange(await open(repo), { base, head: other })).rejects.toMatchObject({
      code: "UNRELATED_HISTORIES",
    });
  });

  it("does not trust a merge commit of other commits", async () => {
    const { repo, start, base, merge } = makePullRequest();
    const repository = await open(repo.checkoutPullRequest(7, 2));
    await expect(findCommitRange(repository, { base, head: start, mergeCommit: merge })).rejects.toMatchObject({
      code: "SHALLOW_CLONE",
    });
  });
});

describe("git/commit-range: ensureCommit", () => {
  it("returns whether the commit had to be fetched", async () => {
    const { repo, base, merge } = makePullRequest();
    const repository = await open(repo.checkoutPullRequest(7, 1));
    expect(await ensureCommit(repository, merge, "origin")).toBe(false);
    expect(await ensureCommit(repository, base, "origin")).toBe(true);
    expect(await ensureCommit(repository, base, "origin")).toBe(false);
  });
});
