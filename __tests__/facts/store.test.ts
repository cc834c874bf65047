import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { encodeFacts } from "../../src/facts/encode.ts";
import { FactsStore, factsKey } from "../../src/facts/store.ts";
import { FACTS_VERSION } from "../../src/facts/version.ts";
import { makeTempDir } from "../helpers/git-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";
import { sampleFacts } from "../helpers/sample-facts.ts";

const KEY = factsKey("a".repeat(40), "typescript");

function cacheDirectory(): string {
  return join(makeTempDir(), ".llmc", "cache");
}

function packDirectory(cache: string): string {
  return join(cache, `facts-v${FACTS_VERSION}`);
}

function packs(cache: string): string[] {
  return readdirSync(packDirectory(cache)).map((name) => join(packDirectory(cache), name));
}

function writeOne(store: FactsStore, key = KEY): void {
  const batch = store.write();
  batch.add(key, encodeFacts(sampleFacts()));
  batch.commit();
}

describe("facts/store: FactsStore", () => {
  it("finds the entries of an earlier run", () => {
    const cache = cacheDirectory();
    const first = FactsStore.open(cache, recordingLogger());
    writeOne(first);
    first.close();
    const second = FactsStore.open(cache, recordingLogger());
    expect(second.has(KEY)).toBe(true);
    expect(second.read(KEY)).toEqual(sampleFacts());
    expect(second.read(factsKey("a".repeat(40), "javascript"))).toBeUndefined();
    second.close();
  });

  it("remembers that a blob is binary", () => {
    const cache = cacheDirectory();
    const store = FactsStore.open(cache, recordingLogger());
    const batch = store.write();
    batch.add(KEY, "binary");
    batch.commit();
    expect(store.read(KEY)).toBe("binary");
    expect(store.isBinary(KEY)).toBe(true);
    store.close();
  });

  it("is not added to commits", () => {
    const cache = cacheDirectory();
    FactsStore.open(cache, recordingLogger()).close();
    expect(readFileSync(join(cache, ".gitignore"), "utf8")).toBe("*\n");
  });

  it("shows no entries of an uncommitted batch, and leaves no file when the batch is abandoned", () => {
    const cache = cacheDirectory();
    const store = FactsStore.open(cache, recordingLogger());
    const batch = store.write();
    batch.add(KEY, encodeFacts(sampleFacts()));
    expect(store.has(KEY)).toBe(false);
    batch.abandon();
    expect(packs(cache)).toEqual([]);
    store.close();
  });

  it("lets two open stores write side by side", () => {
    const cache = cacheDirectory();
    const one = FactsStore.open(cache, recordingLogger());
    const two = FactsStore.open(cache, recordingLogger());
    const other = factsKey("b".repeat(40), "typescript");
    writeOne(one);
    writeOne(two, other);
    const third = FactsStore.open(cache, recordingLogger());
    expect([third.has(KEY), third.has(other)]).toEqual([true, true]);
    for (const store of [one, two, third]) store.close();
  });

  it("merges packs when there are many, and loses nothing", () => {
    const cache = cacheDirectory();
    const store = FactsStore.open(cache, recordingLogger());
    const keys = Array.from({ length: 20 }, (_, i) => factsKey(i.toString(16).padStart(40, "0"), "typescript"));
    for (const key of keys) writeOne(store, key);
    expect(packs(cache).length).toBeLessThan(10);
    expect(keys.every((key) => store.has(key))).toBe(true);
    expect(store.read(keys[0] as string)).toEqual(sampleFacts());
    store.close();
  });

  it.each([
    ["an empty file", () => Buffer.alloc(0)],
    ["a file that is no pack", () => Buffer.from("hello")],
    ["a pack cut short", (whole: Buffer) => whole.subarray(0, whole.length - 5)],
    ["a pack with a changed entry", (whole: Buffer) => changed(whole, 20)],
    ["a pack with a changed index", (whole: Buffer) => changed(whole, whole.length - 40)],
  ])("ignores %s with a warning and can store the entry again", (_title, damage) => {
    const cache = cacheDirectory();
    const first = FactsStore.open(cache, recordingLogger());
    writeOne(first);
    first.close();
    const [pack] = packs(cache) as [string];
    writeFileSync(pack, damage(readFileSync(pack)));
    const logger = recordingLogger();
    const second = FactsStore.open(cache, logger);
    expect(second.read(KEY)).toBeUndefined();
    expect(second.has(KEY)).toBe(false);
    expect(logger.warnings).toHaveLength(1);
    writeOne(second);
    expect(second.read(KEY)).toEqual(sampleFacts());
    second.close();
  });

  it("removes the temporary file of a dead process, but not one that may still be written", () => {
    const cache = cacheDirectory();
    FactsStore.open(cache, recordingLogger()).close();
    const old = join(packDirectory(cache), "old.tmp");
    const young = join(packDirectory(cache), "young.tmp");
    writeFileSync(old, "");
    writeFileSync(young, "");
    const longAgo = new Date(Date.now() - 24 * 3600 * 1000);
    utimesSync(old, longAgo, longAgo);
    FactsStore.open(cache, recordingLogger()).close();
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });

  it.each([".llmc", ".llmc/cache"])("refuses to write through a symbolic link at %s", (link) => {
    const root = makeTempDir();
    const elsewhere = makeTempDir();
    if (link === ".llmc/cache") mkdirSync(join(root, ".llmc"));
    symlinkSync(elsewhere, join(root, link));
    expect(() => FactsStore.open(join(root, ".llmc", "cache"), recordingLogger())).toThrow();
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it("works without a directory for one run", () => {
    const store = FactsStore.inMemory(recordingLogger());
    writeOne(store);
    expect(store.read(KEY)).toEqual(sampleFacts());
    store.close();
  });
});

function changed(whole: Buffer, index: number): Buffer {
  const copy = Buffer.from(whole);
  copy[index] = (copy[index] as number) ^ 0x55;
  return copy;
}
