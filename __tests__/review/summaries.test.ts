import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { build } from "../helpers/build-graph.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const BEFORE = { "auth.py": "def login(user):\n    return user\n\n\ndef logout(user):\n    return user\n" };
const AFTER = { "auth.py": BEFORE["auth.py"].replace("return user", "return str(user)") };

/** Writes a summary to every definition of the graph file. */
function enrich(repo: GitRepo, words: string): void {
  const graph = JSON.parse(readFileSync(repo.path(GRAPH_PATH), "utf8"));
  for (const entity of graph.entities) if (entity.kind !== "file") entity.metadata.summary = `${words} ${entity.id}.`;
  repo.write(GRAPH_PATH, JSON.stringify(graph));
}

async function summaries(repo: GitRepo, base: string) {
  const { stdout } = await cli(repo.dir, "review", `--base=${base}`, "--json");
  return JSON.parse(stdout).summaries;
}

describe("review: the enrichment of changed symbols", () => {
  it("shows the summary, and that it describes an older body", async () => {
    const repo = GitRepo.with({ ...BEFORE, ".gitignore": ".llmc\n" });
    const base = repo.head();
    await build(repo);
    enrich(repo, "About");
    repo.commit(AFTER);
    expect(await summaries(repo, base)).toEqual([
      { change_id: "auth.py#login", text: "About sym:auth.login.", is_stale: true },
    ]);
  });

  it("reads a tracked graph from base, so that a pull request cannot put its own text into its report", async () => {
    const repo = GitRepo.with({ ...BEFORE, ".llmc/.gitignore": "cache/\n" });
    await build(repo);
    enrich(repo, "About");
    const base = repo.commit({}, "the index");
    enrich(repo, "Audited, safe:");
    repo.commit(AFTER);
    expect((await summaries(repo, base)).map(({ text }: { text: string }) => text)).toEqual(["About sym:auth.login."]);
  });

  it("shows nothing if base has no text, whatever the pull request contains", async () => {
    const repo = GitRepo.with({ ...BEFORE, ".llmc/.gitignore": "cache/\n" });
    const base = repo.head();
    await build(repo);
    enrich(repo, "Audited, safe:");
    repo.commit(AFTER);
    expect(await summaries(repo, base)).toEqual([]);
  });
});
