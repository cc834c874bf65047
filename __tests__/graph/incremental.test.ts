import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { build, graphOf, relationLines } from "../helpers/build-graph.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { randomNumbers } from "../helpers/random.ts";

const STEPS = 15;
const MODULES = ["alpha", "beta", "gamma", "delta", "pkg/__init__", "pkg/inner", "pkg/deep/__init__", "pkg/deep/leaf"];

/** A Python module that imports, extends, re-exports and calls names that other modules may or may not define. */
function pythonModule(random: (limit: number) => number): string {
  const target = (MODULES[random(MODULES.length)] as string).replace("/__init__", "").replaceAll("/", ".");
  const [a, b, c] = [random(3), random(3), random(3)];
  return [
    random(4) === 0 ? `from ${target} import *` : `from ${target} import Thing${a}, make${b}`,
    `import ${target} as other`,
    `class Thing${b}(Thing${a}):`,
    `    limit${c} = ${random(9)}`,
    `    def step${c}(self):`,
    `        return self.step${a}() or other.make${c}().step${b}()`,
    `def make${c}():`,
    `    return Thing${b}()`,
    `make${b}().step${a}()`,
    "",
  ].join("\n");
}

/** An ECMAScript module of the same kind. */
function scriptModule(random: (limit: number) => number): string {
  const [a, b] = [random(3), random(3)];
  const target = ["./one", "./two", "./lib", "lib"][random(4)];
  return [
    `import { thing${a}, make${b} as made } from "${target}";`,
    random(2) === 0 ? `export * from "${target}";` : `export { thing${b} } from "${target}";`,
    `export function make${a}() { return made(thing${a}); }`,
    `export class thing${random(3)} { run${b}() { return this.run${a}(); } }`,
    "",
  ].join("\n");
}

/** Changes some files: most are edited, some are added, deleted, or replaced by a file with the same module name. */
function change(repo: GitRepo, random: (limit: number) => number): void {
  for (let i = 0; i <= random(3); i++) {
    const python = `${MODULES[random(MODULES.length)]}.py`;
    const script = ["one.ts", "two.js", "lib/index.ts", "lib.js", "alpha.js", "pkg.js"][random(6)] as string;
    switch (random(8)) {
      case 0:
        repo.remove(python);
        break;
      case 1:
        repo.remove(script);
        break;
      case 2:
        repo.write("package.json", JSON.stringify({ name: "lib", main: ["./lib.js", "./two.js"][random(2)] }));
        break;
      case 3:
      case 4:
        repo.write(script, scriptModule(random));
        break;
      default:
        repo.write(python, pythonModule(random));
    }
  }
}

describe("graph/build-graph: after a change", () => {
  it.each([1, 2])(
    "is the same as when built from nothing, through a history with seed %i",
    async (seed) => {
      const random = randomNumbers(seed);
      const repo = GitRepo.init();
      const scratch = new GitRepo(repo.clone().dir);
      let reused = 0;
      for (let step = 0; step < STEPS; step++) {
        change(repo, random);
        repo.git("add", "-A", "--", ":!.llmc");
        repo.git("commit", "-q", "--allow-empty", "-m", `step ${step}`);
        reused += (await build(repo)).reused;
        scratch.git("fetch", "-q", "origin");
        await build(scratch, "origin/main", true);
        const incremental = readFileSync(repo.path(GRAPH_PATH), "utf8");
        expect(incremental).toBe(readFileSync(scratch.path(GRAPH_PATH), "utf8"));
      }
      // Otherwise, no incremental build was tested.
      expect(reused).toBeGreaterThan(STEPS);
    },
    120_000,
  );

  it("gives all users the new id of a definition when another file starts to share its id", async () => {
    const repo = GitRepo.with({ "a.py": "def f(): pass\n", "b.py": "from a import f\nf()\n", "c.py": "x = 1\n" });
    await build(repo);
    repo.write("a.js", "export function f() {}\n");
    repo.git("add", "a.js");
    repo.git("commit", "-qm", "the same in another language");
    expect(await build(repo)).toMatchObject({ linked: 1, reused: 3 });
    expect(relationLines(graphOf(repo))).toContain("file:b.py calls sym:a.f~2");
  });

  it("goes back and forth between commits", async () => {
    const repo = GitRepo.with({ "a.py": "def f(): pass\n", "b.py": "from a import f\nf()\n" });
    const first = repo.head();
    await build(repo);
    const graph = readFileSync(repo.path(GRAPH_PATH), "utf8");
    repo.write("a.py", "def g(): pass\n");
    repo.git("commit", "-qam", "rename");
    await build(repo);
    expect(readFileSync(repo.path(GRAPH_PATH), "utf8")).not.toBe(graph);
    await build(repo, first);
    expect(readFileSync(repo.path(GRAPH_PATH), "utf8")).toBe(graph);
  });
});
