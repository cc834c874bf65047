import { describe, expect, it } from "vitest";
import { findForgedFacts } from "../../src/facts/spot-check.ts";
import { FactsStore } from "../../src/facts/store.ts";
import { keyOf, updateFacts } from "../../src/facts/update.ts";
import { Repository } from "../../src/git/repository.ts";
import { WorkTree } from "../../src/git/work-tree.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";

describe("facts/spot-check: findForgedFacts", () => {
  async function open(files: Record<string, string>) {
    const repo = GitRepo.with(files);
    const tree = new WorkTree(await Repository.open(repo.dir, { env: TEST_ENV }));
    const store = FactsStore.inMemory(SILENT_LOGGER);
    await updateFacts(tree, store, { progress: NO_PROGRESS, batch: store.remember() });
    return { tree, store, entries: (await tree.list()).entries };
  }

  it("finds nothing in a store that was filled from the files", async () => {
    const { tree, store, entries } = await open({ "a.py": "def f(): pass\n", "b.py": "import a\na.f()\n" });
    expect(await findForgedFacts(tree, store, entries, SILENT_LOGGER)).toEqual([]);
  });

  it("names the file whose stored facts are those of another content", async () => {
    const { tree, store, entries } = await open({ "a.py": "def f(): pass\n", "b.py": "import a\na.f()\n" });
    const [a, b] = entries;
    if (!a || !b) throw new Error("two files were written");
    const forged = FactsStore.inMemory(SILENT_LOGGER);
    const batch = forged.remember();
    for (const entry of [a, b]) batch.add(keyOf(entry), store.readBytes(keyOf(a)) as Uint8Array<ArrayBuffer>);
    expect(await findForgedFacts(tree, forged, [], SILENT_LOGGER)).toEqual([b.path]);
  });

  it("checks what is asked for, however large the repository is", async () => {
    const files = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`m${index}.py`, `x = ${index}\n`]));
    const { tree, store, entries } = await open(files);
    const asked = entries[60];
    if (!asked) throw new Error("120 files were written");
    const other = store.readBytes(keyOf(entries[0] ?? asked)) as Uint8Array<ArrayBuffer>;
    const batch = store.remember();
    batch.add(keyOf(asked), Uint8Array.from([...other, 0]));
    expect(await findForgedFacts(tree, store, [asked], SILENT_LOGGER)).toEqual([asked.path]);
  });
});
