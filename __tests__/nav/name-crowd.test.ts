import { describe, expect, it } from "vitest";
import { findUses } from "../../src/nav/symbols/find-uses.ts";
import { NameIndex } from "../../src/resolve/name-index.ts";
import { ResolvedWorld } from "../../src/resolve/world.ts";
import { CodeProject } from "../helpers/code-project.ts";

const COUNT = 20;

/** Files that all define `f` and use the `f` of other files in all possible ways. */
function crowdedFiles(): Record<string, string> {
  const files: Record<string, string> = {
    "script.ts": "f(1);\n",
    "barrel.ts": Array.from({ length: COUNT }, (_, at) => `export { f as f${at} } from "./m${at}";\n`).join(""),
    "far.ts": 'import { f3, f4 as f } from "./barrel";\nf3(1);\nf(2);\n',
    "whole.ts": 'import * as m5 from "./m5";\nimport f6 from "./m6";\nm5.f(1);\nf6(1);\n',
    "test_patch.py": 'patch("p7.f")\n',
  };
  for (let at = 0; at < COUNT; at++) {
    const next = (at + 1) % COUNT;
    const isDefault = at % 3 === 0 ? "default " : "";
    files[`m${at}.ts`] =
      `import ${at % 2 === 0 ? `{ f as g }` : `* as g`} from "./m${next}";\nexport ${isDefault}function f() { return g; }\n${isDefault === "" ? "" : "export { f };\n"}f();\n`;
    files[`p${at}.py`] =
      `from p${next} import f as g\nimport p${(at + 2) % COUNT}\ndef f(): return g()\nf()\np${(at + 2) % COUNT}.f()\n`;
  }
  return files;
}

describe("nav/name-crowd", () => {
  it("finds the same uses of a name with many definitions, in separate or successive questions", async () => {
    const project = await CodeProject.of(crowdedFiles());
    const names = NameIndex.build(project, Object.keys(project.files));
    const world = new ResolvedWorld(project);
    const handles = Object.keys(project.files).flatMap((path) =>
      (project.factsOf(path)?.definitions ?? []).flatMap(({ qualname }, index) =>
        qualname === "f" ? [{ path, index }] : [],
      ),
    );
    const together = handles.map((handle) => findUses(world, names, handle));
    const alone = handles.map((handle) => findUses(new ResolvedWorld(project), names, handle));
    expect(handles).toHaveLength(2 * COUNT);
    expect(together).toEqual(alone);
    expect(alone.flat().length).toBeGreaterThan(5 * COUNT);
  });

  it("resolves the uses of a name that thousands of files define once for all of them", async () => {
    const count = 1500;
    const files = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `m${at}.ts`,
        `import { f as g } from "./m${(at + 1) % count}";\nexport function f() { return g(); }\n`,
      ]),
    );
    const project = await CodeProject.of(files);
    const names = NameIndex.build(project, Object.keys(files));
    const world = new ResolvedWorld(project);
    const uses = Object.keys(files).map((path) => findUses(world, names, { path, index: 0 }).length);
    expect(uses).toEqual(Array.from({ length: count }, () => 2));
  });
});
