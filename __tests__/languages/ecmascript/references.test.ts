import { describe, expect, it } from "vitest";
import { readFacts, referencesOf, show } from "./read-facts.ts";

describe("languages/ecmascript: references", () => {
  it.each([
    ["a.b.c()", ["read a", "read a.b", "call a.b.c"]],
    ["f().g", ["call f", "read f().g"]],
    ["x[0].g", ["read x", "read x[number].g"]],
    ["x['k'].g", ["read x", "read x{k}.g"]],
    ["(await f()).g", ["call f", "read await f().g"]],
    ["''.trim()", ["call string.trim"]],
    ["(a || b).c", ["read a", "read b", "read (a | b).c"]],
    ["(t ? a : b).c", ["read t", "read a", "read b", "read (a | b).c"]],
    ["new Foo(1).bar()", ["call Foo", "call new Foo(number).bar"]],
    ["(a + b).c", ["read a", "read b", "read ?.c"]],
    ["a?.b?.()", ["read a", "call a.b"]],
    ["a!.b", ["read a", "read a.b"]],
    ["(a as T).b", ["read a", "type T", "read instance T.b"]],
    ["(a as const).b", ["read a", "read a.b"]],
    ["(a as any).b", ["read a", "read ?.b"]],
    ["(a satisfies T).b", ["read a", "type T", "read a.b"]],
    ["this.a.b", ["read this", "read this.a", "read this.a.b"]],
    ["class A extends B { m() { super.m(); super() } }", ["inherit B", "read super", "call super.m", "call super"]],
    ["this.#x", ["read this", "read this.#x"]],
    ["x = 1", ["write x"]],
    ["x += 1; x++; delete a.b", ["write x", "write x", "read a", "write a.b"]],
    ["a.b = c", ["read a", "write a.b", "read c"]],
    ["[a, b.c] = d", ["read d", "write a", "read b", "write b.c"]],
    ["({ a, k: b } = c)", ["read c", "read c.a", "write a", "read c.k", "write b"]],
    ["x = { a, b: c, [d]: e }", ["write x", "read a", "read c", "read d", "read e"]],
    ["f(...xs)", ["call f", "read xs"]],
    [`tag\`a\${b}\``, ["call tag", "read b"]],
    ["label: for (;;) break label", []],
    ["@dec class A { @ns.d() m(@p x) {} }", ["decorator dec", "read ns", "decorator ns.d", "decorator p"]],
    ["import('x').then(f)", ["call import", "call module(x).then", "read f"]],
    ["export { a as b }; export default c", ["read c"]],
    ["undefined", []],
  ])("reads %s", (text, expected) => {
    expect(referencesOf(text)).toEqual(expected);
  });

  it("gives an attribute the position of its own name", () => {
    const { references } = readFacts("  a\n    .bc()");
    expect(references.map(({ name, line, column }) => [name, line, column])).toEqual([
      ["a", 1, 3],
      ["bc", 2, 6],
    ]);
  });

  it.each([
    ["f(a, 1, 'x', ...rest)", "f(a, number, string, -)", 1],
    ["new F({ a: 1 })", "new F({ a: number })", 0],
    ["f([a, b])", "f(Array<a, b>)", 0],
    ["f(() => 1)", "f(function number)", 0],
    ["f(function g() {})", "f(def g)", 0],
    ["f(`t`, /r/, 1n, null, true)", "f(string, RegExp, bigint, null, boolean)", 0],
    ["f", undefined, 0],
  ])("makes a value for every call: %s", (text, expected, flags) => {
    const facts = readFacts(text);
    const index = facts.values.findIndex((value) => value.kind === "call" || value.kind === "new");
    expect(index < 0 ? undefined : show(facts, index * 2 + 1)).toBe(expected);
    expect(facts.values[index]?.flags ?? 0).toBe(flags);
  });

  it("records assignments to attributes, and later assignments to variables", () => {
    const facts = readFacts(
      "class A { constructor(s) { this.s = new S(s); A.n = 1 } }\nlet x; x = make();\n({ p: a.b } = o)",
    );
    const assigned = facts.assignments.map(({ target, value }) => `${show(facts, target * 2)} = ${show(facts, value)}`);
    expect(assigned).toEqual(["this.s = new S(s)", "A.n = number", "x = make()", "a.b = o{p}"]);
  });

  it("adds mentions for dotted paths and attribute names in strings", () => {
    const facts = readFacts("f('a.b.c', 'a b', 'x', '1.2', `d.e`); o['key']; o[k]");
    expect(facts.strings.map((s) => [s.text, s.column, show(facts, s.receiver)])).toEqual([
      ["a.b.c", 3, "-"],
      ["d.e", 31, "-"],
      ["key", 41, "o"],
    ]);
  });
});

describe("languages/ecmascript: types", () => {
  it.each([
    ["let a: A.B<C>", ["type A", "type A.B", "type C"], "A.B[C]"],
    ["let a: A | B", ["type A", "type B"], "(A | B)"],
    ["let a: A[]", ["type A"], "Array[A]"],
    ["let a: readonly A[]", ["type A"], "Array[A]"],
    ["let a: [A, b: B, ...C[]]", ["type A", "type B", "type C"], "tuple<A, B, Array[C]>"],
    ["let a: (b: B) => C", ["type B", "type C"], "function instance C"],
    ["let a: typeof b.c", ["type b", "type b.c"], "b.c"],
    ["let a: A['k']", ["type A"], "A{k}"],
    ["let a: { k: A; m(): B }", ["type A", "type B"], "{ k: A, m: function instance B }"],
    ["let a: string | 1", [], "(string | number)"],
    ["let a: any", [], "-"],
    ["let a: T extends U ? V : W", ["type T", "type U", "type V", "type W"], "(V | W)"],
    ["let a: { [K in T as U]?: V }", ["type T", "type U", "type V"], "-"],
    [`let a: \`x\${A}\``, ["type A"], "string"],
    [
      "let a: import('m').B.C<D>",
      ["call import", "type module(m).B", "type module(m).B.C", "type D"],
      "module(m).B.C[D]",
    ],
    ["let a: keyof A", ["type A"], "string"],
    ["let a: this", ["type this"], "this"],
  ])("reads %s", (text, references, type) => {
    const facts = readFacts(text);
    expect(referencesOf(text)).toEqual(references);
    expect(show(facts, facts.bindings.find((binding) => binding.name === "a")?.type ?? -1)).toBe(type);
  });

  it("reads type predicates, type arguments and the bounds of type parameters", () => {
    expect(referencesOf("function f<T extends A>(x: T): asserts x is B { g<C>(); new D<E>() }")).toEqual([
      "type A",
      "type T",
      "type x",
      "type B",
      "call g",
      "type C",
      "call D",
      "type E",
    ]);
  });
});

describe("languages/ecmascript: JSX", () => {
  it.each([
    ["<Foo a={b} />", ["call Foo", "read b"]],
    ["<Foo.Bar>{x}</Foo.Bar>", ["read Foo", "call Foo.Bar", "read x", "read Foo", "read Foo.Bar"]],
    ["<div className={c}><Item {...p} /></div>", ["read c", "call Item", "read p"]],
    ["<><A /></>", ["call A"]],
    ["<this.view />", ["read this", "call this.view"]],
    ["<svg:path />", []],
  ])("adds uses for components but not for elements: %s", (text, expected) => {
    expect(referencesOf(text, "tsx")).toEqual(expected);
    expect(referencesOf(text, "javascript")).toEqual(expected);
  });
});
