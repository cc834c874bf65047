import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { auditToWire, parseAudit } from "../../src/envelope/audit-document.ts";
import { build } from "../helpers/build-graph.ts";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const BODY = "    if user.is_active:\n        return user.open_session(user.key, retries=3)\n    return None\n";
const FILES = { ".gitignore": ".llmc/\n", "auth.py": `def login(user):\n${BODY}` };

async function staleRepository(): Promise<GitRepo> {
  const repo = GitRepo.with(FILES);
  await build(repo);
  repo.commit({ "auth.py": `def sign_in(user):\n${BODY}` });
  return repo;
}

describe("cli/audit", () => {
  it("answers in JSON that can be read back", async () => {
    const { code, stdout } = await cli((await staleRepository()).dir, "audit", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      bad: true,
      index: { freshness_state: "STALE", relation: "behind 1" },
      files: { changed: 1, listed: [{ path: "auth.py", change: "modified" }] },
      symbols: { counts: { renamed: 1 } },
      figures: { commits_behind: 1, drifted_files: 1, moved_symbols: 1, gone_symbols: 0 },
      trend: null,
    });
    expect(auditToWire(parseAudit(stdout))).toEqual(JSON.parse(stdout));
  });

  it("says that there is no index and what it is for, without calling this a problem", async () => {
    const repo = GitRepo.with(FILES);
    const { code, stdout } = await cli(repo.dir, "audit");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^- There is no index yet; one makes lineage and large reviews faster\n/);
    expect(stdout).toMatch(/^ {2}index +no index$/m);
    expect(stdout).toContain("\n  note  `llmc-nav build-graph` makes one.\n");
    expect(stdout).not.toMatch(/nothing|relied on|✗|error {2}|not known/);
    const markdown = (await cli(repo.dir, "audit", "--format", "markdown")).stdout;
    expect(markdown).toContain("There is no index yet; one makes");
    expect((await cli(repo.dir, "audit", "--fail-on", "stale")).code).toBe(1);
  });

  it.each([
    ["never", 0],
    ["stale", 1],
    ["any", 1],
  ])("with a stale index and --fail-on %s, exits with %d", async (level, code) => {
    const repo = await staleRepository();
    expect((await cli(repo.dir, "audit", "--fail-on", level)).code).toBe(code);
    await build(repo);
    expect((await cli(repo.dir, "audit", "--fail-on", level)).code).toBe(0);
  });

  it("reports the differences from an earlier audit, or that there are none", async () => {
    const repo = await staleRepository();
    const file = join(makeTempDir("audits"), "before.json");
    writeFileSync(file, (await cli(repo.dir, "audit", "--json")).stdout);
    const same = await cli(repo.dir, "audit", "--previous", file, "--format", "markdown");
    expect(same.stdout).toContain("Nothing changed since");
    await build(repo);
    const fixed = await cli(repo.dir, "audit", "--previous", file, "--format", "text");
    expect(fixed.stdout).toContain("commits behind: 0, was 1");
  });

  it.each([
    ["not there", undefined, "There is no audit"],
    ["no JSON", "{", "it is not JSON"],
    ["something else", "[1]", "is not an object"],
    ["of another version", '{"version":99}', "version"],
    ["forged", '{"version":1,"commit":"1234567890","index":{"freshness_state":"GREAT"},"figures":{}}', "is not one of"],
  ])("rejects an earlier audit that is %s with one sentence", async (_title, text, message) => {
    const file = join(makeTempDir("audits"), "before.json");
    if (text !== undefined) writeFileSync(file, text);
    const { code, stderr } = await cli(GitRepo.with(FILES).dir, "audit", "--previous", file);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("never renders names of the repository as Markdown or as commands of the terminal", async () => {
    const evil = "x`|<img src=x>@octocat\u001b[31m.py";
    const repo = GitRepo.with({ ...FILES, [evil]: "def gone_one():\n    return 1\n" });
    await build(repo);
    repo.remove(evil);
    repo.commit();
    const { stdout: markdown } = await cli(repo.dir, "audit", "--format", "markdown");
    expect(markdown).toContain("``x`|<img src=x>@octocat\\u{1b}[31m.py``");
    const { stdout: text } = await cli(repo.dir, "audit", "--format", "text");
    expect(text).not.toContain("\u001b");
  });

  it("needs a commit", async () => {
    const { code, stderr } = await cli(GitRepo.init().dir, "audit");
    expect([code, stderr.split("\n").length]).toEqual([2, 2]);
  });
});
