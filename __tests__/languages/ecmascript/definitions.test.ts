import { describe, expect, it } from "vitest";
import { DefinitionFlag } from "../../../src/model/facts.ts";
import { definitionsOf, readFacts, show } from "./read-facts.ts";

describe("languages/ecmascript: definitions", () => {
  it.each([
    ["a function", "function f() {\n}", ["function f 1-2"]],
    ["nested functions", "function a() {\n  function b() {}\n}", ["function a 1-3", "function a.b 2-2"]],
    [
      "overloads, each on its own",
      "function f(a: string): void;\nfunction f(a: any) {}",
      ["function f 1-1", "function f 2-2"],
    ],
    [
      "variables by what they hold",
      "const a = () => 1, b = 2;\nlet c = class {};",
      ["function a 1-1", "constant b 1-1", "class c 2-2"],
    ],
    ["a later declarator from its own line", "const a = 1,\n  b = () => {\n  };", ["constant a 1-1", "function b 2-3"]],
    [
      "only functions and classes among locals",
      "function f() { const a = 1; const g = () => a; class K {} }",
      ["function f 1-1", "function f.g 1-1", "class f.K 1-1"],
    ],
    ["no variables of nested blocks", "if (x) { const a = 1; var f = () => {} }", ["function f 1-1"]],
    ["names taken apart at the top level", "export const { a, b: [c] } = make()", ["constant a 1-1", "constant c 1-1"]],
    ["exported declarations from their export", "export\nconst f = () => {\n};", ["function f 1-3"]],
    ["functions behind type assertions", "const f = (() => {}) as Handler;", ["function f 1-1"]],
    ["named function expressions", "run(function job() {});", ["function job 1-1"]],
    ["default exports without a name", "export default function () {}", ["function default 1-1"]],
    ["default arrow functions", "export default () => {}", ["function default 1-1"]],
    [
      "default classes and their members",
      "export default class { m() {} }",
      ["class default 1-1", "method default.m 1-1"],
    ],
    [
      "default objects and their members",
      "export default { data() {}, methods: { save() {} } }",
      ["method data 1-1", "method methods.save 1-1"],
    ],
    [
      "members of a named object",
      "const o = { m() {}, n: () => {}, p: 1, get q() { return 1 }, r: { s() {} } }",
      ["constant o 1-1", "method o.m 1-1", "method o.n 1-1", "method o.q 1-1", "method o.r.s 1-1"],
    ],
    ["no members of objects inside functions", "function f() { return { m() {} } }", ["function f 1-1"]],
    [
      "names with string keys, not computed ones",
      "const o = { 'a b'() {}, ['c']() {}, [d]() {} }",
      ["constant o 1-1", "method o.a b 1-1", "method o.c 1-1"],
    ],
  ])("finds %s", (_title, text, expected) => {
    expect(definitionsOf(text)).toEqual(expected);
  });

  it.each([
    [
      "methods, accessors and fields",
      "class A { constructor() {} m() {} get g() { return 1 } set g(v) {} f = 1; h = () => {}; #p() {} static s() {} }",
      [
        "class A 1-1",
        "method A.constructor 1-1",
        "method A.m 1-1",
        "method A.g 1-1",
        "method A.g 1-1",
        "constant A.f 1-1",
        "method A.h 1-1",
        "method A.#p 1-1",
        "method A.s 1-1",
      ],
    ],
    [
      "abstract members and overloads",
      "abstract class A { abstract m(): void; n(): void; n(a?: any) {} }",
      ["class A 1-1", "method A.m 1-1", "method A.n 1-1", "method A.n 1-1"],
    ],
    [
      "parameter properties",
      "class A { constructor(private a: B, c: D) {} }",
      ["class A 1-1", "method A.constructor 1-1", "constant A.a 1-1"],
    ],
    ["nothing for static blocks and index signatures", "class A { static { f() } [k: string]: any }", ["class A 1-1"]],
    [
      "methods of a class without a name under what encloses it",
      "const Mixin = (B) => class extends B { m() {} }",
      ["function Mixin 1-1", "method Mixin.m 1-1"],
    ],
    [
      "interfaces",
      "interface I { a: string; m(): void; (): void; new (): I; [k: string]: any }",
      ["interface I 1-1", "constant I.a 1-1", "method I.m 1-1"],
    ],
    [
      "type aliases with the members of a literal",
      "type A = { a: string; m(): void }\ntype B = A | null",
      ["type A 1-1", "constant A.a 1-1", "method A.m 1-1", "type B 2-2"],
    ],
    ["enums", "enum E { A, B = A << 1 }", ["enum E 1-1", "constant E.A 1-1", "constant E.B 1-1"]],
    ["namespaces", "namespace A.B {\n  export const c = 1;\n}", ["type A 1-3", "type A.B 1-3", "constant A.B.c 2-2"]],
    [
      "what ambient modules declare",
      "declare module 'm' { function f(): void }\ndeclare global { interface W {} }",
      ["function f 1-1", "interface W 2-2"],
    ],
  ])("finds %s", (_title, text, expected) => {
    expect(definitionsOf(text)).toEqual(expected);
  });

  it.each([
    ["exports.f = function () {}", ["function f 1-1"]],
    ["module.exports.f = () => {}", ["function f 1-1"]],
    ["module.exports = function () {}", ["function default 1-1"]],
    ["module.exports = function f() {}", ["function f 1-1"]],
    ["module.exports = { m() {}, n: function () {} }", ["method m 1-1", "method n 1-1"]],
    ["exports.a = exports.b = function () {}", ["function a 1-1", "function b 1-1"]],
    ["res.type =\nres.contentType = function () {}", ["method res.type 1-2", "method res.contentType 2-2"]],
    ["res.type = type = function () {}", ["method res.type 1-1", "function type 1-1"]],
    ["exports.a = exports.b = c", []],
    ["run = function () {}", ["function run 1-1"]],
    ["function f() { run = function () {} }", ["function f 1-1"]],
    ["exports.A = Class({ m: function () {} })", ["constant A 1-1", "method A.m 1-1"]],
    ["module.exports = create({ m() {}, n: { o() {} } })", ["method m 1-1", "method n.o 1-1"]],
    ["const a = new B(1, { m() {} }, () => {})", ["constant a 1-1", "method a.m 1-1"]],
    ["run({ m() {} })", []],
    ["function f() { const o = { m() {} } }", ["function f 1-1", "method f.o.m 1-1"]],
    ["function f() { a.b = make({ m() {} }) }", ["function f 1-1", "method f.a.b.m 1-1"]],
    ["class A { constructor() { this.b = { m() {} } } }", ["class A 1-1", "method A.constructor 1-1"]],
    ["exports.VERSION = '1'", ["constant VERSION 1-1"]],
    ["exports.a = void 0", []],
    ["app.use = function use() {}", ["method app.use 1-1"]],
    ["Foo.prototype.bar = function () {}", ["method Foo.bar 1-1"]],
    ["Foo.prototype = { bar() {} }", ["method Foo.bar 1-1"]],
    ["Foo.bar = function () {}", ["method Foo.bar 1-1"]],
    ["function Foo() { this.bar = function () {} }", ["function Foo 1-1", "method Foo.bar 1-1"]],
    [
      "class Foo { constructor() { this.bar = () => {} } }",
      ["class Foo 1-1", "method Foo.constructor 1-1", "method Foo.bar 1-1"],
    ],
    ["make().x = function () {}", []],
  ])("gives names to assigned values: %s", (text, expected) => {
    expect(definitionsOf(text, "javascript")).toEqual(expected);
  });

  it("includes decorators and the doc comment in the full span, but not in the core span", () => {
    const text = "/** doc */\n@a\n@b()\nexport class K {\n  /** m */\n  @c\n  m() {}\n\n  /** far */\n\n  n() {}\n}";
    const spans = readFacts(text).definitions.map((d) => [d.qualname, d.fullStartLine, d.startLine, d.endLine]);
    expect(spans).toEqual([
      ["K", 1, 4, 12],
      ["K.m", 5, 7, 7],
      ["K.n", 11, 11, 11],
    ]);
  });

  it("has the position of the name itself", () => {
    const text =
      "export const  f = () => {};\nFoo.prototype.bar = function baz() {};\nclass A { static async *#m() {} }";
    const places = readFacts(text).definitions.map((d) => [d.qualname, d.nameLine, d.nameColumn]);
    expect(places).toEqual([
      ["f", 1, 15],
      ["Foo.bar", 2, 15],
      ["A", 3, 7],
      ["A.#m", 3, 25],
    ]);
  });

  it("has flags for the modifiers", () => {
    const text =
      "export async function f() {}\nfunction* g() {}\nabstract class A { static get s() { return 1 } private p = 1; abstract m(): void; #q() {} set t(v) {} }\nexport default class {}\nfunction late() {}\nexport { late }";
    const flags = new Map(readFacts(text).definitions.map((d) => [d.qualname, d.flags]));
    const {
      exported,
      async,
      generator,
      abstract,
      static: isStatic,
      getter,
      setter,
      private: isPrivate,
      default: isDefault,
    } = DefinitionFlag;
    expect(Object.fromEntries(flags)).toEqual({
      f: exported | async,
      g: generator,
      A: abstract,
      "A.s": isStatic | getter,
      "A.p": isPrivate,
      "A.m": abstract,
      "A.#q": isPrivate,
      "A.t": setter,
      default: exported | isDefault,
      late: exported,
    });
  });

  it("describes parameters, return type and returned values", () => {
    const facts = readFacts(
      "function f(this: T, a: string, b?: B, c = 1, { d }: D, ...e: E[]): F<G> { if (a) return b; return g(c) }",
    );
    const [definition] = facts.definitions;
    expect(
      definition?.params.map((p) => [p.name, p.kind, p.isOptional, show(facts, p.type), p.defaultHash !== ""]),
    ).toEqual([
      ["a", "positional-only", false, "string", false],
      ["b", "positional-only", true, "B", false],
      ["c", "positional-only", true, "-", true],
      ["", "positional-only", false, "D", false],
      ["e", "rest", false, "Array[E]", false],
    ]);
    expect(show(facts, definition?.returnType ?? -1)).toBe("F[G]");
    expect(definition?.returns.map((operand) => show(facts, operand))).toEqual(["b", "g(c)"]);
  });

  it("has base classes, interfaces and decorators", () => {
    const facts = readFacts(
      "@Injectable({ a: 1 })\nclass A extends ns.B<C> implements D, E.F {}\ninterface I extends J<K> {}",
    );
    const described = facts.definitions.map((d) =>
      [d.bases, d.decorators].map((list) => list.map((o) => show(facts, o))),
    );
    expect(described).toEqual([
      [["ns.B[C]", "instance D", "instance E.F"], ["Injectable({ a: number })"]],
      [["J[K]"], []],
    ]);
  });

  it("lists parents before their children", () => {
    const { definitions } = readFacts(
      "const o = { m() { class K { n() {} } } }; namespace A { export function f() {} }",
    );
    expect(definitions.map((d) => [d.qualname, d.parent])).toEqual([
      ["o", -1],
      ["o.m", 0],
      ["o.m.K", 1],
      ["o.m.K.n", 2],
      ["A", -1],
      ["A.f", 4],
    ]);
  });
});
