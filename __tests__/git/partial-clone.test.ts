import { chmodSync, existsSync, renameSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { diffTrees } from "../../src/git/diff.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { grepTree } from "../../src/git/grep.ts";
import { Repository } from "../../src/git/repository.ts";
import { WorkTree } from "../../src/git/work-tree.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";

/** A clone that leaves a mark when a program tries to fetch from its remote. */
function watchedClone(
  origin: GitRepo,
  filter: string,
  isCheckedOut: boolean,
): { clone: GitRepo; isFetched: () => boolean } {
  const clone = origin.clone({ filter, isCheckedOut });
  const mark = clone.path(".git/fetched");
  clone.write(".git/upload-pack", `#!/bin/sh\necho fetched > '${mark}'\nexec git-upload-pack "$@"\n`);
  chmodSync(clone.path(".git/upload-pack"), 0o755);
  clone.git("config", "remote.origin.uploadpack", clone.path(".git/upload-pack"));
  return { clone, isFetched: () => existsSync(mark) };
}

function makeOrigin(): GitRepo {
  const origin = GitRepo.with({ "a.py": "first = 1\n", "b.py": "same = 1\n" });
  origin.commit({ "a.py": "second = 2\n", "c.py": "third = 3\n" });
  return origin;
}

describe("git: partial clones", () => {
  it("counts absent blobs, reads the present ones and never fetches", async () => {
    const origin = makeOrigin();
    const { clone, isFetched } = watchedClone(origin, "blob:none", true);
    renameSync(origin.dir, `${origin.dir}-gone`);
    const repository = await Repository.open(clone.dir, { env: TEST_ENV });
    const head = new GitTree(repository, await repository.resolveCommit("HEAD"));
    const old = new GitTree(repository, await repository.resolveCommit("HEAD~1"));

    expect(await head.list()).toMatchObject({
      entries: [
        { path: "a.py", size: 11 },
        { path: "b.py", size: 9 },
        { path: "c.py", size: 10 },
      ],
      skipped: [],
    });
    expect(await old.list()).toMatchObject({
      entries: [{ path: "b.py", size: 9 }],
      skipped: [{ path: "a.py", reason: "absent" }],
    });
    const [b] = (await old.list()).entries;
    expect(b && (await old.read(b)).bytes?.toString()).toBe("same = 1\n");
    expect((await grepTree(old, ["first", "same"])).map(({ path }) => path)).toEqual(["b.py"]);
    expect((await diffTrees(old, head)).changes.map(({ status, path }) => [status, path])).toEqual([
      ["modified", "a.py"],
      ["added", "c.py"],
    ]);
    expect((await new WorkTree(repository).list()).entries).toEqual((await head.list()).entries);
    expect(await repository.findCommit("f".repeat(40))).toBeUndefined();
    await Promise.all([head.close(), old.close()]);
    expect(isFetched()).toBe(false);
  });

  it("marks a real fetch, so that the test above can fail", () => {
    const { clone, isFetched } = watchedClone(makeOrigin(), "blob:none", false);
    clone.git("cat-file", "blob", "HEAD:a.py");
    expect(isFetched()).toBe(true);
  });

  it("counts all files of a clone without blobs", async () => {
    const { clone, isFetched } = watchedClone(makeOrigin(), "blob:none", false);
    const repository = await Repository.open(clone.dir, { env: TEST_ENV });
    const tree = new GitTree(repository, await repository.resolveCommit("HEAD"));
    const { entries, skipped } = await tree.list();
    expect(entries).toEqual([]);
    expect(skipped.map(({ reason }) => reason)).toEqual(["absent", "absent", "absent"]);
    expect(isFetched()).toBe(false);
  });

  it("says what to do when even the trees are missing", async () => {
    const { clone, isFetched } = watchedClone(makeOrigin(), "tree:0", false);
    const repository = await Repository.open(clone.dir, { env: TEST_ENV });
    const tree = new GitTree(repository, await repository.resolveCommit("HEAD"));
    await expect(tree.list()).rejects.toMatchObject({ name: "UserError", code: "PARTIAL_CLONE" });
    expect(isFetched()).toBe(false);
  });
});
