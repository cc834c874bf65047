import { describe, expect, it } from "vitest";
import { failureResult } from "../../src/envelope/failure-result.ts";
import { errorResult, fallbackResult, okResult } from "../../src/envelope/results.ts";
import { toWire } from "../../src/envelope/to-wire.ts";
import { UserError } from "../../src/model/errors.ts";
import type { RagResult } from "../../src/model/result.ts";

const META_KEYS = [
  ...["status", "error_code", "message", "source", "freshness_state", "index_status"],
  ...["tool", "query", "direction", "commit", "truncated", "total", "reason", "elapsed_ms"],
];

describe("envelope/results", () => {
  it.each<[string, RagResult]>([
    ["an answer from the graph", okResult([])],
    ["an answer from the live files", fallbackResult([])],
    ["an error", errorResult("BAD_REQUEST", "Say what to look for.")],
  ])("gives %s all keys of the meta, in the same order, with null for unknown values", (_title, result) => {
    const { meta, items } = toWire(result);
    expect(Object.keys(meta)).toEqual(META_KEYS);
    expect(Object.values(meta)).not.toContain(undefined);
    expect(items).toEqual([]);
  });

  it("marks an answer as truncated when there are more items than it shows, and gives the total", () => {
    const { meta } = toWire(okResult([], { total: 312, tool: "where-used", query: "login" }));
    expect(meta).toMatchObject({ truncated: true, total: 312, reason: "312 more (--limit 312 shows them)." });
    expect(meta.message).toBe("Result truncated due to limit.");
  });

  it("counts the shown items when the total is missing or too small", () => {
    expect(okResult(["a", "b"]).meta).toMatchObject({ total: 2, isTruncated: false });
    expect(okResult(["a", "b"], { total: 1 }).meta).toMatchObject({ total: 2, isTruncated: false });
  });

  it("keeps the reason and the message it is given", () => {
    const { meta } = fallbackResult(["a"], { total: 2, reason: "Cut.", message: "No index." });
    expect(meta).toMatchObject({ reason: "Cut.", message: "No index." });
  });

  it("repeats the question and names the commit and the time", () => {
    const details = { tool: "search", query: "q", commit: "c0ffee", elapsedMs: 12.7 };
    expect(toWire(fallbackResult([], details)).meta).toMatchObject({
      tool: "search",
      query: "q",
      commit: "c0ffee",
      elapsed_ms: 13,
    });
  });
});

describe("envelope/results: combinations that contradict themselves", () => {
  it("do not compile", () => {
    // @ts-expect-error an answer from the graph is fresh
    okResult([], { freshnessState: "STALE" });
    // @ts-expect-error an answer from the live files is never called fresh
    fallbackResult([], { freshnessState: "FRESH" });
    // @ts-expect-error an error is not called fresh
    errorResult("GIT_FAILED", "…", { freshnessState: "FRESH" });
    // @ts-expect-error a code that is not in the list
    errorResult("E123", "…");
    const ok = okResult([]).meta;
    // @ts-expect-error the source follows from the status
    const contradiction: RagResult = { meta: { ...ok, status: "OK", source: "LOCAL_FALLBACK" }, items: [] };
    expect(contradiction.items).toEqual([]);
  });
});

describe("envelope/failure-result", () => {
  it("gives a mistake of the user its own code and sentence", () => {
    const { meta } = failureResult(new UserError("No such commit.", { code: "BAD_REVISION" }), { query: "q" });
    expect(meta).toMatchObject({ status: "ERROR", errorCode: "BAD_REVISION", message: "No such commit.", query: "q" });
  });

  it.each([
    ["without a code", new UserError("Give a number."), "BAD_REQUEST"],
    ["with a name that every object has", new UserError("?", { code: "constructor" }), "BAD_REQUEST"],
    ["that is a bug", new TypeError("x is undefined"), "INTERNAL"],
    ["that is no error", "thrown text", "INTERNAL"],
  ])("gives something thrown %s a stable code", (_title, thrown, code) => {
    expect(failureResult(thrown).meta.errorCode).toBe(code);
  });
});
