import { describe, expect, it } from "vitest";
import { extractPython } from "../../../src/languages/python/extract.ts";
import { references } from "./describe-facts.ts";

describe("languages/python: references", () => {
  it.each([
    ["a.b.c(d, e=f)", ["1:1 read a", "1:3 read a.b", "1:5 call a.b.c", "1:7 read d", "1:12 read f"]],
    ["f().g", ["1:1 call f", "1:5 read call(f).g"]],
    ["x[0].g", ["1:1 read x", "1:6 read item(x, int).g"]],
    ["(await f()).g", ["1:8 call f", "1:13 read await(call(f)).g"]],
    ["''.join(x)", ["1:4 call str.join", "1:9 read x"]],
    ["(a or b).c", ["1:2 read a", "1:7 read b", "1:10 read union(a, b).c"]],
    ["(a if b else c).d", ["1:2 read a", "1:7 read b", "1:14 read c", "1:17 read union(a, c).d"]],
    ["(a + b).c", ["1:2 read a", "1:6 read b", "1:9 read ?.c"]],
    ["x = y", ["1:1 write x", "1:5 read y"]],
    ["a.b[c].d = e", ["1:1 read a", "1:3 read a.b", "1:5 read c", "1:8 write item(a.b, c).d", "1:12 read e"]],
    ["x += 1", ["1:1 write x"]],
    ["x: T = 1", ["1:1 write x", "1:4 type T"]],
    ["(x): T = 1", ["1:2 write x", "1:6 type T"]],
    ["del a, b.c, d[e]", ["1:5 write a", "1:8 read b", "1:10 write b.c", "1:13 read d", "1:15 read e"]],
    [
      "a, (b, *c) = d, e.f = g",
      ["1:1 write a", "1:5 write b", "1:9 write c", "1:14 write d", "1:17 read e", "1:19 write e.f", "1:23 read g"],
    ],
    ["(a or b).c = [d][0] = e", ["1:2 read a", "1:7 read b", "1:10 write union(a, b).c", "1:15 read d", "1:23 read e"]],
    ["a, lambda x=1: y", ["1:1 read a", "1:16 read y"]],
    ["if (n := f()): pass", ["1:5 write n", "1:10 call f"]],
    ["for i, o.x in y: pass", ["1:5 write i", "1:8 read o", "1:10 write o.x", "1:15 read y"]],
    ["with a as b, c() as (d, e): pass", ["1:6 read a", "1:11 write b", "1:14 call c", "1:22 write d", "1:25 write e"]],
    ["with (a as b, c,): pass", ["1:7 read a", "1:12 write b", "1:15 read c"]],
    ["with (a).b as c: pass", ["1:7 read a", "1:10 read a.b", "1:15 write c"]],
    ["try: pass\nexcept (A, b.C) as e: e", ["2:9 read A", "2:12 read b", "2:14 read b.C", "2:23 read e"]],
    ["raise A from b", ["1:7 read A", "1:14 read b"]],
    ["x[a:b, ::c, *d]", ["1:1 read x", "1:3 read a", "1:5 read b", "1:10 read c", "1:14 read d"]],
    ["{**a, 'k': b, c: d}", ["1:4 read a", "1:12 read b", "1:15 read c", "1:18 read d"]],
    ["print(*a, **b)", ["1:1 call print", "1:8 read a", "1:13 read b"]],
    ["1if x else y", ["1:5 read x", "1:12 read y"]],
    ["0x1for x in y", ["1:8 read x", "1:13 read y"]],
  ])("reads %s", (source, expected) => {
    expect(references(source)).toEqual(expected);
  });

  it("gives decorators, bases and annotations their roles", () => {
    const source =
      "@app.route(x)\n@plain\nclass A(B, m.C[D], E(), metaclass=M):\n  y: m.T | None\n  def f(self, a: 'List[Q.R]', b: Literal['no']) -> Annotated['S', t]: pass\n";
    expect(references(source)).toEqual([
      "1:2 read app",
      "1:6 decorator app.route",
      "1:12 read x",
      "2:2 decorator plain",
      "3:9 inherit B",
      "3:12 read m",
      "3:14 inherit m.C",
      "3:16 type D",
      "3:20 call E",
      "3:35 read M",
      "4:3 write y",
      "4:6 type m",
      "4:8 type m.T",
      "5:19 type List",
      "5:24 type Q",
      "5:26 type Q.R",
      "5:34 type Literal",
      "5:52 type Annotated",
      "5:63 type S",
      "5:67 read t",
    ]);
  });

  it("does not read prose instead of an annotation as code", () => {
    expect(
      references("def f(a: 'the number of things', b: 'x +', c: '', d: 'not a type[') -> 'foo()': pass\n"),
    ).toEqual([]);
  });

  it("finds names in replacement fields, also in nested ones and with the same quotes", () => {
    const source = `f"{a!r:>{w}} {{no}} {b.c['k']=} \\N{DASH} {f'{d}'}" rf'\\{e}' f"{x["y"]}{z:=5}{q != r}" t"{t}"\n`;
    const names = extractPython(source).references.map((reference) => reference.name);
    expect(names).toEqual(["a", "w", "b", "c", "d", "e", "x", "z", "q", "r", "t"]);
    expect(extractPython(source).errors).toEqual([]);
  });

  it("has the true lines inside strings with several lines", () => {
    expect(references('x = f"""\n{a}\n  {b:{\n  c}}"""\n')).toEqual([
      "1:1 write x",
      "2:2 read a",
      "3:4 read b",
      "4:3 read c",
    ]);
  });

  it("reads patterns: classes and dotted values are uses, captures are not", () => {
    const source = "match x:\n  case A.B | C(y, k=D.E()) if g: pass\n  case {K.L: v, **r} | [1, *_] | -1+2j: pass\n";
    expect(references(source)).toEqual([
      "1:7 read x",
      "2:8 read A",
      "2:10 read A.B",
      "2:14 read C",
      "2:21 read D",
      "2:23 read D.E",
      "2:31 read g",
      "3:9 read K",
      "3:11 read K.L",
    ]);
  });

  it.each([
    ["carriage returns and line feeds", "a\r\nb\r\nc"],
    ["lone carriage returns", "a\rb\rc"],
    ["continuation lines", "a; \\\nb; \\\nc"],
    ["a byte order mark", "\ufeffa\nb\nc"],
  ])("counts lines with %s", (_, source) => {
    expect(references(source).map((entry) => entry.replace(/ .* /, " "))).toEqual(["1:1 a", "2:1 b", "3:1 c"]);
  });

  it("normalises identifiers as Python does", () => {
    expect(references("ﬁx = été")).toEqual(["1:1 write fix", "1:6 read été"]);
  });
});
