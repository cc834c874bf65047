/**
 * Tests re-binding with symbols that were tracked through public histories.
 * Usage: node bench/rebind.ts YARDSTICK_DIR MIRROR_DIR [dev|dev_hard|dev_small …] [--keep DIR]
 * YARDSTICK_DIR contains `NAME.jsonl.gz` and `score.py`; MIRROR_DIR contains bare clones as `owner+name/repo`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { runCli } from "../src/cli/run.ts";

interface Row {
  readonly id: string;
  readonly repo: string;
}
interface Rates {
  readonly n: number;
  readonly exact: number;
  readonly wrong: number;
}
interface Scores {
  readonly all: { readonly all: Rates };
  readonly status: Readonly<Record<string, Rates>>;
}

const BARS: Readonly<Record<string, (scores: Scores) => readonly (readonly [string, number, string, number])[]>> = {
  dev: ({ all }) => [
    ["exact", all.all.exact, "≥", 0.996],
    ["wrong", all.all.wrong, "≤", 0.001],
  ],
  dev_hard: ({ all, status }) => [
    ["moved", status.moved?.exact ?? 0, "≥", 0.97],
    ["renamed", status.renamed?.exact ?? 0, "≥", 0.9],
    ["moved and renamed", status.moved_renamed?.exact ?? 0, "≥", 0.5],
    ["bound though deleted", status.deleted?.wrong ?? 0, "≤", 0.015],
    ["wrong", all.all.wrong, "≤", 0.005],
  ],
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: "string" } } });
const [yardstick, mirror, ...names] = positionals;
if (yardstick === undefined || mirror === undefined)
  throw new Error("usage: rebind.ts YARDSTICK_DIR MIRROR_DIR [NAME…]");
const work = values.keep ?? mkdtempSync(join(tmpdir(), "rebind-bench-"));
for (const name of names.length > 0 ? names : ["dev", "dev_hard"]) await measure(name, yardstick, mirror);
if (values.keep === undefined) rmSync(work, { recursive: true });

async function measure(name: string, yardstickDir: string, mirrorDir: string): Promise<void> {
  const oracle = gunzipSync(readFileSync(join(yardstickDir, `${name}.jsonl.gz`))).toString("utf8");
  const rows = oracle.trim().split("\n");
  const byRepo = new Map<string, string[]>();
  for (const line of rows) {
    const { repo }: Row = JSON.parse(line);
    byRepo.set(repo, [...(byRepo.get(repo) ?? []), line]);
  }
  const answers: string[] = [];
  const started = performance.now();
  for (const [repo, lines] of byRepo)
    answers.push(...(await ask(join(mirrorDir, repo.replace("/", "+"), "repo"), lines)));
  const seconds = (performance.now() - started) / 1000;
  const files = { oracle: join(work, `${name}.jsonl`), answers: join(work, `${name}.answers.jsonl`) };
  const scores = join(work, `${name}.scores.json`);
  writeFileSync(files.oracle, oracle);
  writeFileSync(files.answers, answers.map(toScored).join("\n"));
  const arguments_ = [join(yardstickDir, "score.py"), files.oracle, files.answers, "--json", scores];
  console.log(execFileSync("python3", arguments_, { encoding: "utf8" }));
  console.log(`${name}: ${rows.length} questions in ${seconds.toFixed(1)} s`);
  for (const [what, value, sign, bar] of BARS[name]?.(JSON.parse(readFileSync(scores, "utf8"))) ?? []) {
    const isMet = sign === "≥" ? value >= bar : value <= bar;
    console.log(`${isMet ? "met   " : "MISSED"} ${what}: ${(100 * value).toFixed(2)} % (${sign} ${100 * bar} %)`);
  }
}

/** The answers of `rebind --batch` for one repository, one line for each question. */
async function ask(repository: string, lines: readonly string[]): Promise<readonly string[]> {
  const questions = join(work, "questions.jsonl");
  writeFileSync(questions, lines.map(withoutTruth).join("\n"));
  let output = "";
  const io = {
    cwd: process.cwd(),
    env: {},
    isTerminal: false,
    writeOut: async (text: string) => {
      output += text;
    },
    writeError: (text: string) => process.stderr.write(text),
  };
  const code = await runCli(["rebind", "--repo", repository, "--batch", questions], io);
  if (code !== 0) throw new Error(`rebind ended with ${code}`);
  return output.trim().split("\n");
}

function withoutTruth(line: string): string {
  const { id, old, new: now, file, qualname, kind, old_lines } = JSON.parse(line);
  return JSON.stringify({ id, old, new: now, file, qualname, kind, old_lines });
}

function toScored(line: string): string {
  const { id, file, qualname, lines } = JSON.parse(line);
  return JSON.stringify({ id, answer: file === null ? null : { file, qualname, start: lines[0], end: lines[1] } });
}
