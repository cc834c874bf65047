import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { loadStatus, STATUS_PATH } from "../../src/graph/file/status-file.ts";
import { HEAD_PATH } from "../../src/graph/store/store-head.ts";
import { build, graphOf, relationLines } from "../helpers/build-graph.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";

const FILES = {
  "pkg/__init__.py": "from .shapes import Base\n",
  "pkg/shapes.py": "LIMIT = 3\n\nclass Base:\n    def area(self):\n        return LIMIT\n",
  "app.py":
    "from pkg import Base\n\nclass Child(Base):\n    def area(self):\n        return super().area()\n\nBase().area()\n",
  "README.md": "words\n",
};

const read = (repo: GitRepo, path = GRAPH_PATH) => readFileSync(repo.path(path), "utf8");

describe("graph/build-graph: the graph", () => {
  it("contains entities, relations with their places, and the proof for every file", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    const wire = JSON.parse(read(repo));
    expect(Object.keys(wire)).toEqual(
      "version indexed_at repo commit facts_version files entities relations unresolved digest".split(" "),
    );
    expect(wire).toMatchObject({ version: 1, repo: ".", commit: repo.head() });
    expect(wire.indexed_at).toBe("2024-01-02T03:04:05+00:00");
    expect(wire.files.map((file: { path: string }) => file.path)).toEqual(Object.keys(FILES).sort());
    expect(wire.files[0]).toEqual({
      path: "README.md",
      blob_id: repo.git("rev-parse", "HEAD:README.md"),
      language: "text",
    });
    const method = wire.entities.find((entity: { id: string }) => entity.id === "sym:pkg.shapes.Base.area");
    expect(method).toMatchObject({
      kind: "method",
      path: "pkg/shapes.py:4-5",
      file_path: "pkg/shapes.py",
      start_line: 4,
      end_line: 5,
      metadata: { params: ["self"] },
    });
    expect(method.span_hash).toMatch(/^[0-9a-f]{16}$/);
    const extended = wire.relations.find((relation: { edge: string }) => relation.edge === "extends");
    expect(extended).toEqual({
      src: "type:app.Child",
      edge: "extends",
      dst: "type:pkg.shapes.Base",
      sites: [[3, 13, "inherit", "exact"]],
    });
  });

  it("links modules, classes, methods and constants across files", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    expect(relationLines(graphOf(repo))).toEqual([
      "file:app.py calls sym:pkg.shapes.Base.area",
      "file:app.py calls type:pkg.shapes.Base",
      "file:app.py imports type:pkg.shapes.Base",
      "file:pkg/__init__.py imports type:pkg.shapes.Base",
      "sym:app.Child.area calls sym:pkg.shapes.Base.area",
      "sym:pkg.shapes.Base.area reads sym:pkg.shapes.LIMIT",
      "type:app.Child extends type:pkg.shapes.Base",
    ]);
  });

  it("has an entity at both ends of every relation", async () => {
    const repo = GitRepo.with({
      ...FILES,
      "a.js": "export const x = 1;\n",
      "b.js": "import * as a from './a';\na.x;\n",
    });
    await build(repo);
    const index = graphOf(repo);
    const ends = index.graph.relations.flatMap(({ src, dst }) => [src, dst]);
    expect(ends.filter((id) => index.entity(id) === undefined)).toEqual([]);
    expect(relationLines(index)).toContain("file:b.js imports file:a.js");
  });

  it("separates uses with receivers of unknown type, with their places", async () => {
    const repo = GitRepo.with({ "a.py": "class A:\n    def run_it(self): pass\n\ndef f(x):\n    x.run_it()\n" });
    await build(repo);
    expect(graphOf(repo).unresolvedUsesOf("run_it")).toEqual([
      { src: "sym:a.f", name: "run_it", sites: [[5, 7, "call"]] },
    ]);
  });

  it("gives two files with the same stem different ids", async () => {
    const repo = GitRepo.with({ "a.js": "function f() {}\nf();\n", "a.py": "def f(): pass\nf()\n" });
    await build(repo);
    expect(relationLines(graphOf(repo))).toEqual(["file:a.js calls sym:a.f", "file:a.py calls sym:a.f~2"]);
  });

  it("is the same, byte for byte, in any place and after any number of builds", async () => {
    const repo = GitRepo.with(FILES);
    const clone = repo.clone();
    await build(repo);
    await build(clone);
    expect(read(clone)).toBe(read(repo));
    expect(read(clone, STATUS_PATH)).toBe(read(repo, STATUS_PATH));
    const first = read(repo);
    await build(repo, "HEAD", true);
    expect(read(repo)).toBe(first);
    expect(first).not.toContain(repo.dir);
  });

  it("leaves no temporary files", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    expect(readdirSync(repo.path(".llmc")).sort()).toEqual([
      ".gitignore",
      "cache",
      "rag_graph.json",
      "rag_index_status.json",
    ]);
  });

  it("is about the commit, not about the working tree", async () => {
    const repo = GitRepo.with(FILES);
    repo.write("app.py", "def unborn(): pass\n");
    await build(repo);
    expect(graphOf(repo).idsOf("unborn")).toEqual([]);
    expect(graphOf(repo).idsOf("Child")).toEqual(["type:app.Child"]);
  });
});

describe("graph/build-graph: status", () => {
  it("contains the commit when every file was read", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    expect(loadStatus(repo.dir)).toEqual({
      repo: ".",
      indexState: "fresh",
      lastIndexedAt: "2024-01-02T03:04:05+00:00",
      lastIndexedCommit: repo.head(),
      schemaVersion: "2",
      lastError: undefined,
    });
  });

  it("contains no commit when a partial clone lacks a file", async () => {
    const repo = GitRepo.with(FILES);
    const clone = repo.clone({ filter: "blob:none", isCheckedOut: false });
    const result = await build(clone);
    // A file that cannot contain code adds only its name.
    expect(result.unread).toBe(3);
    expect(loadStatus(clone.dir)).toMatchObject({ indexState: "error", lastIndexedCommit: undefined });
    expect(loadStatus(clone.dir)?.lastError).toContain("3 files");
    expect(graphOf(clone).graph.files).toEqual([]);
  });

  it("reuses links although a file cannot be read, and still contains no commit", async () => {
    const repo = GitRepo.with({ ...FILES, "lost.py": "x = 1\n" });
    const lost = repo.git("rev-parse", "HEAD:lost.py");
    rmSync(repo.path(join(".git/objects", lost.slice(0, 2), lost.slice(2))), { force: true });
    expect(await build(repo)).toMatchObject({ linked: 3, unread: 1 });
    expect(await build(repo)).toMatchObject({ linked: 0, reused: 3, unread: 1 });
    expect(loadStatus(repo.dir)).toMatchObject({ indexState: "error", lastIndexedCommit: undefined });
    repo.git("hash-object", "-w", "lost.py");
    expect(await build(repo)).toMatchObject({ linked: 1, reused: 3, unread: 0 });
    expect(loadStatus(repo.dir)?.indexState).toBe("fresh");
  });

  it("is written again when it is lost", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    repo.remove(STATUS_PATH);
    expect((await build(repo)).isUnchanged).toBe(true);
    expect(loadStatus(repo.dir)?.indexState).toBe("fresh");
  });
});

describe("graph/build-graph: later builds", () => {
  it("do nothing when nothing changed", async () => {
    const repo = GitRepo.with(FILES);
    expect(await build(repo)).toMatchObject({ isUnchanged: false, linked: 3, parsed: 4 });
    expect(await build(repo)).toMatchObject({ isUnchanged: true, linked: 0, parsed: 0, reused: 3 });
  });

  it("link only files again that depend on a changed file", async () => {
    const repo = GitRepo.with({ ...FILES, "other.py": "def alone(): pass\n" });
    await build(repo);
    repo.commit({ "other.py": "def alone(): return 1\n" });
    expect(await build(repo)).toMatchObject({ linked: 1, reused: 3 });
    repo.commit({ "pkg/shapes.py": FILES["pkg/shapes.py"].replace("class Base", "class Base(dict)") });
    expect(await build(repo)).toMatchObject({ linked: 3, reused: 1 });
  });

  it("name the new commit although no file changed", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    const commit = repo.commit();
    expect(await build(repo)).toMatchObject({ linked: 0, isUnchanged: false });
    expect(graphOf(repo).graph.commit).toBe(commit);
  });

  it("build the graph again when somebody changed it", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    const graph = read(repo);
    writeFileSync(repo.path(GRAPH_PATH), graph.replace('"calls"', '"CALLS"'));
    expect(await build(repo)).toMatchObject({ isUnchanged: false, linked: 0 });
    expect(read(repo)).toBe(graph);
  });

  it.each(["", "{", "[]", '{"version":"1.1"}', "null"])("link again when the head of the index is %j", async (text) => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    const graph = read(repo);
    writeFileSync(repo.path(HEAD_PATH), text);
    expect(await build(repo)).toMatchObject({ isUnchanged: false, linked: 3 });
    expect(read(repo)).toBe(graph);
  });

  it("replace a graph file that cannot be read, and say so", async () => {
    const repo = GitRepo.with(FILES);
    repo.write(GRAPH_PATH, "not a graph");
    const logger = recordingLogger();
    await build(repo, "HEAD", false, logger);
    expect(logger.warnings.join()).toContain("cannot be used");
    expect(graphOf(repo).idsOf("Child")).toEqual(["type:app.Child"]);
  });

  it("do not trust a cache that is in the commit", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    repo.git("add", "-f", HEAD_PATH);
    repo.git("commit", "-q", "-m", "cache");
    expect(await build(repo)).toMatchObject({ reused: 0 });
    expect(await build(repo)).toMatchObject({ reused: 0 });
  });

  it("do not trust one whose name some file systems do not distinguish from ours", async () => {
    const repo = GitRepo.with({ ...FILES, ".LLMC/Cache/graph/head.json": "{}" });
    await build(repo);
    expect(await build(repo)).toMatchObject({ reused: 0 });
  });

  it("reject a bare repository", async () => {
    const bare = GitRepo.with(FILES).clone({ isBare: true });
    await expect(build(bare)).rejects.toThrow(/bare repository/);
  });

  it("do not write through an .llmc that is a link", async () => {
    const elsewhere = GitRepo.init();
    const repo = GitRepo.with(FILES);
    repo.symlink(elsewhere.dir, ".llmc");
    await expect(build(repo)).rejects.toThrow(/cannot be written/);
    expect(readdirSync(elsewhere.dir)).toEqual([".git"]);
  });
});
