import { describe, expect, it } from "vitest";
import { FactsCheck } from "../../src/facts/spot-check.ts";
import { FactsStore } from "../../src/facts/store.ts";
import { keyOf, updateFacts } from "../../src/facts/update.ts";
import { Repository } from "../../src/git/repository.ts";
import { WorkTree } from "../../src/git/work-tree.ts";
import type { TreeEntry } from "../../src/model/tree.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";

async function open(files: Record<string, string>) {
  const repo = GitRepo.with(files);
  const tree = new WorkTree(await Repository.open(repo.dir, { env: TEST_ENV }));
  const store = FactsStore.inMemory(SILENT_LOGGER);
  await updateFacts(tree, store, { progress: NO_PROGRESS, batch: store.remember() });
  return { tree, store, check: new FactsCheck(store), entries: (await tree.list()).entries };
}

/** Gives a file facts that do not belong to it. */
function forge(store: FactsStore, entry: TreeEntry): void {
  const own = store.readBytes(keyOf(entry)) as Uint8Array<ArrayBuffer>;
  store.remember().add(keyOf(entry), Uint8Array.from([...own, 0]));
}

describe("facts/spot-check: FactsCheck", () => {
  it("finds nothing in a store that was filled from the files", async () => {
    const { tree, check, entries } = await open({ "a.py": "def f(): pass\n", "b.py": "import a\na.f()\n" });
    expect(await check.forgedAmong(tree, entries)).toEqual([]);
    expect(await check.forgedInSample(tree)).toEqual([]);
  });

  it("names the file whose stored facts are those of another content", async () => {
    const { tree, store, entries } = await open({ "a.py": "def f(): pass\n", "b.py": "import a\na.f()\n" });
    const [a, b] = entries;
    if (!a || !b) throw new Error("two files were written");
    const forged = FactsStore.inMemory(SILENT_LOGGER);
    const batch = forged.remember();
    for (const entry of [a, b]) batch.add(keyOf(entry), store.readBytes(keyOf(a)) as Uint8Array<ArrayBuffer>);
    expect(await new FactsCheck(forged).forgedInSample(tree)).toEqual([b.path]);
  });

  it("checks the requested files in a repository of any size", async () => {
    const files = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`m${index}.py`, `x = ${index}\n`]));
    const { tree, store, check, entries } = await open(files);
    const asked = entries[60];
    if (!asked) throw new Error("120 files were written");
    forge(store, asked);
    expect(await check.forgedAmong(tree, [asked])).toEqual([asked.path]);
  });

  it("also checks large files, in the sample and among related files", async () => {
    const { tree, store, check, entries } = await open({
      "big.py": `x = 1\n${"# padding\n".repeat(150_000)}`,
      "a.py": "",
    });
    const big = entries.find(({ path }) => path === "big.py");
    if (!big) throw new Error("a large file was written");
    forge(store, big);
    expect(await check.forgedAmongRelated(tree, [[big], entries])).toEqual(["big.py"]);
    let found = 0;
    for (let run = 0; run < 40 && found === 0; run++) found = (await check.forgedInSample(tree)).length;
    expect(found).toBe(1);
  });
});
