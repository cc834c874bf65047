import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";
import { CliProcess } from "./spawn-cli.ts";

describe("faults: several indexes at once", () => {
  it("all succeed, and the index is of the commit", { timeout: 120_000 }, async () => {
    const files = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`m${at}.py`, `def f${at}(): ...\n`]));
    const repo = GitRepo.with({ ...files, ".gitignore": ".llmc\n" });
    for (let round = 0; round < 2; round++) {
      const commit = repo.commit({ "extra.py": `def g${round}(): ...\n` }, `round ${round}`);
      const runs = [1, 2, 3].map(() => new CliProcess(repo.dir, ["index"]).ended);
      const ended = await Promise.all(runs);
      expect(ended.map(({ code, stderr }) => [code, code === 0 ? "" : stderr])).toEqual(ended.map(() => [0, ""]));
      const { stdout } = await cli(repo.dir, "search", "--json", "-q", `g${round}`);
      expect(JSON.parse(stdout).meta).toMatchObject({ freshness_state: "FRESH" });
      expect(readdirSync(repo.path(".llmc")).filter((name) => name.startsWith("index.db"))).toEqual([
        "index.db",
        "index.db.sealed",
      ]);
      expect(commit).toBe(repo.head());
    }
  });
});

describe("faults: two builds at once", () => {
  it("both succeed and leave the same graph as a single build", { timeout: 60_000 }, async () => {
    const repo = GitRepo.with({ "a.py": "def f(): ...\n", "b.py": "from a import f\nf()\n", ".gitignore": ".llmc\n" });
    const builds = [1, 2, 3].map(() => new CliProcess(repo.dir, ["build-graph"]).ended);
    expect((await Promise.all(builds)).map(({ code }) => code)).toEqual([0, 0, 0]);
    const together = readFileSync(repo.path(GRAPH_PATH), "utf8");
    expect(JSON.parse((await cli(repo.dir, "where-used", "--json", "-s", "f")).stdout).meta.freshness_state).toBe(
      "FRESH",
    );
    await cli(repo.dir, "build-graph", "--full");
    expect(readFileSync(repo.path(GRAPH_PATH), "utf8")).toBe(together);
  });
});
