import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { build, graphOf, relationLines } from "../helpers/build-graph.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { randomNumbers } from "../helpers/random.ts";

const STEPS = 12;
const LIBRARY = `class Base:
    def save(self):
        total = 1
        print(total)

class Store(Base):
    def open(self):
        handle = Handle()
        return handle

class Handle:
    def close(self): ...

def make():
    return Store()
`;
const FILES = {
  "lib.py": LIBRARY,
  "facade.py": "from lib import make as build\n",
  "user.py": "from facade import build\nbuild().open().close()\nbuild().save()\n",
  "other.py": "from lib import Handle\nHandle().close()\n",
  "apart.py": "x = 1\n",
};

/** Commits new contents of files, builds, and returns the number of files linked again. The graph must equal that of a full build. */
async function linkedAfter(repo: GitRepo, files: Record<string, string>): Promise<number> {
  for (const [file, content] of Object.entries(files)) repo.write(file, content);
  repo.git("add", "-A", "--", ":!.llmc");
  repo.git("commit", "-qm", "change");
  const { linked } = await build(repo);
  const incremental = readFileSync(repo.path(GRAPH_PATH), "utf8");
  await build(repo, "HEAD", true);
  expect(readFileSync(repo.path(GRAPH_PATH), "utf8")).toBe(incremental);
  return linked;
}

async function builtRepo(files: Record<string, string> = FILES): Promise<GitRepo> {
  const repo = GitRepo.with(files);
  await build(repo);
  return repo;
}

describe("graph/stale-files: one file changed", () => {
  it.each([
    ["a comment above everything", `# why\n\n${LIBRARY}`],
    [
      "another body that returns the same",
      LIBRARY.replace("print(total)", "print(str(total))\n        total.bit_length()"),
    ],
    ["a new definition in the middle", LIBRARY.replace("class Handle", "def unheard_of(): ...\n\nclass Handle")],
    ["a new method that nobody calls", LIBRARY.replace("class Handle:\n", "class Handle:\n    def flush(self): ...\n")],
  ])("links only the file itself after %s", async (_, text) => {
    expect(await linkedAfter(await builtRepo(), { "lib.py": text })).toBe(1);
  });

  it.each([
    // All users of the function, through any module, see what it returns.
    ["another return value", LIBRARY.replace("return Store()", "return Handle()"), 3],
    ["another local variable that is returned", LIBRARY.replace("handle = Handle()", "handle = Store()"), 2],
    ["a new base class", LIBRARY.replace("class Handle:", "class Handle(Base):"), 3],
    ["another signature", LIBRARY.replace("def make():", "def make(kind: Store):"), 3],
    ["a definition that is gone", LIBRARY.replace("    def close(self): ...\n", "    closed = 1\n"), 3],
  ])("links the files that see it after %s", async (_, text, linked) => {
    expect(await linkedAfter(await builtRepo(), { "lib.py": text })).toBe(linked);
  });

  it("links the users of a re-export that is removed, and of one that is added again", async () => {
    const repo = await builtRepo();
    expect(await linkedAfter(repo, { "facade.py": "x = 1\n" })).toBe(2);
    expect(relationLines(graphOf(repo))).not.toContain("file:user.py calls sym:lib.make");
    expect(await linkedAfter(repo, { "facade.py": FILES["facade.py"] })).toBe(2);
    expect(relationLines(graphOf(repo))).toContain("file:user.py calls sym:lib.make");
  });

  it("links all files that consulted a file which now has a star import", async () => {
    expect(
      await linkedAfter(await builtRepo(), { "facade.py": "from lib import *\nfrom lib import make as build\n" }),
    ).toBe(2);
  });

  it("notices members that a `with` statement uses without naming them", async () => {
    const lib =
      "class Lock:\n    def __enter__(self):\n        return self\n    def free(self): ...\n\nclass Key:\n    def free(self): ...\n";
    const repo = await builtRepo({
      "lib.py": lib,
      "a.py": "from lib import Lock\nwith Lock() as lock:\n    lock.free()\n",
    });
    expect(await linkedAfter(repo, { "lib.py": lib.replace("return self", "return Key()") })).toBe(2);
    expect(relationLines(graphOf(repo))).toContain("file:a.py calls sym:lib.Key.free");
  });

  it("notices an attribute that a method assigns", async () => {
    const lib =
      "class A:\n    def go(self): ...\nclass B:\n    def go(self): ...\nclass Box:\n    def fill(self):\n        self.held = A()\n";
    const repo = await builtRepo({ "lib.py": lib, "a.py": "from lib import Box\nBox().held.go()\n" });
    expect(await linkedAfter(repo, { "lib.py": lib.replace("self.held = A()", "self.held = B()") })).toBe(2);
    expect(relationLines(graphOf(repo))).toContain("file:a.py calls sym:lib.B.go");
  });

  it("follows a later move of a submodule that was found through a changed package", async () => {
    const repo = await builtRepo({ "pkg/__init__.py": "", "user.py": "import pkg\npkg.part.run()\n" });
    await linkedAfter(repo, { "pkg/__init__.py": "# only a comment\n" });
    await linkedAfter(repo, { "pkg/part.py": "def run(): ...\n" });
    expect(relationLines(graphOf(repo))).toContain("file:user.py calls sym:pkg.part.run");
  });

  it("cannot describe code that is nested too deeply, and links all files that consulted it", async () => {
    const deep = (end: string) => `export const chain = start${".next()".repeat(400)}${end};\n`;
    const repo = await builtRepo({
      "a.ts": deep(""),
      "b.ts": 'import { chain } from "./a.ts";\nchain;\n',
      "c.ts": "1;\n",
    });
    expect(await linkedAfter(repo, { "a.ts": `// why\n${deep("")}` })).toBe(2);
  });
});

/** Real code: a part of this project's own sources. */
function realFiles(): Map<string, string> {
  const root = fileURLToPath(new URL("../../src", import.meta.url));
  const paths = ["model", "util", "facts", "graph"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** Drops, doubles, swaps or renames something in a text, at a random place. */
function damaged(text: string, random: (limit: number) => number): string {
  const lines = text.split("\n");
  const at = random(lines.length);
  const line = lines[at] ?? "";
  switch (random(6)) {
    case 0:
      lines.splice(at, 1);
      break;
    case 1:
      lines.splice(at, 0, line);
      break;
    case 2:
      lines.splice(at, 0, "// a comment", "");
      break;
    case 3:
      lines.splice(random(lines.length), 0, ...lines.splice(at, 1 + random(4)));
      break;
    case 4:
      lines[at] = line.replace(/\w+/, "renamed");
      break;
    default:
      lines.splice(at, 0, `export function added${at}() { return 1; }`);
  }
  return lines.join("\n");
}

describe("graph/stale-files: real code", () => {
  it("results in the graph of a full build after any edit", { timeout: 120_000 }, async () => {
    const random = randomNumbers(7);
    const files = realFiles();
    const paths = [...files.keys()];
    const repo = await builtRepo(Object.fromEntries(files));
    let linked = 0;
    for (let step = 0; step < STEPS; step++) {
      const path = paths[random(paths.length)] as string;
      files.set(path, damaged(files.get(path) ?? "", random));
      linked += await linkedAfter(repo, { [path]: `${files.get(path)}// ${step}\n` });
    }
    // Otherwise, a full build was compared with a full build.
    expect(linked).toBeLessThan(STEPS * (paths.length / 4));
  });
});

describe("graph/stale-files: a base class that gets a constructor", () => {
  it.each([
    [
      "a.js",
      "b.js",
      "export class A {}\n",
      'import { A } from "./a.js";\nclass B extends A {\n  constructor() {\n    super();\n  }\n}\n',
      "export class A {\n  constructor() {}\n}\n",
    ],
    [
      "a.dart",
      "b.dart",
      "class A {}\n",
      "import 'a.dart';\nclass B extends A {\n  B() : super();\n}\n",
      "class A {\n  A();\n}\n",
    ],
    [
      "A.java",
      "B.java",
      "class A {}\n",
      "class B extends A {\n  B() {\n    super();\n  }\n}\n",
      "class A {\n  A() {}\n}\n",
    ],
  ])("links the classes that call it: %s", async (base, heir, before, text, after) => {
    const repo = await builtRepo({ [base]: before, [heir]: text });
    expect(await linkedAfter(repo, { [base]: after })).toBe(2);
    expect(
      relationLines(graphOf(repo)).some((line) => /B\.(?:constructor|new|B)\b.*A\.(?:constructor|new|A)\b/.test(line)),
    ).toBe(true);
  });
});
