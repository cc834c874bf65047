/**
 * Measures what the index costs a review. One change is reviewed with a stored index of its base (`--index build`), with only stored
 * facts (`--index off`), and with nothing stored, both ways, in alternating rounds through the bundle. Prints the medians of the clock time
 * and the processor time, and the median ratios, and for comparison a full build of the head.
 *
 *   node bench/review-index.ts REPOSITORY HEAD [--base COMMIT] [--rounds 7]
 *
 * The repository is cloned first; only the clone is changed.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type MeasuredRun, measure } from "./lib/measured-cli.ts";

const CLI = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));
/** What is stored before a run, and the options that tell the review how to use the index. */
const WAYS = [
  { title: "index of the base kept, build", kept: "all", index: ["build"] },
  { title: "the same, verified", kept: "all", index: ["build", "--verify-index"] },
  { title: "facts kept, off", kept: "facts", index: ["off"] },
  { title: "nothing kept, build", kept: "nothing", index: ["build"] },
  { title: "nothing kept, off", kept: "nothing", index: ["off"] },
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: "string" }, rounds: { type: "string", default: "7" } },
});
const [origin = ".", head = "HEAD"] = positionals;
const base = values.base ?? `${head}^`;
const scratch = mkdtempSync(join(tmpdir(), "llmc-nav-bench-"));
const clone = join(scratch, "clone");
const stored = join(clone, ".llmc");
const saved = join(scratch, "saved");

function git(...args: readonly string[]): void {
  const { status, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function review({ kept, index }: (typeof WAYS)[number]): MeasuredRun {
  rmSync(stored, { recursive: true, force: true });
  if (kept !== "nothing") cpSync(saved, stored, { recursive: true });
  if (kept === "facts") rmSync(join(stored, "cache", "graph"), { recursive: true });
  return measure(CLI, clone, "review", "--base", base, "--head", head, "--format", "json", "--index", ...index);
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
const show = (title: string, runs: readonly MeasuredRun[]) =>
  console.log(
    `${title.padEnd(32)} ${median(runs.map(({ seconds }) => seconds)).toFixed(2)} s, ${median(runs.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2)} s of processor, ${median(runs.map(({ megabytes }) => megabytes)).toFixed(0)} MB`,
  );
function showRatio(title: string, one: readonly MeasuredRun[], other: readonly MeasuredRun[]): void {
  const of = (key: "seconds" | "cpuSeconds") => median(one.map((run, at) => run[key] / (other[at]?.[key] ?? 0)));
  console.log(
    `${title.padEnd(32)} ${of("seconds").toFixed(2)} by the clock, ${of("cpuSeconds").toFixed(2)} of processor`,
  );
}

try {
  git("clone", "--quiet", origin, clone);
  git("-C", clone, "checkout", "--quiet", "--detach", base);
  const full = measure(CLI, clone, "build-graph", "--no-export", "--json");
  git("-C", clone, "checkout", "--quiet", "--detach", head);
  cpSync(stored, saved, { recursive: true });
  const rounds = Array.from({ length: Number(values.rounds) }, () => WAYS.map(review));
  const runs = WAYS.map((_, way) => rounds.map((round) => round[way] as MeasuredRun));
  const { files_changed, index } = JSON.parse(runs[0]?.[0]?.stdout ?? "{}");
  console.log(
    `${files_changed} changed files; the index was ${index?.state}, ${index?.files_read} files read for the change`,
  );
  show("full build of the base", [full]);
  for (const [way, { title }] of WAYS.entries()) show(title, runs[way] ?? []);
  const [build = [], verified = [], off = [], built = [], cold = []] = runs;
  showRatio("kept: build / off", build, off);
  showRatio("kept: build verified / off", verified, off);
  showRatio("nothing kept: build / off", built, cold);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
