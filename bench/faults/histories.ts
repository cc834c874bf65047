import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { build } from "../../__tests__/helpers/build-graph.ts";
import { GitRepo, makeTempDir } from "../../__tests__/helpers/git-repo.ts";
import { askAndCheck, randomStep } from "../../__tests__/helpers/index-history.ts";
import { randomNumbers } from "../../__tests__/helpers/random.ts";
import { randomModules } from "../../__tests__/helpers/random-project.ts";
import type { Tally } from "./tally.ts";

const MIN_STEPS = 2;
const MORE_STEPS = 5;

/** Runs a number of random histories of a few steps each, and asks a question after every step. */
export async function passHistories(count: number, seed: number, tally: Tally): Promise<void> {
  for (let at = 0; at < count; at++) {
    const random = randomNumbers((seed + at) * 7919);
    const repo = GitRepo.with({ ".gitignore": ".llmc\n", ...randomModules(random) });
    const [kept, aside] = [makeTempDir("kept"), makeTempDir("aside")];
    await tally.guard(`history ${at}`, async () => {
      // Most faults need an index at the start.
      if (random(4) > 0) await build(repo);
      for (let left = MIN_STEPS + random(MORE_STEPS); left > 0; left--) {
        await randomStep(repo, kept, random);
        const { state, said, truth } = await askAndCheck(repo, random, aside);
        tally.count(`answers called ${state}`);
        if (truth !== undefined && said !== truth)
          tally.violation(`history ${at}: FRESH, but ${said} and not ${truth}`);
      }
    });
    for (const directory of [repo.dir, kept, aside]) rmSync(dirname(directory), { recursive: true, force: true });
  }
}
