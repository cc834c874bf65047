import { appendFileSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openRepository } from "../../src/api/open-repository.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const FILES = {
  ".gitignore": "*.log\nkept/*\n!kept/seen.py\n",
  "src/retry.py": "def retry_with_backoff(call, attempts):\n    call()\n",
  "src/deep/session.py": "class Session:\n    def expire(self):\n        self.cookies.clear()\n",
};

/** A repository whose tree was searched so often that the next question reads only the files that changed since then. */
async function askedOften() {
  const repo = GitRepo.with(FILES);
  mkdirSync(repo.path("empty/below"), { recursive: true });
  repo.write("kept/noise.txt", "x\n");
  expect((await cli(repo.dir, "index", "--quiet")).code).toBe(0);
  const opened = await openRepository(repo.dir, { environment: {} });
  const ask = async (query = "retry with backoff") => {
    const { meta, items } = await opened.search(query);
    return { state: meta.freshnessState, files: items.map(({ file }) => file), commit: meta.commit };
  };
  // A file that was just written may change again without a change of its times, so nothing is cached during this time.
  await wait(60);
  for (let time = 0; time < 3; time++) expect(await ask()).toMatchObject({ state: "FRESH", files: ["src/retry.py"] });
  return { repo, ask };
}

describe("nav/search: several questions to one open repository", () => {
  it.each<[string, (repo: GitRepo) => void]>([
    ["a file that is edited", (repo) => repo.write("src/retry.py", "def retry_with_backoff_now(call):\n    call()\n")],
    [
      "a file that is edited with its size and its time kept",
      (repo) => {
        const path = repo.path("src/deep/session.py");
        const { atime, mtime, size } = statSync(path);
        writeFileSync(path, "x".repeat(size));
        utimesSync(path, atime, mtime);
      },
    ],
    ["a file that is added", (repo) => repo.write("src/deep/new.py", "def retry(): ...\n")],
    ["a file in a new folder", (repo) => repo.write("src/other/new.py", "def retry(): ...\n")],
    ["a file in a folder that was empty", (repo) => repo.write("empty/below/new.py", "def retry(): ...\n")],
    ["a file in a folder whose other files are ignored", (repo) => repo.write("kept/seen.py", "def retry(): ...\n")],
    ["a file that is deleted", (repo) => repo.remove("src/deep/session.py")],
    [
      "a file that is no longer ignored",
      (repo) => {
        repo.write("a.log", "retry\n");
        appendFileSync(repo.path(".gitignore"), "!a.log\n");
      },
    ],
  ])("see %s between two of them", async (_, change) => {
    const { repo, ask } = await askedOften();
    change(repo);
    expect((await ask()).state).toBe("STALE");
  });

  it("still use the index when a change is staged but reverted in the file", async () => {
    const { repo, ask } = await askedOften();
    repo.write("src/retry.py", "def other(): ...\n");
    repo.git("add", "src/retry.py");
    expect((await ask()).state).toBe("STALE");
    repo.write("src/retry.py", FILES["src/retry.py"]);
    expect((await ask()).state).toBe("FRESH");
  });

  it("find content of an edited file that the index does not contain", async () => {
    const { repo, ask } = await askedOften();
    repo.write("src/deep/session.py", "def throttle_uploads():\n    pass\n");
    expect(await ask("throttle uploads")).toMatchObject({ state: "STALE", files: ["src/deep/session.py"] });
  });

  it("see another commit, another branch, and an index that was made for it", async () => {
    const { repo, ask } = await askedOften();
    const before = (await ask()).commit;
    const commit = repo.commit({ "src/retry.py": "def retry_with_backoff(call):\n    return call()\n" });
    expect(await ask()).toMatchObject({ state: "STALE", commit });
    expect((await cli(repo.dir, "index", "--quiet")).code).toBe(0);
    expect(await ask()).toMatchObject({ state: "FRESH", commit });
    repo.git("checkout", "-q", "--detach", before as string);
    expect(await ask()).toMatchObject({ state: "STALE", commit: before });
  });

  it("see that the index was deleted", async () => {
    const { repo, ask } = await askedOften();
    rmSync(repo.path(".llmc/index.db"));
    expect(await ask()).toMatchObject({ state: "UNKNOWN", files: ["src/retry.py"] });
  });
});
