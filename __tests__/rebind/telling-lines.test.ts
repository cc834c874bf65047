import { describe, expect, it } from "vitest";
import { extractPython } from "../../src/languages/python/extract.ts";
import type { OutlinedFile, Place } from "../../src/rebind/binding.ts";
import { areExchanged, tellingLines } from "../../src/rebind/match/telling-lines.ts";

function file(path: string, text: string): OutlinedFile {
  return { path, text, facts: extractPython(text) };
}

function placeOf({ path, facts }: OutlinedFile, qualname: string): Place {
  const definition = facts.definitions.find((each) => each.qualname === qualname);
  if (definition === undefined) throw new Error(`${qualname} is not defined`);
  return { path, definition, scopePath: qualname };
}

describe("rebind/telling-lines", () => {
  const a = file(
    "a.py",
    "def total(items):\n    x = 1\n    return sum(items)\n\n\ndef other():\n    return elsewhere\n",
  );

  it("are the longer lines of a symbol, without their indentation", () => {
    expect([...tellingLines([placeOf(a, "total")], [a])]).toEqual(["def total(items):", "return sum(items)"]);
  });

  it("are taken from the file of a symbol", () => {
    const b = file("b.py", "def unrelated_code():\n    return 12345678\n\n\n");
    expect([...tellingLines([placeOf(a, "other")], [b, a])]).toEqual(["def other():", "return elsewhere"]);
  });

  it("show that a file gained or lost one of them, in any place", () => {
    const lines = new Set(["return sum(items)"]);
    expect(areExchanged(lines, "", "class A:\n    def f(self):\n        return sum(items)\n")).toBe(true);
    expect(areExchanged(lines, "return sum(items)\n", "")).toBe(true);
  });

  it("ignore a file that contains them as often as before", () => {
    const lines = new Set(["return sum(items)"]);
    expect(areExchanged(lines, "return sum(items)\n", "x = 1\nif x:\n    return sum(items)\n")).toBe(false);
  });
});
