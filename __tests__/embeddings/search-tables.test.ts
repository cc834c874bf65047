import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MemoryTable } from "../../src/embeddings/memory-table.ts";
import { searchTables } from "../../src/embeddings/search-tables.ts";
import { SqliteStore } from "../../src/embeddings/stores/sqlite/sqlite-store.ts";
import type { IndexedSlice } from "../../src/model/retrieval.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { makeTempDir } from "../helpers/git-repo.ts";
import { MAKER, makeSlice, randomNumbers, randomSlice, termsOf } from "./stores/sample-slices.ts";

async function storeOf(tables: Record<string, readonly IndexedSlice[]>): Promise<SqliteStore> {
  const store = await SqliteStore.open({ path: join(makeTempDir(), "index.db"), logger: SILENT_LOGGER });
  for (const [name, slices] of Object.entries(tables)) {
    await store.prepareTable(name, MAKER);
    await store.update(name, [], slices);
  }
  return store;
}

const asked = (table: string, vector?: Float32Array, vectorShare = 0.5) => ({ table, vector, model: "m", vectorShare });

describe("embeddings: searchTables", () => {
  it("compares every score with the best of all tables, so that the best result of a poor table keeps a low score", async () => {
    const store = await storeOf({
      good: [makeSlice("a", { terms: termsOf("login session cookie") })],
      poor: [
        makeSlice("b", { terms: termsOf("cookie flour sugar butter eggs oven") }),
        makeSlice("c", { terms: termsOf("other") }),
      ],
    });
    const [good = [], poor = []] = await searchTables(
      store,
      [asked("good"), asked("poor")],
      ["login", "session", "cookie"],
    );
    expect([good[0]?.score, poor.map(({ sliceId }) => sliceId)]).toEqual([1, ["b"]]);
    expect(poor[0]?.score).toBeLessThan(0.4);
    await store.close();
  });

  it("combines vectors and terms, and finds slices without a common term", async () => {
    const store = await storeOf({
      t: [
        makeSlice("a", { terms: termsOf("login"), vector: Float32Array.of(0, 1, 0) }),
        makeSlice("b", { terms: termsOf("signin"), vector: Float32Array.of(1, 0, 0) }),
      ],
    });
    const [hits = []] = await searchTables(store, [asked("t", Float32Array.of(1, 0, 0), 0.6)], ["login"]);
    expect(hits.map(({ sliceId, terms, cosine }) => [sliceId, terms === undefined, cosine])).toEqual([
      ["b", true, 1],
      ["a", false, 0],
    ]);
    expect(hits.map(({ score }) => score)).toEqual([0.6, 0.4]);
    await store.close();
  });

  it("uses the full score of terms if there is no vector to compare", async () => {
    const store = await storeOf({ t: [makeSlice("a", { terms: termsOf("login") })] });
    const [hits = []] = await searchTables(store, [asked("t")], ["login"]);
    expect(hits.map(({ score, cosine }) => [score, cosine])).toEqual([[1, undefined]]);
    await store.close();
  });

  it("gives the same results in memory as from a stored table", async () => {
    const random = randomNumbers(7);
    const slices = Array.from({ length: 60 }, (_, at) => randomSlice(`slice${at}`, random));
    const store = await storeOf({ t: slices });
    const memory = new MemoryTable(slices);
    const terms = ["word1", "word5", "absent"];
    const statistics = await store.termStatistics(["t"], terms);
    expect(memory.statistics(terms)).toEqual(statistics);
    const found = (hits: readonly { slice: { id: string }; score: number }[]) =>
      hits.map(({ slice, score }) => [slice.id, score.toFixed(5)]);
    expect(found(memory.searchTerms(terms, statistics, 10))).toEqual(
      found(await store.searchTerms("t", terms, statistics, 10)),
    );
    const vector = Float32Array.of(0.3, -0.2, 0.9);
    expect(found(memory.searchVector(vector, 10))).toEqual(found(await store.searchVector("t", vector, 10)));
    await store.close();
  });
});
