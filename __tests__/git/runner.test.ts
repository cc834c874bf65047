import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { Git } from "../../src/git/runner.ts";
import { UserError } from "../../src/model/errors.ts";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";

const TASK = { task: "answer a test" };

describe("git/runner: Git", () => {
  it("returns output and exit code, and accepts input", async () => {
    const repo = GitRepo.with({ "a.txt": "hello" });
    const git = new Git(repo.dir, { env: TEST_ENV });
    const id = repo.git("rev-parse", "HEAD:a.txt");
    const answer = await git.run(["cat-file", "--batch-check"], { ...TASK, input: `${id}\n` });
    expect(answer).toEqual({ exitCode: 0, stdout: Buffer.from(`${id} blob 5\n`) });
  });

  it("says that git must be installed when it is not on PATH", () => {
    const create = () => new Git(makeTempDir(), { env: { ...TEST_ENV, PATH: "" } });
    expect(create).toThrow(UserError);
    expect(create).toThrow(/^git was not found on PATH: install git/);
  });

  it("does not run a git in the current directory or in a relative folder of PATH", () => {
    const directory = makeTempDir();
    writeFileSync(path.join(directory, "git"), "#!/bin/sh\nexit 0\n");
    chmodSync(path.join(directory, "git"), 0o755);
    expect(() => new Git(directory, { env: { ...TEST_ENV, PATH: [".", ""].join(path.delimiter) } })).toThrow(
      /not found/,
    );
  });

  it("explains a failure with the intended action and git's last message", async () => {
    const git = new Git(GitRepo.init().dir, { env: TEST_ENV });
    await expect(git.run(["ls-tree", "nothing"], { task: "list the files" })).rejects.toMatchObject({
      name: "UserError",
      code: "GIT_FAILED",
      message: "git could not list the files (exit code 128): Not a valid object name nothing.",
    });
  });

  it("stops git when it writes more than is allowed", async () => {
    const repo = GitRepo.with({ "a.txt": "x".repeat(100_000) });
    const git = new Git(repo.dir, { env: TEST_ENV });
    await expect(git.run(["cat-file", "blob", "HEAD:a.txt"], { ...TASK, maxOutputBytes: 10 })).rejects.toMatchObject({
      code: "GIT_OUTPUT_TOO_LARGE",
    });
  });

  it("stops git when it takes too long, without waiting for the programs that git started", async () => {
    const git = new Git(GitRepo.init().dir, { env: TEST_ENV });
    const started = performance.now();
    const hanging = git.run(["-c", "alias.hang=!sleep 2", "hang"], { ...TASK, timeoutMs: 50 });
    await expect(hanging).rejects.toMatchObject({ code: "GIT_TIMEOUT" });
    expect(performance.now() - started).toBeLessThan(1500);
  });

  it("stops a running process when the signal is aborted, and starts no other afterwards", async () => {
    const controller = new AbortController();
    const git = new Git(GitRepo.init().dir, { env: TEST_ENV, signal: controller.signal });
    const waiting = git.start(["cat-file", "--batch"], TASK);
    const running = git.run(["-c", "alias.hang=!sleep 2", "hang"], TASK);
    const reason = new Error("cancelled");
    controller.abort(reason);
    await Promise.all([
      expect(waiting.ended).resolves.toMatchObject({ code: undefined }),
      expect(running).rejects.toBe(reason),
    ]);
    await expect(git.run(["version"], TASK)).rejects.toBe(reason);
  });

  it("uses the given directory, whatever GIT_DIR says", async () => {
    const repo = GitRepo.with({ "a.txt": "mine" });
    const other = GitRepo.with({ "b.txt": "other" });
    const env = { ...TEST_ENV, GIT_DIR: other.path(".git"), GIT_WORK_TREE: other.dir, GIT_INDEX_FILE: "/nowhere" };
    expect(await new Git(repo.dir, { env }).text(["ls-files"], TASK)).toBe("a.txt\n");
  });

  it("keeps the user's configuration in environment variables", async () => {
    const env = { ...TEST_ENV, GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "test.key", GIT_CONFIG_VALUE_0: "kept" };
    expect(await new Git(makeTempDir(), { env }).text(["config", "test.key"], TASK)).toBe("kept\n");
  });

  it("reads an object as it is, not as a replacement", async () => {
    const repo = GitRepo.with({ "a.txt": "real", "b.txt": "fake" });
    const id = repo.git("rev-parse", "HEAD:a.txt");
    repo.git("replace", id, repo.git("rev-parse", "HEAD:b.txt"));
    expect(await new Git(repo.dir, { env: TEST_ENV }).text(["cat-file", "blob", id], TASK)).toBe("real");
  });
});
