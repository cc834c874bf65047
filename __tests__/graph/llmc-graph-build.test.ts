import { describe, expect, it } from "vitest";
import { isObject, type JsonObject } from "../../src/util/json.ts";
import { build, graphOf, relationLines } from "../helpers/build-graph.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { type LlmcCase, llmcCases } from "../helpers/llmc-cases.ts";

interface LlmcEntity {
  readonly kind: string;
  readonly path: string;
}

/** Cases in which LLMC's builder has a defect, so that ours behaves differently. docs/llmc-compatibility.md has the reasons. */
const SYNTAX_ERRORS = new Set(["syntax error", "ts probe: syntax error"]);

async function graphOfCase({ input }: LlmcCase) {
  const files = isObject(input.files) ? (input.files as Record<string, string>) : {};
  const repo = GitRepo.with(files);
  await build(repo);
  return graphOf(repo);
}

function entitiesOf({ expected }: LlmcCase): readonly LlmcEntity[] {
  return isObject(expected) && Array.isArray(expected.entities) ? (expected.entities as LlmcEntity[]) : [];
}

describe("graph/build-graph: LLMC's cases", () => {
  const cases = llmcCases("graph_build");

  it.each(cases.filter(({ name }) => !SYNTAX_ERRORS.has(name)))(
    "$name: finds every definition at its lines",
    async (each) => {
      const { graph } = await graphOfCase(each);
      const places = graph.entities.map(({ filePath, startLine, endLine }) => `${filePath}:${startLine}-${endLine}`);
      for (const { path } of entitiesOf(each)) expect(places).toContain(path);
    },
  );

  it.each(cases.filter(({ asserts }) => asserts))("$name: meets the demands of LLMC's own test", async (each) => {
    const index = await graphOfCase(each);
    const lines = relationLines(index);
    const asserts = each.asserts as JsonObject;
    const has = asserts.has_call as [string, string] | undefined;
    const hasNot = asserts.no_call as [string, string] | undefined;
    // A target outside the repository is not an entity, so no relation can lead to it.
    if (has && !has[1].includes("non_existent")) expect(lines).toContain(`${has[0]} calls ${has[1]}`);
    if (hasNot) expect(lines).not.toContain(`${hasNot[0]} calls ${hasNot[1]}`);
    if (asserts.has_edge) expect(index.graph.relations.map(({ edge }) => edge)).toContain(asserts.has_edge);
    if (asserts.entity) expect(index.entity(String(asserts.entity))).toBeDefined();
    for (const [name, kind] of Object.entries((asserts.kinds as Record<string, string> | undefined) ?? {})) {
      expect(index.entity(index.idsOf(name)[0] ?? "")?.kind).toBe(kind);
    }
    for (const name of (asserts.ids_contain as string[] | undefined) ?? []) expect(index.idsOf(name)).not.toEqual([]);
    expect(index.graph.entities.length).toBeGreaterThan(0);
  });

  const linesOf = async (name: string) => {
    const found = cases.find((each) => each.name === name);
    if (!found) throw new Error(`no case ${name}`);
    return relationLines(await graphOfCase(found));
  };

  it("separates the symbols of two files with the same stem", async () => {
    expect(await linesOf("two files one stem")).toEqual(
      expect.arrayContaining(["sym:app.main calls sym:a.utils.f", "sym:app.main calls sym:b.utils.f"]),
    );
  });

  it("follows relative imports, `self`, `this`, `new` and module-level calls", async () => {
    expect(await linesOf("relative import")).toContain("sym:pkg.b.g calls sym:pkg.a.f");
    expect(await linesOf("method call on self and object")).toContain("sym:m.K.a calls sym:m.K.b");
    expect(await linesOf("ts probe: this method and new")).toEqual(
      expect.arrayContaining(["sym:m.A.a calls sym:m.A.b", "sym:m.A.a calls type:m.B"]),
    );
    expect(await linesOf("ts probe: module level call")).toContain("file:m.ts calls sym:m.f");
    expect(await linesOf("ts probe: imports")).toEqual(
      expect.arrayContaining(["sym:m.run calls sym:lib.util.f", "sym:m.run calls sym:lib.util.g"]),
    );
  });
});
