/**
 * Measures what a change costs users: runs two builds of the command line for the same questions, in alternating pairs. Prints the medians
 * of both, and the median ratios of clock time and processor time.
 *
 *   node bench/versions.ts CLI_BEFORE CLI_AFTER REPOSITORY HEAD [--rounds 7] [--only TITLE]
 *
 * CLI_BEFORE and CLI_AFTER are two files `dist/cli/index.js`. The repository is cloned for each build; only the clones are changed.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type MeasuredRun, measure } from "./lib/measured-cli.ts";
import { median } from "./lib/process.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "7" }, only: { type: "string" } },
});
const [before = "", after = "", origin = "", head = "HEAD"] = positionals;
const scratch = mkdtempSync(join(tmpdir(), "llmc-nav-bench-"));

/** A build with its own clone, and the files that it stored there after extracting all facts. */
interface Side {
  readonly cli: string;
  readonly clone: string;
  readonly stored: string;
  readonly saved: string;
}

const review = ["review", "--base", `${head}^`, "--head", head, "--format", "json", "--index", "off"];
/** The questions, and what is stored before each of them. */
const QUESTIONS = [
  { title: "--help", kept: "facts", args: ["--help"] },
  { title: "review, facts stored", kept: "facts", args: review },
  { title: "review, nothing stored", kept: "nothing", args: review },
  { title: "where-used get_object_or_404", kept: "facts", args: ["where-used", "-s", "get_object_or_404", "--json"] },
  { title: "where-used Field.deconstruct", kept: "facts", args: ["where-used", "-s", "Field.deconstruct", "--json"] },
  { title: "build-graph, nothing stored", kept: "nothing", args: ["build-graph", "-q"] },
  { title: "build-graph again", kept: "as it is", args: ["build-graph", "-q"] },
] as const;

function git(...args: readonly string[]): void {
  const { status, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function prepare(cli: string, name: string): Side {
  const clone = join(scratch, name);
  const side = { cli: resolve(cli), clone, stored: join(clone, ".llmc"), saved: join(scratch, `${name}-saved`) };
  git("clone", "--quiet", origin, clone);
  git("-C", clone, "checkout", "--quiet", "--detach", head);
  measure(side.cli, clone, ...review);
  measure(side.cli, clone, "build-graph", "-q");
  const exported = ["rag_graph.json", "rag_index_status.json", join("cache", "graph")];
  for (const each of exported) rmSync(join(side.stored, each), { recursive: true, force: true });
  cpSync(side.stored, side.saved, { recursive: true });
  return side;
}

function ask({ cli, clone, stored, saved }: Side, { kept, args }: (typeof QUESTIONS)[number]): MeasuredRun {
  if (kept !== "as it is") rmSync(stored, { recursive: true, force: true });
  if (kept === "facts") cpSync(saved, stored, { recursive: true });
  return measure(cli, clone, ...args);
}

const [one, other] = [prepare(before, "before"), prepare(after, "after")];
for (const question of QUESTIONS.filter(({ title }) => title.includes(values.only ?? ""))) {
  const pairs = Array.from({ length: Number(values.rounds) }, (_, round) => {
    const sides = round % 2 === 0 ? [one, other] : [other, one];
    const runs = sides.map((side) => [side, ask(side, question)] as const);
    return { before: runs.find(([side]) => side === one)?.[1], after: runs.find(([side]) => side === other)?.[1] };
  });
  const figures = (["seconds", "cpuSeconds"] as const).map((key) => {
    const [was, is] = [pairs.map((pair) => pair.before?.[key] ?? 0), pairs.map((pair) => pair.after?.[key] ?? 0)];
    const ratio = median(pairs.map((_, at) => (is[at] ?? 0) / (was[at] ?? 0)));
    return `${median(was).toFixed(3)} → ${median(is).toFixed(3)} s, ${ratio.toFixed(2)}`;
  });
  console.log(`${question.title.padEnd(30)} clock ${figures[0]}; processor ${figures[1]}`);
}
rmSync(scratch, { recursive: true, force: true });
