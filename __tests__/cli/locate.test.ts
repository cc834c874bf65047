import { describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const SOURCE = "# one\n\n@deco\ndef target():\n    pass\n";

describe("cli/locate", () => {
  it("gives the place of a symbol as it is now, not as it was committed", async () => {
    const repo = GitRepo.with({ "a.py": SOURCE });
    repo.write("a.py", `${"#\n".repeat(10)}${SOURCE}`);
    const { code, stdout } = await cli(repo.dir, "locate", "--file", "a.py", "-s", "target");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ path: "a.py", start_line: 14, end_line: 15, full_start_line: 13 });
  });

  it("answers null and exit code 0 for a symbol that is gone", async () => {
    const repo = GitRepo.with({ "a.py": SOURCE });
    expect(await cli(repo.dir, "locate", "--file", "a.py", "-s", "gone")).toMatchObject({ code: 0, stdout: "null\n" });
  });

  it("names the innermost symbol at a line", async () => {
    const repo = GitRepo.with({ "a.ts": "class A {\n  m() {\n    return 1;\n  }\n}\n" });
    const { stdout } = await cli(repo.dir, "locate", "--file", "a.ts", "--line", "3");
    expect(JSON.parse(stdout)).toMatchObject({ qualname: "A.m", span: "core" });
  });

  it("tells people in one line", async () => {
    const repo = GitRepo.with({ "a.py": SOURCE });
    const { stdout } = await cli(repo.dir, "locate", "--file", "a.py", "-s", "target", "--format", "text");
    expect(stdout).toBe("a.py:4-5 function target, with decorators and doc comment from line 3\n");
  });
});
