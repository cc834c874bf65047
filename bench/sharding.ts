import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { cloneOf, git, makeSynthetic } from "./graph/repositories.ts";
import { describeRun, type MeasuredRun, measure, SOURCE_CLI } from "./lib/measured-cli.ts";

/**
 * Measures facts that are made in shards: what the slowest shard takes beside one run, and whether all of them merged are the
 * same, byte for byte, in the store and in the graph.
 *
 *   node bench/sharding.ts [--repo DIR | --files N] [--shards N] [--no-graph] [--cli dist/cli/index.js]
 *
 * Without `--repo` a repository of N Python modules is made. Every run is of one thread, so that processor time is what a
 * machine of its own would take.
 */
const { values } = parseArgs({
  options: {
    repo: { type: "string" },
    files: { type: "string", default: "5000" },
    shards: { type: "string", default: "8" },
    "no-graph": { type: "boolean", default: false },
    cli: { type: "string", default: SOURCE_CLI },
  },
});
const ONE_THREAD = ["--threads", "0", "--quiet", "--json"];
const cli = resolve(values.cli);
const temp = mkdtempSync(join(tmpdir(), "llmc-nav-bench-shards-"));

/** The bytes of everything stored, whatever the names of the packs. */
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
  const [one, merged] = [cloneOf(source, join(temp, "one")), cloneOf(source, join(temp, "merged"))];
  const files = git(one, "ls-tree", "-r", "--name-only", "HEAD").split("\n").length;
  const single = measure(cli, one, "facts", "--rev", "HEAD", ...ONE_THREAD);
  console.log(describeRun(`one run, ${files} files`, single));
  const paths: string[] = [];
  let slowest: MeasuredRun | undefined;
  for (let index = 1; index <= Number(values.shards); index++) {
    const path = join(temp, `${index}.shard`);
    const run = measure(cli, merged, "facts", "--shard", `${index}/${values.shards}`, "--out", path, ...ONE_THREAD);
    console.log(describeRun(`shard ${index}/${values.shards}`, run));
    if (slowest === undefined || run.cpuSeconds > slowest.cpuSeconds) slowest = run;
    paths.push(path);
  }
  console.log(describeRun("merge", measure(cli, merged, "facts", "--quiet", "--json", "--merge", ...paths)));
  const share = (slowest?.cpuSeconds ?? Number.NaN) / single.cpuSeconds;
  console.log(`the slowest shard takes ${share.toFixed(3)} of one run's processor time`);
  console.log(`stores are ${storeDigest(one) === storeDigest(merged) ? "the same" : "DIFFERENT"}, byte for byte`);
  if (!values["no-graph"]) {
    console.log(`graphs are ${graphDigest(one) === graphDigest(merged) ? "the same" : "DIFFERENT"}, byte for byte`);
  }
} finally {
  rmSync(temp, { recursive: true, force: true });
}
