/**
 * Measures how many queries and slices are classified as they are labelled, and how fast.
 *
 *   node bench/routing.ts --sets DIR [--repositories DIR]
 *
 * `--sets` contains `queries.jsonl`, `queries_natural.jsonl`, `slices.jsonl` and `slices_natural.jsonl`: one object for each line, with
 * `query`, or `repo` and `path`, and with `accept`, the right answers. `--repositories` contains the git repositories of
 * the slices, in folders named `name` or `owner+name`. It fails if a score is too low.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { classifyQuery } from "../src/routing/classify-query.ts";
import { classifySlice } from "../src/routing/classify-slice.ts";

interface Labelled {
  readonly query?: string;
  readonly repo?: string;
  readonly path?: string;
  readonly accept: readonly string[];
}

interface Slice {
  readonly path: string;
  readonly text: string;
}

const BARS = { queries: 0.93, queries_natural: 0.72, slices: 0.97, slices_natural: 0.98 } as const;
const CONFIDENT = 0.8;
const CONFIDENT_BAR = 0.9;
const LEAST_PER_SECOND = 50_000;
/** The number of classifications before measuring, so that the compiler has finished its work. */
const WARM_UP = 30_000;
const ROUNDS = 8;
const OF_A_ROUND = 10_000;
const MAX_BLOB = 64 * 1024 * 1024;

const { values } = parseArgs({ options: { sets: { type: "string" }, repositories: { type: "string" } } });
if (values.sets === undefined) throw new Error("Give the folder of the labelled sets with --sets DIR.");
const setsFolder = values.sets;
let isBelow = false;

function readSet(name: string): Labelled[] {
  const lines = readFileSync(join(setsFolder, `${name}.jsonl`), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as Labelled);
}

function report(name: string, figure: number, bar: number, note = ""): void {
  if (!(figure >= bar)) isBelow = true;
  const shown = figure > 1 ? Math.round(figure).toString() : figure.toFixed(3);
  console.log(`${figure >= bar ? "ok   " : "BELOW"} ${name.padEnd(30)} ${shown} (bar ${bar}) ${note}`);
}

function share(rights: readonly boolean[]): number {
  return rights.filter(Boolean).length / rights.length;
}

/** The number of classifications in a second of processor time, in the best of several rounds. */
function speed(count: number, classifyAll: () => void): number {
  for (let done = 0; done < WARM_UP; done += count) classifyAll();
  const repetitions = Math.ceil(OF_A_ROUND / count);
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let repetition = 0; repetition < repetitions; repetition++) classifyAll();
    const { user, system } = process.cpuUsage(before);
    best = Math.max(best, (count * repetitions) / ((user + system) / 1e6));
  }
  return best;
}

function measureQueries(name: "queries" | "queries_natural"): void {
  const rows = readSet(name);
  const queries = rows.map((row) => row.query as string);
  const answers = queries.map((query) => classifyQuery(query));
  const rights = answers.map((answer, at) => (rows[at] as Labelled).accept.includes(answer.routeName));
  const confident = rights.filter((_, at) => (answers[at]?.confidence ?? 0) >= CONFIDENT);
  report(name, share(rights), BARS[name], `${rows.length} queries`);
  report(`${name}, confident`, share(confident), CONFIDENT_BAR, `${confident.length} queries`);
  const perSecond = speed(queries.length, () => queries.forEach((query) => void classifyQuery(query)));
  report(`${name} a second`, perSecond, LEAST_PER_SECOND);
}

function measureSlices(name: "slices" | "slices_natural", repositories: string): void {
  const slices: Slice[] = [];
  const rights: boolean[] = [];
  for (const { repo, path = "", accept } of readSet(name)) {
    const text = readFile(repositories, repo ?? "", path);
    if (text === undefined) continue;
    slices.push({ path, text });
    rights.push(accept.includes(classifySlice(path, text).sliceType));
  }
  report(name, share(rights), BARS[name], `${rights.length} slices`);
  const perSecond = speed(slices.length, () => slices.forEach(({ path, text }) => void classifySlice(path, text)));
  report(`${name} a second`, perSecond, LEAST_PER_SECOND);
}

function readFile(repositories: string, name: string, path: string): string | undefined {
  const folder = readdirSync(repositories).find((entry) => entry === name || entry.endsWith(`+${name}`));
  if (folder === undefined) return undefined;
  const inner = join(repositories, folder, "repo");
  const directory = existsSync(inner) ? inner : join(repositories, folder);
  const shown = spawnSync("git", ["-C", directory, "show", `HEAD:${path}`], { encoding: "utf8", maxBuffer: MAX_BLOB });
  return shown.status === 0 ? shown.stdout : undefined;
}

measureQueries("queries");
measureQueries("queries_natural");
if (values.repositories !== undefined) {
  measureSlices("slices", values.repositories);
  measureSlices("slices_natural", values.repositories);
}
if (isBelow) process.exitCode = 1;
