import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { DATABASE, type Span, writeDatabase } from "../helpers/llmc-database.ts";
import { cli } from "../helpers/run-cli.ts";

const CALLER = "def caller(value):\n    return helper(value)";
const FILES = {
  ".gitignore": ".llmc\n.rag\n",
  "pkg/tools.py": "def helper(value):\n    return value * 2\n",
  "pkg/work.py": `from pkg.tools import helper\n\n\n${CALLER}\n\n\nprint(helper(1))\n`,
};

const SPAN: Span = { path: "pkg/work.py", symbol: "caller", lines: [4, 5], text: CALLER, summary: "Calls the helper." };

async function usesOf(repo: GitRepo, ...options: string[]) {
  const { stdout, stderr } = await cli(repo.dir, "where-used", "-s", "helper", "--no-imports", "--json", ...options);
  return { items: JSON.parse(stdout).items, stderr };
}

describe("graph/llmc-database", () => {
  it.each([".llmc/rag/index_v2.db", ".llmc/rag/enrichment.db", ".rag/index_v2.db", ".llmc/index_v2.db"])(
    "provides the texts of LLMC's models for items, from %s, without a graph",
    async (path) => {
      const repo = GitRepo.with(FILES);
      await writeDatabase(repo, [SPAN], path);
      const { items, stderr } = await usesOf(repo);
      expect(stderr).toBe("");
      expect(items[0]).toMatchObject({ line: 5, binding: { status: "same", score: 1 } });
      expect(items[0].enrichment).toEqual({
        summary: "Calls the helper.",
        content_type: "code",
        content_language: "python",
        usage_snippet: "caller(1)",
        inputs: ["value"],
      });
      expect(items[0]).not.toHaveProperty("enrichment_stale");
    },
  );

  it("can be read in LLMC's mode with a write-ahead log", async () => {
    const repo = GitRepo.with(FILES);
    await writeDatabase(repo, [SPAN]);
    const bytes = readFileSync(repo.path(DATABASE));
    bytes[18] = 2;
    bytes[19] = 2;
    writeFileSync(repo.path(DATABASE), bytes);
    expect((await usesOf(repo)).items[0].enrichment.summary).toBe("Calls the helper.");
    expect(readFileSync(repo.path(DATABASE)).equals(bytes)).toBe(true);
  });

  it("is matched by name on other lines, and shows that the body has changed", async () => {
    const repo = GitRepo.with(FILES);
    await writeDatabase(repo, [SPAN]);
    repo.write("pkg/work.py", `# a\n${FILES["pkg/work.py"]}`);
    const moved = (await usesOf(repo)).items[0];
    expect(moved).toMatchObject({ line: 6, binding: { status: "moved", score: 1 } });
    expect(moved).not.toHaveProperty("enrichment_stale");
    repo.write("pkg/work.py", FILES["pkg/work.py"].replace("return helper(value)", "return 1 + helper(value)"));
    expect((await usesOf(repo)).items[0]).toMatchObject({ enrichment_stale: true, binding: { score: 0.9 } });
  });

  it("adds only enrichment that a fresh graph does not have", async () => {
    const repo = GitRepo.with(FILES);
    const helper = {
      ...SPAN,
      path: "pkg/tools.py",
      symbol: "helper",
      text: "other",
      summary: "Doubles it.",
      lines: [1, 2],
    } as const;
    await writeDatabase(repo, [SPAN, helper]);
    await cli(repo.dir, "build-graph");
    const { items } = await usesOf(repo);
    expect(items[0]).toMatchObject({
      enrichment: { summary: "Calls the helper." },
      symbol_enrichment: { summary: "Doubles it." },
      symbol_enrichment_stale: true,
    });
  });

  it("provides the description of a file for code outside of definitions", async () => {
    const repo = GitRepo.with(FILES);
    const more =
      "INSERT INTO file_descriptions (file_id, file_path, description) VALUES (1, 'pkg/work.py', 'A script.')";
    await writeDatabase(repo, [SPAN], DATABASE, more);
    expect((await usesOf(repo)).items[1].enrichment).toMatchObject({ summary: "A script." });
  });

  it("is not read when git tracks it, and says so", async () => {
    const repo = GitRepo.with(FILES);
    await writeDatabase(repo, [SPAN]);
    repo.git("add", "-f", DATABASE);
    const { items, stderr } = await usesOf(repo);
    expect([items[0].enrichment, stderr]).toEqual([
      null,
      `llmc-nav: ${DATABASE} is committed to this repository, so it is not trusted: what it says about symbols is not shown.\n`,
    ]);
  });

  it.each<[string, (repo: GitRepo) => Promise<void>]>([
    ["no database", async (repo) => void repo.write(DATABASE, "no database at all")],
    [
      "damage",
      async (repo) => {
        await writeDatabase(repo, [SPAN]);
        writeFileSync(repo.path(DATABASE), readFileSync(repo.path(DATABASE)).fill(0xff, 100, 4096));
      },
    ],
  ])("only loses its enrichment in an answer: %s", async (_title, make) => {
    const repo = GitRepo.with(FILES);
    await make(repo);
    const { items, stderr } = await usesOf(repo);
    expect(items).toHaveLength(2);
    expect(stderr).toContain("is damaged, or no database of LLMC");
  });

  it("cannot run a view or read a path that leads out of the repository", async () => {
    const repo = GitRepo.with(FILES);
    await writeDatabase(
      repo,
      [{ ...SPAN, path: "../../etc/passwd" }],
      DATABASE,
      "DROP TABLE file_descriptions; CREATE VIEW file_descriptions AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS file_path, 'a' AS description FROM n",
    );
    const { items, stderr } = await usesOf(repo);
    expect([items[0].enrichment, stderr]).toEqual([null, ""]);
  });

  it("is not read through a link to another place", async () => {
    const [repo, other] = [GitRepo.with(FILES), GitRepo.with(FILES)];
    await writeDatabase(other, [SPAN]);
    mkdirSync(repo.path(".llmc/rag"), { recursive: true });
    symlinkSync(other.path(DATABASE), repo.path(DATABASE));
    expect((await usesOf(repo)).items[0].enrichment).toBeNull();
  });
});
