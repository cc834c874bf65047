import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Repository } from "../../src/git/repository.ts";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import type { SearchItem } from "../../src/model/result.ts";
import { Codebase } from "../../src/nav/code/codebase.ts";
import { enrichItems } from "../../src/nav/enrichment/enrich-items.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const CALLER = `def caller(values):
    total = 0
    for value in values:
        total += helper(value)
    return total
`;
const FILES = {
  ".gitignore": ".llmc\n",
  "pkg/tools.py": "def helper(value):\n    return value * 2\n",
  "pkg/work.py": `from pkg.tools import helper\n\n\n\n\n\n\n\n\n${CALLER}`,
};
const ITEM = { role: "call", file: "pkg/work.py" };

/** Writes a summary and an unknown field to every entity, as another program would. */
function enrich(repo: GitRepo): void {
  const graph = JSON.parse(readFileSync(repo.path(GRAPH_PATH), "utf8"));
  for (const entity of graph.entities) {
    Object.assign(entity.metadata, { summary: `About ${entity.id}.`, side_effects: ["none"], "x-odd": { deep: [1] } });
  }
  repo.write(GRAPH_PATH, JSON.stringify(graph, null, 2));
}

async function enrichedRepo(): Promise<GitRepo> {
  const repo = GitRepo.with(FILES);
  await cli(repo.dir, "build-graph");
  enrich(repo);
  return repo;
}

async function usesOf(repo: GitRepo, symbol = "helper", ...options: string[]) {
  const { stdout } = await cli(repo.dir, "where-used", "--json", "-s", symbol, "--no-imports", ...options);
  return JSON.parse(stdout);
}

describe("nav/enrich-items: a use", () => {
  it("has all fields of the enrichment of the definition around it", async () => {
    const { meta, items } = await usesOf(await enrichedRepo());
    expect(meta.source).toBe("RAG_GRAPH");
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ ...ITEM, binding: { status: "same", score: 1 } });
    expect(items[0].enrichment).toEqual({
      summary: "About sym:pkg.work.caller.",
      content_type: "code",
      content_language: "python",
      side_effects: ["none"],
      "x-odd": { deep: [1] },
    });
    expect(items[0]).not.toHaveProperty("enrichment_stale");
  });

  it("keeps the type and the language in the enrichment", async () => {
    const repo = await enrichedRepo();
    const graph = JSON.parse(readFileSync(repo.path(GRAPH_PATH), "utf8"));
    for (const entity of graph.entities) entity.metadata.content_type = "docs";
    repo.write(GRAPH_PATH, JSON.stringify(graph));
    const { items } = await usesOf(repo);
    expect(items[0].enrichment).toMatchObject({ content_type: "docs", content_language: "python" });
  });

  it("has the enrichment of the requested symbol, once", async () => {
    const repo = await enrichedRepo();
    repo.write("pkg/more.py", "from pkg.tools import helper\n\n\ndef again():\n    helper(1)\n    helper(2)\n");
    const { items } = await usesOf(repo);
    expect(items).toHaveLength(3);
    const own = items.map((item: { symbol_enrichment?: { summary: string } }) => item.symbol_enrichment?.summary);
    expect(own).toEqual(["About sym:pkg.tools.helper.", undefined, undefined]);
    repo.write("pkg/tools.py", FILES["pkg/tools.py"].replace("* 2", "* 3"));
    expect((await usesOf(repo)).items[0]).toMatchObject({ symbol_enrichment_stale: true });
  });

  it("has the old enrichment on the new lines after an edit", async () => {
    const repo = await enrichedRepo();
    repo.write("pkg/work.py", FILES["pkg/work.py"].replace("\n\n", "\n# note\n".repeat(10)));
    const { meta, items } = await usesOf(repo);
    expect(meta).toMatchObject({ source: "LOCAL_FALLBACK", freshness_state: "STALE" });
    expect(items[0]).toMatchObject({
      enclosing: { start_line: 28 },
      enrichment: { summary: "About sym:pkg.work.caller." },
      binding: { status: "moved" },
    });
    expect(items[0].snippet.text).toContain("total += helper(value)");
    expect(items[0].snippet.location.start_line).toBe(29);
    expect(items[0]).not.toHaveProperty("enrichment_stale");
  });

  it("marks enrichment when the body has changed", async () => {
    const repo = await enrichedRepo();
    repo.write("pkg/work.py", FILES["pkg/work.py"].replace("total = 0", "total = 1"));
    expect((await usesOf(repo)).items[0]).toMatchObject({
      enrichment: { summary: "About sym:pkg.work.caller." },
      enrichment_stale: true,
      binding: { status: "same" },
    });
  });

  it("keeps enrichment after a rename and a move to another file, committed or not", async () => {
    const repo = await enrichedRepo();
    repo.git("mv", "pkg/work.py", "pkg/jobs.py");
    repo.write("pkg/jobs.py", FILES["pkg/work.py"].replace("caller", "sum_up"));
    const expected = {
      file: "pkg/jobs.py",
      enrichment: { summary: "About sym:pkg.work.caller." },
      binding: { status: "relocated_renamed" },
    };
    expect((await usesOf(repo)).items[0]).toMatchObject(expected);
    repo.commit();
    expect((await usesOf(repo)).items[0]).toMatchObject(expected);
    expect((await usesOf(repo, "helper", "--rev", "HEAD")).items[0]).toMatchObject(expected);
  });

  it("has no enrichment in a definition that the index does not know", async () => {
    const repo = await enrichedRepo();
    repo.write("pkg/new.py", "from pkg.tools import helper\n\ndef other(a, b):\n    print(a)\n    helper(b)\n");
    const item = (await usesOf(repo)).items.find((each: { file: string }) => each.file === "pkg/new.py");
    expect(item).toMatchObject({ enrichment: null, binding: null });
  });

  it("gets no enrichment of other code that had its name", async () => {
    const repo = await enrichedRepo();
    repo.git("mv", "pkg/work.py", "pkg/jobs.py");
    repo.write("pkg/work.py", "import pkg.tools as t\n\nclass Ledger:\n    def caller(self):\n        t.helper(7)\n");
    const item = (await usesOf(repo)).items.find((each: { file: string }) => each.file === "pkg/work.py");
    expect(item.enrichment).toBeNull();
  });

  it("has the enrichment of the file if it is outside of all definitions", async () => {
    const repo = await enrichedRepo();
    repo.write("pkg/work.py", `${FILES["pkg/work.py"]}\nhelper(1)\n`);
    const item = (await usesOf(repo)).items.find((each: { enclosing: unknown }) => each.enclosing === null);
    expect(item).toMatchObject({ enrichment: { summary: "About file:pkg/work.py." }, enrichment_stale: true });
  });

  it("says how it was found again even without enrichment", async () => {
    const repo = GitRepo.with(FILES);
    await cli(repo.dir, "build-graph");
    repo.write("pkg/work.py", `# one more line\n${FILES["pkg/work.py"]}`);
    expect((await usesOf(repo)).items[0]).toMatchObject({ enrichment: null, binding: { status: "moved", score: 1 } });
  });
});

describe("nav/enrich-items: a lineage", () => {
  it("has the enrichment of the reached definition", async () => {
    const repo = await enrichedRepo();
    repo.write("pkg/tools.py", `# note\n${FILES["pkg/tools.py"]}`);
    const { stdout } = await cli(repo.dir, "lineage", "--json", "-s", "caller", "-d", "downstream");
    expect(JSON.parse(stdout).items[0]).toMatchObject({
      symbol: { qualname: "helper", start_line: 2 },
      enrichment: { summary: "About sym:pkg.tools.helper." },
      binding: { status: "moved" },
    });
  });
});

describe("nav/enrich-items: an index whose commit is not here", () => {
  const MOVED = FILES["pkg/work.py"].replace("\n\n", "\n\n\n\n");

  async function shallow(content: string): Promise<GitRepo> {
    const repo = await enrichedRepo();
    repo.commit({ "pkg/work.py": content });
    const clone = repo.clone({ depth: 1 });
    for (const file of [GRAPH_PATH, ".llmc/rag_index_status.json"]) clone.write(file, readFileSync(repo.path(file)));
    return clone;
  }

  it("is matched by file and name", async () => {
    const { meta, items } = await usesOf(await shallow(MOVED));
    expect(meta.freshness_state).toBe("STALE");
    expect(items[0]).toMatchObject({
      enrichment: { summary: "About sym:pkg.work.caller." },
      binding: { status: "moved", score: 1 },
    });
    expect(items[0]).not.toHaveProperty("enrichment_stale");
  });

  it("shows by its hash that the body has changed", async () => {
    const { items } = await usesOf(await shallow(MOVED.replace("total = 0", "total = 1")));
    expect(items[0]).toMatchObject({ enrichment_stale: true, binding: { status: "moved" } });
    expect(items[0].binding.score).toBeLessThan(1);
  });
});

describe("nav/enrich-items: a graph that LLMC made", () => {
  const SCHEMA_FORM = {
    version: 1,
    indexed_at: "2026-01-01T00:00:00+00:00",
    repo: "/home/someone/repo",
    entities: [
      {
        id: "sym:work.caller",
        kind: "function",
        path: "/home/someone/repo/pkg/work.py:3-7",
        metadata: { params: ["values"], enrichment: { summary: "Adds up.", pitfalls: [] }, __enrich_meta: { db: "d" } },
        span_hash: "b08f153786b69795",
        file_path: "pkg/work.py",
        start_line: 3,
        end_line: 7,
      },
    ],
    relations: [],
  };
  const NAV_FORM = {
    nodes: [
      {
        id: "n1",
        name: "caller",
        path: "pkg/work.py",
        span: { start_line: 3, end_line: 7 },
        metadata: { summary: "Adds up.", symbol: "work.caller" },
      },
    ],
    edges: [],
  };

  it.each([
    ["schema", SCHEMA_FORM],
    ["wrapped", { repo: "/home/someone/repo", schema_version: "2", files: [], schema_graph: SCHEMA_FORM }],
    ["nav", NAV_FORM],
    [
      "plainest",
      { nodes: [{ ...SCHEMA_FORM.entities[0], id: "work.caller", path: "pkg/work.py:3-7", file_path: undefined }] },
    ],
  ])("provides enrichment in the %s form, with ids without packages and outdated lines", async (_form, graph) => {
    const repo = GitRepo.with(FILES);
    repo.write(GRAPH_PATH, JSON.stringify(graph));
    const { meta, items } = await usesOf(repo);
    expect(meta).toMatchObject({ source: "LOCAL_FALLBACK", freshness_state: "UNKNOWN" });
    expect(items[0]).toMatchObject({ enrichment: { summary: "Adds up." }, binding: { status: "moved" } });
    expect(items[0]).not.toHaveProperty("enrichment_stale");
  });

  it("shows by the number of lines that the body has changed, if there is no hash", async () => {
    const repo = GitRepo.with(FILES);
    repo.write(GRAPH_PATH, JSON.stringify(SCHEMA_FORM));
    repo.write("pkg/work.py", FILES["pkg/work.py"].replace("    return", "    print(total)\n    return"));
    expect((await usesOf(repo)).items[0]).toMatchObject({ enrichment_stale: true });
  });

  it.each([
    ["damaged", "{"],
    ["no graph", "[]"],
    [
      "hostile",
      '{"entities":[{"id":"sym:work.caller","file_path":"../../etc/passwd","metadata":{"__proto__":{"a":1}}}]}',
    ],
  ])("only removes enrichment from the answer when it is %s", async (_title, text) => {
    const repo = GitRepo.with(FILES);
    repo.write(GRAPH_PATH, text);
    const { items } = await usesOf(repo);
    expect(items).toHaveLength(1);
    expect(items[0].enrichment).toBeNull();
  });
});

describe("nav/enrich-items: a search hit", () => {
  const hit = (startLine: number, endLine: number): SearchItem => ({
    kind: "match",
    file: "pkg/work.py",
    snippet: { text: "", location: { path: "pkg/work.py", startLine, endLine } },
  });

  it("has the enrichment of the definition that it shows", async () => {
    const repo = await enrichedRepo();
    repo.write("pkg/work.py", `# note\n${FILES["pkg/work.py"]}`);
    const repository = await Repository.open(repo.dir);
    const codebase = await Codebase.open({ repository, logger: SILENT_LOGGER, progress: NO_PROGRESS });
    const items = await enrichItems(codebase, undefined, [hit(11, 15), hit(12, 16), hit(1, 3)], SILENT_LOGGER);
    await codebase.close();
    expect(items.map((item) => item.enrichment?.summary)).toEqual([
      "About sym:pkg.work.caller.",
      "About sym:pkg.work.caller.",
      "About file:pkg/work.py.",
    ]);
  });
});

describe("nav/enrich-items: the text for people", () => {
  async function shown(repo: GitRepo, format: string, ...argv: string[]): Promise<string> {
    return (await cli(repo.dir, ...argv, "--format", format)).stdout;
  }

  it.each([
    ["where-used", ["where-used", "-s", "helper", "--no-imports"]],
    ["lineage", ["lineage", "-s", "helper", "-d", "upstream"]],
    ["search", ["search", "-q", "caller values total"]],
  ])("has the summary under the items of %s, in text and in Markdown", async (_tool, argv) => {
    const repo = await enrichedRepo();
    expect(await shown(repo, "text", ...argv)).toContain("\n    “About sym:pkg.work.caller.”\n");
    expect(await shown(repo, "markdown", ...argv)).toContain("\n  - About `sym:pkg.work.caller`.\n");
  });

  it("starts with the summary of the requested symbol, and marks outdated summaries", async () => {
    const repo = await enrichedRepo();
    repo.write("pkg/work.py", FILES["pkg/work.py"].replace("total = 0", "total = 1"));
    const text = await shown(repo, "text", "where-used", "-s", "helper", "--no-imports");
    expect(text).toMatch(/^function helper \(pkg\/tools\.py:1\)\n {2}“About sym:pkg\.tools\.helper\.”\n/);
    expect(text).toContain("“About sym:pkg.work.caller.” (describes an older body)\n");
  });

  it("has a summary only once for several uses in one definition", async () => {
    const repo = await enrichedRepo();
    repo.write("pkg/work.py", FILES["pkg/work.py"].replace("return total", "return helper(total)"));
    const text = await shown(repo, "text", "where-used", "-s", "helper", "--no-imports");
    expect(text.match(/About sym:pkg\.work\.caller/g)).toHaveLength(1);
  });

  it("shows a summary as one line of plain text", async () => {
    const repo = await enrichedRepo();
    const graph = JSON.parse(readFileSync(repo.path(GRAPH_PATH), "utf8"));
    const summary = `one\n\u001b[31mtwo\u202e <img src=x> @octocat [a](http://b) ${"long ".repeat(100)}`;
    for (const entity of graph.entities) entity.metadata.summary = summary;
    repo.write(GRAPH_PATH, JSON.stringify(graph));
    const text = await shown(repo, "text", "lineage", "-s", "helper", "-d", "upstream");
    const line = text.split("\n").find((each) => each.includes("“one")) ?? "";
    expect(line).toMatch(/^ {4}“one \\u\{1b\}\[31mtwo\\u\{202e\} <img src=x> @octocat .*…”$/);
    expect([...line].length).toBeLessThan(240);
    const markdown = await shown(repo, "markdown", "lineage", "-s", "helper", "-d", "upstream");
    expect(markdown.replaceAll(/`[^`]*`|<\/?sub>/g, "")).not.toMatch(/[@<[]|http/);
  });
});
