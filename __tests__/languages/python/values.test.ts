import { describe, expect, it } from "vitest";
import { valueNamed } from "./describe-facts.ts";

describe("languages/python: values", () => {
  it.each([
    ["Foo()", "call(Foo)"],
    ["a.b(1, 'x', k=c, **d)", "call(a.b, int, str, k=c, **)"],
    ["f(*a, b)", "call(f, b, *)"],
    ["f(x for x in y)", "call(f, generator(x))"],
    ["f(1 + 2, -3)", "call(f, -, int)"],
    ["await f()", "await(call(f))"],
    ["a if b else c if d else e", "union(a, c, e)"],
    ["a or b and c", "union(a, b, c)"],
    ["A | B", "union(A, B)"],
    ["A & B", "-"],
    ["not a", "bool"],
    ["d['k']", "item(d, str)"],
    ["d[a, 1:2]", "item(d, a, -)"],
    ["[a, b.c]", "list(a, b.c)"],
    ["[]", "list"],
    ["()", "tuple"],
    ["(a)", "a"],
    ["(a,)", "tuple(a)"],
    ["a, b", "tuple(a, b)"],
    ["{a, b}", "set(a, b)"],
    ["{}", "dict"],
    ["{'k': a, \"l\": f(), m: n}", "object(k: a, l: call(f))"],
    ["{k: v for k in x}", "dict"],
    ["[k for k in x]", "list(k)"],
    ["lambda: x", "function"],
    ["None", "None"],
    ["True", "bool"],
    ["...", "ellipsis"],
    ["1", "int"],
    ["0xE", "int"],
    ["1e5", "float"],
    ["1_0.5", "float"],
    ["2j", "complex"],
    ["'a' \"b\"", "str"],
    ["b'a'", "bytes"],
    ["Rb'''a'''", "bytes"],
    ["f'{a}'", "str"],
    ["(y := f())", "call(f)"],
  ])("describes %s", (expression, expected) => {
    expect(valueNamed(`value = ${expression}\n`, "value")).toBe(expected);
  });

  it("takes sequences apart, and counts from the end after a star", () => {
    const source = "a, *b, c = f()\n";
    expect([valueNamed(source, "a"), valueNamed(source, "b"), valueNamed(source, "c")]).toEqual([
      "part(call(f), 0)",
      "list",
      "part(call(f), -1)",
    ]);
  });
});
