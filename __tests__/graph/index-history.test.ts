import { describe, expect, it } from "vitest";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { askAndCheck, randomStep } from "../helpers/index-history.ts";
import { randomNumbers } from "../helpers/random.ts";
import { randomModules } from "../helpers/random-project.ts";

const STEPS = 80;

/** `bench/index-faults.ts` runs thousands of these histories. */
describe("an index through edits, commits, restores and rebuilds", () => {
  it("is never called FRESH if its answers differ from those of the files", { timeout: 120_000 }, async () => {
    const random = randomNumbers(5);
    const repo = GitRepo.with({ ".gitignore": ".llmc\n", ...randomModules(random) });
    const [kept, aside] = [makeTempDir("kept"), makeTempDir("aside")];
    let fresh = 0;
    for (let step = 0; step < STEPS; step++) {
      await randomStep(repo, kept, random);
      const { said, truth } = await askAndCheck(repo, random, aside);
      if (truth === undefined) continue;
      expect(said, `step ${step}`).toBe(truth);
      fresh++;
    }
    // Otherwise, the index was never used.
    expect(fresh).toBeGreaterThan(STEPS / 10);
  });
});
