import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadGraph } from "../src/graph/file/graph-file.ts";
import { SILENT_LOGGER } from "../src/util/logger.ts";
import { cloneOf, git, makeSynthetic } from "./graph/repositories.ts";

/**
 * Measures `build-graph`: with nothing stored, with nothing changed, with one file changed; then how the time grows with the repository.
 *
 *   node bench/build-graph.ts [--repo DIR] [--file PATH]… [--growth FILES] [--history COMMITS]
 *
 * `--file` names the files to change, one after the other; `--growth 0` leaves the growth out; `--history N` replays the
 * last N commits and compares every incremental graph with a graph that is built from nothing.
 */
const { values } = parseArgs({
  options: {
    repo: { type: "string", default: "." },
    file: { type: "string", multiple: true, default: [] },
    growth: { type: "string", default: "5000" },
    history: { type: "string", default: "0" },
  },
});
const RUNNER = fileURLToPath(new URL("./graph/run-build.ts", import.meta.url));
const GRAPH = ".llmc/rag_graph.json";

interface Run {
  readonly seconds: number;
  /** The processor time of all threads. On a busy machine, it is more accurate than the clock. */
  readonly cpuSeconds: number;
  readonly megabytes: number;
  readonly answer: Record<string, unknown>;
}

function build(directory: string, ...args: readonly string[]): Run {
  const started = performance.now();
  const child = spawnSync(process.execPath, [RUNNER, "-r", directory, ...args], { encoding: "utf8" });
  const seconds = (performance.now() - started) / 1000;
  if (child.status !== 0) throw new Error(child.stderr);
  const { maxRssKb, cpuSeconds } = JSON.parse(child.stderr.trim().split("\n").at(-1) ?? "{}");
  return { seconds, cpuSeconds, megabytes: maxRssKb / 1024, answer: JSON.parse(child.stdout) };
}

function report(title: string, run: Run): Run {
  const figures = [
    `${run.seconds.toFixed(2)} s`.padStart(9),
    `${run.cpuSeconds.toFixed(2)} s of processor`.padStart(20),
    `${run.megabytes.toFixed(0)} MB`.padStart(8),
  ];
  console.log(`${title.padEnd(34)} ${figures.join("  ")}  ${JSON.stringify(run.answer.timings_ms)}`);
  return run;
}

function measureRepository(directory: string): void {
  const { answer } = report("cold", build(directory));
  const size = statSync(join(directory, GRAPH)).size / 1e6;
  console.log(
    `  ${answer.files} files, ${answer.entities} entities, ${answer.relations} relations, ${answer.unresolved} unresolved; graph file ${size.toFixed(1)} MB`,
  );
  report("nothing changed", build(directory));
  const python = git(directory, "ls-files", "*.py", "*.ts", "*.js").split("\n");
  const files = values.file.length > 0 ? values.file : [python[Math.floor(python.length / 2)] as string];
  for (const file of files) {
    const comment = file.endsWith(".py") ? "\ndef added_by_bench():\n    return 1\n" : "\nfunction addedByBench() {}\n";
    appendFileSync(join(directory, file), comment);
    git(directory, "commit", "-qam", "one file");
    const run = report(`one file changed (${file.split("/").at(-1)})`, build(directory));
    console.log(`  ${run.answer.linked} files linked again, ${run.answer.reused} reused`);
  }
  report("all linked again (--full)", build(directory, "--full"));
  const started = performance.now();
  const index = loadGraph(directory, SILENT_LOGGER);
  const loaded = performance.now();
  index?.relationsTo("");
  index?.entity("");
  console.log(
    `loading the graph ${(loaded - started).toFixed(0)} ms, first question ${(performance.now() - loaded).toFixed(0)} ms`,
  );
}

function measureGrowth(scratch: string, files: number): void {
  const [small, large] = [files, files * 2].map((count) => {
    const directory = makeSynthetic(join(scratch, `synthetic-${count}`), count);
    return report(`cold, ${count} synthetic files`, build(directory));
  });
  if (!small || !large) return;
  const [time, processor] = [large.seconds / small.seconds, large.cpuSeconds / small.cpuSeconds];
  console.log(`growth for twice the files: ${time.toFixed(2)}× the time, ${processor.toFixed(2)}× the processor`);
}

function replayHistory(directory: string, scratch: string, commits: number): void {
  const full = cloneOf(directory, join(scratch, "full"));
  const history = git(directory, "rev-list", "--first-parent", `--max-count=${commits}`, "HEAD").split("\n").reverse();
  let [linked, reused] = [0, 0];
  for (const commit of history) {
    const { answer } = build(directory, "--rev", commit);
    linked += Number(answer.linked);
    reused += Number(answer.reused);
    build(full, "--rev", commit, "--full");
    if (readFileSync(join(directory, GRAPH)).equals(readFileSync(join(full, GRAPH)))) continue;
    throw new Error(`The graph of ${commit} differs from one built from nothing.`);
  }
  console.log(`${history.length} commits: incremental = full, byte for byte; ${linked} files linked, ${reused} reused`);
}

const scratch = mkdtempSync(join(tmpdir(), "llmc-nav-bench-"));
try {
  const directory = cloneOf(resolve(values.repo), join(scratch, "repository"));
  if (Number(values.history) > 0) replayHistory(directory, scratch, Number(values.history));
  else measureRepository(directory);
  if (Number(values.growth) > 0) measureGrowth(scratch, Number(values.growth));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
