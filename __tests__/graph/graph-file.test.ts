import { truncateSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeGraph, GRAPH_PATH, loadGraph, MAX_GRAPH_BYTES } from "../../src/graph/file/graph-file.ts";
import type { GraphIndex } from "../../src/graph/file/graph-index.ts";
import { UserError } from "../../src/model/errors.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { llmcCases } from "../helpers/llmc-cases.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";

const decode = (value: unknown) => decodeGraph(Buffer.from(JSON.stringify(value)), SILENT_LOGGER);
const decodeText = (text: string) => decodeGraph(Buffer.from(text), SILENT_LOGGER);
const USES = new Set(["calls", "imports", "extends", "reads", "writes", "uses"]);

/** The files that use a symbol, or that it calls, from the graph alone, as in LLMC. */
function files(index: GraphIndex, symbol: string, direction: "users" | "callers" | "callees"): string[] {
  const found = new Set<string>();
  for (const id of index.idsOf(symbol)) {
    const relations = direction === "callees" ? index.relationsFrom(id) : index.relationsTo(id);
    for (const { edge, src, dst } of relations) {
      if (direction === "users" ? !USES.has(edge) : edge !== "calls") continue;
      const path = index.entity(direction === "callees" ? dst : src)?.filePath;
      if (path !== undefined) found.add(path);
    }
  }
  return [...found].sort();
}

describe("graph/graph-file: LLMC's cases", () => {
  const cases = llmcCases("graph_index").filter(({ input }) => typeof input.graph === "object");
  /** In LLMC, a symbol also means every name that ends with it, in upper or lower case: `symbol` also means `target_symbol`. */
  const isPartOfName = (symbol: unknown) => ["symbol", "TARGET_SYMBOL", "base", "helper"].includes(String(symbol));
  /** LLMC ignores `uses` relations when it answers where a symbol is used, and treats inheritance as a call. */
  const isMisread = (name: string) => /where_used 'Base'|pkg\.b'|'b'|wrapped: lineage upstream 'Base'/.test(name);

  const uses = cases.filter(({ name, input }) => input.op === "where_used_files" && !isMisread(name));
  it.each(uses.filter(({ input }) => !isPartOfName(input.symbol)))("$name", ({ input, expected }) => {
    expect(files(decode(input.graph), String(input.symbol), "users")).toEqual(expected);
  });

  const lineage = cases.filter(({ name, input }) => input.op === "lineage_files" && !isMisread(name));
  const directed = lineage.filter(({ input }) => input.direction !== "sideways");
  it.each(directed.filter(({ input }) => !isPartOfName(input.symbol)))("$name", ({ input, expected }) => {
    const direction = input.direction === "upstream" ? "callers" : "callees";
    expect(files(decode(input.graph), String(input.symbol), direction)).toEqual(expected);
  });

  it("finds a symbol only by its whole name, in the same case", () => {
    const graph = cases.find(({ name }) => name.startsWith("schema: where_used 'symbol'"))?.input.graph;
    expect(decode(graph).idsOf("symbol")).toEqual([]);
    expect(decode(graph).idsOf("TARGET_SYMBOL")).toEqual([]);
    expect(decode(graph).idsOf("target_symbol")).toEqual(["sym:module_a.target_symbol"]);
  });

  it("counts a `uses` relation as a use", () => {
    const graph = cases.find(({ name }) => name.startsWith("schema: where_used 'Base'"))?.input.graph;
    expect(files(decode(graph), "Base", "users")).toEqual(["app.py", "pkg/shapes.py"]);
  });

  it.each(llmcCases("graph_index").filter(({ input }) => input.op === "load_indices"))(
    "$name is an error that says what to do",
    ({ input }) => {
      expect(() => decodeText(String(input.file))).toThrow(UserError);
      expect(() => decodeText(String(input.file))).toThrow(/build-graph/);
    },
  );
});

describe("graph/graph-file: forms", () => {
  it("reads the minimal form, which contains only files", () => {
    const { graph } = decode({
      repo: "/abs/repo",
      schema_version: "1",
      generated_at: "2025-01-01T00:00:00+00:00",
      files: ["module_a.py", "pkg/module_b.py"],
    });
    expect(graph.files.map(({ path }) => path)).toEqual(["module_a.py", "pkg/module_b.py"]);
    expect(graph).toMatchObject({ indexedAt: "2025-01-01T00:00:00+00:00", entities: [], relations: [] });
  });

  it("reads the schema form with absolute paths below its own root", () => {
    const { graph } = decode({
      version: 1,
      indexed_at: "2026-01-01T00:00:00+00:00",
      repo: "/abs/repo",
      entities: [
        { id: "sym:shapes.area", kind: "method", path: "/abs/repo/pkg/shapes.py:5-6", metadata: { params: ["self"] } },
      ],
      relations: [],
    });
    expect(graph.entities[0]).toMatchObject({ filePath: "pkg/shapes.py", startLine: 5, endLine: 6, kind: "method" });
    expect(graph.entities[0]?.metadata.get("params")).toEqual(["self"]);
  });

  it("reads the nav form with all alternative names of fields", () => {
    const forms = [
      { nodes: [{ id: "a", path: "a.py", span: { start_line: 1, end_line: 2 } }], edges: [] },
      { vertices: [{ nid: "a", file: "a.py", loc: { start: 1, end: 2 } }], links: [] },
      { entities: [{ name: "a", filepath: "a.py", line_start: 1, line_end: 2 }], relations: [] },
      { schema_graph: { entities: [{ id: "a", file_path: "a.py", start_line: 1, end_line: 2 }], relations: [] } },
    ];
    for (const form of forms) {
      expect(decode(form).entity("a")).toMatchObject({ filePath: "a.py", startLine: 1, endLine: 2 });
    }
  });

  it.each([
    { src: "a", dst: "b", edge: "calls" },
    { source: "a", target: "b", type: "CALLS" },
    { from: "a", to: "b", label: "Calls" },
  ])("reads the relation %j", (relation) => {
    expect(decode({ entities: [], relations: [relation] }).relationsTo("b")).toEqual([
      { src: "a", edge: "calls", dst: "b", sites: [] },
    ]);
  });

  it("reads a graph in the older place when there is none in the usual one", () => {
    const repo = GitRepo.init();
    expect(loadGraph(repo.dir, SILENT_LOGGER)).toBeUndefined();
    repo.write(
      ".llmc/rag/schema_graph.json",
      JSON.stringify({ schema_graph: { entities: [{ id: "x", type: "file" }] } }),
    );
    expect(loadGraph(repo.dir, SILENT_LOGGER)?.entity("x")?.kind).toBe("file");
  });
});

describe("graph/graph-file: hostile files", () => {
  it.each([
    "../../etc/passwd",
    "/etc/passwd",
    "a/../../b.py",
    "C:\\Windows\\system.ini",
    "\\\\server\\share",
    "..",
    "",
    "nul\0byte.py",
    "/abs/repo/../../etc/passwd",
    "/abs/repository/x.py",
  ])("has no path for an entity at %j", (path) => {
    const { graph } = decode({ repo: "/abs/repo", entities: [{ id: "x", kind: "function", file_path: path, path }] });
    expect(graph.entities[0]?.filePath).toBeUndefined();
    expect(decode({ repo: "/abs/repo", files: [path, { path }] }).graph.files).toEqual([]);
  });

  it("reports left-out parts, once for each kind", () => {
    const logger = recordingLogger();
    const value = {
      entities: [7, null, { kind: "x" }, { id: "a", path: "/etc/passwd" }, { id: "b", path: "../x" }],
      relations: [
        [],
        { src: "a" },
        { src: "a", dst: "b", edge: "calls", sites: [[1], "x", [Number.NaN, 1, "call", "exact"]] },
      ],
    };
    const { graph } = decodeGraph(Buffer.from(JSON.stringify(value)), logger);
    expect(graph.entities.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(graph.relations).toEqual([{ src: "a", edge: "calls", dst: "b", sites: [] }]);
    expect(logger.warnings).toHaveLength(6);
    expect(logger.warnings.join()).toContain("2 × entity with a path outside the repository");
  });

  it.each([0, -1, 1.5, 1e300, "7", null, [], Number.NaN])("has no lines when they start at %j", (line) => {
    const { graph } = decode({ entities: [{ id: "x", path: "a.py", start_line: line, end_line: 9 }] });
    expect(graph.entities[0]).toMatchObject({ startLine: undefined, endLine: undefined, filePath: "a.py" });
  });

  it("does not read inherited properties", () => {
    const index = decodeText(
      '{"entities":[{"id":"__proto__","metadata":{"__proto__":{"polluted":1}}},{"id":"constructor"}]}',
    );
    expect(index.entity("__proto__")?.metadata.get("__proto__")).toEqual({ polluted: 1 });
    expect(index.entity("constructor")?.kind).toBe("unknown");
    expect(index.entity("toString")).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("drops metadata that is nested without end", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const index = decodeText(`{"entities":[{"id":"x","metadata":{"deep":${deep},"summary":"kept"}}]}`);
    expect([...(index.entity("x")?.metadata.keys() ?? [])]).toEqual(["summary"]);
  });

  it.each([
    "",
    "null",
    '"text"',
    "[1]",
    "{}",
    '{"entities":{}}',
    '{"files":5}',
    '{"schema_graph":[]}',
    "{'a':1}",
    "\0",
  ])("rejects %j with a sentence", (text) => {
    expect(() => decodeText(text)).toThrow(UserError);
  });

  it("rejects a file that is too large before reading it", () => {
    const repo = GitRepo.init();
    repo.write(GRAPH_PATH, "{}");
    truncateSync(repo.path(GRAPH_PATH), MAX_GRAPH_BYTES + 1);
    expect(() => loadGraph(repo.dir, SILENT_LOGGER)).toThrow(/too-large/);
  });

  it("rejects a graph that is a link to another place", () => {
    const repo = GitRepo.init();
    repo.symlink("/etc/passwd", GRAPH_PATH);
    expect(() => loadGraph(repo.dir, SILENT_LOGGER)).toThrow(/symlink/);
  });
});
