import { describe, expect, it } from "vitest";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";
import { cliIn } from "../helpers/run-cli.ts";

async function run(repo: GitRepo, ...args: readonly string[]) {
  const { code, stdout, stderr } = await cliIn(repo.dir, TEST_ENV, "build-graph", ...args);
  return { code, out: stdout, error: stderr };
}

const FILES = { "a.py": "def f(): pass\n", "b.py": "from a import f\nf()\nlen([])\n", "notes.txt": "words\n" };

describe("cli/build-graph", () => {
  it("reports what it built", async () => {
    const repo = GitRepo.with(FILES);
    const { code, out, error } = await run(repo, "--json");
    expect({ code, error }).toEqual({ code: 0, error: "" });
    const answer = JSON.parse(out);
    expect(answer).toMatchObject({
      commit: repo.head(),
      unchanged: false,
      files: 3,
      entities: 3,
      relations: 2,
      unresolved: 0,
      outside: 1,
      parsed: 3,
      linked: 2,
      reused: 0,
      dirty_files: 0,
      unread: 0,
    });
    expect(Object.keys(answer.timings_ms)).toEqual(["list", "check", "facts", "plan", "link", "export"]);
  });

  it("does nothing the second time, and everything with --full", async () => {
    const repo = GitRepo.with(FILES);
    await run(repo);
    expect(JSON.parse((await run(repo, "--json")).out)).toMatchObject({
      unchanged: true,
      parsed: 0,
      linked: 0,
      reused: 2,
    });
    expect(JSON.parse((await run(repo, "--full", "--json")).out)).toMatchObject({
      unchanged: false,
      parsed: 0,
      linked: 2,
    });
  });

  it("tells people about files that differ from the commit", async () => {
    const repo = GitRepo.with(FILES);
    repo.write("a.py", "def g(): pass\n");
    const { out } = await run(repo, "--format", "text");
    expect(out).toContain(`Built the graph of ${repo.head()}`);
    expect(out).toContain("3 files, 3 entities, 2 relations");
    expect(out).toContain("1 files of the working tree differ from this commit");
    expect((await run(repo, "--format", "text")).out).toContain("is up to date");
  });

  it("builds another commit when it is named", async () => {
    const repo = GitRepo.with(FILES);
    const first = repo.head();
    repo.commit({ "c.py": "x = 1\n" });
    expect(JSON.parse((await run(repo, "--rev", first, "--json")).out)).toMatchObject({ commit: first, files: 3 });
  });

  it("explains that a commit does not exist", async () => {
    const { code, error } = await run(GitRepo.with(FILES), "--rev", "nonsense");
    expect(code).toBe(2);
    expect(error).toMatch(/names no single commit/);
  });

  it("explains that a repository has no commits", async () => {
    const { code, error } = await run(GitRepo.init());
    expect(code).toBe(2);
    expect(error).toMatch(/HEAD/);
  });
});
