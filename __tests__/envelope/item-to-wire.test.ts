import { describe, expect, it } from "vitest";
import { itemToWire } from "../../src/envelope/to-wire.ts";
import type { LineageItem, SymbolRef, UseItem } from "../../src/model/result.ts";

const LOGIN: SymbolRef = { path: "src/auth.py", qualname: "Auth.login", kind: "method", startLine: 15, endLine: 20 };
const LOGIN_WIRE = { path: "src/auth.py", qualname: "Auth.login", kind: "method", start_line: 15, end_line: 20 };
const SNIPPET = { text: "auth.login()", location: { path: "src/app.py", startLine: 3, endLine: 3 } };
const SNIPPET_WIRE = { text: "auth.login()", location: { path: "src/app.py", start_line: 3, end_line: 3 } };
const USE: UseItem = {
  kind: "use",
  file: "src/app.py",
  snippet: SNIPPET,
  line: 3,
  column: 6,
  role: "call",
  confidence: "exact",
  symbol: LOGIN,
  enclosing: undefined,
  isTest: false,
};

describe("envelope/item-to-wire", () => {
  it("writes a use with LLMC's keys first and null for missing values", () => {
    const wire = itemToWire(USE);
    expect(wire).toEqual({
      file: "src/app.py",
      snippet: SNIPPET_WIRE,
      enrichment: null,
      line: 3,
      column: 6,
      role: "call",
      confidence: "exact",
      symbol: LOGIN_WIRE,
      enclosing: null,
      is_test: false,
      binding: null,
    });
    expect(Object.keys(wire).slice(0, 3)).toEqual(["file", "snippet", "enrichment"]);
  });

  it("writes the place of a use and how its symbol was found again", () => {
    expect(itemToWire({ ...USE, enclosing: LOGIN, binding: { status: "moved", score: 0.9 } })).toMatchObject({
      enclosing: LOGIN_WIRE,
      binding: { status: "moved", score: 0.9 },
    });
  });

  it("writes the hops of a lineage and their number", () => {
    const hop = { symbol: LOGIN, file: "src/app.py", line: 3, column: 6, confidence: "likely" } as const;
    const { file, snippet, isTest } = USE;
    const item: LineageItem = {
      kind: "lineage",
      file,
      snippet,
      isTest,
      symbol: LOGIN,
      confidence: "likely",
      hops: [hop],
    };
    expect(itemToWire(item)).toMatchObject({ depth: 1, confidence: "likely", hops: [{ ...hop, symbol: LOGIN_WIRE }] });
  });

  it("keeps all fields of an enrichment, including unknown ones, and leaves out those without a value", () => {
    const others = new Map<string, unknown>([
      ["pitfalls", ["locks"]],
      ["__proto__", { polluted: true }],
      ["tags", null],
      ["summary", "not the summary"],
    ]);
    const { enrichment } = itemToWire({ ...USE, enrichment: { summary: "Logs in.", others } });
    expect(JSON.stringify(enrichment)).toBe(
      '{"summary":"Logs in.","pitfalls":["locks"],"__proto__":{"polluted":true}}',
    );
    expect(Object.getPrototypeOf(enrichment)).toBe(Object.prototype);
  });

  it("says that an enrichment is stale only when it is", () => {
    const enriched = { ...USE, enrichment: { summary: "Logs in." } };
    expect(itemToWire({ ...enriched, isEnrichmentStale: true })).toHaveProperty("enrichment_stale", true);
    expect(itemToWire({ ...enriched, isEnrichmentStale: false })).not.toHaveProperty("enrichment_stale");
  });
});
