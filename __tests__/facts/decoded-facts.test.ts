import { describe, expect, it } from "vitest";
import { DecodedFacts } from "../../src/facts/decoded-facts.ts";
import { encodeFacts } from "../../src/facts/encode.ts";
import { FactsStore, factsKey } from "../../src/facts/store.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { Repository } from "../../src/git/repository.ts";
import { LiveProject } from "../../src/resolve/live-project.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";
import { sampleFacts } from "../helpers/sample-facts.ts";

describe("facts/decoded-facts: DecodedFacts", () => {
  it("decodes each content once, and asks again for missing contents", () => {
    const store = FactsStore.inMemory(recordingLogger());
    const facts = new DecodedFacts(store);
    const key = factsKey("a".repeat(40), "typescript");
    expect(facts.read(key)).toBeUndefined();
    store.remember().add(key, encodeFacts(sampleFacts()));
    const first = facts.read(key);
    expect(first).toEqual(sampleFacts());
    expect(facts.read(key)).toBe(first);
  });

  it("returns `binary` for a file without text", () => {
    const store = FactsStore.inMemory(recordingLogger());
    const key = factsKey("b".repeat(40), "text");
    store.remember().add(key, "binary");
    expect(new DecodedFacts(store).read(key)).toBe("binary");
  });

  it("gives two trees the same facts for the same content, at any path", async () => {
    const repo = GitRepo.with({
      "kept.py": "def kept(): ...\n",
      "moved.py": "def moved(): ...\n",
      "changed.py": "a = 1\n",
    });
    const repository = await Repository.open(repo.dir, { env: TEST_ENV });
    const before = new GitTree(repository, await repository.resolveCommit("HEAD"));
    repo.remove("moved.py");
    repo.commit({ "there.py": "def moved(): ...\n", "changed.py": "a = 2\n" });
    const after = new GitTree(repository, await repository.resolveCommit("HEAD"));
    const facts = new DecodedFacts(FactsStore.inMemory(recordingLogger()));
    const [base, head] = [await LiveProject.open(before, facts), await LiveProject.open(after, facts)];
    await base.load(base.entries.keys());
    await head.load(head.entries.keys());
    expect(base.factsOf("kept.py")).toBeDefined();
    expect(head.factsOf("kept.py")).toBe(base.factsOf("kept.py"));
    expect(head.factsOf("there.py")).toBe(base.factsOf("moved.py"));
    expect(head.factsOf("changed.py")).not.toEqual(base.factsOf("changed.py"));
    await before.close();
    await after.close();
  });
});
