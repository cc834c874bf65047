import { describe, expect, it } from "vitest";
import { extractPython } from "../../../src/languages/python/extract.ts";

const MANY = 100_000;
/** The number of lines of inputs in which each line takes time. */
const MANY_LINES = 20_000;
/** The time limit. It is generous: each input takes much less than a second, but quadratic code would take minutes. */
const LIMIT_MS = 10_000;

const INPUTS: readonly (readonly [string, string])[] = [
  ["open parentheses", `x = ${"(".repeat(MANY)}`],
  ["nested parentheses", `x = ${"(".repeat(MANY)}1${")".repeat(MANY)}`],
  ["open braces", "{a:".repeat(MANY)],
  ["nested calls", "f(\n".repeat(MANY_LINES)],
  ["chained attributes", `a${".a".repeat(MANY)}`],
  ["chained not", `x = ${"not ".repeat(MANY)}1`],
  ["chained sums", `x = 1${"+1".repeat(MANY)}`],
  ["nested lambdas", `x = ${"lambda:".repeat(MANY)}1`],
  ["nested lambda defaults", `x = ${"lambda a=".repeat(MANY)}1`],
  ["chained conditionals", `x = ${"a if b else ".repeat(MANY)}c`],
  ["chained assignments", `${"a, b = ".repeat(MANY_LINES)}1`],
  ["chained walrus", `(${"a:=".repeat(MANY)}1)`],
  ["nested f-strings", 'f"{'.repeat(MANY)],
  ["nested format specifications", `f'${"{a:".repeat(MANY)}`],
  ["nested comprehensions", "[x for x in ".repeat(MANY_LINES)],
  ["nested targets", `for ${"[".repeat(MANY)}`],
  ["nested patterns", `match x:\n case ${"(".repeat(MANY)}`],
  ["nested annotations", `x: ${"list[".repeat(MANY)}`],
  ["unclosed brackets on every line", "(a\nb\n".repeat(MANY_LINES)],
  ["lines that look like decorators", `(${"\n@a".repeat(MANY_LINES)}`],
  ["definitions on one line", "def f(): ".repeat(MANY_LINES)],
  ["a long module name", `import ${"a.".repeat(MANY)}`],
  ["deep indentation", Array.from({ length: 2000 }, (_, i) => `${" ".repeat(i)}def f():\n`).join("")],
  ["triple quotes", "'''\n".repeat(MANY_LINES)],
  ["NUL bytes", "\0".repeat(MANY)],
  ["lone surrogates", "\ud800".repeat(MANY)],
  ["a line of a megabyte", `x = '${"abc ".repeat(MANY * 3)}'`],
];

describe("languages/python: hostile input", () => {
  it.each(INPUTS)("can read %s", (_, source) => {
    const start = performance.now();
    const facts = extractPython(source);
    expect(performance.now() - start).toBeLessThan(LIMIT_MS);
    expect(facts.language).toBe("python");
  });

  it("reports nesting that is too deep and continues after it", () => {
    const facts = extractPython(`x = ${"(".repeat(MANY)}1${")".repeat(MANY)}\ndef f(): pass\n`);
    expect(facts.errors.map((error) => error.message)).toEqual(["nested too deeply"]);
    expect(facts.definitions.map((definition) => definition.qualname)).toEqual(["x", "f"]);
  });

  it("handles names that are special in JavaScript", () => {
    const facts = extractPython("constructor = __proto__ = toString\ndef hasOwnProperty(): pass\n");
    expect(facts.definitions.map((definition) => definition.qualname)).toEqual([
      "constructor",
      "__proto__",
      "hasOwnProperty",
    ]);
  });

  it("can read an empty file", () => {
    const facts = extractPython("");
    expect([facts.errors, facts.definitions, facts.scopes.length]).toEqual([[], [], 1]);
  });

  it("gives the same facts every time", () => {
    const source = "class A:\n  def f(self, x: 'B'): return [y for y in x]\n";
    expect(JSON.stringify(extractPython(source))).toBe(JSON.stringify(extractPython(source)));
  });
});
