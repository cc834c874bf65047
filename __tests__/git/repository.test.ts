import { chownSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { Repository } from "../../src/git/repository.ts";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";

const open = (directory: string) => Repository.open(directory, { env: TEST_ENV });

describe("git/repository: Repository.open", () => {
  it("finds the top folder from a directory below it", async () => {
    const repo = GitRepo.with({ "src/deep/a.py": "" });
    const repository = await open(repo.path("src/deep"));
    expect(repository).toMatchObject({
      root: repo.dir,
      gitDir: repo.path(".git"),
      isBare: false,
      isShallow: false,
      objectFormat: "sha1",
    });
  });

  it.each(["with space", "new\nline", "émoji 🎉", "-rf", "constructor"])(
    "opens a repository named %j",
    async (name) => {
      const repo = GitRepo.with({ "a.py": "" }, { name });
      const repository = await open(repo.dir);
      expect(repository.root).toBe(repo.dir);
      expect(repository.gitDir).toBe(repo.path(".git"));
      expect(await repository.headCommit()).toBe(repo.head());
    },
  );

  it("uses the real path of a link to a repository", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    const link = path.join(makeTempDir(), "link");
    symlinkSync(repo.dir, link);
    expect((await open(link)).root).toBe(repo.dir);
  });

  it("opens a bare repository", async () => {
    const clone = GitRepo.with({ "a.py": "" }).clone({ isBare: true });
    expect(await open(clone.dir)).toMatchObject({ root: clone.dir, isBare: true });
  });

  it("opens a linked worktree as itself", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    const linked = path.join(makeTempDir(), "linked");
    repo.git("worktree", "add", "-q", "-b", "side", linked);
    const repository = await open(linked);
    expect(repository.root).toBe(linked);
    expect(repository.gitDir).toBe(repo.path(".git/worktrees/linked"));
    expect(await repository.branch()).toBe("side");
  });

  it("opens a submodule as itself", async () => {
    const inner = GitRepo.with({ "inner.py": "" });
    const outer = GitRepo.with({ "outer.py": "" });
    outer.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.dir, "sub");
    expect((await open(outer.path("sub"))).root).toBe(outer.path("sub"));
  });

  it("recognises SHA-256, shallow and partial repositories", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    repo.commit({ "a.py": "1" });
    expect(await open(GitRepo.init({ objectFormat: "sha256" }).dir)).toMatchObject({ objectFormat: "sha256" });
    const shallow = await open(repo.clone({ depth: 1 }).dir);
    expect([shallow.isShallow, await shallow.isPartial()]).toEqual([true, false]);
    const clone = repo.clone({ filter: "blob:none" });
    const partial = await open(clone.dir);
    expect([partial.isShallow, await partial.isPartial()]).toEqual([false, true]);
    const linked = path.join(makeTempDir(), "linked");
    clone.git("worktree", "add", "-q", "--detach", linked);
    expect(await (await open(linked)).isPartial()).toBe(true);
  });

  it("recognises a partial repository from a file that its configuration includes", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    writeFileSync(path.join(repo.dir, ".git/more"), '[remote "origin"]\n\tpromisor = true\n');
    expect(await (await open(repo.dir)).isPartial()).toBe(false);
    repo.git("config", "include.path", "more");
    expect(await (await open(repo.dir)).isPartial()).toBe(true);
  });

  it("says what to do outside of a repository, inside of .git, and without the directory", async () => {
    const repo = GitRepo.init();
    const plain = makeTempDir();
    await expect(open(plain)).rejects.toMatchObject({ name: "UserError", code: "NOT_A_REPOSITORY" });
    await expect(open(repo.path(".git"))).rejects.toMatchObject({ name: "UserError", code: "NOT_A_WORK_TREE" });
    await expect(open(path.join(plain, "gone"))).rejects.toMatchObject({ name: "UserError", code: "NOT_A_DIRECTORY" });
  });

  it.runIf(process.getuid?.() === 0)("says what to do when the repository belongs to another user", async () => {
    const repo = GitRepo.init();
    chownSync(repo.dir, 54321, 54321);
    chownSync(repo.path(".git"), 54321, 54321);
    await expect(open(repo.dir)).rejects.toMatchObject({
      code: "DUBIOUS_OWNERSHIP",
      message: expect.stringContaining(`git config --global --add safe.directory ${repo.dir}`),
    });
  });
});

describe("git/repository: commits and branches", () => {
  it("has no head commit before the first commit, but a branch", async () => {
    const repository = await open(GitRepo.init().dir);
    expect(await repository.headCommit()).toBeUndefined();
    expect(await repository.branch()).toBe("main");
  });

  it("has no branch when HEAD is detached", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    repo.git("checkout", "-q", "--detach");
    const repository = await open(repo.dir);
    expect(await repository.branch()).toBeUndefined();
    expect(await repository.headCommit()).toBe(repo.head());
  });

  it("resolves branches, tags, short ids and expressions to full commit ids", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    const first = repo.head();
    const second = repo.commit({ "a.py": "1" });
    repo.git("tag", "-a", "-m", "release", "v1");
    const repository = await open(repo.dir);
    for (const revision of ["main", "v1", "HEAD", second, second.slice(0, 10)]) {
      expect(await repository.resolveCommit(revision)).toBe(second);
    }
    expect(await repository.resolveCommit("v1~1")).toBe(first);
  });

  it.each([
    "nothing",
    "",
    "--all",
    "-h",
    "--output=x",
    "a\0b",
    "main\nmain",
    "HEAD:a.py",
    "0".repeat(40),
    "f".repeat(40),
    "constructor",
  ])("rejects %j with a sentence", async (revision) => {
    const repo = GitRepo.with({ "a.py": "" });
    const before = readdirSync(repo.dir);
    await expect((await open(repo.dir)).resolveCommit(revision)).rejects.toMatchObject({
      name: "UserError",
      code: "BAD_REVISION",
    });
    expect(readdirSync(repo.dir)).toEqual(before);
  });

  it("accepts a branch whose name looks like an option", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    const head = repo.head();
    repo.git("update-ref", "refs/heads/--all", head);
    expect(await (await open(repo.dir)).resolveCommit("--all")).toBe(head);
  });

  it("advises to fetch more when a shallow clone lacks a commit", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    const first = repo.head();
    repo.commit({ "a.py": "1" });
    const repository = await open(repo.clone({ depth: 1 }).dir);
    await expect(repository.resolveCommit(first)).rejects.toThrow(/shallow, so fetch more history/);
  });

  it("names the commits at which a shallow clone is cut off, also from a linked worktree", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    const head = repo.commit({ "a.py": "1" });
    const clone = repo.clone({ depth: 1 });
    const linked = path.join(makeTempDir(), "linked");
    clone.git("worktree", "add", "-q", "--detach", linked);
    mkdirSync(path.join(linked, "sub"));
    expect(await (await open(path.join(linked, "sub"))).shallowCommits()).toEqual(new Set([head]));
    expect(await (await open(repo.dir)).shallowCommits()).toEqual(new Set());
  });
});
