import { describe, expect, it } from "vitest";
import { writeIndex } from "../freshness/write-index.ts";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";
import { cliIn } from "../helpers/run-cli.ts";

async function run(directory: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = await cliIn(directory, TEST_ENV, "status", ...args);
  return { code, out: stdout, error: stderr };
}

describe("cli/status", () => {
  it("answers with null for everything that is unknown without an index", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    const { code, out } = await run(repo.dir, "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      status: null,
      route: {
        use_rag: false,
        freshness_state: "UNKNOWN",
        reason: "There is no index yet: `llmc-nav build-graph` makes one.",
        relation: "unknown",
        ahead: null,
        behind: null,
      },
      head: repo.head(),
      indexed_commit: null,
      indexed_ref: null,
      changed_files: null,
      files: null,
      dirty_files: [],
    });
  });

  it("tells how far a stale index is behind", async () => {
    const repo = GitRepo.with({ "a.py": "1\n", ".gitignore": ".llmc\n" });
    writeIndex(repo);
    const indexed = repo.head();
    repo.commit({ "a.py": "2\n" });
    repo.write("a.py", "3\n");
    expect(JSON.parse((await run(repo.dir, "--json")).out)).toMatchObject({
      status: { index_state: "fresh", last_indexed_commit: indexed },
      route: { use_rag: false, freshness_state: "STALE", relation: "behind 1", ahead: 0, behind: 1 },
      indexed_commit: indexed,
      changed_files: 1,
      files: { fresh: 1, changed: 1, added: 0, deleted: 0 },
      dirty_files: [{ path: "a.py", status: "modified" }],
    });
  });

  it("uses plain language in text", async () => {
    const repo = GitRepo.with({ "a.py": "1\n", ".gitignore": ".llmc\n" });
    writeIndex(repo);
    const head = repo.head();
    repo.write("new\nline.py", "1\n");
    expect((await run(repo.dir, "--format", "text")).out).toBe(
      [
        'STALE: The index describes the last commit, but "new\\nline.py" differs from it.',
        `  indexed    ${head} (main) at 2024-01-02T03:04:05Z`,
        `  commit     ${head}`,
        "  relation   same",
        "  files      2 fresh, 0 changed, 0 added, 0 deleted",
        "  work tree  new\\u{a}line.py (added)",
        "",
      ].join("\n"),
    );
  });

  it("compares the index with a named commit", async () => {
    const repo = GitRepo.with({ "a.py": "1\n", ".gitignore": ".llmc\n" });
    writeIndex(repo);
    repo.commit({ "a.py": "2\n" });
    expect(JSON.parse((await run(repo.dir, "--rev", "HEAD~1", "--json")).out)).toMatchObject({
      route: { use_rag: true, freshness_state: "FRESH", reason: null, relation: "same" },
      dirty_files: null,
    });
  });

  it("fails as a wrong call outside of a repository", async () => {
    const { code, error } = await run(makeTempDir());
    expect(code).toBe(2);
    expect(error).toMatch(/not inside a git repository/);
  });

  it("never mentions a user in Markdown, whatever the name of a file is", async () => {
    const repo = GitRepo.with({ "a.py": "x = 1\n" });
    repo.write("@org/team/x.py", "y = 1\n");
    const { out } = await run(repo.dir, "--format", "markdown");
    expect(out).toContain("`@org/team/x.py`");
    expect(out.replaceAll(/`[^`]*`/g, "")).not.toContain("@");
  });
});
