import { describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

function branchThatBreaks(): GitRepo {
  const repo = GitRepo.with({
    "auth.py": "def login(user):\n    return 1\n",
    "app.py": "from auth import login\n\nlogin(1)\n",
  });
  repo.branch("feature", "main", { "auth.py": "X = 1\n" });
  return repo;
}

describe("cli: review", () => {
  it("compares HEAD with the commit at which it left the default branch, and says so", async () => {
    const repo = branchThatBreaks();
    const { code, stdout } = await cli(repo.dir, "review", "--json");
    const review = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(review.range).toMatch(/where it left main/);
    expect(review.broken[0]).toMatchObject({
      path: "app.py",
      line: 1,
      reason: "deleted",
      text: "from auth import login",
    });
  });

  it.each([
    ["broken", 1],
    ["any", 1],
    ["config", 0],
    ["never", 0],
  ])("exits according to --fail-on %s", async (level, exit) => {
    const { code } = await cli(branchThatBreaks().dir, "review", "--base", "main", "--fail-on", level);
    expect(code).toBe(exit);
  });

  it("compares with the commit at which the change left the base, although the base has new commits", async () => {
    const repo = branchThatBreaks();
    const head = repo.head();
    repo.git("checkout", "-q", "main");
    repo.commit({ "other.py": "def extra(): pass\n" });
    const { stdout } = await cli(repo.dir, "review", "--base", "main", "--head", head, "--json");
    const review = JSON.parse(stdout);
    expect(review.changes.map((each: { id: string }) => each.id).sort()).toEqual(["auth.py#X", "auth.py#login"]);
    expect(review.range).toMatch(/has moved on since/);
  });

  it("reviews a merge commit in a shallow clone of depth 2", async () => {
    const repo = branchThatBreaks();
    const head = repo.head();
    repo.pullRequestMerge(1, "main", head);
    const clone = repo.checkoutPullRequest(1, 2);
    const base = clone.git("rev-parse", "HEAD^1");
    const { stdout } = await cli(clone.dir, "review", "--base", base, "--json");
    expect(JSON.parse(stdout).broken).toHaveLength(2);
  });

  it("reports only requested paths, but a break with its cause in any path", async () => {
    const repo = branchThatBreaks();
    repo.commit({ "lib/extra.py": "def extra(): pass\n", "lib/old/more.py": "def more(): pass\n" });
    const idsOf = async (...args: string[]) => {
      const { changes, broken } = JSON.parse(
        (await cli(repo.dir, "review", "--base", "main", "--json", ...args)).stdout,
      );
      return [changes.map(({ id }: { id: string }) => id).sort(), broken.length];
    };
    const lib = ["lib/extra.py#extra", "lib/old/more.py#more"];
    expect(await idsOf()).toEqual([["auth.py#X", "auth.py#login", ...lib], 2]);
    expect(await idsOf("--include", "app.py")).toEqual([["auth.py#login"], 2]);
    expect(await idsOf("--include", "app.py", "--include=lib", "--exclude=lib/old")).toEqual([
      ["auth.py#login", "lib/extra.py#extra"],
      2,
    ]);
    expect(await idsOf("--include", "# all of it\nlib\n")).toEqual([lib, 0]);
    const changed = await cli(repo.dir, "changed", "--base", "main", "--json", "--exclude", "*.py", "--include", "lib");
    expect(JSON.parse(changed.stdout).changes).toEqual([]);
  });

  it("judges only reported breaks: a break that is left out does not fail", async () => {
    const args = ["review", "--base", "main", "--fail-on", "broken"];
    expect((await cli(branchThatBreaks().dir, ...args, "--exclude", "app.py")).code).toBe(0);
  });

  it("compares two commits directly when it is told how they were found", async () => {
    const repo = branchThatBreaks();
    const head = repo.head();
    repo.git("checkout", "-q", "main");
    repo.commit({ "other.py": "def extra(): pass\n" });
    const range = (...args: string[]) => cli(repo.dir, "review", "--json", "--head", head, ...args);
    const found = JSON.parse((await range("--base", "main", "--range", "As was said.")).stdout);
    expect([found.base, found.range, found.changes.length]).toEqual([repo.head(), "As was said.", 3]);
    expect(JSON.parse((await range("--base", "main", "--range=")).stdout).range).toBeNull();
    expect((await range("--range=")).stderr).toContain("--range tells of two commits");
  });

  it("reviews edits that are not committed", async () => {
    const repo = GitRepo.with({ "auth.py": "def login(user):\n    return 1\n", "app.py": "from auth import login\n" });
    repo.write("auth.py", "X = 1\n");
    const { stdout } = await cli(repo.dir, "review", "--base", "HEAD", "--work-tree", "--json");
    const review = JSON.parse(stdout);
    expect(review.head).toBe("working tree");
    expect(review.broken).toHaveLength(1);
  });

  it("compares edits on the default branch with its last commit when no base is named", async () => {
    const repo = GitRepo.with({ "auth.py": "def login(user):\n    return 1\n" });
    const last = repo.commit({ "app.py": "from auth import login\n" });
    repo.write("auth.py", "X = 1\n");
    const json = await cli(repo.dir, "review", "--work-tree", "--json");
    expect(JSON.parse(json.stdout)).toMatchObject({ base: last, broken: [{ path: "app.py" }] });
    const text = await cli(repo.dir, "review", "--work-tree", "--format", "text");
    expect(text.stdout).toContain("with the working tree.");
  });

  it("finds nothing where nothing changed", async () => {
    const repo = GitRepo.with({ "a.py": "x = 1\n" });
    const { stdout } = await cli(repo.dir, "review", "--base", "HEAD", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ changes: [], broken: [], files_changed: 0 });
  });

  it.each([
    [["review", "--fail-on", "sometimes"], /--fail-on takes never, config, stale, broken, any/],
    [["review", "--base", "nowhere"], /names no single commit/],
    [["review", "--head", "HEAD", "--work-tree"], /either --head COMMIT or --work-tree/],
    [["review", "--format", "jsonl"], /--format takes text, json, markdown, html, sarif/],
  ])("explains the mistake in %j", async (argv, sentence) => {
    const { code, stderr } = await cli(branchThatBreaks().dir, ...argv);
    expect(code).toBe(2);
    expect(stderr).toMatch(sentence);
  });
});

describe("cli: changed", () => {
  it("lists changed symbols as JSON, as lines and as text", async () => {
    const repo = branchThatBreaks();
    const json = JSON.parse((await cli(repo.dir, "changed", "--base", "main", "--json")).stdout);
    expect(json.changes.map((each: { change: string; id: string }) => `${each.change} ${each.id}`)).toEqual([
      "deleted auth.py#login",
      "added auth.py#X",
    ]);
    const lines = (await cli(repo.dir, "changed", "--base", "main", "--format", "jsonl")).stdout.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(["auth.py#login", "auth.py#X"]);
    const text = (await cli(repo.dir, "changed", "--base", "main", "--format", "text")).stdout;
    expect(text).toBe("2 symbols changed in 1 file.\nauth.py: deleted  login\nauth.py:1: added  X\n");
  });
});
