import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { cloneOf, git, makeSynthetic } from "./graph/repositories.ts";
import { describeRun, type MeasuredRun, measure, SOURCE_CLI } from "./lib/measured-cli.ts";
import { median } from "./lib/process.ts";

/**
 * Measures facts that are extracted in shards: the time of the slowest shard compared with a single run, and whether the merged shards
 * give the same store and the same graph, byte for byte.
 *
 *   node bench/sharding.ts [--repo DIR | --files N] [--shards N] [--runs N] [--no-graph] [--cli dist/cli/index.js]
 *
 * Without `--repo`, a repository of N Python modules is created. No run uses threads. The median of the runs
 * counts, for the clock time and the processor time. On a busy machine, the processor time of the main thread is the clock time of an
 * idle machine.
 */
const { values } = parseArgs({
  options: {
    repo: { type: "string" },
    files: { type: "string", default: "5000" },
    shards: { type: "string", default: "8" },
    runs: { type: "string", default: "5" },
    "no-graph": { type: "boolean", default: false },
    cli: { type: "string", default: SOURCE_CLI },
  },
});
const ONE_THREAD = ["--threads", "0", "--quiet", "--json"];
const cli = resolve(values.cli);
const temp = mkdtempSync(join(tmpdir(), "llmc-nav-bench-shards-"));

const FIGURES = [
  ["seconds", "time by the clock"],
  ["mainThreadSeconds", "processor time on the main thread"],
  ["cpuSeconds", "processor time"],
] as const;

/** The medians of all figures. */
function medianRun(runs: readonly MeasuredRun[]): MeasuredRun {
  const of = (figure: Exclude<keyof MeasuredRun, "stdout">) => median(runs.map((run) => run[figure]));
  const times = { seconds: of("seconds"), cpuSeconds: of("cpuSeconds"), mainThreadSeconds: of("mainThreadSeconds") };
  return { ...times, megabytes: of("megabytes"), stdout: "" };
}

/** The digest of all stored bytes, without the names of the packs. */
function storeDigest(directory: string): string {
  const cache = join(directory, ".llmc/cache");
  const folder = readdirSync(cache).find((name) => name.startsWith("facts-v")) ?? "";
  const packs = readdirSync(join(cache, folder)).map((name) => readFileSync(join(cache, folder, name)));
  return packs
    .map((bytes) => createHash("sha256").update(bytes).digest("hex"))
    .sort()
    .join();
}

function graphDigest(directory: string): string {
  measure(cli, directory, "build-graph", "--quiet", "--json");
  return createHash("sha256")
    .update(readFileSync(join(directory, ".llmc/rag_graph.json")))
    .digest("hex");
}

try {
  const source =
    values.repo === undefined ? makeSynthetic(join(temp, "source"), Number(values.files)) : resolve(values.repo);
  // The repository is packed, as in a checkout.
  if (values.repo === undefined) git(source, "gc", "-q");
  const [one, merged] = [cloneOf(source, join(temp, "one")), cloneOf(source, join(temp, "merged"))];
  const files = git(one, "ls-tree", "-r", "--name-only", "HEAD").split("\n").length;
  const paths = Array.from({ length: Number(values.shards) }, (_, at) => join(temp, `${at + 1}.shard`));
  const singles: MeasuredRun[] = [];
  const sharded: MeasuredRun[][] = paths.map(() => []);
  for (let run = 0; run < Number(values.runs); run++) {
    rmSync(join(one, ".llmc"), { recursive: true, force: true });
    singles.push(measure(cli, one, "facts", "--rev", "HEAD", ...ONE_THREAD));
    for (const [at, path] of paths.entries()) {
      const shard = ["--shard", `${at + 1}/${paths.length}`, "--out", path];
      sharded[at]?.push(measure(cli, merged, "facts", ...shard, ...ONE_THREAD));
    }
  }
  const single = medianRun(singles);
  const shards = sharded.map(medianRun);
  console.log(describeRun(`one run, ${files} files`, single));
  for (const [at, run] of shards.entries()) console.log(describeRun(`shard ${at + 1}/${paths.length}`, run));
  console.log(describeRun("merge", measure(cli, merged, "facts", "--quiet", "--json", "--merge", ...paths)));
  for (const [figure, title] of FIGURES) {
    const share = Math.max(...shards.map((run) => run[figure])) / single[figure];
    console.log(`the slowest shard takes ${share.toFixed(3)} of one run's ${title}`);
  }
  console.log(`stores are ${storeDigest(one) === storeDigest(merged) ? "the same" : "DIFFERENT"}, byte for byte`);
  if (!values["no-graph"]) {
    console.log(`graphs are ${graphDigest(one) === graphDigest(merged) ? "the same" : "DIFFERENT"}, byte for byte`);
  }
} finally {
  rmSync(temp, { recursive: true, force: true });
}
