import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/load-config.ts";
import { ignoreMark } from "../../src/review/ignore/marks.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const BASE = {
  "auth.py": "def login(user):\n    return user\n\n\ndef logout(user):\n    return None\n",
  "app.py": "from auth import login, logout\n\nlogin(1)\nlogout(2)\n",
  "examples/demo.py": "from auth import login\n\nlogin(3)\n",
};
const RENAMED = { "auth.py": BASE["auth.py"].replace("def login", "def sign_in") };

async function review(repo: GitRepo, ...argv: readonly string[]) {
  const { code, stdout, stderr } = await cli(repo.dir, "review", "HEAD~1..HEAD", "--json", ...argv);
  const { broken, ignored } = JSON.parse(stdout);
  const place = ({ path, line }: { path: string; line: number }) => `${path}:${line}`;
  return { code, stderr, broken: broken.map(place), ignored };
}

async function text(repo: GitRepo, ...argv: readonly string[]) {
  const { code, stdout } = await cli(repo.dir, "review", "HEAD~1..HEAD", ...argv);
  return { code, stdout };
}

describe("review/ignore: a comment", () => {
  it("that exists at base hides the broken use next to it and is counted", async () => {
    const app = BASE["app.py"].replace("login(1)", "login(1)  # llmc-nav: ignore (bound at run time)");
    const repo = GitRepo.with({ ...BASE, "app.py": app });
    repo.commit(RENAMED);
    const { broken, ignored } = await review(repo);
    expect(broken).toEqual(["app.py:1", "examples/demo.py:1", "examples/demo.py:3"]);
    expect(ignored).toMatchObject([
      { path: "app.py", line: 3, by: "comment", note: "bound at run time", is_of_change: false, reason: "renamed" },
    ]);
    const { stdout } = await text(repo);
    expect(stdout).toContain("1 broken use is ignored by a comment beside it.");
    expect(stdout.split("\n")[0]).not.toContain("ignored");
  });

  it("that the change adds also works, but the first line reports it and fail-on any fails for it", async () => {
    const repo = GitRepo.with({ "auth.py": BASE["auth.py"], "app.py": "from auth import login  # llmc-nav: ignore\n" });
    repo.git("rm", "-q", "--cached", "app.py");
    repo.write("app.py", "from auth import login\n");
    repo.commit({}, "base");
    repo.commit({ ...RENAMED, "app.py": "# llmc-nav: ignore\nfrom auth import login\n" });
    const { broken, ignored } = await review(repo);
    expect([broken, ignored]).toMatchObject([[], [{ by: "comment", is_of_change: true, note: null }]]);
    const { stdout } = await text(repo);
    expect(stdout.split("\n")[0]).toContain("1 broken use is ignored by this request");
    expect((await text(repo, "--fail-on", "broken")).code).toBe(0);
    expect((await text(repo, "--fail-on", "any")).code).toBe(1);
  });

  it.each([
    ["f()  # llmc-nav: ignore", ""],
    ["f();  // llmc-nav: ignore: loaded by name", "loaded by name"],
    ["f(); /* llmc-nav: ignore (old) */", "old"],
    ["f() -- llmc-nav: ignore", ""],
    ["f()", undefined],
    ["f('llmc-nav: ignore')", undefined],
    ["f()  # llmc-nav: ignored", undefined],
  ])("in %j has the reason %j", (line, said) => {
    expect(ignoreMark([line], 1)).toBe(said);
  });

  it("on its own line applies to the next line, but one after code does not", () => {
    expect(ignoreMark(["  // llmc-nav: ignore", "f();"], 2)).toBe("");
    expect(ignoreMark(["g();  // llmc-nav: ignore", "f();"], 2)).toBeUndefined();
  });
});

describe("review/ignore: the list in llmc.toml", () => {
  const entry = (lines: string) => `[[nav.ignore]]\n${lines}\n`;

  it.each([
    ["a symbol", 'symbol = "login"', []],
    ["a symbol with its path", 'symbol = "auth.py#login"', []],
    ["a pattern", 'symbol = "log*"', []],
    ["a path", 'path = "examples/"', ["app.py:1", "app.py:3"]],
    ["a kind", 'kind = "renamed"', []],
    ["another kind", 'kind = "deleted"', ["app.py:1", "app.py:3", "examples/demo.py:1", "examples/demo.py:3"]],
    ["both", 'symbol = "login"\npath = "app.py"', ["examples/demo.py:1", "examples/demo.py:3"]],
  ])("with %s does not ignore other uses", async (_name, lines, left) => {
    const repo = GitRepo.with({ ...BASE, "llmc.toml": entry(`${lines}\nreason = "agreed"`) });
    repo.commit(RENAMED);
    const { broken, ignored } = await review(repo);
    expect(broken).toEqual(left);
    for (const each of ignored) expect(each).toMatchObject({ by: "list", note: "agreed", is_of_change: false });
  });

  it("is read from base: a change cannot excuse itself", async () => {
    const repo = GitRepo.with(BASE);
    repo.commit({ ...RENAMED, "llmc.toml": entry('symbol = "*"') });
    expect((await review(repo)).broken).toHaveLength(4);
  });

  it.each([
    ["nothing", 'reason = "all"', "needs a symbol, a path or a kind"],
    ["a kind that does not exist", 'kind = "renamd"', 'not "renamd"'],
    ["a key that does not exist", 'symbol = "a"\nfile = "b"', '"file" has no meaning'],
  ])("with %s is a finding", (_name, lines, message) => {
    const { findings } = loadConfig(entry(lines));
    expect(findings.map((finding) => finding.message).join("\n")).toContain(message);
  });
});

describe("review/ignore: a baseline", () => {
  it("of the current broken uses lets fail-on pass until something else breaks", async () => {
    const repo = GitRepo.with(BASE);
    repo.git("checkout", "-q", "-b", "topic");
    repo.commit(RENAMED);
    expect((await cli(repo.dir, "review", "main..topic", "--fail-on", "broken")).code).toBe(1);
    const written = await cli(repo.dir, "review", "main..topic", "--write-baseline");
    expect([written.code, written.stdout]).toEqual([
      0,
      expect.stringContaining("4 broken uses written to llmc-nav.baseline.json"),
    ]);
    const baseline = readFileSync(repo.path("llmc-nav.baseline.json"), "utf8");
    repo.git("checkout", "-q", "main");
    repo.commit({ "llmc-nav.baseline.json": baseline });
    repo.git("checkout", "-q", "topic");
    repo.git("merge", "-q", "-m", "merge", "main");
    expect((await cli(repo.dir, "review", "main..topic", "--fail-on", "broken")).code).toBe(0);
    repo.commit({ "more.py": "from auth import login\n", "auth.py": "def sign_in(user):\n    return user\n" });
    const { code, stdout } = await cli(repo.dir, "review", "main..topic", "--fail-on", "broken");
    expect([code, stdout]).toEqual([1, expect.stringContaining("4 broken uses are ignored by the baseline.")]);
    expect(stdout).toContain("app.py:4: logout(2)");
  });

  it("that is damaged is reported and ignores nothing", async () => {
    const repo = GitRepo.with({ ...BASE, "llmc-nav.baseline.json": '{"version": 7}' });
    repo.commit(RENAMED);
    const { broken, stderr } = await review(repo);
    expect([broken.length, stderr]).toEqual([
      4,
      expect.stringContaining("is not one that `llmc-nav review --write-baseline` wrote"),
    ]);
  });

  it("is not written outside of the repository", async () => {
    const repo = GitRepo.with(BASE);
    repo.commit(RENAMED);
    const { code, stderr } = await cli(repo.dir, "review", "HEAD~1", "--write-baseline", "--baseline", "../x.json");
    expect([code, stderr]).toEqual([2, expect.stringContaining("is not in it")]);
  });
});
