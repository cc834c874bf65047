import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const FILES = {
  "src/auth.py": "class Auth:\n    def login(self):\n        return 1\n\n\ndef unused():\n    pass\n",
  "src/app.py":
    "from auth import Auth\n\n\ndef main():\n    Auth().login()\n    helper()\n\n\ndef helper():\n    Auth().login()\n",
  "tests/test_app.py": "from app import main\n\n\ndef test_main():\n    main()\n",
};

async function json(repo: GitRepo, ...argv: readonly string[]) {
  const { code, stdout } = await cli(repo.dir, ...argv, "--json");
  return { code, ...JSON.parse(stdout) };
}

describe("cli/where-used", () => {
  it.each([
    "login",
    "Auth.login",
    "src/auth.py#Auth.login",
    "src/auth.py:2",
    "sym:auth.Auth.login",
    "sym:src.auth.Auth.login",
  ])("understands %s", async (symbol) => {
    const answer = await json(GitRepo.with(FILES), "where-used", "-s", symbol);
    expect(answer.items.map((item: { line: number }) => item.line)).toEqual([5, 10]);
  });

  it("gives each use with its line, role, confidence, snippet and the definition around it", async () => {
    const { meta, items } = await json(GitRepo.with(FILES), "where-used", "-s", "Auth.login", "-l", "1");
    expect(items).toEqual([
      expect.objectContaining({
        file: "src/app.py",
        line: 5,
        column: 12,
        role: "call",
        confidence: "exact",
        is_test: false,
        symbol: expect.objectContaining({ path: "src/auth.py", qualname: "Auth.login", kind: "method" }),
        enclosing: expect.objectContaining({ qualname: "main" }),
      }),
    ]);
    expect(items[0].snippet.text).toContain("Auth().login()");
    expect(meta).toMatchObject({
      status: "FALLBACK",
      source: "LOCAL_FALLBACK",
      freshness_state: "UNKNOWN",
      tool: "where-used",
      query: "Auth.login",
      truncated: true,
      total: 2,
    });
  });

  it("separates tests from production and leaves out imports when asked", async () => {
    const repo = GitRepo.with(FILES);
    const only = await json(repo, "where-used", "-s", "main", "--tests", "only", "--no-imports");
    expect(only.items.map((item: { file: string; line: number }) => `${item.file}:${item.line}`)).toEqual([
      "tests/test_app.py:5",
    ]);
    expect((await json(repo, "where-used", "-s", "main", "--tests", "exclude")).items).toEqual([]);
  });

  it("says why an answer is empty", async () => {
    const repo = GitRepo.with(FILES);
    await cli(repo.dir, "facts");
    expect((await json(repo, "where-used", "-s", "unused")).meta.reason).toContain("nothing here uses it");
  });

  it("answers about a commit with --rev, and sees uncommitted edits without", async () => {
    const repo = GitRepo.with(FILES);
    repo.write("src/more.py", "import auth\nauth.Auth().login()\n");
    expect((await json(repo, "where-used", "-s", "login")).meta.total).toBe(3);
    expect((await json(repo, "where-used", "-s", "login", "--rev", "HEAD")).meta.total).toBe(2);
  });

  it("groups by definition when a name has several, and says so", async () => {
    const repo = GitRepo.with({ "a.py": "def go(): ...\ngo()\n", "b.py": "def go(): ...\ngo()\n" });
    const { meta, items } = await json(repo, "where-used", "-s", "go");
    expect(items.map((item: { symbol: { path: string } }) => item.symbol.path)).toEqual(["a.py", "b.py"]);
    expect(meta.reason).toContain("2 definitions");
  });

  it("answers a batch in the order of its lines", async () => {
    const repo = GitRepo.with(FILES);
    repo.write(
      "q.jsonl",
      `${JSON.stringify({ symbol: "main", def_file: "src/app.py", def_line: 4 })}\n${JSON.stringify({ symbol: "login", def_file: "src/auth.py", def_line: 2 })}\n`,
    );
    const { stdout } = await cli(repo.dir, "where-used", "--batch", "q.jsonl");
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.refs.map((ref: { line: number }) => ref.line))).toEqual([
      [1, 5],
      [5, 10],
    ]);
  });

  it("returns a mistake as an envelope for programs and as a sentence for people", async () => {
    const repo = GitRepo.with(FILES);
    const bad = await json(repo, "where-used", "-s", "x", "--rev", "no-such-branch");
    expect([bad.code, bad.meta.status, bad.meta.error_code, bad.items]).toEqual([2, "ERROR", "BAD_REVISION", []]);
    for (const format of ["text", "json"]) {
      const ask = ["where-used", "-s", "x", "--rev", "no-such-branch", "--format", format];
      const { code, stderr } = await cli(repo.dir, ...ask);
      expect([code, stderr]).toEqual([2, `llmc-nav: ${bad.meta.message}\n`]);
    }
  });

  it("also writes the answer as Markdown to the path of --markdown-file", async () => {
    const repo = GitRepo.with(FILES);
    const { items } = await json(repo, "where-used", "-s", "Auth.login", "--markdown-file", "answer.md");
    const { stdout } = await cli(repo.dir, "where-used", "-s", "Auth.login", "--format", "markdown");
    expect(items).not.toEqual([]);
    expect(readFileSync(join(repo.dir, "answer.md"), "utf8")).toBe(stdout);
    const { code, stderr } = await cli(repo.dir, "where-used", "-s", "Auth.login", "--markdown-file", "no/answer.md");
    expect([code, stderr]).toEqual([2, expect.stringContaining("--markdown-file cannot be written")]);
  });

  it("never renders text of the repository or of the question as Markdown", async () => {
    const repo = GitRepo.with({ "a.py": "def login(): ...\n" });
    repo.write("b.py", "from a import login\nlogin('@octocat')\n");
    const { stdout } = await cli(repo.dir, "where-used", "-s", "login", "--format", "markdown");
    expect(stdout).toContain("@octocat");
    expect(stdout.replaceAll(/`[^`]*`/g, "")).not.toContain("@");
  });
});

describe("cli/lineage", () => {
  it("walks callers breadth first, with the hops that lead there", async () => {
    const { items } = await json(GitRepo.with(FILES), "lineage", "-s", "Auth.login", "-d", "upstream");
    const ways = items.map((item: { hops: { symbol: { qualname: string } }[] }) =>
      item.hops.map((hop) => hop.symbol.qualname).join(" < "),
    );
    expect(ways).toEqual(["main", "helper", "main < test_main"]);
  });

  it("walks callees up to the requested depth", async () => {
    const repo = GitRepo.with(FILES);
    const deep = await json(repo, "lineage", "-s", "test_main", "-d", "downstream");
    expect(deep.items.map((item: { symbol: { qualname: string } }) => item.symbol.qualname)).toEqual([
      "main",
      "Auth",
      "Auth.login",
      "helper",
    ]);
    const shallow = await json(repo, "lineage", "-s", "test_main", "-d", "downstream", "--depth", "1");
    expect(shallow.items).toHaveLength(1);
  });

  it("reaches a node by its shortest way, whatever the order of the calls", async () => {
    const repo = GitRepo.with({
      "a.py": "def a():\n    b()\n    c()\ndef b():\n    c()\ndef c():\n    d()\ndef d(): ...\n",
    });
    const { items } = await json(repo, "lineage", "-s", "a", "-d", "downstream", "--depth", "2");
    expect(
      items.map((item: { symbol: { qualname: string }; depth: number }) => `${item.symbol.qualname}${item.depth}`),
    ).toEqual(["b1", "c1", "d2"]);
  });

  it("ends in a cycle", async () => {
    const repo = GitRepo.with({ "a.py": "def a():\n    b()\ndef b():\n    a()\n" });
    expect((await json(repo, "lineage", "-s", "a", "-d", "upstream")).items).toHaveLength(1);
  });

  it.each([
    ["upstream", "upstream"],
    [" UPSTREAM ", "upstream"],
    ["callers", "upstream"],
    ["Downstream", "downstream"],
    ["callees", "downstream"],
  ])("understands %j as %s, and names the direction", async (word, direction) => {
    const { meta } = await json(GitRepo.with(FILES), "lineage", "-s", "Auth.login", "-d", word);
    expect([meta.status, meta.direction]).toEqual(["FALLBACK", direction]);
  });

  it("rejects a direction that does not exist", async () => {
    const { code, stdout, stderr } = await cli(
      GitRepo.with(FILES).dir,
      "lineage",
      "-s",
      "login",
      "-d",
      "sideways",
      "--json",
    );
    expect([code, stderr]).toEqual([
      2,
      'llmc-nav: A direction is upstream (callers) or downstream (callees), not "sideways".\n',
    ]);
    expect(JSON.parse(stdout).meta).toMatchObject({ status: "ERROR", error_code: "BAD_REQUEST", query: "login" });
  });
});

describe("cli: mistakes as envelopes", () => {
  it.each([
    ["an empty query", ["search", "-q", ""], "search"],
    ["no symbol", ["where-used"], "where-used"],
    ["no symbol to start from", ["lineage", "-d", "upstream"], "lineage"],
    ["a limit of nothing", ["where-used", "-s", "login", "-l", "0"], "where-used"],
    ["a limit that is no number", ["search", "-q", "a", "-l", "many"], "search"],
    ["a symbol too many", ["where-used", "-s", "login", "logout"], "where-used"],
    ["words beside a query", ["search", "-q", "a", "b"], "search"],
    ["two symbols", ["lineage", "login", "logout"], "lineage"],
    ["a word that means nothing", ["status", "foo"], "status"],
    ["two commits", ["review", "HEAD", "HEAD~1"], "review"],
    ["a base that is named twice", ["changed", "HEAD~1", "--base", "HEAD"], "changed"],
    ["an option that does not exist", ["search", "-q", "a", "--frobnicate"], "search"],
    ["a confidence that does not exist", ["where-used", "-s", "a", "--confidence", "sure"], "where-used"],
    ["nothing to locate", ["locate", "--file", "x.py"], "locate"],
    ["nothing to route", ["route"], "route"],
  ])("answers %s with BAD_REQUEST on standard output", async (_title, argv, tool) => {
    const { code, stdout, stderr } = await cli(GitRepo.with(FILES).dir, ...argv, "--json");
    const { meta, items } = JSON.parse(stdout);
    expect([code, meta.status, meta.error_code, meta.source, meta.tool, items]).toEqual([
      2,
      "ERROR",
      "BAD_REQUEST",
      "NONE",
      tool,
      [],
    ]);
    expect(stderr).toBe(`llmc-nav: ${meta.message}\n`);
  });

  it("prints nothing on standard output if text was requested", async () => {
    const { code, stdout } = await cli(GitRepo.with(FILES).dir, "search", "-q", "", "--format", "text");
    expect([code, stdout]).toEqual([2, ""]);
  });
});

describe("cli: snippets", () => {
  it.each([
    ["a\nb\nc()\n", 5],
    ["a\nb\nc()", 5],
    ["a\nb\nc()\n\n", 6],
  ])("end at the last line of the file %j", async (end, last) => {
    const repo = GitRepo.with({ "m.py": `def c(): ...\n\n${end}` });
    const { items } = await json(repo, "where-used", "-s", "c");
    expect(items[0].snippet.location).toEqual({ path: "m.py", start_line: 3, end_line: last });
  });
});
