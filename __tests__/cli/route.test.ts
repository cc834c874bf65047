import { describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const CONFIG = `[embeddings.profiles.p]
provider = "ollama"
model = "nomic-embed-text"
dim = 768
ollama_host = "http://inside.example:11434"
[embeddings.routes.docs]
profile = "p"
index = "emb_docs"
[embeddings.routes.code]
profile = "p"
index = "emb_code"
[routing.slice_type_to_route]
code = "code"
docs = "docs"
[routing.options]
enable_query_routing = true
enable_multi_route = true
[routing.multi_route.code_primary]
primary = "code"
secondary = [{ route = "docs", weight = 0.5 }]
`;
const FILES = { "llmc.toml": CONFIG, "src/auth.py": "def login():\n    pass\n", "logo.bin": Buffer.from([0, 1]) };

async function route(repo: GitRepo, ...args: readonly string[]) {
  const { code, stdout, stderr } = await cli(repo.dir, "route", "--json", ...args);
  expect([code, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout);
}

describe("cli/route", () => {
  it("shows the routes of a query, with weights and reasons", async () => {
    const answer = await route(GitRepo.with(FILES), "--query", "def foo(x): return x");
    expect(answer).toMatchObject({
      query: "def foo(x): return x",
      tool: null,
      route_name: "code",
      query_routing: true,
      routes: [
        { route_name: "code", profile: "p", provider: "ollama", dimension: 768, index: "emb_code", weight: 1 },
        { route_name: "docs", index: "emb_docs", weight: 0.5 },
      ],
      fallbacks: [],
      source: "file",
    });
    expect(answer.reasons.length).toBeGreaterThan(0);
    expect(JSON.stringify(answer)).not.toContain("inside.example");
  });

  it("lets the tool decide the route, and falls back to docs for a missing route", async () => {
    const answer = await route(GitRepo.with(FILES), "-q", "where is it", "--tool", "product_lookup");
    expect(answer).toMatchObject({
      tool: "product_lookup",
      route_name: "erp",
      confidence: 1,
      routes: [{ route_name: "docs", index: "emb_docs", weight: 1 }],
      fallbacks: [{ code: "MISSING_ROUTE" }],
    });
  });

  it("shows the table of a file, in the working tree or in a commit", async () => {
    const repo = GitRepo.with(FILES);
    repo.commit({ "src/auth.py": "", "notes.md": "# Notes\n" });
    expect(await route(repo, "--file", "src/auth.py")).toMatchObject({
      file: "src/auth.py",
      slice_type: "code",
      slice_language: "python",
      route_name: "code",
      routes: [{ index: "emb_code", weight: 1 }],
    });
    expect(await route(repo, "--file", "notes.md", "--rev", "HEAD")).toMatchObject({ slice_type: "docs" });
    expect(await route(repo, "--file", "llmc.toml")).toMatchObject({
      slice_type: "config",
      route_name: "docs",
      fallbacks: [{ code: "MISSING_SLICE_MAPPING" }],
    });
  });

  it("uses the built-in configuration when there is no llmc.toml, and says so", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    expect(await route(repo, "--query", "def foo(x): return x")).toMatchObject({
      routes: [
        { provider: "words", dimension: 80, index: "emb_code", weight: 1 },
        { index: "emb_docs" },
        { index: "emb_erp" },
      ],
      fusion: "shared_scale",
      source: "built-in",
      notes: ["There is no llmc.toml: the built-in configuration holds, with the offline provider."],
    });
    const { stdout } = await cli(repo.dir, "route", "--file", "a.py", "--format", "text");
    expect(stdout).toMatch(/^a\.py holds code \(python\), with confidence 1\.\nSigns: .+\n\nroute {2}profile/);
    expect(stdout).toMatch(
      /\n\nThere is no llmc\.toml: the built-in configuration holds, with the offline provider\.\n$/,
    );
  });

  it("says when query routing is off", async () => {
    const repo = GitRepo.with({ "llmc.toml": CONFIG.replace("enable_query_routing = true\n", "") });
    const answer = await route(repo, "--query", "def foo(x): return x");
    expect(answer).toMatchObject({ route_name: "code", query_routing: false, routes: [{ route_name: "docs" }] });
    expect(answer.notes).toHaveLength(1);
  });

  it.each([
    ["neither a query nor a file", ["route"], /either --query/],
    ["both", ["route", "--query", "a", "--file", "b"], /either --query/],
    ["a tool without a query", ["route", "--file", "src/auth.py", "--tool", "t"], /--tool goes with --query/],
    ["a file that is not there", ["route", "--file", "nowhere.py"], /"nowhere\.py" cannot be read as text: absent/],
    ["a binary file", ["route", "--file", "logo.bin"], /"logo\.bin" cannot be read as text: binary/],
    [
      "a configuration that is no TOML",
      ["route", "-q", "a", "--config", "src/auth.py"],
      /src\/auth\.py:1:5: A key must/,
    ],
  ])("rejects a wrong call: %s", async (_title, argv, message) => {
    const { code, stdout, stderr } = await cli(GitRepo.with(FILES).dir, ...argv);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });
});
