/** Extracts CPython's library several times, with different numbers of threads and orders of files, and compares every byte. */
import { createHash } from "node:crypto";
import { FactsStore } from "../src/facts/store.ts";
import { keyOf, updateFactsOf } from "../src/facts/update.ts";
import { Repository } from "../src/git/repository.ts";
import { WorkTree } from "../src/git/work-tree.ts";
import type { TreeEntry } from "../src/model/tree.ts";
import { SILENT_LOGGER } from "../src/util/logger.ts";
import { NO_PROGRESS } from "../src/util/progress.ts";
import { pythonLibraryRepository } from "./lib/corpus.ts";

const tree = new WorkTree(await Repository.open(pythonLibraryRepository()));
const { entries } = await tree.list();
const hashes = new Set<string>();
for (const threads of [0, 1, 2, 3]) {
  for (const order of [entries, [...entries].reverse()]) {
    const hash = await hashOf(order, threads);
    hashes.add(hash);
    console.log(`${threads} threads, ${order === entries ? "path order" : "reversed"}: ${hash}`);
  }
}
console.log(hashes.size === 1 ? "identical" : "DIFFERENT");
process.exitCode = hashes.size === 1 ? 0 : 1;

async function hashOf(order: readonly TreeEntry[], threads: number): Promise<string> {
  const store = FactsStore.inMemory(SILENT_LOGGER);
  await updateFactsOf(order, tree, store, { progress: NO_PROGRESS, threads });
  const hash = createHash("sha256");
  for (const key of [...new Set(entries.map(keyOf))].sort()) {
    hash.update(key);
    hash.update(store.readBytes(key) ?? "missing");
  }
  return hash.digest("hex").slice(0, 16);
}
