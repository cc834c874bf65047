/**
 * Updates an index for each of the last commits of a repository, one after the other, and compares it with an index that is built from
 * nothing: every file must have the same content in both. Prints the time of each update, and of `git diff-tree` and `git grep` for the
 * same step.
 *
 *   node bench/index-history.ts REPOSITORY [COMMITS] [COMPARE-EVERY] [--kept]
 *
 * COMPARE-EVERY 0 compares nothing. `--kept` continues with the index that the repository already has, if building one takes minutes, and
 * starts a process for each update, as users do.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FactsStore } from "../src/facts/store.ts";
import { GitTree } from "../src/git/git-tree.ts";
import { Repository } from "../src/git/repository.ts";
import { bringIndex } from "../src/graph/bring-index.ts";
import { GraphStore } from "../src/graph/store/graph-store.ts";
import { SILENT_LOGGER } from "../src/util/logger.ts";
import { NO_PROGRESS } from "../src/util/progress.ts";

const isKept = process.argv.includes("--kept");
const [directory = ".", count = "20", every = "5"] = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const repository = await Repository.open(directory);
const git = (...args: string[]) =>
  execFileSync("git", ["-C", repository.root, ...args], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    stdio: ["ignore", "pipe", "ignore"],
  });
const commits = git("rev-list", "--first-parent", `--max-count=${Number(count) + 1}`, "HEAD")
  .trim()
  .split("\n")
  .reverse();
const scratch = mkdtempSync(join(tmpdir(), "index-history-"));
const facts = FactsStore.open(join(scratch, "facts"), SILENT_LOGGER);
const options = { logger: SILENT_LOGGER, progress: NO_PROGRESS, isFull: false };

const CLI = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));

/** Updates the index through the bundle, including the start of the process. */
function bringInProcess(commit: string) {
  const started = performance.now();
  const answer = execFileSync(process.execPath, [CLI, "build-graph", "--no-export", "--json", `--rev=${commit}`], {
    cwd: repository.root,
    encoding: "utf8",
  });
  const { linked, timings_ms } = JSON.parse(answer);
  return { linked, timings: new Map<string, number>(Object.entries(timings_ms)), ms: performance.now() - started };
}

async function bring(commit: string, root: string, isFull = false) {
  const started = performance.now();
  const tree = new GitTree(repository, commit);
  const brought = await bringIndex(tree, facts, { ...options, isFull, root });
  await tree.close();
  return { ...brought, ms: performance.now() - started };
}

/** The share of every file as text. Spelled names and consulted files are sorted, because they are compared as sets. */
function contents(root: string): Map<string, string> {
  const opened = GraphStore.open(root);
  if (!opened?.store) throw new Error(opened?.problem);
  const all = new Map<string, string>();
  for (const file of opened.store.files()) {
    const share = opened.store.share(file);
    const said = share && {
      ...share,
      consulted: share.consulted.toSorted(),
      found: [...share.found].sort(),
      through: share.through.map((each) => JSON.stringify(each)).sort(),
    };
    all.set(file.path, JSON.stringify([file.blobId, file.language, said]));
  }
  opened.store.close();
  return all;
}

let wrong = 0;
const ratios: number[] = [];
const kept = join(scratch, "kept");
mkdirSync(kept);
for (const [at, commit] of commits.entries()) {
  const brought = isKept ? bringInProcess(commit) : await bring(commit, kept);
  const before = commits[at - 1];
  if (before !== undefined) {
    const started = performance.now();
    const changed = git("diff-tree", "-r", "--name-only", before, commit).trim().split("\n");
    try {
      git("grep", "-l", "-w", "-F", "-e", "ObjectMeta", commit);
    } catch {
      // The word does not occur.
    }
    const gitMs = performance.now() - started;
    ratios.push(brought.ms / gitMs);
    const phases = [...brought.timings].map(([name, ms]) => `${name} ${Math.round(ms)}`).join(", ");
    console.log(
      `${commit.slice(0, 9)} ${changed.length} files: ${Math.round(brought.ms)} ms, linked ${brought.linked}, git ${Math.round(gitMs)} ms (${phases})`,
    );
  }
  if (at > 0 && Number(every) > 0 && at % Number(every) === 0) {
    const full = join(scratch, "full");
    rmSync(full, { recursive: true, force: true });
    mkdirSync(full);
    await bring(commit, full, true);
    const [some, all] = [contents(kept), contents(full)];
    const paths = new Set([...some.keys(), ...all.keys()]);
    const different = [...paths].filter((path) => some.get(path) !== all.get(path));
    wrong += different.length;
    console.log(
      `  ${paths.size} files compared with a full build, ${different.length} differ ${different.slice(0, 3).join(" ")}`,
    );
  }
}
ratios.sort((a, b) => a - b);
console.log(
  `median ${ratios[ratios.length >> 1]?.toFixed(2)} × git, slowest ${ratios.at(-1)?.toFixed(2)} ×; ${wrong} files differ`,
);
facts.close();
rmSync(scratch, { recursive: true, force: true });
process.exitCode = wrong === 0 ? 0 : 1;
