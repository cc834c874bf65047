/**
 * Measures how well search finds what people ask for, compared with plain engines, and whether routes improve it.
 *
 *   node bench/retrieval.ts --django CLONE [--seed N] [--queries N] [--only lib,django,docs,commits,routed]
 *
 * It uses CPython's library on this machine and a clone of Django with its history. The questions are: the first sentence of a docstring
 * (all docstrings are removed from the code; the candidates are the functions that had one), a heading of the documentation (these headings
 * are removed), and the subject of a commit (for the files that it changed, in their state before). It fails if a score is too low.
 */
import { parseArgs } from "node:util";
import { BUILT_IN_CONFIG } from "../src/config/built-in-config.ts";
import type { Slice } from "../src/model/retrieval.ts";
import { planSearch } from "../src/nav/search/plan.ts";
import { readQuery } from "../src/nav/search/query.ts";
import { rankHits } from "../src/nav/search/rank.ts";
import { fuseRoutes } from "../src/nav/search/search.ts";
import { SILENT_LOGGER } from "../src/util/logger.ts";
import { pythonLibraryRepository } from "./lib/corpus.ts";
import { readFiles, sliceFiles } from "./retrieval/documents.ts";
import {
  askTables,
  bm25Engine,
  codeWords,
  type Engine,
  memoryTables,
  minisearchEngine,
  ownEngine,
  plainWords,
} from "./retrieval/engines.ts";
import { meanReciprocalRank, sliceAt, slicesByPath } from "./retrieval/measure.ts";
import { commitTask, docstringTask, headingTask, type Query, type Task } from "./retrieval/tasks.ts";

const BARS = { lib: 0.38, django: 0.43 } as const;
/** The age, in commits, of the tree in which the questions from commits are asked. */
const HISTORY = 1500;

const { values } = parseArgs({
  options: {
    django: { type: "string" },
    seed: { type: "string", default: "1" },
    queries: { type: "string", default: "200" },
    only: { type: "string", default: "lib,django,docs,commits,routed" },
  },
});
if (values.django === undefined) throw new Error("Give a clone of Django with its history: --django DIR.");
const django = values.django;
const seed = Number(values.seed);
const count = Number(values.queries);
const wanted = new Set(values.only.split(","));
let isBelow = false;

function report(name: string, figure: number, bar?: number): void {
  const isFine = bar === undefined || figure >= bar;
  if (!isFine) isBelow = true;
  console.log(
    `${isFine ? "ok   " : "BELOW"} ${name.padEnd(42)} ${figure.toFixed(3)}${bar === undefined ? "" : ` (bar ${bar.toFixed(3)})`}`,
  );
}

const means = new Map<string, number[]>();

async function compare(name: string, queries: readonly Query[], slices: readonly Slice[], bar?: number): Promise<void> {
  console.log(`${name}: ${queries.length} queries, ${slices.length} slices`);
  const engines: readonly (readonly [string, Engine])[] = [
    ["BM25, plain words", bm25Engine(slices, plainWords)],
    ["BM25, code words", bm25Engine(slices, codeWords)],
    ["minisearch", minisearchEngine(slices)],
    ["llmc-nav", ownEngine(slices)],
  ];
  for (const [engineName, engine] of engines) {
    const figure = await meanReciprocalRank(engine, queries, slices);
    means.set(engineName, [...(means.get(engineName) ?? []), figure]);
    report(`${name}: ${engineName}`, figure, engineName === "llmc-nav" ? bar : undefined);
  }
}

/** The functions that had a docstring. They are the possible answers. */
async function docstringPairs(task: Task, all: Task): Promise<Slice[]> {
  const byPath = slicesByPath(await sliceFiles(task.files));
  const pairs = all.queries.map(({ path, line }) => sliceAt(byPath.get(path) ?? [], line ?? 0));
  return [...new Set(pairs.filter((slice) => slice !== undefined))];
}

const before = `HEAD~${HISTORY}`;
const code = readFiles(django, before, (path) => path.startsWith("django/") && path.endsWith(".py"));
const docs = readFiles(django, before, (path) => path.startsWith("docs/") && path.endsWith(".txt"));

if (wanted.has("lib")) {
  const isLibrary = (path: string) => path.endsWith(".py") && !/\/(?:tests?|idle_test)\//.test(path);
  const files = readFiles(pythonLibraryRepository(), "HEAD", isLibrary);
  const task = await docstringTask(files, count, seed);
  const pairs = await docstringPairs(task, await docstringTask(files, Number.POSITIVE_INFINITY, seed));
  await compare("lib", task.queries, pairs, BARS.lib);
}
const functions = await docstringTask(code, count, seed);
if (wanted.has("django")) {
  const pairs = await docstringPairs(functions, await docstringTask(code, Number.POSITIVE_INFINITY, seed));
  await compare("django", functions.queries, pairs, BARS.django);
}
const headings = headingTask(docs, count, seed);
const sections = wanted.has("docs") || wanted.has("routed") ? await sliceFiles(headings.files) : [];
if (wanted.has("docs")) await compare("docs", headings.queries, sections);
const commits = commitTask(django, before, code, count, seed);
const program = wanted.has("commits") || wanted.has("routed") ? await sliceFiles(functions.files) : [];
if (wanted.has("commits")) await compare("commits", commits.queries, program);
if (means.size > 0 && wanted.size > 1) {
  const mean = (name: string) => average(means.get(name) ?? []);
  const best = Math.max(...[...means.keys()].filter((name) => name !== "llmc-nav").map(mean));
  for (const name of means.keys()) report(`mean: ${name}`, mean(name), name === "llmc-nav" ? best : undefined);
}

if (wanted.has("routed")) {
  const all = [...program, ...sections];
  const tables = memoryTables(
    new Map([
      ["emb_code", program],
      ["emb_docs", sections],
    ]),
  );
  const routed: Engine = async (text, limit) => {
    const query = readQuery(text);
    const plan = planSearch(BUILT_IN_CONFIG, text, undefined);
    const routes = plan.routes.filter(({ route }) => route.index !== "emb_erp");
    const { hits, statistics } = await askTables(
      tables,
      routes.map(({ route }) => route.index),
      query,
    );
    return rankHits(query, fuseRoutes(routes, hits, BUILT_IN_CONFIG.fusion, plan.method, SILENT_LOGGER), statistics)
      .slice(0, limit)
      .map(({ hit }) => hit.slice);
  };
  const asked = [functions.queries, headings.queries, commits.queries];
  const macro = async (engine: Engine) => {
    const figures: number[] = [];
    for (const queries of asked) figures.push(await meanReciprocalRank(engine, queries, all));
    return figures;
  };
  const globally = await macro(ownEngine(all));
  const byRoutes = await macro(routed);
  console.log(
    `routed: functions, headings, commits: global ${globally.map((each) => each.toFixed(3))}, routed ${byRoutes.map((each) => each.toFixed(3))}`,
  );
  report("macro: one index without routes", average(globally));
  report("macro: routes", average(byRoutes), average(globally));
}

function average(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0) / figures.length;
}

process.exitCode = isBelow ? 1 : 0;
