import { rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openRepository } from "../../src/api/open-repository.ts";
import { Repository } from "../../src/git/repository.ts";
import { LEFT_OUT } from "../../src/model/left-out.ts";
import { verdictOf } from "../../src/render/verdict.ts";
import { review } from "../../src/review/review.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";

/** A repository whose last commit removes `f`, which two files use. */
function withLostFunction(): GitRepo {
  const user = "from lib import f\nf()\n";
  const repo = GitRepo.with({
    "lib.py": "def f(): pass\ndef g(): pass\n",
    "a.py": user,
    "b.py": "from lib import f, g\nf()\ng()\n",
    "n.md": "f",
  });
  repo.commit({ "lib.py": "def g(): pass\n" });
  return repo;
}

/** Removes the content of files, as if a partial clone never had it. */
function forget(repo: GitRepo, ...paths: readonly string[]): void {
  for (const path of paths) {
    const id = repo.git("rev-parse", `HEAD:${path}`);
    rmSync(repo.path(`.git/objects/${id.slice(0, 2)}/${id.slice(2)}`));
  }
}

async function reviewOf(repo: GitRepo) {
  const repository = await Repository.open(repo.dir);
  return review({
    repository,
    base: repo.git("rev-parse", "HEAD~1"),
    head: repo.head(),
    logger: recordingLogger(),
    progress: NO_PROGRESS,
  });
}

describe("review: files whose content is not in the clone", () => {
  it("counts code files that could not be read, so that its verdict is not positive", async () => {
    const repo = withLostFunction();
    forget(repo, "a.py", "b.py", "n.md");
    const found = await reviewOf(repo);
    expect(found.broken).toEqual([]);
    expect(found.leftOut).toEqual([{ what: LEFT_OUT.unread, count: 2 }]);
    expect(verdictOf(found)).toEqual({
      level: "unsure",
      text: "2 files of code could not be read; no broken use found in 1 changed symbol",
    });
  });

  it("still reports uses in the other files", async () => {
    const repo = withLostFunction();
    forget(repo, "b.py");
    const found = await reviewOf(repo);
    expect(found.broken.map(({ path, line }) => `${path}:${line}`)).toContain("a.py:2");
    expect(found.leftOut).toEqual([{ what: LEFT_OUT.unread, count: 1 }]);
  });

  it("does not count files that are missing in the working tree", async () => {
    const repo = withLostFunction();
    repo.remove("b.py");
    const repository = await Repository.open(repo.dir);
    const found = await review({
      repository,
      base: repo.head(),
      head: undefined,
      logger: recordingLogger(),
      progress: NO_PROGRESS,
    });
    expect(found.leftOut).toEqual([]);
  });
});

describe("answers: files whose content is not in the clone or checkout", () => {
  it("mention them next to the results, and when a name has no definition", async () => {
    const repo = withLostFunction();
    repo.git("sparse-checkout", "set", "--no-cone", "/lib.py", "/b.py");
    const repository = await openRepository(repo.dir);
    const words =
      "1 file of code could not be read, because this clone or checkout lacks the content: the answer is without it.";
    const found = await repository.whereUsed("g");
    expect([found.items.length, found.meta.reason]).toEqual([2, words]);
    const unknown = await repository.whereUsed("nosuch");
    expect(unknown.meta.message).toBe(`nosuch is defined nowhere in the working tree. ${words}`);
    repo.git("sparse-checkout", "disable");
    expect((await (await openRepository(repo.dir)).whereUsed("g")).meta.reason).toBeUndefined();
  });
});
