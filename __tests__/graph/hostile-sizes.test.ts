import { describe, expect, it } from "vitest";
import { linkFile } from "../../src/graph/link/link-file.ts";
import { ResolvedWorld } from "../../src/resolve/world.ts";
import { CodeProject } from "../helpers/code-project.ts";

/** If this many items were compared with each other one by one, the test would take minutes. */
const MANY = 1000;
const lines = (make: (at: number) => string) => Array.from({ length: MANY }, (_, at) => `${make(at)}\n`).join("");

describe("graph: hostile files", () => {
  it("links a file of exported overloads without comparing each with each", async () => {
    const project = await CodeProject.of({
      "a.ts": `${lines((at) => `export function f(a: ${at}): void;`)}export function f(a: number): void {}\n`,
      "b.ts": `import { f } from "./a";\n${lines((at) => `f(${at});`)}`,
    });
    const world = new ResolvedWorld(project);
    const [own, others] = ["a.ts", "b.ts"].map((path) => {
      const file = world.file(path);
      if (!file) throw new Error(`${path} has no facts`);
      return linkFile(world, file);
    });
    expect(own?.links).toEqual([]);
    expect(others?.links.find(({ edge }) => edge === "calls")?.sites).toHaveLength(MANY);
  });
});
