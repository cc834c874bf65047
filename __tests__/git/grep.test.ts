import { describe, expect, it, onTestFinished } from "vitest";
import { GitTree } from "../../src/git/git-tree.ts";
import { grepTree } from "../../src/git/grep.ts";
import { Repository } from "../../src/git/repository.ts";
import { WorkTree } from "../../src/git/work-tree.ts";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";

async function treesOf(repo: GitRepo): Promise<{ commit: GitTree; work: WorkTree }> {
  const repository = await Repository.open(repo.dir, { env: TEST_ENV });
  const commit = new GitTree(repository, await repository.resolveCommit("HEAD"));
  onTestFinished(() => commit.close());
  return { commit, work: new WorkTree(repository) };
}

async function paths(tree: GitTree | WorkTree, ...names: readonly string[]): Promise<string[]> {
  return (await grepTree(tree, names)).map((entry) => entry.path);
}

describe("git/grep: grepTree", () => {
  it("finds the files with one of the names as a whole word, in a commit and in the working tree", async () => {
    const repo = GitRepo.with({ "a.py": "login()", "b.py": "logins()", "dir/c\n.py": "x.login", "d.py": "logout" });
    repo.write("new.py", "login");
    repo.write("d.py", "login");
    const { commit, work } = await treesOf(repo);
    expect(await paths(commit, "login")).toEqual(["a.py", "dir/c\n.py"]);
    expect(await paths(commit, "login", "logout")).toEqual(["a.py", "d.py", "dir/c\n.py"]);
    expect(await paths(work, "login")).toEqual(["a.py", "d.py", "dir/c\n.py", "new.py"]);
  });

  it("finds nothing when nothing matches, there are no names, or a name cannot occur in a program", async () => {
    const { commit } = await treesOf(GitRepo.with({ "a.py": "login\n" }));
    expect(await paths(commit, "absent")).toEqual([]);
    expect(await paths(commit)).toEqual([]);
    expect(await paths(commit, "", "a\nlogin", "a\0b")).toEqual([]);
  });

  it("never treats names as options or patterns", async () => {
    const repo = GitRepo.with({ "a.py": "-rf --help", "b.py": "a.c $el café __proto__", "c.py": "abc" });
    const { commit, work } = await treesOf(repo);
    for (const tree of [commit, work]) {
      expect(await paths(tree, "-rf")).toEqual(["a.py"]);
      expect(await paths(tree, "--help")).toEqual(["a.py"]);
      expect(await paths(tree, "a.c")).toEqual(["b.py"]);
      expect(await paths(tree, "$el")).toEqual(["b.py"]);
      expect(await paths(tree, "café")).toEqual(["b.py"]);
      expect(await paths(tree, "__proto__")).toEqual(["b.py"]);
    }
  });

  it("searches for thousands of names", async () => {
    const { commit } = await treesOf(GitRepo.with({ "a.py": "name_4999", "b.py": "nothing" }));
    expect(await paths(commit, ...Array.from({ length: 5000 }, (_, i) => `name_${i}`))).toEqual(["a.py"]);
  });

  it("leaves out binary, ignored and oversized files", async () => {
    const repo = GitRepo.with({ "a.py": "login", "b.bin": "login\0", ".gitignore": "*.log" });
    repo.write("c.log", "login");
    repo.write("large.py", `login\n${"x\n".repeat(2_000_000)}`);
    expect(await paths((await treesOf(repo)).work, "login")).toEqual(["a.py"]);
  });

  it("does not search a directory that was replaced by a link", async () => {
    const outside = makeTempDir("outside");
    new GitRepo(outside).write("secret.py", "login");
    const repo = GitRepo.with({ "dir/secret.py": "mine", "a.py": "login" });
    repo.remove("dir");
    repo.symlink(outside, "dir");
    expect(await paths((await treesOf(repo)).work, "login")).toEqual(["a.py"]);
  });

  it("works in a bare repository and from a directory below the top", async () => {
    const repo = GitRepo.with({ "a.py": "login", "src/b.py": "login" });
    expect(await paths((await treesOf(new GitRepo(repo.path("src")))).work, "login")).toEqual(["a.py", "src/b.py"]);
    const bare = repo.clone({ isBare: true });
    const repository = await Repository.open(bare.dir, { env: TEST_ENV });
    const tree = new GitTree(repository, await repository.resolveCommit("HEAD"));
    expect(await paths(tree, "login")).toEqual(["a.py", "src/b.py"]);
  });
});
