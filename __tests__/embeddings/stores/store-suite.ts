import { describe, expect, it } from "vitest";
import type { IndexedSlice, IndexStore, ScoredSlice } from "../../../src/model/retrieval.ts";
import { MAKER, makeSlice, randomNumbers, randomSlice, termsOf } from "./sample-slices.ts";

/** Opens an index that is empty when the test starts; every call within a test opens the same one. */
export type OpenIndex = () => Promise<IndexStore>;

/** The tests that every engine must pass. `newIndex` is called once for each test. */
export function describeStore(engine: string, newIndex: () => Promise<OpenIndex> | OpenIndex): void {
  const fresh = async () => (await newIndex())();
  const filled = async (slices: readonly IndexedSlice[]) => {
    const store = await fresh();
    await store.prepareTable("emb_code", MAKER);
    await store.update("emb_code", [], slices);
    return store;
  };

  describe(`embeddings/stores, ${engine}: tables`, () => {
    it("has no tables and no commit before anything is written", async () => {
      const store = await fresh();
      expect(await store.tables()).toEqual([]);
      expect(await store.indexedCommit()).toBeUndefined();
      await expect(store.searchVector("emb_code", Float32Array.of(1, 0, 0), 5)).rejects.toMatchObject({
        code: "INDEX_TABLE_MISSING",
      });
      await expect(store.update("emb_code", ["a"], [])).rejects.toMatchObject({ code: "INDEX_TABLE_MISSING" });
    });

    it("keeps tables, slices and vectors to the last bit for whoever opens the index next", async () => {
      const open = await newIndex();
      const first = await open();
      const vector = Float32Array.of(0.1, -2.5e-7, 3.4e5);
      await first.prepareTable("emb_docs", { ...MAKER, model: "other" });
      await first.prepareTable("emb_code", MAKER);
      await first.update("emb_code", [], [makeSlice("a", { vector, sliceLanguage: undefined }), makeSlice("b")]);
      await first.setIndexedCommit("c0ffee");
      await first.close();
      const second = await open();
      expect(await second.tables()).toEqual([
        { name: "emb_code", maker: MAKER, slices: 2 },
        { name: "emb_docs", maker: { ...MAKER, model: "other" }, slices: 0 },
      ]);
      expect(await second.indexedCommit()).toBe("c0ffee");
      expect([...(await second.contentHashes("emb_code"))]).toEqual([
        ["a", "hash of a"],
        ["b", "hash of b"],
      ]);
      expect([...(await second.vectorsOf("emb_code", ["hash of a", "unknown"]))]).toEqual([["hash of a", vector]]);
      const [best] = await second.searchVector("emb_code", vector, 1);
      const { vector: _vector, terms: _terms, ...kept } = makeSlice("a", { sliceLanguage: undefined });
      expect(best?.slice).toEqual(kept);
    });

    it("empties a table for another maker, and keeps it for the same", async () => {
      const store = await filled([makeSlice("a")]);
      await store.prepareTable("emb_code", MAKER);
      expect(await store.tables()).toMatchObject([{ slices: 1 }]);
      await store.prepareTable("emb_code", { ...MAKER, dimension: 2 });
      expect(await store.tables()).toEqual([{ name: "emb_code", maker: { ...MAKER, dimension: 2 }, slices: 0 }]);
      await store.update("emb_code", [], [makeSlice("b", { vector: Float32Array.of(0, 1) })]);
      expect(ids(await store.searchVector("emb_code", Float32Array.of(1, 1), 5))).toEqual(["b"]);
    });

    it.each([
      "",
      'a"b',
      "a b",
      "emb_code; DROP TABLE x",
      "1st",
      "sqlite_master",
      "pg_class",
      "llmc_meta",
      "é",
      "x".repeat(64),
    ])("refuses %j as the name of a table", async (name) => {
      const store = await fresh();
      await expect(store.prepareTable(name, MAKER)).rejects.toMatchObject({ code: "INDEX_BAD_TABLE" });
    });

    it("keeps tables apart whose names are as long as names can be", async () => {
      const store = await fresh();
      const names = ["a", "b"].map((end) => "x".repeat(62) + end);
      for (const name of names) {
        await store.prepareTable(name, MAKER);
        await store.update(name, [], [makeSlice(`only in ${name}`)]);
      }
      expect(await store.tables()).toMatchObject([
        { name: names[0], slices: 1 },
        { name: names[1], slices: 1 },
      ]);
      expect(ids(await store.searchVector(names[1] as string, Float32Array.of(1, 0, 0), 5))).toEqual([
        `only in ${names[1]}`,
      ]);
    });

    it("refuses a table that differs from another one by case only", async () => {
      const store = await filled([]);
      await expect(store.prepareTable("Emb_Code", MAKER)).rejects.toMatchObject({ code: "INDEX_BAD_TABLE" });
    });

    it("forgets the indexed commit when it is told to", async () => {
      const store = await fresh();
      await store.setIndexedCommit("c0ffee");
      await store.setIndexedCommit("decade");
      expect(await store.indexedCommit()).toBe("decade");
      await store.setIndexedCommit(undefined);
      expect(await store.indexedCommit()).toBeUndefined();
    });
  });

  describe(`embeddings/stores, ${engine}: updates`, () => {
    it("removes slices, and replaces those with the same id", async () => {
      const store = await filled([makeSlice("a"), makeSlice("b"), makeSlice("c")]);
      const changed = makeSlice("b", { contentHash: "new", terms: termsOf("fresh"), vector: Float32Array.of(0, 1, 0) });
      await store.update("emb_code", ["a", "unknown"], [changed]);
      expect([...(await store.contentHashes("emb_code"))]).toEqual([
        ["b", "new"],
        ["c", "hash of c"],
      ]);
      expect(await wordSearch(store, "a b fresh")).toEqual(["b"]);
      expect(ids(await store.searchVector("emb_code", Float32Array.of(0, 1, 0), 1))).toEqual(["b"]);
    });

    it("keeps the last of several slices with one id", async () => {
      const store = await filled([makeSlice("a", { title: "first" }), makeSlice("a", { title: "second" })]);
      expect(await store.searchVector("emb_code", Float32Array.of(1, 0, 0), 5)).toMatchObject([
        { slice: { title: "second" } },
      ]);
    });

    it("changes nothing when one slice of an update cannot be kept", async () => {
      const store = await filled([makeSlice("a")]);
      const short = makeSlice("short", { vector: Float32Array.of(1, 0) });
      const broken = makeSlice("broken", { vector: Float32Array.of(1, Number.NaN, 0) });
      await expect(store.update("emb_code", ["a"], [makeSlice("b"), short])).rejects.toMatchObject({
        code: "INDEX_WRONG_DIMENSION",
      });
      await expect(store.update("emb_code", ["a"], [makeSlice("b"), broken])).rejects.toMatchObject({
        code: "INDEX_BAD_VECTOR",
      });
      expect([...(await store.contentHashes("emb_code")).keys()]).toEqual(["a"]);
    });

    it("makes the writes of a transaction visible together, and inside it at once", async () => {
      const open = await newIndex();
      const store = await open();
      const other = await open();
      await store.transaction(async (inside) => {
        await inside.prepareTable("emb_code", MAKER);
        await inside.update("emb_code", [], [makeSlice("a")]);
        await inside.transaction((deeper) => deeper.setIndexedCommit("c0ffee"));
        expect(await inside.tables()).toMatchObject([{ slices: 1 }]);
        expect(ids(await inside.searchVector("emb_code", Float32Array.of(1, 0, 0), 5))).toEqual(["a"]);
        expect(await inside.indexedCommit()).toBe("c0ffee");
      });
      expect(await other.tables()).toMatchObject([{ slices: 1 }]);
      expect(await other.indexedCommit()).toBe("c0ffee");
    });

    it("leaves no trace of a transaction that fails", async () => {
      const store = await filled([makeSlice("a")]);
      const failing = store.transaction(async (inside) => {
        await inside.update("emb_code", ["a"], [makeSlice("b")]);
        await inside.prepareTable("emb_docs", MAKER);
        throw new Error("the provider gave up");
      });
      await expect(failing).rejects.toThrow("the provider gave up");
      expect(await store.tables()).toMatchObject([{ name: "emb_code", slices: 1 }]);
      expect([...(await store.contentHashes("emb_code")).keys()]).toEqual(["a"]);
    });

    it("loses nothing when several writers write at once", async () => {
      const open = await newIndex();
      const stores = await Promise.all([open(), open(), open()]);
      await Promise.all(stores.map((store) => store.prepareTable("emb_code", MAKER)));
      await Promise.all(
        stores.flatMap((store, i) => [0, 1].map((j) => store.update("emb_code", [], [makeSlice(`from ${i} ${j}`)]))),
      );
      expect((await stores[0]?.contentHashes("emb_code"))?.size).toBe(6);
    });

    it("keeps texts that are strange, and finds them", async () => {
      const strange = [
        "'; DROP TABLE emb_code; --",
        "naïve 名前 🦊",
        "tab\tand\nline",
        "x".repeat(5000),
        "zero\0inside",
        "half \ud83e",
      ];
      const store = await filled(strange.map((text) => makeSlice(text, { terms: new Map([[text, 1]]) })));
      const kept = strange.with(4, "zero\ufffdinside").with(5, "half \ufffd");
      for (const [i, text] of strange.entries()) {
        const statistics = await store.termStatistics(["emb_code"], [text]);
        expect(statistics.frequencies).toEqual(new Map([[text, 1]]));
        expect(ids(await store.searchTerms("emb_code", [text], statistics, 5))).toEqual([kept[i]]);
      }
      await store.update("emb_code", strange, []);
      expect((await store.contentHashes("emb_code")).size).toBe(0);
    });
  });

  describe(`embeddings/stores, ${engine}: search`, () => {
    it("counts terms over several tables", async () => {
      const store = await filled([
        makeSlice("a", { terms: termsOf("red red green") }),
        makeSlice("b", { terms: termsOf("red") }),
      ]);
      await store.prepareTable("emb_docs", MAKER);
      await store.update("emb_docs", [], [makeSlice("c", { terms: termsOf("green blue") })]);
      expect(await store.termStatistics(["emb_code", "emb_docs"], ["red", "green", "black"])).toEqual({
        slices: 3,
        totalTerms: 6,
        frequencies: new Map([
          ["red", 2],
          ["green", 2],
          ["black", 0],
        ]),
      });
      expect(await store.termStatistics([], ["red"])).toEqual({
        slices: 0,
        totalTerms: 0,
        frequencies: new Map([["red", 0]]),
      });
    });

    it("scores by BM25 with the statistics it is given", async () => {
      const store = await filled([
        makeSlice("a", { terms: termsOf("red red green") }),
        makeSlice("b", { terms: termsOf("red grey grey grey") }),
        makeSlice("c", { terms: termsOf("blue") }),
      ]);
      const statistics = {
        slices: 10,
        totalTerms: 50,
        frequencies: new Map([
          ["red", 4],
          ["green", 1],
        ]),
      };
      const found = await store.searchTerms("emb_code", ["red", "green", "red"], statistics, 5);
      // BM25 with k1 = 1.2, b = 0.6 and an average of 5 terms, computed by hand.
      const idf = (n: number) => Math.log(1 + (10 - n + 0.5) / (n + 0.5));
      const share = (n: number, count: number, length: number) =>
        (idf(n) * count * 2.2) / (count + 1.2 * (0.4 + (0.6 * length) / 5));
      expect(ids(found)).toEqual(["a", "b"]);
      expect(found[0]?.score).toBeCloseTo(share(4, 2, 3) + share(1, 1, 3), 12);
      expect(found[1]?.score).toBeCloseTo(share(4, 1, 4), 12);
    });

    it("finds the nearest by angle, equal ones by id, and never a vector without direction", async () => {
      const store = await filled([
        makeSlice("far", { vector: Float32Array.of(-1, 0, 0) }),
        makeSlice("twin b", { vector: Float32Array.of(3, 3, 0) }),
        makeSlice("twin a", { vector: Float32Array.of(3, 3, 0) }),
        makeSlice("near", { vector: Float32Array.of(10, 1, 0) }),
        makeSlice("nothing", { vector: Float32Array.of(0, 0, 0) }),
      ]);
      const found = await store.searchVector("emb_code", Float32Array.of(2, 0, 0), 10);
      expect(ids(found)).toEqual(["near", "twin a", "twin b", "far"]);
      expect(found[1]?.score).toBeCloseTo(Math.SQRT1_2, 6);
      expect(found[3]?.score).toBeCloseTo(-1, 6);
      expect(ids(await store.searchVector("emb_code", Float32Array.of(2, 0, 0), 1))).toEqual(["near"]);
      expect(await store.searchVector("emb_code", Float32Array.of(2, 0, 0), 0)).toEqual([]);
      expect(await store.searchVector("emb_code", Float32Array.of(0, 0, 0), 10)).toEqual([]);
    });

    it("refuses a query of another dimension", async () => {
      const store = await filled([makeSlice("a")]);
      await expect(store.searchVector("emb_code", Float32Array.of(1, 0), 5)).rejects.toMatchObject({
        code: "INDEX_WRONG_DIMENSION",
      });
    });

    it("answers after many updates as if everything had been added at once", async () => {
      const random = randomNumbers(7);
      const updated = await filled([]);
      const now = new Map<string, IndexedSlice>();
      for (let round = 0; round < 12; round++) {
        const added = Array.from({ length: 1 + Math.floor(random() * 10) }, () => {
          return randomSlice(`slice ${Math.floor(random() * 40)}`, random);
        });
        const removed = [...now.keys()].filter(() => random() < 0.3);
        await updated.update("emb_code", removed, added);
        for (const id of removed) now.delete(id);
        for (const slice of added) now.set(slice.id, slice);
      }
      const fresh = await filled([...now.values()]);
      const terms = Array.from({ length: 8 }, (_, i) => `word${i}`);
      const statistics = await updated.termStatistics(["emb_code"], terms);
      expect(statistics).toEqual(await fresh.termStatistics(["emb_code"], terms));
      expect(await updated.contentHashes("emb_code")).toEqual(await fresh.contentHashes("emb_code"));
      for (let round = 0; round < 5; round++) {
        const query = terms.filter(() => random() < 0.4);
        const found = await updated.searchTerms("emb_code", query, statistics, 7);
        expect(found).toEqual(await fresh.searchTerms("emb_code", query, statistics, 7));
        const vector = Float32Array.from({ length: 3 }, () => random() - 0.5);
        expect(await updated.searchVector("emb_code", vector, 7)).toEqual(
          await fresh.searchVector("emb_code", vector, 7),
        );
      }
    });
  });
}

async function wordSearch(store: IndexStore, words: string): Promise<string[]> {
  const terms = words.split(" ");
  const statistics = await store.termStatistics(["emb_code"], terms);
  return ids(await store.searchTerms("emb_code", terms, statistics, 10));
}

/** The ids of found slices in their order. */
export function ids(found: readonly ScoredSlice[]): string[] {
  return found.map(({ slice }) => slice.id);
}
