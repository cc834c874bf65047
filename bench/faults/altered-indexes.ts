import { cpSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { STORE_ALTERATIONS, type StoreAlteration } from "../../__tests__/helpers/alter-store.ts";
import { GitRepo, makeTempDir } from "../../__tests__/helpers/git-repo.ts";
import { randomNumbers } from "../../__tests__/helpers/random.ts";
import { type Random, randomModule, randomModules, randomPath } from "../../__tests__/helpers/random-project.ts";
import { type ReviewSays, reviewSays } from "../../__tests__/helpers/review-says.ts";
import { cli } from "../../__tests__/helpers/run-cli.ts";
import type { Tally } from "./tally.ts";

/** The number of additional files. It is larger than any sample, so that sampling rarely finds a false statement about a file. */
const FILLERS = 120;

/** Reviews a change with an index that somebody altered before it was restored. */
async function tryAlteration(alteration: StoreAlteration, random: Random, tally: Tally): Promise<void> {
  const repo = GitRepo.with({ ".gitignore": ".llmc\n", ...fillers(), ...randomModules(random) });
  const other = makeTempDir("other");
  try {
    await cli(repo.dir, "build-graph");
    cpSync(repo.path(".llmc"), other, { recursive: true });
    // `other` now contains the index of the previous commit.
    repo.commit({ [randomPath(random)]: randomModule(random) });
    const base = repo.git("rev-parse", "HEAD");
    const isOfHead = random(3) === 0;
    const change = () =>
      repo.commit({ [randomPath(random)]: randomModule(random), [randomPath(random)]: randomModule(random) });
    if (isOfHead) change();
    await cli(repo.dir, "build-graph");
    alteration.apply(random, { repo, other, commit: repo.git("rev-parse", "HEAD") });
    if (!isOfHead) change();
    // The action verifies a restored index in the same way.
    const verified = await cli(repo.dir, "facts", "--verify", "--rev=HEAD", `--since=${base}`, "--json");
    if (verified.code > 1)
      tally.violation(`${alteration.title}: facts --verify ended with ${verified.code}: ${verified.stderr}`);
    const mode = isOfHead ? "check" : "build";
    const altered = await reviewSays(repo, base, `--index=${mode}`, "--verify-index");
    rmSync(repo.path(".llmc"), { recursive: true, force: true });
    compare(alteration, mode, altered, await reviewSays(repo, base, "--index=off"), tally);
  } finally {
    rmSync(dirname(repo.dir), { recursive: true, force: true });
    rmSync(dirname(other), { recursive: true, force: true });
  }
}

function compare(
  { title, isForged }: StoreAlteration,
  mode: string,
  altered: ReviewSays,
  truth: ReviewSays,
  tally: Tally,
): void {
  const isSame = JSON.stringify(altered.said) === JSON.stringify(truth.said);
  if (!isSame)
    tally.violation(
      `${title}, --index=${mode}: ${JSON.stringify(altered.said)}, but the files say ${JSON.stringify(truth.said)}`,
    );
  tally.count(`${isForged ? "forged" : "damaged"}, answered by ${altered.index.source} as ${altered.index.state}`);
  if (truth.broken > 0) tally.count("with broken uses");
}

/** Runs a number of reviews, each with an altered index. */
export async function alterIndexes(count: number, seed: number, isForgedOnly: boolean, tally: Tally): Promise<void> {
  const ways = STORE_ALTERATIONS.filter(({ isForged }) => isForged || !isForgedOnly);
  for (let at = 0; at < count; at++) {
    const alteration = ways[at % ways.length] as StoreAlteration;
    await tally.guard(`${alteration.title}, seed ${seed + at}`, () =>
      tryAlteration(alteration, randomNumbers(seed + at), tally),
    );
  }
}

function fillers(): Record<string, string> {
  const paths = Array.from({ length: FILLERS }, (_, at) => at);
  return Object.fromEntries(
    paths.map((at) => [`part/f${at}.py`, `VALUE_${at} = ${at}\n\n\ndef make_${at}():\n    return VALUE_${at}\n`]),
  );
}
