import { describe, expect, it } from "vitest";
import { extractPython } from "../../../src/languages/python/extract.ts";
import { describeOperand } from "./describe-facts.ts";

function mentions(source: string): string[] {
  const facts = extractPython(source);
  return facts.strings.map(
    (mention) => `${mention.line}:${mention.column} ${mention.text} ${describeOperand(facts, mention.receiver)}`,
  );
}

describe("languages/python: strings that name code", () => {
  it.each([
    ["x = 'pkg.mod.name'", ["1:5 pkg.mod.name -"]],
    ["f(u\"a.b\", 'c.d' 'e', b'f.g', 'h', 'i. j', '.k', 'l.', 'm..n', '1.2', 'o\\.p')", ["1:3 a.b -"]],
    ["getattr(obj.x, 'name')", ["1:16 name obj.x"]],
    ["setattr(f(), 'name', 1)", ["1:14 name call(f)"]],
    ["hasattr(a + b, 'name')", ["1:16 name ?"]],
    ["getattr(obj, name)", []],
    ["getattr(obj, 'a' + b)", []],
    ["import_module('a.b')", []],
    ["f'a.b'", []],
  ])("are found in %s", (source, expected) => {
    expect(mentions(source)).toEqual(expected);
  });

  it("are not found in documentation", () => {
    expect(mentions("'a.b'\nclass A:\n    'c.d'\n    'e.f'\n")).toEqual(["4:5 e.f -"]);
  });
});
