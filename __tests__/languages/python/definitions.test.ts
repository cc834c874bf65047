import { describe, expect, it } from "vitest";
import { extractPython } from "../../../src/languages/python/extract.ts";
import { DefinitionFlag } from "../../../src/model/facts.ts";
import { definitions, describeOperand } from "./describe-facts.ts";

describe("languages/python: definitions", () => {
  it("distinguishes functions, methods, classes, enums, constants and types", () => {
    const source = `import enum
LIMIT = 10
type Pair[T] = tuple[T, T]
Alias: TypeAlias = "list[int]"
class Color(enum.Enum):
    RED = 1
class Point:
    x: int
    y: int = 0
    def move(self):
        step = 1
        def inner():
            pass
        return inner
async def main():
    pass
`;
    expect(definitions(source)).toEqual([
      "constant LIMIT 2-2",
      "type Pair 3-3",
      "type Alias 4-4",
      "enum Color 5-6",
      "constant Color.RED 6-6",
      "class Point 7-14",
      "constant Point.x 8-8",
      "constant Point.y 9-9",
      "method Point.move 10-14",
      "function Point.move.inner 12-13",
      "function main 15-16",
    ]);
  });

  it("ends a definition with its last token, not with comments or blank lines after it", () => {
    const source = "def f():\n    return (\n        1\n    )\n    # about nothing\n\n\n# outside\nx = 1\n";
    expect(definitions(source)).toEqual(["function f 1-4", "constant x 9-9"]);
  });

  it("starts the full span at the first decorator and the core span at def", () => {
    const source = "@first\n@second(\n    1\n)\nasync def f():\n    pass\n@third\nclass A: pass\n";
    expect(definitions(source)).toEqual(["function f 1/5-6", "class A 7/8-8"]);
  });

  it("lists redefinitions separately, but only the first assignment of a constant", () => {
    const source =
      "def f(): pass\ndef f(): pass\nx = 1\nx = 2\nif f:\n    y = 1\nelse:\n    y = 2\na, (b, *c) = d = f()\n";
    expect(definitions(source)).toEqual([
      "function f 1-1",
      "function f 2-2",
      "constant x 3-3",
      "constant y 6-6",
      "constant a 9-9",
      "constant b 9-9",
      "constant c 9-9",
      "constant d 9-9",
    ]);
  });

  it("adds no constant for an annotation without a value in a module, an augmented assignment or a loop variable", () => {
    expect(definitions("x: int\nx += 1\nfor i in y: pass\nz.a = 1\nz[0] = 1\n")).toEqual([]);
  });

  it.each([
    ["@staticmethod", DefinitionFlag.static],
    ["@classmethod", DefinitionFlag.static],
    ["@property", DefinitionFlag.getter],
    ["@functools.cached_property", DefinitionFlag.getter],
    ["@size.setter", DefinitionFlag.setter],
    ["@abc.abstractmethod", DefinitionFlag.abstract],
    ["@property\n  @abstractmethod", DefinitionFlag.getter | DefinitionFlag.abstract],
    ["@other", 0],
  ])("knows the meaning of %s for a method", (decorator, flags) => {
    const method = extractPython(`class A:\n  ${decorator}\n  def size(self): pass\n`).definitions[1];
    expect(method?.flags).toBe(flags);
  });

  it("marks coroutines and generators, but not the function around a generator", () => {
    const facts = extractPython(
      "async def a():\n  pass\ndef b():\n  def c():\n    x = yield\n  return c\ndef d():\n  return lambda: (yield)\n",
    );
    const flags = new Map(facts.definitions.map((definition) => [definition.qualname, definition.flags]));
    expect(flags).toEqual(
      new Map([
        ["a", DefinitionFlag.async],
        ["b", 0],
        ["b.c", DefinitionFlag.generator],
        ["d", 0],
      ]),
    );
  });

  it("describes parameters with kind, default and type", () => {
    const facts = extractPython("def f(a, b: int = 1, /, c=2, *args: str, d, e: 'A.B' = None, **kw): pass\n");
    const params = facts.definitions[0]?.params.map((parameter) =>
      [
        parameter.kind,
        parameter.name,
        parameter.isOptional,
        describeOperand(facts, parameter.type),
        parameter.defaultHash !== "",
      ].join(" "),
    );
    expect(params).toEqual([
      "positional-only a false - false",
      "positional-only b true int true",
      "normal c true - true",
      "rest args true str false",
      "keyword-only d false - false",
      "keyword-only e true A.B true",
      "keyword-rest kw true - false",
    ]);
  });

  it("collects returned expressions, the declared type, bases and decorators", () => {
    const facts = extractPython(
      "class A(B, c.D[E], metaclass=M):\n  @deco(1)\n  def f(self) -> 'list[A]':\n    if self: return A()\n    return self.x\n",
    );
    const [type, method] = facts.definitions;
    expect(type?.bases.map((base) => describeOperand(facts, base))).toEqual(["B", "item(c.D, E)"]);
    expect(method?.returns.map((value) => describeOperand(facts, value))).toEqual(["call(A)", "self.x"]);
    expect(describeOperand(facts, method?.returnType ?? -1)).toBe("item(list, A)");
    expect(method?.decorators.map((decorator) => describeOperand(facts, decorator))).toEqual(["call(deco, int)"]);
  });

  it("has the position of the name", () => {
    const facts = extractPython("class A:\n    async  def  run(self): pass\n");
    const run = facts.definitions[1];
    expect([run?.startLine, run?.nameLine, run?.nameColumn]).toEqual([2, 2, 17]);
  });

  it("reads match, case and type as names where they are names", () => {
    const source =
      "match = 1\nmatch.case = type(match)\nmatch(x)\nmatch[0]: int = 1\ntype = case = 2\nprint(match, type)\n";
    expect(extractPython(source).errors).toEqual([]);
    expect(definitions(source)).toEqual(["constant match 1-1", "constant type 5-5", "constant case 5-5"]);
  });
});
