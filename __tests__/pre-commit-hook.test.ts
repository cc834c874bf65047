import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { callProblem, ROOT } from "./helpers/docs-pages.ts";
import { GitRepo } from "./helpers/git-repo.ts";
import { cli } from "./helpers/run-cli.ts";
import { callsIn } from "./helpers/shell-words.ts";

const HOOKS = readFileSync(`${ROOT}/.pre-commit-hooks.yaml`, "utf8");
const [ENTRY = []] = callsIn(/^ {2}entry: (.+)$/m.exec(HOOKS)?.[1] ?? "");

describe("the hook of pre-commit", () => {
  it("is installed by npm and does not get names of files", () => {
    expect(HOOKS).toMatch(/^- id: llmc-nav$/m);
    expect(HOOKS).toMatch(/^ {2}language: node$/m);
    expect(HOOKS).toMatch(/^ {2}pass_filenames: false$/m);
    const { bin } = JSON.parse(readFileSync(`${ROOT}/package.json`, "utf8"));
    expect(Object.keys(bin)).toEqual(["llmc-nav"]);
  });

  it("runs a valid call of the command line", () => {
    expect(ENTRY).toEqual(["review", "--fail-on", "broken"]);
    expect(callProblem(ENTRY)).toBeUndefined();
    expect(callProblem([...ENTRY, "HEAD"])).toBeUndefined();
  });

  it("fails for edits that break a use, and passes for others", async () => {
    const repo = GitRepo.with({ "a.py": "def f():\n    return 1\n", "b.py": "from a import f\n\nf()\n" });
    repo.write("a.py", "def f():\n    return 2\n");
    expect((await cli(repo.dir, ...ENTRY)).code).toBe(0);
    repo.write("a.py", "def g():\n    return 1\n");
    expect((await cli(repo.dir, ...ENTRY)).code).toBe(1);
  });
});
