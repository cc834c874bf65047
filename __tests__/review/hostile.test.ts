import { describe, expect, it } from "vitest";
import { LEFT_OUT } from "../../src/model/left-out.ts";
import { brokenLines, reviewOf } from "./trap.ts";

/** If this many items were compared with each other one by one, a test would take minutes. */
const MANY = 30_000;

function repeat(count: number, make: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => make(at)).join("");
}

describe("review: hostile changes", () => {
  it("looks up every call of a function with changed parameters by its place", async () => {
    const calls = repeat(MANY, () => "f(1)\n");
    const review = await reviewOf({ "a.py": `def f(a): pass\n${calls}` }, { "a.py": `def f(a, b): pass\n${calls}` });
    expect(review.broken[0]).toMatchObject({ path: "a.py", line: 2, reason: "signature" });
    expect(review.leftOut).not.toEqual([]);
  });

  it("explains a lost name once for all its uses in a file", async () => {
    const calls = repeat(MANY, () => "f()\n");
    const review = await reviewOf({ "a.py": `def f(): pass\n${calls}` }, { "a.py": `\n${calls}` });
    expect(brokenLines(review)).toContain("a.py:2 deleted");
  });

  it("finds lines with the same text without comparing each with each", async () => {
    const calls = `func g() {\n${repeat(MANY, () => "F()\n")}}\n`;
    const review = await reviewOf(
      { "a.go": `package a\n\nfunc F() {}\n\n${calls}`, "go.mod": "module a\n" },
      { "a.go": `package a\n\n${calls}` },
    );
    expect(brokenLines(review)).toContain("a.go:4 deleted");
  });

  it("does not connect every use of a name to each of its thousands of definitions", async () => {
    const definitions = (parameters: string) => repeat(MANY, () => `def f(${parameters}): pass\n`);
    const calls = `from a import f\n${repeat(2000, () => "f(1)\n")}`;
    const review = await reviewOf(
      { "a.py": definitions("a"), "b.py": calls },
      { "a.py": definitions("a, b"), "b.py": calls },
    );
    expect(review.changes).toMatchObject([{ change: "signature", id: "a.py#f" }]);
  });

  it("compares long lists of parameters and decorators in one pass", async () => {
    const text = (order: (at: number) => number) =>
      `${repeat(MANY, (at) => `@d${order(at)}\n`)}def f(${repeat(MANY, (at) => `a${order(at)}, `)}): pass\nf(1)\n`;
    const review = await reviewOf({ "a.py": text((at) => at) }, { "a.py": text((at) => MANY - at) });
    expect(review.changes[0]?.signature.length).toBeGreaterThan(MANY - 10);
  });

  it("decides whether a symbol is public without reading its module's exports again", async () => {
    const text = (value: number) =>
      `__all__ = [${repeat(MANY, (at) => `"f${at}",`)}]\n${repeat(MANY / 2, (at) => `def f${at}(): ${value}\n`)}`;
    const review = await reviewOf({ "a.py": text(0) }, { "a.py": text(1) });
    expect(review.changes).not.toEqual([]);
    expect(review.changes.every(({ change, isPublic }) => change === "body" && isPublic)).toBe(true);
  });

  it("asks star exports that lead to all modules once for a name", async () => {
    const [layers, width] = [14, 8];
    const files: Record<string, string> = {};
    for (let layer = 0; layer < layers; layer++) {
      const below = repeat(width, (at) => `export * from "./l${layer + 1}w${at}";\n`);
      for (let at = 0; at < width; at++)
        files[`l${layer}w${at}.ts`] = layer + 1 < layers ? below : "export const v = 1;\n";
    }
    const last = `l${layers - 1}w0.ts`;
    const review = await reviewOf(
      { ...files, [last]: "export function gone() {}\n", "main.ts": 'import { gone } from "./l0w0";\ngone();\n' },
      { [last]: "export const v = 1;\n" },
    );
    expect(brokenLines(review)).toEqual(["main.ts:1 deleted"]);
  });

  it("ignores the start of a comment in a string before a method", async () => {
    const method = (name: string) =>
      `  @Path("""${"/* /* /* /* /* /*\n".repeat(30_000)}""")\n  override fun ${name}() {}\n`;
    const review = await reviewOf(
      { "a.kt": `class A : B() {\n${method("run")}}\nfun use(a: A) { a.run() }\n` },
      { "a.kt": `class A : B() {\n${method("walk")}}\nfun use(a: A) { a.run() }\n` },
    );
    expect(brokenLines(review)).toEqual([]);
  });

  it("treats thousands of overloads as one entry", async () => {
    const overloads = (parameters: string) =>
      `${repeat(2000, (at) => `export function f(${parameters}a: ${at}): void;\n`)}export function f(${parameters}a: number): void {}\n`;
    const calls = `import { f } from "./a";\n${repeat(1000, (at) => `f(${at});\n`)}`;
    const review = await reviewOf(
      { "a.ts": overloads(""), "b.ts": calls },
      { "a.ts": overloads("b: string, "), "b.ts": calls },
    );
    expect(review.changes).toMatchObject([{ change: "signature", id: "a.ts#f" }]);
    expect(review.broken).toHaveLength(1000);
  });

  it("does not take a class inside another class of its name for a constructor", async () => {
    const text = (value: number) =>
      `class P {\n  class P extends Q {\n    int f = ${value};\n  }\n}\nclass Q extends P {\n  int g = ${value};\n}\n`;
    const review = await reviewOf({ "P.java": text(1) }, { "P.java": text(2) });
    expect(review.changes.map(({ change }) => change)).toContain("body");
  });

  it("finds out once what a JavaScript file does with its functions", async () => {
    const uses = repeat(MANY / 3, (at) => `f.m${at}();\nf.prototype.p${at};\n`);
    const text = (members: string) => `function f() {}\n${members}module.exports = f;\n${uses}`;
    const members = repeat(MANY / 3, (at) => `f.m${at} = function () {};\n`);
    const review = await reviewOf({ "a.js": text(members) }, { "a.js": text("") });
    expect(review.broken.length).toBeGreaterThan(0);
  });

  it("searches for thousands of lost members in one pass", async () => {
    const review = await reviewOf(
      {
        "a.py": `class A:\n${repeat(4000, (at) => `    def m${at}(self): pass\n`)}`,
        "b.py": `from a import A\na = A()\n${repeat(4000, (at) => `a.m${at}()\n`)}`,
      },
      { "a.py": "class A:\n    def z(self): pass\n" },
    );
    expect(review.broken).toHaveLength(2000);
    expect(review.leftOut).toContainEqual({ what: LEFT_OUT.broken, count: 2000 });
  });

  it("looks up a name through thousands of star imports of one module once", async () => {
    const names = (count: number) => repeat(count, (at) => `n${at} = ${at}\n`);
    const uses = repeat(4000, (at) => `n${at}\n`);
    const review = await reviewOf(
      { "names.py": names(4000), "use.py": `${"from names import *\n".repeat(8000)}${uses}` },
      { "names.py": names(2000) },
    );
    expect(review.broken).toHaveLength(2000);
  });
});
