import { describe, expect, it } from "vitest";
import { queryTerms } from "../../../src/embeddings/terms/query-terms.ts";
import { countTerms, searchTerms } from "../../../src/embeddings/terms/search-terms.ts";
import { sliceTerms } from "../../../src/embeddings/terms/slice-terms.ts";
import { stem } from "../../../src/embeddings/terms/stem.ts";

describe("embeddings/terms", () => {
  it.each([
    ["parse_http_response", ["pars", "http", "respons", "parse_http_response"]],
    ["parseHTTPResponse2", ["pars", "http", "respons", "2", "parsehttpresponse2"]],
    ["__init__", ["init"]],
    ["Routes, routing and routed!", ["rout", "rout", "and", "rout"]],
    ["naïve Größe", ["naïve", "größe"]],
    ["検索結果", ["検索", "索結", "結果"]],
  ])("splits %j", (text, terms) => {
    expect(searchTerms(text)).toEqual(terms);
  });

  it.each([
    ["route", "routes", "routing", "routed"],
    ["query", "queries", "queried"],
    ["map", "maps", "mapping", "mapped"],
    ["box", "boxes"],
    ["cookie", "cookies"],
    ["class", "classes"],
  ])("gives all forms of %s the same stem", (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it("gives a stem with which every form starts, so that plain text search finds them", () => {
    for (const word of ["queries", "running", "boxes", "caches", "tried", "status", "class", "used"]) {
      expect(word.startsWith(stem(word))).toBe(true);
    }
  });

  it("leaves out words that are too long for a question, in linear time", () => {
    expect(searchTerms(`key ${"Ab1".repeat(400_000)} end`)).toEqual(["key", "end"]);
  });

  it("counts a word named like a member of Object", () => {
    expect(countTerms("constructor __proto__ constructor")).toEqual(
      new Map([
        ["constructor", 2],
        ["proto", 1],
      ]),
    );
  });

  it("removes function words from a query, unless there are no other words", () => {
    expect(queryTerms("how are the cookies signed")).toEqual(["cook", "sign"]);
    expect(queryTerms("what is this")).toEqual(["what", "is", "this"]);
  });

  it("gives the name of a definition more weight than its text", () => {
    const slice = { path: "src/auth.py", title: "login", text: "def login(): pass", startLine: 1, endLine: 1 };
    const terms = sliceTerms({ ...slice, sliceType: "code", sliceLanguage: "python", confidence: 1, reasons: [] });
    expect(terms.get("login")).toBe(4);
    expect(terms.get("auth")).toBe(1);
    expect(terms.has("py")).toBe(false);
  });
});
