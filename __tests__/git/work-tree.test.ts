import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, truncateSync, unlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { ContainedFiles } from "../../src/git/contained-files.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { INDEX_LISTING_ARGUMENTS, type IndexStat, parseIndexListing } from "../../src/git/index-entries.ts";
import { Repository } from "../../src/git/repository.ts";
import { WorkTree } from "../../src/git/work-tree.ts";
import { WorkTreeLister } from "../../src/git/work-tree-lister.ts";
import type { SkipReason, TreeOptions } from "../../src/model/tree.ts";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";

async function workTree(repo: GitRepo, options: TreeOptions = {}): Promise<WorkTree> {
  return new WorkTree(await Repository.open(repo.dir, { env: TEST_ENV }), options);
}

async function idsOf(repo: GitRepo): Promise<Map<string, string>> {
  const { entries } = await (await workTree(repo)).list();
  return new Map(entries.map((entry) => [entry.path, entry.blobId]));
}

async function skippedOf(repo: GitRepo, options: TreeOptions = {}): Promise<[string, SkipReason][]> {
  const { skipped } = await (await workTree(repo, options)).list();
  return skipped.map(({ path: file, reason }) => [file, reason]);
}

/** Makes files older than the index, so that git does not treat them as racy. */
function settle(repo: GitRepo, ...files: readonly string[]): void {
  for (const file of files) utimesSync(repo.path(file), 1_700_000_000, 1_700_000_000);
  repo.git("update-index", "--refresh", "-q");
}

describe("git/work-tree: WorkTree.list", () => {
  it.each(["sha1", "sha256"] as const)(
    "equals the commit when nothing changed, in a %s repository",
    async (objectFormat) => {
      const repo = GitRepo.init({ objectFormat });
      repo.write("run.sh", "#!/bin/sh\n");
      repo.makeExecutable("run.sh");
      const commit = repo.commit({ "src/a.py": "a = 1\n", "b.py": "" });
      const tree = await workTree(repo);
      expect(await tree.list()).toEqual(await new GitTree(tree.repository, commit).list());
    },
  );

  it("knows changed, deleted, untracked and ignored files", async () => {
    const repo = GitRepo.with({ ".gitignore": "*.log\n", "same.py": "1\n", "changed.py": "1\n", "deleted.py": "1\n" });
    repo.write("changed.py", "2\n");
    repo.remove("deleted.py");
    repo.write("new/untracked.py", "3\n");
    repo.write("noise.log", "4\n");
    const ids = await idsOf(repo);
    expect([...ids.keys()]).toEqual([".gitignore", "changed.py", "new/untracked.py", "same.py"]);
    expect(ids.get("same.py")).toBe(repo.git("rev-parse", "HEAD:same.py"));
    expect(ids.get("changed.py")).toBe(repo.git("hash-object", "changed.py"));
    expect(ids.get("new/untracked.py")).toBe(repo.git("hash-object", "new/untracked.py"));
    expect(await (await workTree(repo)).unlikeIndex()).toEqual(["changed.py", "deleted.py", "new/untracked.py"]);
  });

  it("is listed once for all questions after the second, until something changes", async () => {
    const repo = GitRepo.with({ "a.py": "1\n", "src/b.py": "2\n" });
    const { repository } = await workTree(repo);
    // A file that is younger than one tick of the clock can change without a visible sign.
    await wait(60);
    const list = () => new WorkTree(repository).list();
    const [, second, third] = [await list(), await list(), await list()];
    expect(third).toBe(second);
    repo.write("src/new.py", "3\n");
    expect((await list()).entries.map(({ path }) => path)).toEqual(["a.py", "src/b.py", "src/new.py"]);
  });

  it("equals the index after a touch and with ignored files, but not when a file became a link", async () => {
    const repo = GitRepo.with({ ".gitignore": "*.log\n", "a.py": "1\n", "b.py": "2\n" });
    utimesSync(repo.path("a.py"), new Date(), new Date());
    repo.write("noise.log", "4\n");
    expect(await (await workTree(repo)).unlikeIndex()).toEqual([]);
    repo.remove("b.py");
    repo.symlink("a.py", "b.py");
    expect(await (await workTree(repo)).unlikeIndex()).toEqual(["b.py"]);
  });

  it("recognises a change that keeps size and modification time", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    settle(repo, "a.py");
    repo.write("a.py", "2\n");
    utimesSync(repo.path("a.py"), 1_700_000_000, 1_700_000_000);
    expect((await idsOf(repo)).get("a.py")).toBe(repo.git("hash-object", "a.py"));
  });

  it("recognises a change that was made at the same moment as the index was written", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    for (let round = 0; round < 20; round++) {
      repo.write("a.py", `${round % 10}\n`);
      repo.git("add", "a.py");
      repo.write("a.py", `${(round + 1) % 10}\n`);
      expect((await idsOf(repo)).get("a.py")).toBe(repo.git("hash-object", "a.py"));
    }
  });

  it("recognises a change that was hidden with assume-unchanged", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    settle(repo, "a.py");
    repo.git("update-index", "--assume-unchanged", "a.py");
    repo.write("a.py", "2\n");
    expect((await idsOf(repo)).get("a.py")).toBe(repo.git("hash-object", "a.py"));
  });

  it("keeps the id of a file that was only touched", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    utimesSync(repo.path("a.py"), 1_800_000_000, 1_800_000_000);
    expect((await idsOf(repo)).get("a.py")).toBe(repo.git("rev-parse", "HEAD:a.py"));
  });

  it("uses the id in the index for a file with unchanged stat data, without reading it", () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    const { mtimeMs, ctimeMs, ino, size } = statSync(repo.path("a.py"));
    const untrue = "f".repeat(40);
    const list = (indexTime: number, noted: Partial<IndexStat> = {}) => {
      const stat = { modifiedMs: mtimeMs, changedMs: ctimeMs, inode: ino % 2 ** 32, size, ...noted };
      const lister = new WorkTreeLister(new ContainedFiles(repo.dir), {
        indexTime,
        objectFormat: "sha1",
        maxFileSize: 9,
      });
      lister.addTracked({ path: "a.py", mode: "100644", blobId: untrue, isUnmerged: false, isSparse: false, stat });
      return lister.finish().listing.entries[0]?.blobId;
    };
    const truth = repo.git("rev-parse", "HEAD:a.py");
    expect(list(mtimeMs + 1000)).toBe(untrue);
    expect(list(mtimeMs)).toBe(truth);
    for (const noted of [{ modifiedMs: mtimeMs - 1 }, { changedMs: ctimeMs - 1 }, { inode: ino + 1 }, { size: 3 }]) {
      expect(list(mtimeMs + 1000, noted)).toBe(truth);
    }
  });

  it("keeps the ids of texts that git checked out with CRLF, and reads them as the blob has them", async () => {
    const repo = GitRepo.with({ "a.txt": "1\n2\n", ".gitattributes": "*.txt text eol=crlf\n" });
    repo.remove("a.txt");
    repo.git("checkout", "-q", "--", "a.txt");
    expect(readFileSync(repo.path("a.txt"), "utf8")).toBe("1\r\n2\r\n");
    utimesSync(repo.path("a.txt"), 1_800_000_000, 1_800_000_000);
    const tree = await workTree(repo);
    const entry = (await tree.list()).entries.find(({ path: file }) => file === "a.txt");
    expect(entry?.blobId).toBe(repo.git("rev-parse", "HEAD:a.txt"));
    expect(entry && (await tree.read(entry)).bytes?.toString()).toBe("1\n2\n");
  });

  it("lists a file in conflict once, with its current content", async () => {
    const repo = GitRepo.with({ "a.py": "base\n" });
    const start = repo.head();
    repo.commit({ "a.py": "ours\n" });
    const theirs = repo.branch("theirs", start, { "a.py": "theirs\n" });
    repo.git("checkout", "-q", "main");
    expect(() => repo.git("merge", "-q", theirs)).toThrow();
    expect(readFileSync(repo.path("a.py"), "utf8")).toContain("<<<<<<<");
    expect(await idsOf(repo)).toEqual(new Map([["a.py", repo.git("hash-object", "a.py")]]));
  });

  it("uses the content of a file that is marked to be added later", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    repo.write("b.py", "2\n");
    repo.git("add", "--intent-to-add", "b.py");
    expect((await idsOf(repo)).get("b.py")).toBe(repo.git("hash-object", "b.py"));
  });

  it("counts the files that a sparse checkout leaves out", async () => {
    const repo = GitRepo.with({ "in/a.py": "", "out/b.py": "" });
    repo.git("sparse-checkout", "set", "--cone", "in");
    expect([...(await idsOf(repo)).keys()]).toEqual(["in/a.py"]);
    expect(await skippedOf(repo)).toEqual([["out/b.py", "sparse"]]);
  });

  it("skips submodules and other repositories inside the repository", async () => {
    const inner = GitRepo.with({ "inner.py": "" });
    const repo = GitRepo.with({ "a.py": "" });
    repo.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.dir, "sub");
    repo.git("clone", "-q", inner.dir, repo.path("nested"));
    expect([...(await idsOf(repo)).keys()]).toEqual([".gitmodules", "a.py"]);
    expect(await skippedOf(repo)).toEqual([
      ["nested", "submodule"],
      ["sub", "submodule"],
    ]);
  });

  it("works before the first commit, in a detached HEAD, in a linked worktree and from a directory below the top", async () => {
    const empty = GitRepo.init();
    expect(await idsOf(empty)).toEqual(new Map());
    empty.write("a.py", "");
    expect([...(await idsOf(empty)).keys()]).toEqual(["a.py"]);

    const repo = GitRepo.with({ "src/a.py": "", "b.py": "" });
    repo.git("checkout", "-q", "--detach");
    const linked = path.join(makeTempDir(), "linked");
    repo.git("worktree", "add", "-q", "--detach", linked);
    for (const directory of [repo.dir, linked, repo.path("src")]) {
      expect([...(await idsOf(new GitRepo(directory))).keys()]).toEqual(["b.py", "src/a.py"]);
    }
  });

  it("rejects a bare repository with a sentence", async () => {
    const clone = GitRepo.with({ "a.py": "" }).clone({ isBare: true });
    await expect(workTree(clone)).rejects.toMatchObject({ name: "UserError", code: "BARE_REPOSITORY" });
  });
});

describe("git/work-tree: hostile files", () => {
  it("accepts any name", async () => {
    const names = ["-rf", "--x", "__proto__", "constructor", "a b", "new\nline", "tab\t", 'q"', "🎉/é", ":(top)x", "*"];
    const repo = GitRepo.init();
    for (const name of names) repo.write(name, name);
    repo.commit();
    for (const name of names) repo.write(`untracked/${name}`, name);
    const tree = await workTree(repo);
    const { entries } = await tree.list();
    expect(entries.map((entry) => entry.path)).toEqual([...names, ...names.map((name) => `untracked/${name}`)].sort());
    for await (const { entry, bytes } of tree.readMany(entries)) {
      expect(bytes?.toString()).toBe(entry.path.replace(/^untracked\//, ""));
    }
  });

  it("follows no link, neither to a file nor to a directory, tracked or not", async () => {
    const repo = GitRepo.init();
    repo.symlink("/etc/passwd", "tracked-file");
    repo.symlink("/etc", "tracked-directory");
    repo.commit({ "a.py": "" });
    repo.symlink("/etc/passwd", "new-file");
    repo.symlink("/etc", "new-directory");
    expect([...(await idsOf(repo)).keys()]).toEqual(["a.py"]);
    expect(await skippedOf(repo)).toEqual([
      ["new-directory", "symlink"],
      ["new-file", "symlink"],
      ["tracked-directory", "symlink"],
      ["tracked-file", "symlink"],
    ]);
  });

  it("does not read a directory that was replaced by a link, also between listing and reading", async () => {
    const outside = makeTempDir("outside");
    const repo = GitRepo.with({ "dir/sub/secret.txt": "mine", "a.py": "" });
    const tree = await workTree(repo);
    const entry = (await tree.list()).entries.find(({ path: file }) => file === "dir/sub/secret.txt");
    mkdirSync(path.join(outside, "sub"));
    new GitRepo(outside).write("sub/secret.txt", "secret");
    repo.remove("dir");
    repo.symlink(outside, "dir");
    expect(entry && (await tree.read(entry)).skipped).toMatchObject({ reason: "outside" });
    expect([...(await idsOf(repo)).keys()]).toEqual(["a.py"]);
    expect(await skippedOf(repo)).toEqual([
      ["dir", "symlink"],
      ["dir/sub/secret.txt", "outside"],
    ]);
  });

  it("does not follow a link that replaced a file between listing and reading", async () => {
    const repo = GitRepo.with({ "a.py": "1" });
    const tree = await workTree(repo);
    const { entries } = await tree.list();
    repo.remove("a.py");
    repo.symlink("/etc/passwd", "a.py");
    for await (const { bytes, skipped } of tree.readMany(entries)) {
      expect(bytes).toBeUndefined();
      expect(skipped).toEqual({ path: "a.py", reason: "symlink" });
    }
  });

  it("refuses to read paths that lead out of the repository or into .git", async () => {
    const tree = await workTree(GitRepo.with({ "a.py": "1" }));
    for (const file of ["../../etc/passwd", "/etc/passwd", ".git/config", "a/../../b", "sub/.GIT/config"]) {
      const read = await tree.read({ path: file, blobId: "", size: 1, isExecutable: false });
      expect(read.skipped?.reason).toBe("outside");
    }
  });

  it("never opens a FIFO, tracked or not", async () => {
    const repo = GitRepo.with({ "a.py": "1", "pipe.py": "1" });
    repo.remove("pipe.py");
    execFileSync("mkfifo", [repo.path("pipe.py"), repo.path("other.py")]);
    expect([...(await idsOf(repo)).keys()]).toEqual(["a.py"]);
    const skipped = await skippedOf(repo);
    expect(skipped).toContainEqual(["pipe.py", "special"]);
    const read = await (await workTree(repo)).read({ path: "other.py", blobId: "", size: 0, isExecutable: false });
    expect(read.skipped?.reason).toBe("special");
  });

  it("skips a file of 200 MB without reading it, tracked or not", async () => {
    const repo = GitRepo.with({ "a.py": "1", "huge.py": "1" });
    truncateSync(repo.path("huge.py"), 200 * 1024 * 1024);
    repo.write("new.py", "");
    truncateSync(repo.path("new.py"), 200 * 1024 * 1024);
    const before = process.memoryUsage().rss;
    expect(await skippedOf(repo)).toEqual([
      ["huge.py", "too-large"],
      ["new.py", "too-large"],
    ]);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it("observes the given size limit, also when a file grows after it was listed", async () => {
    const repo = GitRepo.with({ "a.py": "12345", "b.py": "123456" });
    const tree = await workTree(repo, { maxFileSize: 5 });
    const { entries, skipped } = await tree.list();
    expect(entries.map(({ path: file }) => file)).toEqual(["a.py"]);
    expect(skipped).toEqual([{ path: "b.py", reason: "too-large", detail: "6 bytes" }]);
    repo.write("a.py", "1234567");
    for await (const read of tree.readMany(entries)) expect(read.skipped?.reason).toBe("too-large");
  });

  it("reports a file that was deleted or changed since it was listed, and never returns bytes under a false id", async () => {
    const repo = GitRepo.with({ "a.py": "1", "b.py": "1" });
    const tree = await workTree(repo);
    const { entries } = await tree.list();
    unlinkSync(repo.path("a.py"));
    repo.write("b.py", "22");
    const [a, b] = await Promise.all(entries.map((entry) => tree.read(entry)));
    expect(a?.skipped).toMatchObject({ path: "a.py", reason: "absent" });
    expect(b?.bytes?.toString()).toBe("22");
    expect(b?.entry.blobId).toBe(repo.git("hash-object", "b.py"));
  });

  it.skipIf(process.getuid?.() === 0)("skips a file without permission to read", async () => {
    const repo = GitRepo.with({ "a.py": "1" });
    repo.write("b.py", "2");
    execFileSync("chmod", ["000", repo.path("b.py")]);
    expect(await skippedOf(repo)).toEqual([["b.py", "unreadable"]]);
  });

  it("skips a file that cannot be read because its name is too long for the system", async () => {
    const tree = await workTree(GitRepo.with({ "a.py": "1" }));
    const entry = { path: `${"x".repeat(300)}.py`, blobId: "", size: 1, isExecutable: false };
    expect((await tree.read(entry)).skipped).toMatchObject({ reason: "unreadable", detail: "ENAMETOOLONG" });
  });
});

describe("git/index-entries: parseIndexListing", () => {
  it("understands the output of this machine's git for every file", () => {
    const repo = GitRepo.with({ "a.py": "1", "new\nline": "2", "-rf": "" });
    const entries = parseIndexListing(`${repo.git(...INDEX_LISTING_ARGUMENTS)}\n`);
    expect(entries.map((entry) => [entry.path, entry.stat?.size])).toEqual([
      ["-rf", 0],
      ["a.py", 1],
      ["new\nline", 1],
    ]);
  });

  it("returns entries without stat data when git writes it in another form", () => {
    const id = "a".repeat(40);
    const output = `H 100644 ${id} 0\ta.py\0  modified: yesterday\nS 100755 ${id} 0\tb.py\0  modified: today\n`;
    const common = { blobId: id, isUnmerged: false, stat: undefined };
    expect(parseIndexListing(output)).toEqual([
      { ...common, path: "a.py", mode: "100644", isSparse: false },
      { ...common, path: "b.py", mode: "100755", isSparse: true },
    ]);
  });
});
