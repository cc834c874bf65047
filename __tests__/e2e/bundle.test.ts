import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
/** The Node of this test run, and the one on PATH if it is another: the bundle must run on both. */
const NODES = [...new Set([process.execPath, nodeOnPath()])].map((path) => [version(path), path] as const);

function nodeOnPath(): string {
  const outside = (process.env.PATH ?? "").split(":").filter((part) => !part.includes("node_modules"));
  return outside.map((part) => join(part, "node")).find((path) => existsSync(path)) ?? process.execPath;
}

function version(node: string): string {
  return execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
}

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
  it("extracts every kind of language from dist/ alone, with and without threads", () => {
    const dist = copyOfDist();
    const repo = GitRepo.with(FILES);
    for (const threads of ["0", "2"]) {
      const args = [join(dist, "cli/index.js"), "facts", "--json", "--threads", threads, ...Object.keys(FILES)];
      const { status, stdout, stderr } = spawnSync(node, args, { cwd: repo.dir, env: TEST_ENV, encoding: "utf8" });
      expect([status, stderr]).toEqual([0, ""]);
      const names = stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).definitions.map((each: { qualname: string }) => each.qualname));
      expect(names).toEqual([["alpha", "beta"], ["gamma"], ["Delta"], ["epsilon"]]);
    }
  });

  it("answers where-used with the code of the command alone", () => {
    const repo = GitRepo.with(FILES);
    const args = [join(DIST, "cli/index.js"), "where-used", "-s", "beta", "--json"];
    const { status, stdout } = spawnSync(node, args, { cwd: repo.dir, env: TEST_ENV, encoding: "utf8" });
    expect(status).toBe(0);
    expect(JSON.parse(stdout).items).toMatchObject([{ file: "a.py", line: 2, role: "call" }]);
  });

  it("says what is missing, in one sentence, when there is no git", () => {
    const repo = GitRepo.with(FILES);
    const result = spawnSync(node, [join(DIST, "cli/index.js"), "facts"], {
      cwd: repo.dir,
      env: { PATH: "/nowhere" },
      encoding: "utf8",
    });
    expect(result.status).toBe(2);
    expect(result.stderr).toMatch(/^llmc-nav: git was not found.*\n$/);
  });

  it("ends quietly when its reader goes away", () => {
    const repo = GitRepo.with(FILES);
    const command = `"${node}" "${join(DIST, "cli/index.js")}" facts --json a.py b.ts c.go d.rs | head -c 10`;
    const { stderr } = spawnSync("sh", ["-c", command], { cwd: repo.dir, env: TEST_ENV, encoding: "utf8" });
    expect(stderr).toBe("");
  });
});

describe("the action's bundle", () => {
  function runAction(repo: GitRepo, event: unknown, inputs: Record<string, string> = {}) {
    const temp = makeTempDir("runner");
    const files = { output: join(temp, "output"), summary: join(temp, "summary"), event: join(temp, "event.json") };
    writeFileSync(files.output, "");
    writeFileSync(files.summary, "");
    writeFileSync(files.event, JSON.stringify(event));
    const given = { "INPUT_MAX-FILE-SIZE": "2097152", INPUT_HEAD: "", ...inputs };
    const env = {
      ...TEST_ENV,
      ...given,
      GITHUB_WORKSPACE: repo.dir,
      GITHUB_EVENT_PATH: files.event,
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      RUNNER_TEMP: temp,
    };
    const { status, stdout } = spawnSync(process.execPath, [join(DIST, "index.js")], {
      cwd: repo.dir,
      env,
      encoding: "utf8",
    });
    const outputs = new Map(
      [...readFileSync(files.output, "utf8").matchAll(/^(\S+?)<<(\S+)\n([\s\S]*?)\n\2$/gm)].map((match) => [
        match[1],
        match[3],
      ]),
    );
    return { status, stdout, outputs, summary: readFileSync(files.summary, "utf8") };
  }

  it("reads the pull request's head, not the merge commit, when it is in the clone", () => {
    const repo = GitRepo.with(FILES);
    const base = repo.git("rev-parse", "HEAD");
    const head = repo.branch("topic", base, { "e.py": "x = 1\n" });
    repo.pullRequestMerge(7, base, head);
    const clone = repo.checkoutPullRequest(7, 2);
    const { status, outputs, summary } = runAction(clone, { pull_request: { head: { sha: head } } });
    expect(status).toBe(0);
    expect([outputs.get("commit"), outputs.get("conclusion")]).toEqual([head, "success"]);
    expect(summary).toContain("**5** files have facts");
    expect(JSON.parse(readFileSync(outputs.get("report-json") as string, "utf8"))).toMatchObject({
      commit: head,
      files: 5,
    });
  });

  it("reads the merge commit of a checkout of depth 1, and says how to get the head", () => {
    const repo = GitRepo.with(FILES);
    const base = repo.git("rev-parse", "HEAD");
    const head = repo.branch("topic", base, { "e.py": "x = 1\n" });
    const merge = repo.pullRequestMerge(7, base, head);
    const { status, outputs, stdout } = runAction(repo.checkoutPullRequest(7, 1), {
      pull_request: { head: { sha: head } },
    });
    expect([status, outputs.get("commit")]).toEqual([0, merge]);
    expect(stdout).toContain("fetch-depth: 2");
  });

  it.each([
    ["no payload at all", undefined],
    ["a hostile payload", { pull_request: { head: { sha: "--upload-pack=x" } } }],
  ])("reads the checked-out commit with %s", (_title, event) => {
    const repo = GitRepo.with(FILES);
    expect(runAction(repo, event ?? null).outputs.get("commit")).toBe(repo.git("rev-parse", "HEAD"));
  });

  it("fails with one error that names the input, and still sets its outputs", () => {
    const { status, stdout, outputs } = runAction(GitRepo.with(FILES), {}, { "INPUT_MAX-FILE-SIZE": "huge" });
    expect([status, outputs.get("conclusion")]).toEqual([1, "error"]);
    expect(stdout).toContain("::error::The input max-file-size takes a number of bytes");
  });

  it("obeys no workflow command that a file name spells", () => {
    const repo = GitRepo.with({ "a.py": "x = 1\n", "b\n::error::gotcha\n.bin": Buffer.from([0, 1]) });
    const { stdout, summary } = runAction(repo, {});
    expect(stdout.split("\n").filter((line) => line.startsWith("::"))).toEqual([]);
    expect(summary).not.toContain("\n::error::");
  });
});

describe("dist/", () => {
  it("stays within 12 MB", () => {
    const size = Number(execFileSync("du", ["-sb", DIST], { encoding: "utf8" }).split("\t")[0]);
    expect(size).toBeLessThan(12 * 1000 * 1000);
  });
});
