import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { build } from "../helpers/build-graph.ts";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";

const WORKFLOW = readFileSync(new URL("../../docs/workflows/audit-many.yml", import.meta.url), "utf8");
const CLI = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));

/** The script of a step, as the runner gets it. */
function scriptOf(step: string): string {
  const [, block = ""] =
    new RegExp(`- name: ${step}\\n(?:(?! {6}- ).*\\n)*? {8}run: \\|\\n((?: {10}.*\\n)+)`).exec(WORKFLOW) ?? [];
  expect(block).not.toBe("");
  return block.replace(/^ {10}/gm, "");
}

/** Runs a step in the folder of its job. */
function runStep(step: string, folder: string, env: Record<string, string> = {}) {
  const summary = join(folder, "summary.md");
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  const { status } = spawnSync("bash", ["-e", "-c", scriptOf(step)], {
    cwd: folder,
    env: { ...TEST_ENV, PATH, GITHUB_STEP_SUMMARY: summary, ...env },
  });
  return { status, summary: readFileSync(summary, "utf8") };
}

/** The folder of a job. It contains the audited repository next to llmc-nav. */
function jobFolder(repo: GitRepo): string {
  const folder = makeTempDir("job");
  mkdirSync(join(folder, "llmc-nav/dist/cli"), { recursive: true });
  writeFileSync(join(folder, "llmc-nav/dist/cli/index.js"), `await import(${JSON.stringify(CLI)});\n`);
  renameSync(repo.dir, join(folder, "audited"));
  return folder;
}

describe("audit-many.yml: its scripts", () => {
  it("fail for a stale repository, pass for a fresh one, and list both in one table", async () => {
    const [fresh, stale] = [GitRepo.with({ "a.py": "A = 1\n" }), GitRepo.with({ "b.py": "B = 1\n" })];
    for (const repo of [fresh, stale]) await build(repo);
    stale.commit({ "b.py": "B = 2\n" });
    const overview = makeTempDir("overview");
    const results = [fresh, stale].map((repo, at) => {
      const folder = jobFolder(repo);
      const result = runStep("Audit", folder, { REPOSITORY: `my-org/${at}` });
      mkdirSync(join(overview, `audits/audit-${at}`), { recursive: true });
      renameSync(join(folder, "line.json"), join(overview, `audits/audit-${at}/line.json`));
      return result;
    });
    expect(results.map(({ status }) => status)).toEqual([0, 1]);
    expect(results[1]?.summary).toContain("The index is stale");
    expect(runStep("Overview", overview)).toEqual({
      status: 0,
      summary: [
        "| repository | state | commits behind | problems |",
        "|---|---|---|---|",
        "| my-org/0 | FRESH | 0 | 0 |",
        "| my-org/1 | STALE | 1 | 1 |",
        "",
      ].join("\n"),
    });
  });
});
