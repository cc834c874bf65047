import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { GitRepo, makeTempDir, TEST_ENV } from "./git-repo.ts";

const FIRST = {
  "a.py": "x = 1\n",
  "a/b.py": "",
  "a-b.py": "between a and a/ in the order of a tree\n",
  "deep/er/ünï\n.txt": Buffer.from([0, 255, 10]),
  "gone.py": "pass\n",
  ".gitignore": ".llmc/\nbuilt\n",
  "a/built": "ignored\n",
  "deep/.llmc/x.json": "ignored\n",
  "kept/.llmc": "a file, for all that\n",
  "cache/.gitignore": "*\n",
  "cache/facts": "ignored\n",
};
const MANY_BLOBS = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`m/${index}.py`, `x = ${index}\n`]));

/** Makes the same commits only with git. The helper uses git after a command that changes how files are added. */
function byGit(): GitRepo {
  const repo = new GitRepo(makeTempDir());
  repo.git("init", "-q", "-b", "main");
  return repo;
}

function history(repo: GitRepo): string[] {
  const first = repo.commit(FIRST);
  repo.remove("gone.py");
  repo.symlink("a.py", "link");
  repo.makeExecutable("a/b.py");
  const second = repo.commit({ "a.py": "x = 2\n", ...MANY_BLOBS }, "Zweites „Wort“");
  repo.startBranch("topic");
  const third = repo.commit({}, "nothing");
  const fourth = repo.branch("other", first, { "c.py": "y\n" });
  repo.git("checkout", "-q", "topic");
  return [
    first,
    second,
    third,
    fourth,
    repo.pullRequestMerge(7, first, third),
    repo.commit({}, "many\n\nlines"),
    repo.head(),
  ];
}

describe("helpers/git-repo", () => {
  it("makes the same commits as git, in a repository that git finds valid and unchanged", () => {
    const repo = GitRepo.init();
    expect(history(repo)).toEqual(history(byGit()));
    expect(repo.git("status", "--porcelain", "--branch")).toBe("## topic");
    expect(repo.git("diff-files")).toBe("");
    expect(repo.git("fsck", "--strict", "--no-dangling")).toBe("");
    expect(repo.git("diff", "--name-only", "refs/pull/7/merge", "topic")).toBe("");
  });

  it("uses git for files that git stores in a special way", () => {
    const repo = GitRepo.with({
      "a.txt": "1\r\n",
      ".gitattributes": "* text\n",
      ".gitignore": "*.no\n",
      "a.no": "no\n",
    });
    expect(repo.git("ls-tree", "-r", "--name-only", "HEAD")).toBe(".gitattributes\n.gitignore\na.txt");
    expect(execFileSync("git", ["-C", repo.dir, "show", "HEAD:a.txt"], { env: TEST_ENV, encoding: "utf8" })).toBe(
      "1\n",
    );
    const tracked = GitRepo.with({ "built/a.py": "1" });
    tracked.commit({ ".gitignore": "built\n", "built/a.py": "2", "built/b.py": "3" });
    expect(tracked.git("ls-tree", "-r", "--name-only", "HEAD")).toBe(".gitignore\nbuilt/a.py");
    expect(tracked.git("show", "HEAD:built/a.py")).toBe("2");
    const sparse = GitRepo.with({ "a.py": "1", "sub/b.py": "2" });
    sparse.git("sparse-checkout", "set", "sub", "--no-cone");
    sparse.commit({ "sub/c.py": "3" });
    expect(sparse.git("ls-tree", "-r", "--name-only", "HEAD")).toBe("a.py\nsub/b.py\nsub/c.py");
  });
});
