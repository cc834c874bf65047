/**
 * Asks where-used and lineage with the index and without it (with stored facts, but without links and names), in alternating pairs through
 * the bundle. Prints the medians and the median ratio. Both answers must contain the same places.
 *
 *   node bench/index-pairs.ts REPOSITORY SYMBOL… [--pairs 7]
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: "string", default: "7" } },
});
const [directory = ".", ...symbols] = positionals;
const CLI = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));
const PARTS = [".llmc/cache/graph", ".llmc/rag_graph.json", ".llmc/rag_index_status.json"];
const QUESTIONS = [["where-used"], ["lineage", "-d", "upstream"]] as const;

interface Asked {
  readonly ms: number;
  readonly label: string;
  readonly places: string;
}

function ask(args: readonly string[]): Asked {
  const started = performance.now();
  const { stdout } = spawnSync(process.execPath, [CLI, ...args, "--json"], {
    cwd: directory,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const ms = performance.now() - started;
  const { meta, items } = JSON.parse(stdout);
  const places = items.map((item: { file: string; line?: number }) => `${item.file}:${item.line ?? ""}`).join("\n");
  return { ms, label: `${meta.status} ${meta.total}`, places };
}

function withoutIndex<T>(work: () => T): T {
  const aside = mkdtempSync(join(directory, ".llmc", "aside-"));
  const moved = PARTS.filter((part) => existsSync(join(directory, part)));
  const target = (part: string) => join(aside, part.replaceAll("/", "_"));
  for (const part of moved) renameSync(join(directory, part), target(part));
  try {
    return work();
  } finally {
    for (const part of moved) renameSync(target(part), join(directory, part));
  }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

mkdirSync(join(directory, ".llmc"), { recursive: true });
let isSame = true;
for (const question of QUESTIONS) {
  for (const symbol of symbols) {
    const args = [question[0], "-s", symbol, ...question.slice(1)];
    const pairs = Array.from(
      { length: Number(values.pairs) },
      () => [ask(args), withoutIndex(() => ask(args))] as const,
    );
    const [first, second] = pairs[0] ?? [];
    if (first?.places !== second?.places) isSame = false;
    const ratio = median(pairs.map(([one, other]) => one.ms / other.ms));
    const [one, other] = [0, 1].map((at) => Math.round(median(pairs.map((pair) => (pair[at] as Asked).ms))));
    console.log(
      `${question[0]} ${symbol}: with ${one} ms (${first?.label}), without ${other} ms (${second?.label}), ratio ${ratio.toFixed(2)}${first?.places === second?.places ? "" : " DIFFERENT"}`,
    );
  }
}
process.exitCode = isSame ? 0 : 1;
