import { describe, expect, it } from "vitest";
import { parseReview, reviewToWire } from "../../src/envelope/review-document.ts";
import { UserError } from "../../src/model/errors.ts";
import { reviewOf } from "./trap.ts";

async function wire() {
  const review = await reviewOf(
    { "auth.py": "def login(user):\n    return 1\n", "app.py": "from auth import login\n\nlogin(1)\n" },
    { "auth.py": "X = 1\n" },
  );
  return { review, document: JSON.parse(JSON.stringify(reviewToWire(review))) };
}

describe("review/parse-review: parseReview", () => {
  it("reads what was written, from the value and from its text", async () => {
    const { review, document } = await wire();
    expect(parseReview(document)).toEqual(review);
    expect(parseReview(JSON.stringify(document))).toEqual(review);
  });

  it("keeps the index status in the answers about changed symbols", async () => {
    const { document } = await wire();
    const index_status = {
      repo: ".",
      index_state: "fresh",
      last_indexed_at: null,
      last_indexed_commit: "1".repeat(40),
      schema_version: "2",
    };
    const meta = { status: "OK", freshness_state: "FRESH", source: "RAG_GRAPH", total: 0, index_status };
    const queries = [{ change_id: document.changes[0].id, meta, items: [] }];
    const [query] = reviewToWire(parseReview({ ...document, queries })).queries;
    expect(query?.meta).toMatchObject({ status: "OK", index_status });
    const lie = { ...meta, index_status: { ...index_status, index_state: 1 } };
    expect(() => parseReview({ ...document, queries: [{ ...queries[0], meta: lie }] })).toThrow(UserError);
  });

  it("rejects a document that is not a review, with a sentence", async () => {
    const { document } = await wire();
    const [broken] = document.broken;
    const hostile: unknown[] = [
      null,
      [],
      "{",
      { ...document, version: 99 },
      { ...document, changes: "all" },
      { ...document, broken: [{ ...broken, path: "../../etc/passwd" }] },
      { ...document, broken: [{ ...broken, path: "/etc/passwd" }] },
      { ...document, broken: [{ ...broken, line: -1 }] },
      { ...document, broken: [{ ...broken, line: 1.5 }] },
      { ...document, broken: [{ ...broken, reason: "magic" }] },
      { ...document, broken: [{ ...broken, text: "x".repeat(100_000) }] },
      { ...document, affected_files: [1] },
      { ...document, config: null },
      { ...document, freshness: { ...document.freshness, state: "GREAT" } },
    ];
    for (const each of hostile) expect(() => parseReview(each)).toThrow(UserError);
  });

  it("drops uses of changes that are not listed, and hops to later entries", async () => {
    const { document } = await wire();
    const affected = {
      symbol: null,
      path: "a.py",
      line: 1,
      depth: 2,
      confidence: "exact",
      is_test: false,
      change_id: "x",
    };
    const review = parseReview({ ...document, changes: [], affected: [{ ...affected, via: 0 }] });
    expect(review.broken).toEqual([]);
    expect(review.affected.map(({ via }) => via)).toEqual([undefined]);
  });
});
