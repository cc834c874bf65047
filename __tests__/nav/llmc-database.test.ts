import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { loadSqlite } from "../../src/util/load-sqlite.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

/** LLMC's tables, as its version 0.10 makes them, as far as enrichment goes. */
const SCHEMA = `
CREATE TABLE files (id INTEGER PRIMARY KEY, path TEXT UNIQUE NOT NULL, lang TEXT NOT NULL, file_hash TEXT NOT NULL,
  size INTEGER NOT NULL, mtime REAL NOT NULL, sidecar_path TEXT);
CREATE TABLE spans (id INTEGER PRIMARY KEY, file_id INTEGER NOT NULL REFERENCES files(id) ON DELETE CASCADE, symbol TEXT NOT NULL,
  kind TEXT NOT NULL, start_line INTEGER NOT NULL, end_line INTEGER NOT NULL, byte_start INTEGER NOT NULL, byte_end INTEGER NOT NULL,
  span_hash TEXT NOT NULL UNIQUE, doc_hint TEXT NULL, slice_type TEXT, slice_language TEXT, classifier_confidence REAL,
  classifier_version TEXT, imports TEXT);
CREATE TABLE enrichments (span_hash TEXT PRIMARY KEY, summary TEXT, tags TEXT, evidence TEXT, model TEXT, created_at DATETIME,
  schema_ver TEXT, inputs TEXT, outputs TEXT, side_effects TEXT, pitfalls TEXT, usage_snippet TEXT, content_type TEXT,
  content_language TEXT, content_type_confidence REAL, content_type_source TEXT);
CREATE TABLE file_descriptions (id INTEGER PRIMARY KEY, file_id INTEGER NOT NULL, file_path TEXT UNIQUE NOT NULL, description TEXT);
`;
const CALLER = "def caller(value):\n    return helper(value)";
const FILES = {
  ".gitignore": ".llmc\n.rag\n",
  "pkg/tools.py": "def helper(value):\n    return value * 2\n",
  "pkg/work.py": `from pkg.tools import helper\n\n\n${CALLER}\n\n\nprint(helper(1))\n`,
};
const DATABASE = ".llmc/rag/index_v2.db";

interface Span {
  readonly path: string;
  readonly symbol: string;
  readonly lines: readonly [start: number, end: number];
  readonly text: string;
  readonly summary: string;
}

const SPAN: Span = { path: "pkg/work.py", symbol: "caller", lines: [4, 5], text: CALLER, summary: "Calls the helper." };

async function writeDatabase(repo: GitRepo, spans: readonly Span[], path = DATABASE, more = ""): Promise<void> {
  const { Database } = await loadSqlite();
  mkdirSync(dirname(repo.path(path)), { recursive: true });
  const database = new Database(repo.path(path));
  database.exec(SCHEMA);
  spans.forEach(({ path: file, symbol, lines, text, summary }, at) => {
    const hash = `sha256:${createHash("sha256").update(`python\0${text}`).digest("hex")}`;
    database.run("INSERT OR IGNORE INTO files VALUES (?, ?, 'python', 'x', 1, 1, NULL)", [at + 1, file]);
    database.run(
      "INSERT INTO spans (file_id, symbol, kind, start_line, end_line, byte_start, byte_end, span_hash) VALUES (?, ?, 'function', ?, ?, 0, 0, ?)",
      [at + 1, symbol, ...lines, hash],
    );
    database.run(
      "INSERT INTO enrichments (span_hash, summary, inputs, pitfalls, usage_snippet) VALUES (?, ?, ?, '[]', ?)",
      [hash, summary, '["value"]', "caller(1)"],
    );
  });
  if (more !== "") database.exec(more);
  database.close();
}

async function usesOf(repo: GitRepo, ...options: string[]) {
  const { stdout, stderr } = await cli(repo.dir, "where-used", "-s", "helper", "--no-imports", "--json", ...options);
  return { items: JSON.parse(stdout).items, stderr };
}

describe("graph/llmc-database", () => {
  it.each([".llmc/rag/index_v2.db", ".llmc/rag/enrichment.db", ".rag/index_v2.db", ".llmc/index_v2.db"])(
    "gives items what LLMC's models wrote, from %s, without a graph",
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

  it("reads a file in LLMC's mode, which writes ahead to a log", async () => {
    const repo = GitRepo.with(FILES);
    await writeDatabase(repo, [SPAN]);
    const bytes = readFileSync(repo.path(DATABASE));
    bytes[18] = 2;
    bytes[19] = 2;
    writeFileSync(repo.path(DATABASE), bytes);
    expect((await usesOf(repo)).items[0].enrichment.summary).toBe("Calls the helper.");
    expect(readFileSync(repo.path(DATABASE)).equals(bytes)).toBe(true);
  });

  it("follows the name to other lines, and says that the body has changed", async () => {
    const repo = GitRepo.with(FILES);
    await writeDatabase(repo, [SPAN]);
    repo.write("pkg/work.py", `# a\n${FILES["pkg/work.py"]}`);
    const moved = (await usesOf(repo)).items[0];
    expect(moved).toMatchObject({ line: 6, binding: { status: "moved", score: 1 } });
    expect(moved).not.toHaveProperty("enrichment_stale");
    repo.write("pkg/work.py", FILES["pkg/work.py"].replace("return helper(value)", "return 1 + helper(value)"));
    expect((await usesOf(repo)).items[0]).toMatchObject({ enrichment_stale: true, binding: { score: 0.9 } });
  });

  it("says what a graph does not, and the graph what it does, when it is fresh too", async () => {
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

  it("has the description of a file for what stands outside of definitions", async () => {
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
  ])("takes nothing from an answer but itself: %s", async (_title, make) => {
    const repo = GitRepo.with(FILES);
    await make(repo);
    const { items, stderr } = await usesOf(repo);
    expect(items).toHaveLength(2);
    expect(stderr).toContain("is damaged, or no database of LLMC");
  });

  it("runs no view and reads no path that leads out of the repository", async () => {
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

  it("does not follow a link to another place", async () => {
    const [repo, other] = [GitRepo.with(FILES), GitRepo.with(FILES)];
    await writeDatabase(other, [SPAN]);
    mkdirSync(repo.path(".llmc/rag"), { recursive: true });
    symlinkSync(other.path(DATABASE), repo.path(DATABASE));
    expect((await usesOf(repo)).items[0].enrichment).toBeNull();
  });
});
