import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GRAPH_PATH } from "../../src/graph/graph-file.ts";
import { GraphLines } from "../../src/graph/graph-lines.ts";
import { build, graphOf } from "../helpers/build-graph.ts";
import { GitRepo } from "../helpers/git-repo.ts";

const FILES = {
  'odd "name".py': 'def f(x):\n    return x.run()\n\nclass A:\n    """\\"dst\\":\\"sym:b.g\\","sites":"""\n',
  "b.py": "def g():\n    return g()\n\ndef other(y):\n    g()\n    y.run()\n    y.stop()\n",
};

describe("graph/graph-lines: GraphLines", () => {
  it("answers like the whole graph, for every entity and name", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    const lines = GraphLines.open(readFileSync(repo.path(GRAPH_PATH)));
    const index = graphOf(repo);
    for (const { id } of index.graph.entities) {
      expect(lines?.entity(id)).toEqual(index.entity(id));
      expect(lines?.relationsTo(id)).toEqual(index.relationsTo(id));
      expect(lines?.relationsFrom(id)).toEqual(index.relationsFrom(id));
    }
    for (const name of ["run", "stop", "never"]) {
      expect(lines?.unresolvedUsesOf(name)).toEqual(index.unresolvedUsesOf(name));
    }
    expect(lines?.entity("sym:none")).toBeUndefined();
    expect(index.graph.relations.length).toBeGreaterThan(1);
  });

  it("answers nothing about files that others wrote or laid out differently", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    const graph = JSON.parse(readFileSync(repo.path(GRAPH_PATH), "utf8"));
    for (const text of [JSON.stringify(graph), JSON.stringify(graph, null, 2), "", "{}", "\n"]) {
      expect(GraphLines.open(Buffer.from(text))).toBeUndefined();
    }
  });
});
