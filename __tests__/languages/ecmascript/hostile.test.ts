import { describe, expect, it } from "vitest";
import { definitionsOf, readFacts } from "./read-facts.ts";

/** A depth of several times the size of the stack. */
const DEEP = 20_000;
/** So many items that reading all of them again for each one would take minutes. */
const MANY = 100_000;

describe("languages/ecmascript: hostile input", () => {
  it.each([
    ["arrays", `${"[".repeat(DEEP)}${"]".repeat(DEEP)};`],
    ["parentheses", `${"(".repeat(DEEP)}1${")".repeat(DEEP)};`],
    ["blocks", `${"{".repeat(DEEP)}${"}".repeat(DEEP)}`],
    ["functions", `x = ${"a=>".repeat(DEEP)}1;`],
    ["operators", `x = ${"!".repeat(DEEP)}1;`],
    ["attributes", `x${".a".repeat(DEEP)};`],
    ["calls", `x${".a()".repeat(DEEP)};`],
    ["sums", `x = 1${" + 1".repeat(DEEP)};`],
    ["conditions", `if (a) {} ${"else if (a) {} ".repeat(DEEP / 10)}`],
  ])("keeps the code around %s nested 20,000 deep, and reports the nesting", (_title, text) => {
    for (const language of ["javascript", "typescript"] as const) {
      const facts = readFacts(`function before() {}\n${text}\nfunction after() {}\n`, language);
      expect(facts.definitions.map((definition) => definition.qualname)).toEqual(["before", "after"]);
      expect(facts.errors.map((error) => error.message).join()).toMatch(/Nested too deeply/);
    }
  });

  it("walks long sums and deep trees that a parser accepts", () => {
    const facts = readFacts(`x = a0${Array.from({ length: 1500 }, (_, i) => ` + a${i + 1}`).join("")};`, "javascript");
    expect(facts.references).toHaveLength(1502);
    expect(facts.errors).toEqual([]);
  });

  it.each([
    ["opened and never closed", "{".repeat(DEEP)],
    ["closed and never opened", "}".repeat(DEEP)],
    ["closed with the wrong bracket", "({[".repeat(DEEP / 10) + "})]".repeat(DEEP / 10)],
    ["quotes", "'\n".repeat(DEEP)],
    ["templates", "`${".repeat(DEEP)],
    ["comments", "/*".repeat(DEEP)],
    ["doc comments", "/** @param {".repeat(DEEP / 10)],
    ["elements", "x = <a>".repeat(MANY / 10)],
    ["type arguments", `type A = ${"B<".repeat(DEEP)}`],
  ])("reads a text that consists of %s", (_title, text) => {
    for (const language of ["javascript", "tsx"] as const)
      expect(readFacts(text, language).errors.length).toBeGreaterThan(0);
  });

  it.each([
    ["types that are never closed", "@param {".repeat(MANY)],
    ["types inside of types", "@param {{".repeat(MANY)],
    ["definitions", "@typedef {a} b\n".repeat(MANY / 2)],
    ["blanks", `@param {a}${" ".repeat(MANY * 10)}`],
  ])("reads a doc comment full of %s in a short time", (_title, tags) => {
    const started = performance.now();
    const facts = readFacts(`/** ${tags} */\nfunction after(b) {}\n`, "javascript");
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(facts.definitions.map(({ qualname }) => qualname)).toContain("after");
  });

  it("reads a line of a megabyte", () => {
    const text = Array.from({ length: 16_000 }, (_, i) => `function f${i}(a,b){return a?b.c(${i}):[a,{x:b}]}`).join("");
    expect(text.length).toBeGreaterThan(750_000);
    const facts = readFacts(text, "javascript");
    expect(facts.definitions).toHaveLength(16_000);
    expect(facts.definitions[15_999]?.nameColumn).toBe(text.lastIndexOf("f15999") + 1);
  });

  it("reads around NUL bytes and lone surrogates", () => {
    expect(definitionsOf("function a() {}\n\0\0\nfunction b() {}\n", "javascript")).toEqual([
      "function a 1-1",
      "function b 3-3",
    ]);
    expect(definitionsOf("const s = '\ud800';\nconst \udc00 = 1;\nfunction b() {}\n")).toContain("function b 3-3");
  });

  it("counts lines that end with CRLF or CR, and skips a byte order mark", () => {
    expect(definitionsOf("\ufefffunction a() {\r\n}\r\nfunction b() {}", "javascript")).toEqual([
      "function a 1-2",
      "function b 3-3",
    ]);
    expect(definitionsOf("function a() {\r}\rfunction b() {}", "javascript")).toEqual([
      "function a 1-2",
      "function b 3-3",
    ]);
  });

  it("treats names of Object.prototype like any other name", () => {
    const text =
      "class constructor { __proto__() {} constructor() {} }\nconst o = { toString() {}, __proto__() {} };\nexports.__proto__ = function () {};\n/** @param {hasOwnProperty} valueOf */\nfunction hasOwnProperty(valueOf) {}\nexport { o as __proto__ };";
    expect(definitionsOf(text, "javascript")).toEqual([
      "class constructor 1-1",
      "method constructor.__proto__ 1-1",
      "method constructor.constructor 1-1",
      "constant o 2-2",
      "method o.toString 2-2",
      "method o.__proto__ 2-2",
      "function __proto__ 3-3",
      "function hasOwnProperty 5-5",
    ]);
  });

  it("keeps the code after a class that implements more types than a call can have arguments", () => {
    const facts = readFacts(`class A implements ${"B,".repeat(150_000)} C {}\nfunction after() {}\n`, "typescript");
    expect(facts.definitions.map(({ qualname, bases }) => `${qualname} ${bases.length}`)).toEqual([
      "A 150001",
      "after 0",
    ]);
  });

  it("gives the same facts twice", () => {
    const text = "class A { m(a = () => 1) { return this.b[a].c } }\nlet x = (;";
    expect(readFacts(text)).toEqual(readFacts(text));
  });
});
