import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findSymbolInSource, identifySymbolAtLine } from "../../src/rebind/locate/locator.ts";

interface LocatorCase {
  readonly name: string;
  readonly input: { readonly op: string; readonly source: string; readonly line: number; readonly symbol: string };
  readonly expected: string | { readonly start_line: number; readonly end_line: number } | null;
}
const CASES: readonly LocatorCase[] = JSON.parse(
  readFileSync(new URL("../fixtures/llmc/locator.json", import.meta.url), "utf8"),
);

describe("rebind/locator: LLMC's cases", () => {
  it.each(CASES.filter((each) => each.input.op === "identify_symbol_at_line"))(
    "$name: finds $expected",
    async (each) => {
      const place = await identifySymbolAtLine(each.input.source, "python", each.input.line);
      // In LLMC, decorator lines are outside of the symbol. Here they lead to the symbol, with the span marked as full.
      expect(place?.span === "core" ? place.definition.qualname : null).toBe(each.expected);
    },
  );

  it.each(CASES.filter((each) => each.input.op === "find_symbol_in_source"))("$name", async (each) => {
    const place = await findSymbolInSource(each.input.source, "python", each.input.symbol);
    const found = place && { start_line: place.definition.startLine, end_line: place.definition.endLine };
    expect(found).toEqual(each.expected);
  });

  it("covers both directions", () => {
    expect(new Set(CASES.map((each) => each.input.op)).size).toBe(2);
  });
});

describe("rebind/locator: spans", () => {
  const decorated = "import x\n\n@x.first\n@x.second\ndef target():\n    pass\n";

  it("starts the core span at the def line and the full span at the first decorator", async () => {
    const place = await findSymbolInSource(decorated, "python", "target");
    expect(place?.definition).toMatchObject({ startLine: 5, endLine: 6, fullStartLine: 3 });
  });

  it("finds the decorated symbol for the line of a decorator, with the full span", async () => {
    const place = await identifySymbolAtLine(decorated, "python", 4);
    expect([place?.definition.qualname, place?.span]).toEqual(["target", "full"]);
  });

  it("finds a property by its getter, not its setter", async () => {
    const source =
      "class A:\n    @property\n    def x(self):\n        return 1\n    @x.setter\n    def x(self, v):\n        pass\n";
    expect((await findSymbolInSource(source, "python", "A.x"))?.definition.startLine).toBe(3);
  });
});

describe("rebind/locator: files that do not parse", () => {
  const damaged = "def before():\n    return 1\n\ndef broken(:\n    pass\n\ndef after():\n    return 2\n";

  it.each(["before", "after"])("finds %s, whose text is intact", async (name) => {
    expect((await findSymbolInSource(damaged, "python", name))?.definition.qualname).toBe(name);
  });

  it("makes no statement about the definition that contains the error", async () => {
    expect(await findSymbolInSource(damaged, "python", "broken")).toBeNull();
  });
});
