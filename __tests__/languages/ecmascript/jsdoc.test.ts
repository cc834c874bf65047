import { describe, expect, it } from "vitest";
import { bindingsOf, definitionsOf, readFacts, referencesOf, show } from "./read-facts.ts";

describe("languages/ecmascript: types in doc comments", () => {
  it("types parameters and results of JavaScript functions", () => {
    const text =
      "/**\n * @param {Foo.Bar<Baz>} a the a\n * @param {?string} [b]\n * @param {A|B[]} c\n * @returns {Promise<R>}\n */\nexports.f = function (a, b, c) {}";
    const facts = readFacts(text, "javascript");
    const [f] = facts.definitions;
    expect(f?.params.map((p) => [p.name, show(facts, p.type), p.isOptional])).toEqual([
      ["a", "Foo.Bar[Baz]", false],
      ["b", "string", true],
      ["c", "(A | Array[B])", false],
    ]);
    expect(show(facts, f?.returnType ?? -1)).toBe("Promise[R]");
    expect(f?.fullStartLine).toBe(1);
  });

  it("reads no type from a comment with Function or Object, because the code gives more information", () => {
    const text =
      "/**\n * @return {Function}\n */\n\nfunction make() { return app; }\n/** @type {Object} */\nvar b = c();";
    const facts = readFacts(text, "javascript");
    expect(facts.definitions.map(({ returnType }) => returnType)).toEqual([-1, -1]);
  });

  it("gives the names in a comment their true positions", () => {
    const { references } = readFacts("/**\n * @param {Foo.Bar} a\n */\nfunction f(a) {}", "javascript");
    expect(references.map(({ name, line, column, role }) => [name, line, column, role])).toEqual([
      ["Foo", 2, 12, "type"],
      ["Bar", 2, 16, "type"],
    ]);
  });

  it("types variables and fields", () => {
    const text = "/** @type {import('./m').Q} */\nlet a;\nclass K {\n  /** @type {T} */\n  f = null;\n}";
    expect(bindingsOf(text, "javascript")).toEqual([
      "module a definition : module(./m).Q",
      "module K definition",
      "class f definition = null : T",
    ]);
  });

  it("reads @extends as a base and @template as a type parameter", () => {
    const facts = readFacts(
      "/** @extends {Base<T>} */\nclass A {}\n/** @template T\n * @param {T} a */\nfunction f(a) {}",
      "javascript",
    );
    expect(facts.definitions[0]?.bases.map((base) => show(facts, base))).toEqual(["Base[T]"]);
    expect(facts.bindings.some((binding) => binding.name === "T" && binding.kind === "type")).toBe(true);
  });

  it("defines the names of @typedef and @callback", () => {
    const text = "/**\n * @typedef {Object} Options\n * @property {Size} size\n */\n/** @callback Done */";
    expect(definitionsOf(text, "javascript")).toEqual(["type Options 2-4", "type Done 5-5"]);
    expect(definitionsOf(`${text}\n// @typedef`, "typescript")).toEqual([]);
  });

  it("are not read in TypeScript, nor in normal comments", () => {
    expect(referencesOf("/** @param {A} a */\nfunction f(a) {}", "typescript")).toEqual([]);
    expect(referencesOf("/* @param {A} a */\nfunction f(a) {}", "javascript")).toEqual([]);
  });

  it("can read broken type expressions", () => {
    const text = "/** @param {A<B< a @returns {{ @type {(} @param {...*} b */\nfunction f(a, b) {}";
    expect(definitionsOf(text, "javascript")).toEqual(["function f 2-2"]);
  });
});
