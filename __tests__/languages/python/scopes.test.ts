import { describe, expect, it } from "vitest";
import { extractPython } from "../../../src/languages/python/extract.ts";
import { bindings, scopesOf } from "./describe-facts.ts";

describe("languages/python: scopes and bindings", () => {
  it("binds parameters in the function and reads defaults and annotations outside of it", () => {
    const source = "def f(a: T = d, *, b=lambda p: p): return a\n";
    expect(bindings(source)).toEqual([
      "module definition f",
      "f parameter a = d : T",
      "f parameter b = function",
      "module>function parameter p",
    ]);
    expect([scopesOf(source, "d"), scopesOf(source, "T"), scopesOf(source, "p"), scopesOf(source, "a")]).toEqual([
      ["module"],
      ["module"],
      ["module>function"],
      ["f"],
    ]);
  });

  it("binds the names of statements, with values", () => {
    const source = `def f():
    x = A()
    y: B = c
    for i, (j, *k) in items: pass
    with open(p) as h: pass
    try: pass
    except (E, G) as e: pass
    import m.n
    x += 1
    def inner(): pass
    class Local: pass
`;
    expect(bindings(source)).toEqual([
      "module definition f",
      "f variable x = call(A)",
      "f variable y = c : B",
      "f variable i = part(element(items), 0)",
      "f variable j = part(part(element(items), 1), 0)",
      "f variable k = list",
      "f variable h = enter(call(open, p))",
      "f variable e = instance(union(E, G))",
      "f import m",
      "f variable x",
      "f definition inner",
      "f definition Local",
    ]);
  });

  it("gives a comprehension its own scope, except for its first iterable", () => {
    const source = "def f(x):\n    return [x.a for x in x if x for z in x]\n";
    expect(scopesOf(source, "x")).toEqual(["f>function", "f>function", "f", "f>function", "f>function"]);
    expect(bindings(source).slice(2)).toEqual([
      "f>function variable x = element(x)",
      "f>function variable z = element(x)",
    ]);
  });

  it("nests the scopes of comprehensions and lambdas in elements, parents before children", () => {
    const source = "r = [[lambda: (y, x) for y in x] for x in z]\n";
    const facts = extractPython(source);
    facts.scopes.forEach((scope, index) => {
      expect(scope.parent).toBeLessThan(index);
    });
    expect(scopesOf(source, "z")).toEqual(["module"]);
    expect(scopesOf(source, "y")).toEqual(["module>function>function>function", "module>function>function"]);
    expect(scopesOf(source, "x")).toEqual(["module>function>function>function", "module>function", "module>function"]);
  });

  it("binds a walrus in a comprehension in the function around it", () => {
    expect(bindings("def f():\n  any((m := g(x)) for x in y)\n").slice(1)).toEqual([
      "f variable m = call(g, x)",
      "f>function variable x = element(y)",
    ]);
  });

  it("declares global and nonlocal names in their scope and binds them in the owning scope", () => {
    const source = `def outer():
    n = 0
    class Between:
        def inner(self):
            nonlocal n
            global g
            n = 1
            g = 2
            def g(): pass
`;
    expect(bindings(source).slice(4)).toEqual([
      "outer.Between.inner parameter self",
      "outer.Between.inner nonlocal n",
      "outer.Between.inner global g",
      "outer variable n = int",
      "module variable g = int",
      "module definition g",
    ]);
  });

  it("finds the owner of a nonlocal name beyond functions that only declare it", () => {
    const source = "def f(x):\n  def g():\n    nonlocal x\n    def h():\n      nonlocal x\n      x = 1\n";
    expect(bindings(source).at(-1)).toBe("f variable x = int");
  });

  it("binds captures of patterns", () => {
    const source = "match s:\n  case A() as a: pass\n  case [x, *y, _] | {'k': z, **r}: pass\n  case whole: pass\n";
    expect(bindings(source)).toEqual([
      "module variable a = instance(A)",
      "module variable x",
      "module variable y = list",
      "module variable z",
      "module variable r = dict",
      "module variable whole = s",
    ]);
  });

  it("puts type parameters into a scope around the definition", () => {
    const source = "def f[T: int, *Ts](x: T) -> T: return T\nclass A[U](B[U]): y: U\ntype L[V] = list[V]\n";
    expect(scopesOf(source, "T")).toEqual(["module>block", "module>block", "f"]);
    expect(scopesOf(source, "U")).toEqual(["module>block", "A"]);
    expect(scopesOf(source, "V")).toEqual(["module>block"]);
    expect(bindings(source)).toEqual([
      "module definition f",
      "module>block type T : int",
      "module>block type Ts",
      "f parameter x : T",
      "module definition A",
      "module>block type U",
      "A definition y : U",
      "module definition L",
      "module>block type V",
    ]);
  });

  it("records assignments to attributes with value and type", () => {
    const facts = extractPython(
      "class A:\n  def __init__(self):\n    self.x = B()\n    self.y: C = None\n    self.a, z.b = f()\n",
    );
    const targets = facts.assignments.map((assignment) => facts.references[assignment.target]?.name);
    expect(targets).toEqual(["x", "y", "a", "b"]);
    const kinds = facts.assignments.map((assignment) => facts.values[assignment.value >> 1]?.kind);
    expect(kinds).toEqual(["call", "literal", "part", "part"]);
    expect(facts.references[(facts.assignments[1]?.type ?? 0) / 2]?.name).toBe("C");
  });
});
