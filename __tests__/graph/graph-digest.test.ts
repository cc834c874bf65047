import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { STORE_DIRECTORY } from "../../src/graph/store/store-head.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const FILES = {
  ".gitignore": ".llmc\n",
  "api.py": "from auth import open_session\n\n\ndef serve(user):\n    return open_session(user)\n",
  "auth.py": "def open_session(user):\n    return user\n",
};

async function ask(repo: GitRepo) {
  return JSON.parse((await cli(repo.dir, "where-used", "-s", "open_session", "--json")).stdout);
}

/** A repository with a graph file but without an index. */
async function exchanged(): Promise<GitRepo> {
  const repo = GitRepo.with(FILES);
  await cli(repo.dir, "build-graph");
  rmSync(repo.path(STORE_DIRECTORY), { recursive: true });
  return repo;
}

function edit(repo: GitRepo, change: (text: string) => string): void {
  writeFileSync(repo.path(GRAPH_PATH), change(readFileSync(repo.path(GRAPH_PATH), "utf8")));
}

describe("a graph file without an index", () => {
  it("is used when others added to its entities and wrote it again", async () => {
    const repo = await exchanged();
    edit(repo, (text) => {
      const { digest, relations, entities, ...rest } = JSON.parse(text);
      for (const entity of entities) entity.metadata = { summary: "About it.", ...entity.metadata };
      return JSON.stringify({ digest, ...rest, relations, entities }, null, 1);
    });
    const { meta, items } = await ask(repo);
    expect([meta.freshness_state, meta.source, items.length]).toEqual(["FRESH", "RAG_GRAPH", 2]);
    expect(items[1].enrichment.summary).toBe("About it.");
  });

  it.each([
    ["a line", (text: string) => text.replace("[5,12,", "[4,12,")],
    ["a role", (text: string) => text.replace('"call"', '"read"')],
    ["the end of a relation", (text: string) => text.replace('"dst":"sym:auth.open_session"', '"dst":"sym:api.serve"')],
    ["a row of a wrong shape", (text: string) => text.replace('"relations":[', '"relations":[null,')],
  ])("is not trusted when %s in it was changed", async (_title, change) => {
    const repo = await exchanged();
    const before = readFileSync(repo.path(GRAPH_PATH), "utf8");
    edit(repo, change);
    expect(readFileSync(repo.path(GRAPH_PATH), "utf8")).not.toBe(before);
    const { meta, items } = await ask(repo);
    expect([meta.freshness_state, meta.source]).toEqual(["UNKNOWN", "LOCAL_FALLBACK"]);
    expect(items.map(({ line }: { line: number }) => line)).toEqual([1, 5]);
  });
});

describe("stored enrichment", () => {
  it("is not shown when one letter of it was changed", async () => {
    const repo = GitRepo.with(FILES);
    await cli(repo.dir, "build-graph");
    edit(repo, (text) => text.replaceAll('"metadata":{', '"metadata":{"summary":"Opens it.",'));
    await cli(repo.dir, "build-graph", "--full");
    rmSync(repo.path(GRAPH_PATH));
    expect((await ask(repo)).items[1].enrichment.summary).toBe("Opens it.");
    const path = repo.path(`${STORE_DIRECTORY}/enrichment.json`);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll("Opens", "Apens"));
    const { meta, items } = await ask(repo);
    expect([meta.freshness_state, items[1].enrichment]).toEqual(["FRESH", null]);
  });
});
