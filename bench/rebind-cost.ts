/**
 * Measures what re-binding costs in addition to parsing the changed files.
 * Usage: node bench/rebind-cost.ts REPOSITORY [FROM] [TO]
 */
import { FactsStore } from "../src/facts/store.ts";
import { updateFactsOf } from "../src/facts/update.ts";
import { diffTrees } from "../src/git/diff.ts";
import { GitTree } from "../src/git/git-tree.ts";
import { Repository } from "../src/git/repository.ts";
import { languageOfPath } from "../src/languages/registry.ts";
import { bindTrees } from "../src/rebind/bind-trees.ts";
import { NO_PROGRESS } from "../src/util/progress.ts";
import { median } from "./lib/process.ts";

const SILENT = { warn() {}, info() {}, debug() {} };
const ROUNDS = 8;
const [directory = ".", from = "HEAD~200", to = "HEAD"] = process.argv.slice(2);
const repository = await Repository.open(directory);
const commits = [await repository.resolveCommit(from), await repository.resolveCommit(to)] as const;

const parse: number[] = [];
const bind: number[] = [];
let symbols = 0;
// The first round warms up the compiler for both and is not counted.
for (let round = 0; round <= ROUNDS; round++) {
  const parsing = await timed(parseChanged);
  const binding = await timed(bindAll);
  if (round === 0) continue;
  parse.push(parsing);
  bind.push(binding);
}
// Both are measured in turn, so that a change in the speed of the machine affects both.
const ratio = median(bind.map((ms, round) => ms / (parse[round] as number)));
console.log(
  `parsing the changed files ${median(parse).toFixed(0)} ms, re-binding ${symbols} symbols with it ${median(bind).toFixed(0)} ms: ${ratio.toFixed(2)}× (≤ 1.5×), medians of ${ROUNDS}`,
);

async function parseChanged(before: GitTree, after: GitTree): Promise<void> {
  const { changes } = await diffTrees(before, after);
  const store = FactsStore.inMemory(SILENT);
  for (const [tree, paths] of [
    [before, new Set(changes.map(({ path, oldPath }) => oldPath ?? path))],
    [after, new Set(changes.map(({ path }) => path))],
  ] as const) {
    const entries = (await tree.list()).entries.filter(
      ({ path }) => paths.has(path) && languageOfPath(path) !== "text",
    );
    await updateFactsOf(entries, tree, store, { progress: NO_PROGRESS, threads: 0 });
  }
}

async function bindAll(before: GitTree, after: GitTree): Promise<void> {
  symbols = (await bindTrees(before, after, FactsStore.inMemory(SILENT), { threads: 0 })).bindings.length;
}

async function timed(work: (before: GitTree, after: GitTree) => Promise<void>): Promise<number> {
  const [before, after] = [new GitTree(repository, commits[0]), new GitTree(repository, commits[1])];
  // The processor time of this process is measured, so that other programs on the machine do not matter.
  const started = process.cpuUsage();
  await work(before, after);
  const { user, system } = process.cpuUsage(started);
  const elapsed = (user + system) / 1000;
  await before.close();
  await after.close();
  return elapsed;
}
