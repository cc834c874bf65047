import { describe, expect, it } from "vitest";
import { diffTrees } from "../../src/git/diff.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { Repository } from "../../src/git/repository.ts";
import type { FileChange } from "../../src/git/tree-diff.ts";
import { WorkTree } from "../../src/git/work-tree.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";

const LONG_TEXT = Array.from({ length: 40 }, (_, i) => `line ${i}\n`).join("");

function short({ status, path, oldPath }: FileChange): string {
  return oldPath === undefined ? `${status} ${path}` : `${status} ${oldPath} -> ${path}`;
}

/** The diff of the same change between two commits, and between a commit and the working tree. */
async function bothWays(repo: GitRepo, change: () => void) {
  const before = repo.head();
  change();
  const repository = await Repository.open(repo.dir, { env: TEST_ENV });
  const base = new GitTree(repository, before);
  const withWork = await diffTrees(base, new WorkTree(repository));
  const after = new GitTree(repository, repo.commit());
  return { withWork, withCommit: await diffTrees(base, after) };
}

describe("git/diff: diffTrees", () => {
  it("compares blob ids when the clone lacks the content", async () => {
    const repo = GitRepo.with({ "old/moved.py": LONG_TEXT, "lost.py": "lost content\n" });
    const [before, lost] = [repo.head(), repo.git("rev-parse", "HEAD:lost.py")];
    repo.remove("old/moved.py");
    repo.remove("lost.py");
    const after = repo.commit({ "new/moved.py": LONG_TEXT, "other.py": "other content\n" });
    repo.remove(`.git/objects/${lost.slice(0, 2)}/${lost.slice(2)}`);
    const repository = await Repository.open(repo.dir, { env: TEST_ENV });
    const { changes } = await diffTrees(new GitTree(repository, before), new GitTree(repository, after));
    expect(changes.map(short)).toEqual(["deleted lost.py", "renamed old/moved.py -> new/moved.py", "added other.py"]);
  });

  it("finds added, deleted, modified and moved files, between commits and with a working tree", async () => {
    const repo = GitRepo.with({ "same.py": "s", "changed.py": "1", "deleted.py": "d", "old/moved.py": LONG_TEXT });
    const { withWork, withCommit } = await bothWays(repo, () => {
      repo.write("changed.py", "2");
      repo.remove("deleted.py");
      repo.remove("old/moved.py");
      repo.write("new/moved.py", LONG_TEXT);
      repo.write("added\n.py", "a");
    });
    const moved = repo.git("rev-parse", "HEAD:new/moved.py");
    expect(withCommit).toEqual({
      changes: [
        {
          status: "added",
          path: "added\n.py",
          oldBlobId: undefined,
          newBlobId: repo.git("rev-parse", "HEAD:added\n.py"),
        },
        {
          status: "modified",
          path: "changed.py",
          oldBlobId: repo.git("rev-parse", "HEAD~1:changed.py"),
          newBlobId: repo.git("rev-parse", "HEAD:changed.py"),
        },
        {
          status: "deleted",
          path: "deleted.py",
          oldBlobId: repo.git("rev-parse", "HEAD~1:deleted.py"),
          newBlobId: undefined,
        },
        {
          status: "renamed",
          path: "new/moved.py",
          oldPath: "old/moved.py",
          oldBlobId: moved,
          newBlobId: moved,
          similarity: 100,
        },
      ],
      skipped: [],
    });
    expect(withWork).toEqual(withCommit);
  });

  it("finds a file that was renamed and changed between commits", async () => {
    const repo = GitRepo.with({ "old.py": LONG_TEXT });
    const { withCommit, withWork } = await bothWays(repo, () => {
      repo.remove("old.py");
      repo.write("new.py", `${LONG_TEXT}one more\n`);
    });
    expect(withCommit.changes.map(short)).toEqual(["renamed old.py -> new.py"]);
    expect(withCommit.changes[0]?.similarity).toBeGreaterThan(90);
    expect(withWork.changes.map(short)).toEqual(["added new.py", "deleted old.py"]);
  });

  it("pairs equal files by name first, but never empty files", async () => {
    const repo = GitRepo.with({ "a/one.py": LONG_TEXT, "a/two.py": LONG_TEXT, "a/__init__.py": "" });
    const { withWork, withCommit } = await bothWays(repo, () => {
      repo.remove("a");
      for (const file of ["two.py", "zzz.py"]) repo.write(`b/${file}`, LONG_TEXT);
      repo.write("b/__init__.py", "");
    });
    const expected = [
      "deleted a/__init__.py",
      "added b/__init__.py",
      "renamed a/two.py -> b/two.py",
      "renamed a/one.py -> b/zzz.py",
    ];
    expect(withWork.changes.map(short)).toEqual(expected);
    expect(withCommit.changes.map(short)).toEqual(expected);
  });

  it("reports a changed type when a file became a link, or a link a file", async () => {
    const repo = GitRepo.init();
    repo.symlink("a.py", "link");
    repo.commit({ "a.py": "1", "file.py": "2" });
    const { withWork, withCommit } = await bothWays(repo, () => {
      repo.remove("link");
      repo.write("link", "now a file");
      repo.remove("file.py");
      repo.symlink("a.py", "file.py");
    });
    expect(withCommit.changes).toEqual([
      {
        status: "type-changed",
        path: "file.py",
        oldBlobId: repo.git("rev-parse", "HEAD~1:file.py"),
        newBlobId: undefined,
      },
      { status: "type-changed", path: "link", oldBlobId: undefined, newBlobId: repo.git("rev-parse", "HEAD:link") },
    ]);
    expect(withWork).toEqual(withCommit);
  });

  it("counts changed links, and ignores a change of only the mode", async () => {
    const repo = GitRepo.init();
    repo.symlink("a", "link");
    repo.commit({ "run.sh": "#!/bin/sh\n" });
    const { withWork, withCommit } = await bothWays(repo, () => {
      repo.remove("link");
      repo.symlink("b", "link");
      repo.makeExecutable("run.sh");
    });
    expect(withCommit).toEqual({ changes: [], skipped: [{ path: "link", reason: "symlink" }] });
    expect(withWork.changes).toEqual([]);
  });

  it("does not report a file as deleted if the working tree only leaves it out", async () => {
    const repo = GitRepo.with({ "in/a.py": "", "out/b.py": "" });
    repo.git("sparse-checkout", "set", "--cone", "in");
    const repository = await Repository.open(repo.dir, { env: TEST_ENV });
    const diff = await diffTrees(new GitTree(repository, repo.head()), new WorkTree(repository, { maxFileSize: 1000 }));
    expect(diff).toEqual({ changes: [], skipped: [{ path: "out/b.py", reason: "sparse" }] });
  });
});
