import { describe, expect, it } from "vitest";
import { bindingsOf, readFacts } from "./read-facts.ts";

describe("languages/ecmascript: scopes and bindings", () => {
  it.each([
    [
      "var and functions to the function, let and const to the block",
      "function f() { { var a; let b; function c() {} } }",
      ["module f definition", "function a variable", "block b variable", "function c definition"],
    ],
    [
      "parameters with type and default",
      "function f(a: A, b = new B()) {}",
      ["module f definition", "function a parameter : A", "function b parameter = new B()"],
    ],
    [
      "parts of a destructured parameter",
      "function f({ a, b: { c } }: P) {}",
      ["module f definition", "function a parameter = instance P{a}", "function c parameter = instance P{b}{c}"],
    ],
    [
      "parts of a destructured value",
      "function f() { const { a = 1, ...r } = g(); const [x, , y] = h }",
      [
        "module f definition",
        "function a variable = (g(){a} | number)",
        "function r variable",
        "function x variable = h{0}",
        "function y variable = h{2}",
      ],
    ],
    [
      "loop variables",
      "for (const a of xs) {} for (const k in o) {} for (let i = 0; ; ) {}",
      ["block a variable = each xs", "block k variable = string", "block i variable = number"],
    ],
    [
      "the catch parameter",
      "try {} catch (e) {} try {} catch ({ message }) {}",
      ["block e variable", "block message variable"],
    ],
    [
      "a function expression's own name in a scope of its own",
      "const f = function g() {}",
      ["module f definition", "block g definition"],
    ],
    [
      "a class expression's own name in a scope of its own",
      "const A = class B {}",
      ["module A definition", "block B definition"],
    ],
    [
      "members in the class",
      "class A { a: T = v; m() {} }",
      ["module A definition", "class a definition = v : T", "class m definition"],
    ],
    [
      "type parameters around the class, not in it",
      "class A<T extends U> {}",
      ["module A definition", "block T type : U"],
    ],
    [
      "type parameters of functions",
      "function f<T = U>(a: T) {}",
      ["module f definition", "function T type = U", "function a parameter : T"],
    ],
    [
      "names inferred and mapped in types",
      "type A<T> = T extends (infer U)[] ? U : { [K in keyof T]: K }",
      ["module A definition", "block T type", "block U type", "block K type : string"],
    ],
    [
      "variables with their type and value",
      "let a: A = make(), b = await load()",
      ["module a definition = make() : A", "module b definition = await load()"],
    ],
    ["import aliases of namespaces", "import a = b.c", ["module a variable = b.c"]],
  ])("binds %s", (_title, text, expected) => {
    expect(bindingsOf(text)).toEqual(expected);
  });

  it("makes a block scope only for declarations in the block", () => {
    const { scopes } = readFacts("{ a() } { let b } if (c) { d() } switch (e) { case 1: const g = 1 }");
    expect(scopes.map((scope) => scope.kind)).toEqual(["module", "block", "block"]);
  });

  it("puts no reference directly into the scope of a class, because the names of members are not in scope", () => {
    const { references, scopes } = readFacts(
      "class A<T> extends B { x: T = init(x); @dec m(a: T) { return x } [key]() {} }",
    );
    expect(references.filter((reference) => scopes[reference.scope]?.kind === "class")).toEqual([]);
  });

  it("links the scopes of bodies to their definitions", () => {
    const { scopes, definitions } = readFacts("class A { m() { return () => 1 } }");
    expect(scopes.map((scope) => [scope.kind, scope.parent, definitions[scope.definition]?.qualname])).toEqual([
      ["module", -1, undefined],
      ["class", 0, "A"],
      ["function", 1, "A.m"],
      ["function", 2, undefined],
    ]);
    expect(definitions.map((definition) => definition.scope)).toEqual([1, 2]);
  });

  it("lists bindings in source order although values are known later", () => {
    expect(bindingsOf("const a = () => { const b = 1 }, c = 2")).toEqual([
      "module a definition",
      "function b variable = number",
      "module c definition = number",
    ]);
  });
});
