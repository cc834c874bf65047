import { describe, expect, it } from "vitest";
import { CodeProject, linesOf } from "../helpers/code-project.ts";

const LAYERS = 12;
const WIDTH = 8;

function repeat(count: number, make: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => make(at)).join("");
}

/** Modules in layers. Each module re-exports every module of the layer below, so there are 8 ^ 11 ways to the last one. */
function lattice(extension: string, passOn: (module: string) => string, last: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (let layer = 0; layer < LAYERS; layer++) {
    const below = layer + 1 < LAYERS ? repeat(WIDTH, (at) => passOn(`l${layer + 1}w${at}`)) : last;
    for (let at = 0; at < WIDTH; at++) files[`l${layer}w${at}.${extension}`] = below;
  }
  return files;
}

const LAST = LAYERS - 1;
const RUST_MODULES = repeat(LAYERS, (layer) => repeat(WIDTH, (at) => `mod l${layer}w${at};\n`));

describe("resolve: modules that re-export each other's names", () => {
  it.each([
    [
      "TypeScript",
      "gone.ts#gone",
      {
        ...lattice("ts", (module) => `export * from "./${module}";\n`, "export function here() {}\n"),
        "gone.ts": "export function gone() {}\ngone(); // uses\n",
        "main.ts": 'import { gone } from "./l0w0";\ngone();\n',
      },
    ],
    [
      "Python",
      "gone.py#gone",
      {
        ...lattice("py", (module) => `from ${module} import *\n`, "def here(): pass\n"),
        "gone.py": "def gone(): pass\ngone() # uses\n",
        "main.py": "from l0w0 import gone\ngone()\n",
      },
    ],
    [
      "Rust",
      "gone.rs#gone",
      {
        ...lattice("rs", (module) => `pub use crate::${module}::*;\n`, "pub fn here() {}\n"),
        "gone.rs": "pub fn gone() {}\nfn own() {\n  gone(); // uses\n}\n",
        "main.rs": `${RUST_MODULES}use crate::l0w0::*;\nfn main() {\n  gone();\n}\n`,
      },
    ],
  ])(
    "are each asked once for a name that none of them has, not once for each path to them, in %s",
    async (_, target, files) => {
      const project = await CodeProject.of(files);
      expect(linesOf(project.uses(target))).toEqual(project.markedLines());
    },
  );

  it("lead to a definition in the last of them", async () => {
    const files = lattice("ts", (module) => `export * from "./${module}";\n`, "export function here() {}\n");
    const project = await CodeProject.of({ ...files, "main.ts": 'import { here } from "./l0w0";\nhere();\n' });
    expect(linesOf(project.uses(`l${LAST}w0.ts#here`)).slice(-2)).toEqual(["main.ts:1", "main.ts:2"]);
  });

  it("give each definition once, even if many paths lead to it", async () => {
    const files = lattice("py", (module) => `from ${module} import here\n`, "def here(): pass\n");
    const project = await CodeProject.of({ ...files, "main.py": "from l0w0 import here\nhere()\n" });
    expect(linesOf(project.uses(`l${LAST}w3.py#here`))).toContain("main.py:2");
  });

  it("may re-export names in a circle", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, own) => [
        `m${own}.py`,
        repeat(20, (at) => (at === own ? "" : `from m${at} import gone, far\n`)),
      ]),
    );
    const project = await CodeProject.of({
      ...files,
      "m19.py": `${files["m19.py"]}def far(): pass\n`,
      "main.py": "from m0 import gone, far\ngone()\nfar()\n",
    });
    expect(linesOf(project.uses("m19.py#far"))).toContain("main.py:3");
  });

  it("may be each other's value", async () => {
    const project = await CodeProject.of({
      "a.js": 'import b from "./b.js";\nmodule.exports = b;\n',
      "b.js": 'import a from "./a.js";\nmodule.exports = a;\n',
      "c.js": 'module.exports = require("./d.js");\n',
      "d.js": 'module.exports = require("./c.js");\n',
      "main.js": 'import a, { here } from "./a.js";\nimport { gone } from "./c.js";\na();\nhere();\ngone();\n',
      "here.js": "export function here() {}\nhere();\n",
    });
    expect(linesOf(project.uses("here.js#here"))).toEqual(["here.js:2"]);
  });
});

describe("resolve: expressions that depend on each other", () => {
  const [COUNT, WAYS] = [40, 20];

  it.each([
    [
      "choices in a chain",
      "a.py",
      `a${COUNT} = Foo()\n${repeat(COUNT, (at) => `a${COUNT - 1 - at} = ${repeat(WAYS, () => `a${COUNT - at} or `)}None\n`)}a0.method()\n`,
    ],
    [
      "functions that return each other's results",
      "a.py",
      `${repeat(COUNT, (own) => `def a${own}():\n${repeat(COUNT, (at) => `  if x: return a${at}()\n`)}`)}a0().method()\n`,
    ],
    [
      "types that are each other's alternatives",
      "a.ts",
      `${repeat(COUNT, (own) => `type T${own} = ${repeat(COUNT, (at) => `T${at} | `)}string;\n`)}declare const x: T0;\nx.method();\n`,
    ],
    [
      "classes that extend each other",
      "a.py",
      `${repeat(COUNT, (own) => `class T${own}(${repeat(COUNT, (at) => `T${at}, `)}): pass\n`)}T0().method()\n`,
    ],
  ])("are not computed in every possible order: %s", async (_, path, text) => {
    const project = await CodeProject.of({
      [path]: text,
      "own.py": "class Own:\n  def method(self): pass\nOwn().method()\n",
    });
    expect(linesOf(project.uses("own.py#Own.method").filter(({ confidence }) => confidence === "exact"))).toEqual([
      "own.py:3",
    ]);
  });
});

describe("resolve: expressions of any size", () => {
  const LONG = 20_000;

  it.each([
    ["cs", "class Own { void A() {} }\n", `class B { void F() { x${".A".repeat(LONG)}(); } }\n`],
    [
      "java",
      "class Own { void A() {} }\n",
      `import a${".b".repeat(LONG)}.A;\nclass B { A f() { x${".A".repeat(LONG)}(); } }\n`,
    ],
    [
      "rs",
      "struct Own;\nimpl Own {\n  fn A() {}\n}\n",
      `use crate${"::A".repeat(LONG)};\nfn f() { x${"::A".repeat(LONG)}(); }\n`,
    ],
    ["rb", "class Own\n  def A\n  end\nend\n", `X${"::A".repeat(LONG)}\n`],
    ["cpp", "class Own { void A() {} };\n", `int main() { x${"::A".repeat(LONG)}(); }\n`],
    [
      "php",
      "<?php class Own { function A() {} }\n",
      `<?php use B${"\\A".repeat(LONG)};\nnew C${"\\A".repeat(LONG)}();\n`,
    ],
  ])(
    "resolves a name with 20,000 parts in a short time, in a file with the extension .%s",
    async (extension, own, text) => {
      const project = await CodeProject.of({ [`own.${extension}`]: own, [`long.${extension}`]: text });
      const uses = project.uses(`own.${extension}#Own.A`);
      expect(uses.filter(({ path, confidence }) => path.startsWith("long") && confidence === "exact")).toEqual([]);
    },
  );

  it("distinguishes types whose size doubles with every step", async () => {
    const [steps, parts] = [40, 20];
    const pairs = repeat(steps, (at) => `a${at + 1} = (${repeat(parts, () => `a${at}, `)})\n`);
    const choices = repeat(steps, (at) => `c${at} = a${at} or a${at + 1}\nc${at}.method()\n`);
    const project = await CodeProject.of({
      "a.py": `a0 = 1\n${pairs}${choices}`,
      "own.py": "class Own:\n  def method(self): pass\nOwn().method()\n",
    });
    const uses = project.uses("own.py#Own.method");
    expect(linesOf(uses.filter(({ confidence }) => confidence === "exact"))).toEqual(["own.py:3"]);
  });
});

describe("resolve: many forms of one name", () => {
  it("are compared with those of another class once, not once for every call", async () => {
    const [forms, calls] = [300, 1500];
    const declared = repeat(forms, (at) => `  void run(T${at} value);\n`);
    const written = (owner: string) => repeat(forms, (at) => `void ${owner}::run(T${at} value) {}\n`);
    const project = await CodeProject.of({
      "base.h": `class Base {\n public:\n  virtual void other();\n${declared}};\n`,
      "base.cpp": `#include "base.h"\n${written("Base")}`,
      "heir.h": `#include "base.h"\nclass Heir : public Base {\n public:\n${declared}};\n`,
      "heir.cpp": `#include "heir.h"\n${written("Heir")}`,
      "main.cpp": `#include "heir.h"\nvoid all(Heir heir) {\n${repeat(calls, () => "  heir.run(1);\n")}}\n`,
    });
    const uses = project.uses("base.h#Base.run").filter(({ path }) => path === "main.cpp");
    expect(uses).toHaveLength(calls);
    expect(new Set(uses.map(({ confidence }) => confidence))).toEqual(new Set(["possible"]));
  });
});
