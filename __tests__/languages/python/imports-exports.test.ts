import { describe, expect, it } from "vitest";
import { extractPython } from "../../../src/languages/python/extract.ts";

function imports(source: string): string[] {
  return extractPython(source).imports.map((entry) =>
    [entry.kind, entry.module, entry.name || "-", entry.alias || "-", `${entry.line}:${entry.column}`]
      .concat(entry.isTypeOnly ? ["type"] : [])
      .join(" "),
  );
}

function exported(source: string): string[] {
  return extractPython(source).exports.map((entry) => `${entry.kind} ${entry.name} ${entry.line}:${entry.column}`);
}

describe("languages/python: imports", () => {
  it.each([
    ["import a.b.c, d as e", ["module a.b.c - a 1:8", "namespace d - e 1:15"]],
    ["from a.b import c, d as e", ["name a.b c c 1:17", "name a.b d e 1:20"]],
    ["from a import (\n  b,\n  c as d,\n)", ["name a b b 2:3", "name a c d 3:3"]],
    ["from .... a import b", ["name ....a b b 1:20"]],
    ["from . import x", ["name . x x 1:15"]],
    ["from a import *", ["star a - - 1:6"]],
    ["importlib.import_module('a.b')", ["dynamic a.b - - 1:26"]],
    ["__import__('a')", ["dynamic a - - 1:13"]],
    ["import_module(name)", []],
  ])("reads %s", (source, expected) => {
    expect(imports(source)).toEqual(expected);
  });

  it("marks imports that are only for type checkers", () => {
    const source =
      "if typing.TYPE_CHECKING:\n    import a\n    if x:\n        import b\nelse:\n    import c\nif not TYPE_CHECKING: import d\n";
    expect(imports(source)).toEqual([
      "module a - a 2:12 type",
      "module b - b 4:16 type",
      "module c - c 6:12",
      "module d - d 7:30",
    ]);
  });

  it("binds each alias to its import", () => {
    const facts = extractPython("from a import b as c, d\nimport e.f\n");
    const bound = facts.bindings.map((binding) => [binding.kind, binding.name, binding.index, binding.column]);
    expect(bound).toEqual([
      ["import", "c", 0, 20],
      ["import", "d", 1, 23],
      ["import", "e", 2, 8],
    ]);
  });
});

describe("languages/python: __all__", () => {
  it("exports each literal with its own position", () => {
    const source =
      "__all__ = ['a', \"b\"] + x.__all__\n__all__ += ('c',)\n__all__.extend(['d'])\n__all__.append('e')\n";
    expect(exported(source)).toEqual(["all a 1:12", "all b 1:17", "all c 2:13", "all d 3:17", "all e 4:16"]);
  });

  it("does not export other strings in the statement", () => {
    expect(exported("__all__ = [n for n in dir() if n[0] != '_'] + f('x')\n")).toEqual([]);
    expect(exported("def f():\n    __all__ = ['local']\n")).toEqual([]);
  });
});
