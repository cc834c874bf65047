import { describe, expect, it } from "vitest";
import { computeRoute, moreConservative, refuse } from "../../src/freshness/gateway.ts";
import type { IndexStatus } from "../../src/model/graph.ts";

const HEAD = "3f2a9c1b5d7e8f60718293a4b5c6d7e8f9012345";
const FRESH: IndexStatus = {
  repo: ".",
  indexState: "fresh",
  lastIndexedAt: "2024-01-02T03:04:05Z",
  lastIndexedCommit: HEAD,
  schemaVersion: "1",
  lastError: undefined,
};

describe("freshness/compute-route: computeRoute", () => {
  it.each<[string, IndexStatus | undefined, string | undefined, string]>([
    ["there is no status", undefined, HEAD, "UNKNOWN"],
    ["there is neither a status nor a commit", undefined, undefined, "UNKNOWN"],
    ["the index is being rebuilt", { ...FRESH, indexState: "rebuilding" }, HEAD, "STALE"],
    ["the index calls itself stale and there is no commit", { ...FRESH, indexState: "stale" }, undefined, "STALE"],
    ["the indexed commit is not known", { ...FRESH, lastIndexedCommit: undefined }, HEAD, "UNKNOWN"],
    ["the indexed commit is blank", { ...FRESH, lastIndexedCommit: " \n" }, HEAD, "UNKNOWN"],
    ["HEAD is not known", FRESH, undefined, "UNKNOWN"],
    ["HEAD is another commit", FRESH, HEAD.replace("3", "4"), "STALE"],
    ["the indexed commit is an abbreviation", { ...FRESH, lastIndexedCommit: HEAD.slice(0, 12) }, HEAD, "STALE"],
  ])("does not use the graph, with a reason, when %s", (_title, status, head, freshnessState) => {
    const decision = computeRoute(status, head);
    expect(decision).toMatchObject({ useRag: false, freshnessState, status });
    expect(decision.reason).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    ["the commits are equal", HEAD],
    ["they differ in case", HEAD.toUpperCase()],
    ["the file has space around the commit", ` ${HEAD}\r\n`],
  ])("is FRESH when %s", (_title, lastIndexedCommit) => {
    const status = { ...FRESH, lastIndexedCommit };
    expect(computeRoute(status, HEAD)).toEqual({ useRag: true, freshnessState: "FRESH", status });
  });
});

describe("freshness/compute-route: reasons", () => {
  it.each([
    ["state", { ...FRESH, indexState: "x".repeat(1_000_000) }],
    ["commit", { ...FRESH, lastIndexedCommit: "x".repeat(1_000_000) }],
  ])("stay short when the %s is very long", (_title, status) => {
    expect(computeRoute(status, HEAD).reason?.length).toBeLessThan(200);
  });
});

describe("freshness/compute-route: moreConservative", () => {
  const fresh = computeRoute(FRESH, HEAD);
  const stale = refuse("STALE", FRESH, "It is old.");
  const unknown = refuse("UNKNOWN", undefined, "Who knows.");

  it("prefers the decision that claims less, in any order", () => {
    const pairs = [
      [fresh, stale, stale],
      [stale, unknown, unknown],
      [fresh, unknown, unknown],
      [fresh, fresh, fresh],
    ] as const;
    for (const [one, other, expected] of pairs) {
      expect(moreConservative(one, other)).toBe(expected);
      expect(moreConservative(other, one)).toBe(expected);
    }
  });
});
