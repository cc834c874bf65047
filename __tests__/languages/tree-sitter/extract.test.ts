import { describe, expect, it } from "vitest";
import { loadExtractor } from "../../../src/languages/registry.ts";
import { DefinitionFlag, type FileFacts, type Language } from "../../../src/model/facts.ts";
import { definitionLines, describeOperand, referenceLines } from "./outline.ts";

async function extract(language: Language, text: string): Promise<FileFacts> {
  return (await loadExtractor(language))(text);
}

function flagsOf(facts: FileFacts, qualname: string): string[] {
  const flags = facts.definitions.find((definition) => definition.qualname === qualname)?.flags ?? 0;
  return Object.entries(DefinitionFlag)
    .filter(([, bit]) => (flags & bit) !== 0)
    .map(([name]) => name);
}

describe("languages/tree-sitter: a grammar", () => {
  it("is loaded once in a process, because the memory of the parsers never shrinks", async () => {
    const [first, second] = [await loadExtractor("go"), await loadExtractor("go")];
    expect(second).toBe(first);
    expect(await loadExtractor("rust")).not.toBe(first);
  });
});

describe("languages/tree-sitter: details of a definition", () => {
  it.each<[Language, string, string, string[]]>([
    ["go", "func Open() {}", "Open", ["exported"]],
    ["go", "func open() {}", "open", ["private"]],
    ["java", "class A { public static int a() { return 1; } }", "A.a", ["exported", "static"]],
    ["java", "class A { private int a, b; }", "A.b", ["private"]],
    ["rust", "pub async fn a() {}", "a", ["exported", "async"]],
    ["rust", "impl A { fn new() -> A {} }", "A.new", ["static"]],
    ["c", "static int a(void) { return 1; }", "a", ["private"]],
    ["cpp", "class A { int a; public: static int b(); };", "A.a", ["private"]],
    ["cpp", "class A { int a; public: static int b(); };", "A.b", ["exported", "static"]],
    ["csharp", "class A { protected abstract void B(); }", "A.B", ["abstract"]],
    ["ruby", "class A\n  private\n  def b; end\nend", "A.b", ["private"]],
    ["ruby", "class A\n  def self.b; end\nend", "A.b", ["static"]],
    ["php", "<?php class A { private static function b() {} }", "A.b", ["static", "private"]],
    ["kotlin", "class A {\n  companion object {\n    fun b() {}\n  }\n}", "A.b", ["exported", "static"]],
    ["kotlin", "internal suspend fun a() {}", "a", ["async"]],
    ["bash", "export A=1", "A", ["exported"]],
  ])("reads the flags of %s: %s", async (language, text, qualname, flags) => {
    expect(flagsOf(await extract(language, text), qualname)).toEqual(flags);
  });

  it.each<[Language, string, string, string[]]>([
    ["go", "type A struct { pkg.B; *C; d D }", "A", ["B", "C"]],
    ["java", "class A extends B<C> implements D, e.F {}", "A", ["item(B, C)", "D", "F"]],
    ["rust", "struct A;\nimpl B for A {}\nimpl c::D for A {}", "A", ["B", "D"]],
    ["cpp", "class A : public B, private c::D<int> {};", "A", ["B", "item(D, -)"]],
    ["csharp", "class A : B, C<D> {}", "A", ["B", "item(C, D)"]],
    ["ruby", "class A < B::C\n  include D\nend", "A", ["C", "D"]],
    ["php", "<?php class A extends B implements C { use D; }", "A", ["B", "C", "D"]],
    ["kotlin", "class A : B(1), C<D> by e {}", "A", ["B", "item(C, D)"]],
  ])("reads the bases in %s: %s", async (language, text, qualname, bases) => {
    const facts = await extract(language, text);
    const found = facts.definitions.find((definition) => definition.qualname === qualname);
    expect(found?.bases.map((base) => describeOperand(facts, base))).toEqual(bases);
  });

  it.each<[Language, string, string]>([
    ["java", "@A(b = 1) @C class D {}", "call(A, b=<int>) C"],
    ["csharp", "[A(1), B] class D {}", "call(A, <int>) B"],
    ["php", "<?php #[A(1)] class D {}", "call(A, <int>)"],
    ["kotlin", "@A(1) @B class D", "new(A, <int>) B"],
    ["rust", "#[a::b]\n#[c]\nstruct D;", "b c"],
  ])("gives annotations to the definition after them in %s", async (language, text, decorators) => {
    const facts = await extract(language, text);
    expect(facts.definitions[0]?.decorators.map((each) => describeOperand(facts, each)).join(" ")).toBe(decorators);
  });

  it.each<[Language, string, string[]]>([
    ["go", "package a", ["a"]],
    ["java", "package a.b;", ["a.b"]],
    ["cpp", "namespace a::b { namespace c {} }", ["a.b", "c"]],
    ["csharp", "namespace A.B { }", ["A.B"]],
    ["php", "<?php namespace A\\B;", ["A.B"]],
    ["kotlin", "package a.b", ["a.b"]],
    ["rust", "mod a { }", ["a"]],
  ])("records the namespace of %s without adding it to names", async (language, text, names) => {
    const facts = await extract(language, text);
    expect(facts.exports.map(({ kind, name }) => [kind, name])).toEqual(names.map((name) => ["namespace", name]));
    expect(facts.definitions).toEqual([]);
  });
});

describe("languages/tree-sitter: fingerprints", () => {
  const original = "func Add(a int, b int) int {\n\treturn a + b // sum\n}\n";

  async function hashes(text: string): Promise<string[]> {
    const [found] = (await extract("go", text)).definitions;
    return [found?.signatureHash ?? "", found?.bodyHash ?? ""];
  }

  it("do not depend on formatting, comments, doc comments, trailing commas or the name", async () => {
    const other = "// Plus adds.\nfunc Plus(\n\ta int,\n\tb int,\n) int {\n\n  return a+b\n}\n";
    expect(await hashes(other)).toEqual(await hashes(original));
  });

  it("distinguish a changed parameter from a changed body", async () => {
    const [signature, body] = await hashes(original);
    expect(await hashes(original.replace("b int", "b int64"))).toEqual([
      expect.not.stringMatching(signature ?? ""),
      body,
    ]);
    expect(await hashes(original.replace("a + b", "a - b"))).toEqual([
      signature,
      expect.not.stringMatching(body ?? ""),
    ]);
  });

  it("include the white space inside strings", async () => {
    const text = 'func A() string { return "a b" }';
    expect(await hashes(text)).not.toEqual(await hashes(text.replace("a b", "a  b")));
  });
});

describe("languages/tree-sitter: positions", () => {
  it("count UTF-16 code units, across a byte order mark, CRLF and characters outside the basic plane", async () => {
    const facts = await extract("java", '\ufeffclass A {\r\n  String s = "\u{1F511}" + name;\r\n}\r\n');
    expect(definitionLines(facts)).toEqual(["class A 1/1-3", "constant A.s 2/2-2"]);
    expect(referenceLines(facts)).toEqual(["type String 2:3", "read name 2:21"]);
  });

  it("include doc comments only directly above a definition and in the language's form", async () => {
    const text = "/** far */\n\n// near\nclass A {\n  int a; /** of b */\n  int b;\n  /** of c */\n  int c;\n}\n";
    expect(definitionLines(await extract("java", text))).toEqual([
      "class A 4/4-9",
      "constant A.a 5/5-5",
      "constant A.b 6/6-6",
      "constant A.c 7/8-8",
    ]);
  });
});
