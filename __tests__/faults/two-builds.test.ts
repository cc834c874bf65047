import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GRAPH_PATH } from "../../src/graph/graph-file.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";
import { CliProcess } from "./spawn-cli.ts";

describe("faults: two builds at once", () => {
  it("both end well and leave the graph that one alone would have made", { timeout: 60_000 }, async () => {
    const repo = GitRepo.with({ "a.py": "def f(): ...\n", "b.py": "from a import f\nf()\n", ".gitignore": ".llmc\n" });
    const builds = [1, 2, 3].map(() => new CliProcess(repo.dir, ["build-graph"]).ended);
    expect((await Promise.all(builds)).map(({ code }) => code)).toEqual([0, 0, 0]);
    const together = readFileSync(repo.path(GRAPH_PATH), "utf8");
    expect(JSON.parse((await cli(repo.dir, "where-used", "-s", "f")).stdout).meta.freshness_state).toBe("FRESH");
    await cli(repo.dir, "build-graph", "--full");
    expect(readFileSync(repo.path(GRAPH_PATH), "utf8")).toBe(together);
  });
});
