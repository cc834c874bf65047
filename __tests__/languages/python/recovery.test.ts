import { describe, expect, it } from "vitest";
import { extractPython } from "../../../src/languages/python/extract.ts";
import { definitions } from "./describe-facts.ts";

const HEAD = "def first():\n    return 1\n\nclass Second:\n    def method(self):\n        pass\n";
const TAIL = "\n@decorated\ndef last():\n    return 2\n";
const KEPT_BEFORE = ["function first 1-2", "class Second 4-6", "method Second.method 5-6"];

describe("languages/python: recovery", () => {
  it.each([
    ["an unclosed call", "x = f(a,\ny = 2"],
    ["an unclosed list", "print([1, 2"],
    ["an unclosed dict", "x = {'a': {1: 2}"],
    ["a stray closing bracket", "x = a)"],
    ["mismatched brackets", "x = f(a]"],
    ["an unclosed string", "x = f('abc)"],
    ["an unclosed f-string", "x = f'{a"],
    ["a header without colon", "if x\n    y = 1"],
    ["a header without closing bracket", "if f(x:\n    y = 1"],
    ["a function without closing bracket", "def broken(a, b:\n    return a"],
    ["a class without closing bracket", "class Broken(A:\n    def inner(self):\n        pass"],
    ["a header without body", "for x in y:"],
    ["unknown characters", "x = $ ? \0 1"],
    ["an unfinished import", "from a import (b,"],
    ["an unfinished expression", "x = a +"],
    ["a half-written definition", "def"],
  ])("finds the definitions before and after %s", (_, damage) => {
    const source = `${HEAD}${damage}${TAIL}`;
    const found = definitions(source);
    const line = source.split("\n").length - 2;
    expect(found.slice(0, 3)).toEqual(KEPT_BEFORE);
    expect(found).toContain(`function last ${line - 1}/${line}-${line + 1}`);
    expect(extractPython(source).errors.length).toBeGreaterThan(0);
  });

  it("keeps indented lines without a header in the block around them", () => {
    const source = "def f():\n  x = 1\n      y = 2\n    z = 3\n  return x\ndef g(): pass\n";
    expect(definitions(source)).toEqual(["function f 1-5", "function g 6-6"]);
    expect(extractPython(source).errors.map((error) => error.line)).toEqual([3, 4]);
  });

  it("reads Python 2, and does not report it as damaged", () => {
    const source =
      "def f(a):\n    print 'a', load(a)\n    print >>out, 1\n    try:\n        exec 'b' in c\n    except ValueError, e:\n        raise E, 'm'\n    except (A, B), e:\n        return `e`\n    return 0777L <> 0xFFL\n";
    const { errors, references, bindings } = extractPython(source);
    expect(errors).toEqual([]);
    expect(references.filter(({ name, role }) => name === "load" && role === "call")).toHaveLength(1);
    expect(bindings.filter(({ name }) => name === "e")).toHaveLength(2);
  });

  it("reports no error for correct code", () => {
    expect(extractPython(HEAD + TAIL).errors).toEqual([]);
  });

  it("keeps the definitions before a triple quote that is not closed", () => {
    expect(definitions(`${HEAD}x = """\ntext`).slice(0, 3)).toEqual(KEPT_BEFORE);
  });

  it("finds the definitions after a docstring that lost a quote", () => {
    const source =
      'class A:\n    ""Lost a quote (here).\n\n    It\'s prose.\n    """\n    def f(self):\n        """Doc."""\n\n    def g(self):\n        """Doc."""\n';
    const found = definitions(source);
    expect(found).toContain("method A.f 6-7");
    expect(found).toContain("method A.g 9-10");
  });

  it("recognises a matrix product at the start of a line", () => {
    expect(extractPython("x = (a\n@b\n@c)\n").errors).toEqual([]);
  });

  it("still reads the names of a damaged line", () => {
    const names = extractPython("x = f(a b, c.d\n").references.map((reference) => reference.name);
    expect(names).toEqual(["x", "f", "a", "b", "c", "d"]);
  });
});
