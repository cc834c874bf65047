import { describe, expect, it } from "vitest";
import { languageRows, loadExtractor } from "../../../src/languages/registry.ts";
import type { Language } from "../../../src/model/facts.ts";
import { definitionLines, referenceLines } from "./outline.ts";

const DEPTH = 20_000;

describe("languages/tree-sitter: damaged files", () => {
  it.each<[Language, string, string[]]>([
    ["go", "package a\n\nfunc First() {\n}\n\nfunc Second() {\n\tx := (1 +\n}\n", ["function First 3/3-4"]],
    ["java", "class A {\n  void first() {\n  }\n  void second( {\n}\n", ["method A.first 2/2-3"]],
    ["rust", "fn first() {\n}\n\nfn second( {\n", ["function first 1/1-2"]],
    ["c", "int first(void) {\n  return 1;\n}\n\nint second(int {\n", ["function first 1/1-3"]],
    ["cpp", "void first() {\n}\n\nclass A {\n  void second(;\n", ["function first 1/1-2"]],
    ["csharp", "class A {\n  void First() {\n  }\n  void Second( {\n}\n", ["method A.First 2/2-3"]],
    ["ruby", "def first\n  1\nend\n\ndef second(\n  if\n", ["function first 1/1-3"]],
    ["php", "<?php\nfunction first() {\n}\n\nfunction second( {\n", ["function first 2/2-3"]],
    ["kotlin", "fun first() {\n}\n\nfun second( {\n", ["function first 1/1-2"]],
    ["bash", "first() {\n  echo\n}\n\nsecond() {\n  if true\n", ["function first 1/1-3"]],
    ["lua", "function first()\nend\n\nfunction second(\n  if\n", ["function first 1/1-2"]],
    ["dart", "void first() {\n}\n\nvoid second( {\n", ["function first 1/1-2"]],
    ["scala", "def first() = {\n}\n\ndef second( = {\n", ["function first 1/1-2"]],
  ])("keep the definitions before the damage in %s, and report its line", async (language, text, expected) => {
    const facts = (await loadExtractor(language))(text);
    expect(definitionLines(facts)).toEqual(expect.arrayContaining(expected));
    expect(facts.errors.length).toBeGreaterThan(0);
  });

  it.each<[Language, string]>([
    ["java", "class A {\n  int a = 1;\n  void first() {\n  }\n  /* cut"],
    ["csharp", "class A {\n  int a = 1;\n  void first() {\n  }\n  void second() { if (b"],
    ["php", "<?php class A {\n  public $a = 1;\n  function first() {\n  }\n  function second() { $b->"],
    ["kotlin", "class A {\n  val a = 1\n  fun first() {\n  }\n  fun second() { b.c) }\n}"],
    ["ruby", "class A\n  @@a = 1\n  def first\n  end\n  def second\n    b(1,"],
  ])("keep the members of an unfinished class in this class in %s", async (language, text) => {
    const names = (await loadExtractor(language))(text).definitions.map(({ qualname }) => qualname);
    expect(names.slice(0, 3)).toEqual(["A", language === "ruby" ? "A.@@a" : "A.a", "A.first"]);
  });

  it("reads C code after macros that the parser does not understand", async () => {
    const text =
      "LUA_API lua_State *lua_open (int a) {\n  return va_arg(list, char *);\n}\n\nredisAtomic int counter;\n";
    const facts = (await loadExtractor("c"))(text);
    expect(definitionLines(facts)).toEqual(["function lua_open 1/1-3", "constant counter 5/5-5"]);
    expect(referenceLines(facts)).toEqual(expect.arrayContaining(["read LUA_API 1:1", "read redisAtomic 5:1"]));
  });
});

describe("languages/tree-sitter: hostile input", () => {
  it.each(
    languageRows()
      .filter(({ parser }) => "grammar" in parser)
      .map(({ language }) => language),
  )("reads deep nesting, a long line and unusual characters in %s", async (language) => {
    const extract = await loadExtractor(language);
    const start = language === "php" ? "<?php " : "";
    for (const text of [
      "(".repeat(DEPTH),
      "(".repeat(DEPTH) + ")".repeat(DEPTH),
      "{".repeat(DEPTH),
      // The parsers of Dart and Scala need quadratic time for a chain.
      `a${".b".repeat(DEPTH / 4)}`,
      `x = "${"y".repeat(1_000_000)}"`,
      "a\0b\0c \ud800 d \udfff",
      "",
      "\n\r\n\r",
    ]) {
      expect(extract(start + text).language).toBe(language);
    }
    const after = language === "csharp" ? "class after {}" : "after";
    expect(JSON.stringify(extract(start + after))).toContain("after");
  });

  it("lists the words of a file that the parser cannot read", async () => {
    const facts = (await loadExtractor("java"))("type<".repeat(DEPTH));
    expect(facts.words).toEqual(["type"]);
    expect(facts.errors).toEqual([{ line: 1, message: "The parser gave up on this file" }]);
    expect(facts.definitions).toEqual([]);
  });

  it("does not search long sequences of blanks around macros of C repeatedly", async () => {
    const extract = await loadExtractor("c");
    const text = `API_CALL int first(int a) {\n}\n${" ".repeat(1_000_000)}\n#define SECOND ${" ".repeat(1_000_000)}x\nint (`;
    expect(extract(text).definitions.map(({ qualname }) => qualname)).toContain("first");
  });

  it.each([
    ["go", `package a\nimport "${"'".repeat(1_000_000)}x"\n`],
    ["php", `<?php require(${" ".repeat(1_000_000)}$x);`],
    ["kotlin", `val a = "${"'".repeat(500_000)}${'\\"'.repeat(250_000)}x"\n`],
    ["cpp", `class A::/**/${" ".repeat(1_000_000)}B {};`],
  ] as const)("reads a long sequence of one character in %s in a short time", async (language, text) => {
    const extract = await loadExtractor(language);
    const started = performance.now();
    expect(extract(text).language).toBe(language);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it("finds the definition of a row of 20,000 attributes once, not for each of them", async () => {
    const extract = await loadExtractor("rust");
    const { definitions } = extract(`${"#[a]\n".repeat(20_000)}fn first() {}\n#[b]\n#[c]\nfn second() {}\n`);
    expect(definitions.map(({ qualname, decorators }) => `${qualname} ${decorators.length}`)).toEqual([
      "first 20000",
      "second 2",
    ]);
  });

  it("limits the nesting of definitions", async () => {
    const facts = (await loadExtractor("go"))(`func a() {${"b := func() {".repeat(5000)}`);
    const longest = Math.max(0, ...facts.definitions.map(({ qualname }) => qualname.length));
    expect(longest).toBeLessThan(500);
  });

  it("gives the same facts for the same text, independent of earlier files", async () => {
    const extract = await loadExtractor("rust");
    const text = "mod a { fn b(c: D) -> E { c.f(1) } }";
    const first = JSON.stringify(extract(text));
    extract("fn (".repeat(1000));
    expect(JSON.stringify(extract(text))).toBe(first);
  });
});
