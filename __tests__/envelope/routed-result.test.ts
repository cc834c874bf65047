import { describe, expect, it } from "vitest";
import { routedResult } from "../../src/envelope/routed-result.ts";
import { computeRoute, refuse } from "../../src/freshness/gateway.ts";
import type { IndexStatus } from "../../src/model/graph.ts";

const STATUS: IndexStatus = {
  repo: ".",
  indexState: "fresh",
  lastIndexedAt: undefined,
  lastIndexedCommit: "c0ffee",
  schemaVersion: "1",
  lastError: undefined,
};

describe("envelope/routed-result", () => {
  it("labels items OK, RAG_GRAPH and FRESH when the gateway lets the graph answer", () => {
    const { meta, items } = routedResult(computeRoute(STATUS, "c0ffee"), ["a"], { query: "q", total: 3 });
    expect(items).toEqual(["a"]);
    expect(meta).toMatchObject({ status: "OK", source: "RAG_GRAPH", freshnessState: "FRESH", indexStatus: STATUS });
    expect(meta).toMatchObject({ query: "q", total: 3, isTruncated: true });
  });

  it.each(["STALE", "UNKNOWN"] as const)(
    "labels items as a fallback that is %s, with the reason, when the gateway does not",
    (state) => {
      const { meta } = routedResult(refuse(state, STATUS, "The graph cannot be read."), ["a"]);
      expect(meta).toMatchObject({
        status: "FALLBACK",
        source: "LOCAL_FALLBACK",
        freshnessState: state,
        message: "The graph cannot be read.",
        indexStatus: STATUS,
      });
    },
  );
});
