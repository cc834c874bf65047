import { execFileSync, spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";
import { NODES } from "../helpers/nodes.ts";

import { bundledCli, DIST, runBundle } from "../helpers/run-bundle.ts";

/** The bundle alone in an empty folder, as a user has it. */
function copyOfDist(): string {
  const folder = join(makeTempDir(), "dist");
  cpSync(DIST, folder, { recursive: true });
  return folder;
}

const FILES = {
  "a.py": "def alpha():\n    return beta()\n\ndef beta():\n    pass\n",
  "b.ts": "export const gamma = (): number => 1;\n",
  "c.go": "package c\n\nfunc Delta() {}\n",
  "d.rs": "pub fn epsilon() {}\n",
};

describe.each(NODES)("the bundle on Node %s", (_version, node) => {
  it("extracts every kind of language with dist/ alone, with and without threads", () => {
    const dist = copyOfDist();
    const repo = GitRepo.with(FILES);
    for (const threads of ["0", "2"]) {
      const args = ["facts", "--json", "--threads", threads, ...Object.keys(FILES)];
      const { status, stdout, stderr } = runBundle(repo, args, { node, dist });
      expect([status, stderr]).toEqual([0, ""]);
      const names = stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).definitions.map((each: { qualname: string }) => each.qualname));
      expect(names).toEqual([["alpha", "beta"], ["gamma"], ["Delta"], ["epsilon"]]);
    }
  });

  it("answers where-used and loads only the code of this command", () => {
    const repo = GitRepo.with(FILES);
    const { status, stdout } = runBundle(repo, ["where-used", "-s", "beta", "--json"], { node });
    expect(status).toBe(0);
    expect(JSON.parse(stdout).items).toMatchObject([{ file: "a.py", line: 2, role: "call" }]);
  });

  it("says in one sentence that git is missing", () => {
    const repo = GitRepo.with(FILES);
    const result = runBundle(repo, ["facts"], { node, env: { PATH: "/nowhere" } });
    expect(result.status).toBe(2);
    expect(result.stderr).toMatch(/^llmc-nav: git was not found.*\n$/);
  });

  it("ends without an error when its reader closes the pipe", () => {
    const repo = GitRepo.with(FILES);
    const command = `"${node}" "${bundledCli()}" facts --json a.py b.ts c.go d.rs | head -c 10`;
    const { stderr } = spawnSync("sh", ["-c", command], { cwd: repo.dir, env: TEST_ENV, encoding: "utf8" });
    expect(stderr).toBe("");
  });
});

describe("dist/", () => {
  it("stays within 15 MB", () => {
    const size = Number(execFileSync("du", ["-sb", DIST], { encoding: "utf8" }).split("\t")[0]);
    expect(size).toBeLessThan(15 * 1000 * 1000);
  });
});
