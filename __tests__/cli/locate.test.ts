import { describe, expect, it } from "vitest";
import { outlineByLines } from "../../src/rebind/locate/locate-by-lines.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const SOURCE = "# one\n\n@deco\ndef target():\n    pass\n";

describe("cli/locate", () => {
  it("gives the current place of a symbol, not the committed one", async () => {
    const repo = GitRepo.with({ "a.py": SOURCE });
    repo.write("a.py", `${"#\n".repeat(10)}${SOURCE}`);
    const { code, stdout } = await cli(repo.dir, "locate", "--json", "--file", "a.py", "-s", "target");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ path: "a.py", start_line: 14, end_line: 15, full_start_line: 13 });
  });

  it("answers null and exit code 0 for a symbol that is gone", async () => {
    const repo = GitRepo.with({ "a.py": SOURCE });
    expect(await cli(repo.dir, "locate", "--json", "--file", "a.py", "-s", "gone")).toMatchObject({
      code: 0,
      stdout: "null\n",
    });
  });

  it("names the innermost symbol at a line", async () => {
    const repo = GitRepo.with({ "a.ts": "class A {\n  m() {\n    return 1;\n  }\n}\n" });
    const { stdout } = await cli(repo.dir, "locate", "--json", "--file", "a.ts", "--line", "3");
    expect(JSON.parse(stdout)).toMatchObject({ qualname: "A.m", span: "core" });
  });

  it("answers in one line in a terminal", async () => {
    const repo = GitRepo.with({ "a.py": SOURCE });
    const { stdout } = await cli(repo.dir, "locate", "--file", "a.py", "-s", "target", "--format", "text");
    expect(stdout).toBe("a.py:4-5 function target, with decorators and doc comment from line 3\n");
  });

  it.each([
    ["sym:src.auth.Auth.login", 2],
    ["sym:auth.Auth.login", 2],
    ["type:src.auth.Auth", 1],
    ["sym:src.auth.login~2", 7],
    ["sym:src.auth.login", 7],
  ])("understands the id %s", async (id, line) => {
    const source = "class Auth:\n    def login(self):\n        pass\n\ndef login(): ...\n\ndef login(): ...\n";
    const repo = GitRepo.with({ "src/auth.py": source });
    const { stdout } = await cli(repo.dir, "locate", "--json", "--file", "src/auth.py", "-s", id);
    expect(JSON.parse(stdout)).toMatchObject({ start_line: line, found_by: "syntax" });
  });

  it("answers null for an id of another module", async () => {
    const repo = GitRepo.with({ "src/auth.py": "def login(): ...\n" });
    const { stdout } = await cli(repo.dir, "locate", "--file", "src/auth.py", "-s", "sym:src.other.login", "--json");
    expect(stdout).toBe("null\n");
  });
});

describe("cli/locate: languages without a grammar", () => {
  const LUA =
    "local M = {}\n\nlocal function helper(x)\n  return x\nend\n\nfunction M.open(path)\n  helper(path)\nend\n\nM.close = function()\nend\n";
  it.each([
    ["m.luau", LUA, "helper", 3, 5],
    ["m.luau", LUA, "M.open", 7, 9],
    ["m.luau", LUA, "M.close", 11, 12],
    ["m.pl", "use strict;\nsub login {\n    my $x = shift;\n}\n", "login", 2, 4],
    ["a.swift", "class Auth {\n    func login() {\n        go()\n    }\n}\n", "Auth.login", 2, 4],
    ["a.ex", "defmodule Auth do\n  def login(user) do\n    user\n  end\nend\n", "Auth.login", 2, 4],
    [
      "a.mill",
      "object Auth {\n  private def login(u: User): Unit =\n    go(u)\n\n  val x = 1\n}\n",
      "Auth.login",
      2,
      3,
    ],
    ["a.clj", "(ns a)\n\n(defn log-in [u]\n  (go u))\n", "log-in", 3, 4],
    ["a.zig", "pub fn add(a: i32) i32\n{\n    return a;\n}\n", "add", 1, 4],
    ["a.sql", "CREATE OR REPLACE FUNCTION add_user(x int)\n  RETURNS int\nAS\n  SELECT 1;\n", "add_user", 1, 2],
    ["a.jl", "function area(r)\n    r^2\nend\n", "area", 1, 3],
  ])("finds %s: %j by the form of its lines", async (path, text, name, start, end) => {
    const repo = GitRepo.with({ [path]: text });
    const { stdout } = await cli(repo.dir, "locate", "--json", "--file", path, "-s", name);
    expect(JSON.parse(stdout)).toMatchObject({ qualname: name, start_line: start, end_line: end, found_by: "lines" });
  });

  it("says that the answer is a guess, and answers null when no line looks like a definition", async () => {
    const repo = GitRepo.with({ "m.luau": LUA });
    const found = await cli(repo.dir, "locate", "--file", "m.luau", "-s", "helper", "--format", "text");
    expect(found.stdout).toBe(
      "m.luau:3-5 function helper (by the look of the lines: there is no grammar for this language)\n",
    );
    expect((await cli(repo.dir, "locate", "--json", "--file", "m.luau", "-s", "path")).stdout).toBe("null\n");
    expect(
      JSON.parse((await cli(repo.dir, "locate", "--json", "--file", "m.luau", "--line", "8")).stdout).qualname,
    ).toBe("M.open");
  });

  it("answers hostile lines at once", async () => {
    const started = performance.now();
    for (const line of ["local ".repeat(160), `def ${"a.".repeat(480)}`, `${" ".repeat(900)}(`, "a-".repeat(490)]) {
      outlineByLines(`${line}\n`.repeat(2000));
    }
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
