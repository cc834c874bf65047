import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { carryEnrichment, sameSymbolMatcher } from "../../src/graph/enrichment/enrichment.ts";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import type { Entity } from "../../src/model/graph.ts";
import { build, graphOf } from "../helpers/build-graph.ts";
import { GitRepo } from "../helpers/git-repo.ts";

function makeEntity(id: string, filePath: string, metadata: Record<string, unknown>, spanHash = "h1"): Entity {
  const lines = { startLine: 1, endLine: 2 };
  return { id, kind: "function", filePath, ...lines, spanHash, metadata: new Map(Object.entries(metadata)) };
}

const FRESH = makeEntity("sym:pkg.shapes.area", "pkg/shapes.py", { params: ["new"] });
const carried = (older: Entity, isHashComparable = true) => {
  const [entity] = carryEnrichment([FRESH], sameSymbolMatcher([older], isHashComparable));
  return entity && Object.fromEntries(entity.metadata);
};

describe("graph/enrichment: carryEnrichment", () => {
  it("keeps all fields that others added, but none that are read from the code", () => {
    const added = { summary: "s", tags: '["x"]', enrichment: { inputs: [] }, __enrich_meta: { db: "d" }, odd: 1 };
    const older = makeEntity(FRESH.id, "pkg/shapes.py", { params: ["old"], bases: ["B"], returns: null, ...added });
    expect(carried(older)).toEqual({ params: ["new"], ...added });
  });

  it("marks enrichment when the body has changed", () => {
    expect(carried(makeEntity(FRESH.id, "pkg/shapes.py", { summary: "s" }, "h2"))).toMatchObject({
      enrichment_stale: true,
    });
  });

  it("does not mark enrichment because of a hash that is not ours", () => {
    const older = makeEntity(FRESH.id, "pkg/shapes.py", { summary: "s" }, "md5");
    expect(carried(older, false)).toEqual({ params: ["new"], summary: "s" });
  });

  it("finds the symbol of an LLMC id, which has no package", () => {
    expect(carried(makeEntity("sym:shapes.area", "pkg/shapes.py", { summary: "s" }))).toMatchObject({ summary: "s" });
  });

  it("does not confuse files with the same stem", () => {
    expect(carried(makeEntity("sym:shapes.area", "other/shapes.py", { summary: "s" }))).toEqual({ params: ["new"] });
    expect(carried(makeEntity(FRESH.id, "other/pkg.py", { summary: "s" }))).toEqual({ params: ["new"] });
  });

  it("works with another matcher", () => {
    const older = makeEntity("sym:gone.name", "gone.py", { summary: "s" });
    const [entity] = carryEnrichment([FRESH], () => ({ entity: older, isBodyChanged: false }));
    expect(entity?.metadata.get("summary")).toBe("s");
  });
});

describe("graph/enrichment: in a rebuilt graph", () => {
  const FILES = { "a.py": "def f(x):\n    return x\n", "b.py": "def g():\n    return 1\n" };
  const summaryOf = (repo: GitRepo, id: string) => graphOf(repo).entity(id)?.metadata;
  const enrich = (repo: GitRepo) => {
    const path = repo.path(GRAPH_PATH);
    const wire = JSON.parse(readFileSync(path, "utf8"));
    for (const entity of wire.entities) entity.metadata.summary = `about ${entity.id}`;
    writeFileSync(path, JSON.stringify(wire, null, 2));
  };

  it("is kept, and is marked only if the code has changed", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    enrich(repo);
    repo.write("a.py", "# moved down\n\ndef f(x):\n    return x\n");
    repo.write("b.py", "def g():\n    return 2\n");
    repo.git("commit", "-qam", "edit");
    await build(repo);
    expect(summaryOf(repo, "sym:a.f")).toEqual(
      new Map<string, unknown>([
        ["params", ["x"]],
        ["summary", "about sym:a.f"],
      ]),
    );
    expect(summaryOf(repo, "sym:b.g")?.get("summary")).toBe("about sym:b.g");
    expect(summaryOf(repo, "sym:b.g")?.get("enrichment_stale")).toBe(true);
  });

  it("is kept through many builds, with and without --full", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    enrich(repo);
    for (const [at, isFull] of [false, true, false].entries()) {
      repo.write("b.py", `def g():\n    return ${at + 5}\n`);
      repo.git("commit", "-qam", "edit");
      await build(repo, "HEAD", isFull);
      expect(summaryOf(repo, "sym:a.f")?.get("summary")).toBe("about sym:a.f");
      expect(summaryOf(repo, "sym:b.g")?.get("summary")).toBe("about sym:b.g");
      expect(summaryOf(repo, "sym:a.f")?.has("enrichment_stale")).toBe(false);
    }
  });

  it("follows a symbol that is renamed, moved to another file, or both", async () => {
    const body = (name: string) =>
      `def ${name}(items):\n    total = 0\n    for item in items:\n        total += item\n    return total\n`;
    const other = "\n\ndef stays(text):\n    words = text.split()\n    return [word.upper() for word in words]\n";
    const repo = GitRepo.with({ ".gitignore": ".llmc\n", "pkg/a.py": body("add") + other, "pkg/b.py": "LIMIT = 1\n" });
    await build(repo);
    enrich(repo);
    repo.commit({ "pkg/a.py": body("sum_up") + other });
    await build(repo);
    expect(summaryOf(repo, "sym:pkg.a.sum_up")?.get("summary")).toBe("about sym:pkg.a.add");
    repo.commit({ "pkg/a.py": other, "pkg/b.py": `LIMIT = 1\n\n\n${body("sum_up")}` });
    await build(repo);
    expect(summaryOf(repo, "sym:pkg.b.sum_up")?.get("summary")).toBe("about sym:pkg.a.add");
    expect(summaryOf(repo, "sym:pkg.b.sum_up")?.has("enrichment_stale")).toBe(false);
    repo.git("mv", "pkg", "lib");
    repo.commit({ "lib/b.py": `LIMIT = 1\n\n\n${body("sum_up").replace("total = 0", "total = 1")}` });
    await build(repo, "HEAD", true);
    expect(summaryOf(repo, "sym:lib.b.sum_up")?.get("summary")).toBe("about sym:pkg.a.add");
    expect(summaryOf(repo, "sym:lib.b.sum_up")?.get("enrichment_stale")).toBe(true);
    expect(summaryOf(repo, "sym:lib.a.stays")?.get("summary")).toBe("about sym:pkg.a.stays");
  });

  it("is not given to new code with an old name when its own code has moved", async () => {
    const body = "(items):\n    total = 0\n    for item in items:\n        total += item\n    return total\n";
    const repo = GitRepo.with({ ".gitignore": ".llmc\n", "a.py": `def add${body}` });
    await build(repo);
    enrich(repo);
    repo.git("mv", "a.py", "b.py");
    repo.commit({ "a.py": "class add(dict):\n    colour = 'red'\n" });
    await build(repo);
    expect(summaryOf(repo, "sym:b.add")?.get("summary")).toBe("about sym:a.add");
    expect(summaryOf(repo, "type:a.add")?.has("summary")).toBe(false);
  });

  it("stays with a symbol whose body was rewritten, and is marked as outdated", async () => {
    const repo = GitRepo.with({ ".gitignore": ".llmc\n", ...FILES });
    await build(repo);
    enrich(repo);
    repo.commit({
      "a.py": "def f(x):\n    import os\n    with open(os.devnull) as sink:\n        sink.write(str(x))\n",
    });
    await build(repo);
    expect(summaryOf(repo, "sym:a.f")?.get("summary")).toBe("about sym:a.f");
    expect(summaryOf(repo, "sym:a.f")?.get("enrichment_stale")).toBe(true);
  });

  it("is matched by file and name when the commit of the older graph is not in the clone", async () => {
    const repo = GitRepo.with({ ".gitignore": ".llmc\n", ...FILES });
    await build(repo);
    enrich(repo);
    repo.commit({ "b.py": "def g():\n    return 2\n" });
    const clone = repo.clone({ depth: 1 });
    clone.write(GRAPH_PATH, readFileSync(repo.path(GRAPH_PATH)));
    await build(clone);
    expect(summaryOf(clone, "sym:a.f")?.get("summary")).toBe("about sym:a.f");
    expect(summaryOf(clone, "sym:b.g")?.get("enrichment_stale")).toBe(true);
  });

  it("is taken from a graph that LLMC built", async () => {
    const repo = GitRepo.with({ "pkg/shapes.py": "class Base:\n    def area(self): return 1\n" });
    repo.write(
      GRAPH_PATH,
      JSON.stringify({
        version: 1,
        indexed_at: "2026-01-01T00:00:00+00:00",
        repo: "/home/someone/repo",
        entities: [
          {
            id: "sym:shapes.Base.area",
            kind: "method",
            path: "/home/someone/repo/pkg/shapes.py:2-2",
            metadata: { params: ["self"], summary: "Its area.", evidence: [{ lines: [2, 2] }] },
            span_hash: "b08f153786b69795",
            file_path: "pkg/shapes.py",
          },
        ],
        relations: [],
      }),
    );
    await build(repo);
    expect(Object.fromEntries(summaryOf(repo, "sym:pkg.shapes.Base.area") ?? [])).toEqual({
      params: ["self"],
      summary: "Its area.",
      evidence: [{ lines: [2, 2] }],
    });
  });
});
