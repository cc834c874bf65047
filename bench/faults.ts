import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { start } from "./faults/command.ts";
import { indexState } from "./faults/index-state.ts";
import { cloneOf, git } from "./graph/repositories.ts";
import { randomFrom } from "./lib/random.ts";

/**
 * Disturbs `build-graph` and `index` (kills, pairs, full and read-only disks), and checks that the next command answers correctly and
 * labels its answer correctly.
 *
 *   node bench/faults.ts --repo DIR --file PATH --symbol SYMBOL [--kills 200] [--pairs 20] [--seed 1] [--program FILE]
 *
 * PATH is a Python file of the repository, to which comments are appended; SYMBOL is any symbol with uses; FILE is the bundled command
 * line, which starts faster, so that more kills hit a running build. The full disk and the read-only disk are small tmpfs mounts in a
 * separate mount namespace (`unshare -rm`).
 */
const { values } = parseArgs({
  options: {
    repo: { type: "string", default: "." },
    file: { type: "string", default: "" },
    symbol: { type: "string", default: "" },
    kills: { type: "string", default: "200" },
    pairs: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    program: { type: "string", default: fileURLToPath(new URL("../src/cli/main.ts", import.meta.url)) },
  },
});
const program = resolve(values.program);
const GRAPH = ".llmc/rag_graph.json";
/** The size of a disk on which not even a small file fits. */
const TINY_DISK = 16 * 1024;
const violations: string[] = [];

function expect(isTrue: boolean, sentence: string): void {
  if (isTrue) return;
  violations.push(sentence);
  console.log(`VIOLATION: ${sentence}`);
}

interface Answer {
  readonly freshness: string;
  readonly source: string;
  readonly places: string;
}

/** Asks in a separate process, which must exit with code 0. */
async function ask(directory: string, before = ""): Promise<Answer> {
  const argv = ["where-used", "-s", values.symbol, "--json", "-l", "100000"];
  const { code, stdout, stderr } = await start(program, directory, argv, before).ended;
  expect(code === 0, `where-used ended with ${code}: ${stderr}`);
  if (code !== 0) return { freshness: "", source: "", places: "" };
  const { meta, items } = JSON.parse(stdout);
  const places = items.map((item: { file: string; line: number; column: number }) => {
    return `${item.file}:${item.line}:${item.column}`;
  });
  return { freshness: meta.freshness_state, source: meta.source, places: places.sort().join("\n") };
}

function edit(directory: string, text: string): void {
  appendFileSync(join(directory, values.file), text);
  git(directory, "commit", "-q", "-am", "edit");
}

async function build(directory: string, ...argv: string[]): Promise<number> {
  const started = performance.now();
  const { code, stderr } = await start(program, directory, ["build-graph", ...argv]).ended;
  expect(code === 0, `build-graph ended with ${code}: ${stderr}`);
  return performance.now() - started;
}

function enrich(directory: string): number {
  const path = join(directory, GRAPH);
  const graph = JSON.parse(readFileSync(path, "utf8"));
  for (const entity of graph.entities) entity.metadata.summary = `About ${entity.id}.`;
  writeFileSync(path, JSON.stringify(graph));
  return graph.entities.length;
}

async function killBuilds(directory: string): Promise<void> {
  const random = randomFrom(Number(values.seed));
  await build(directory);
  const summaries = enrich(directory);
  const expected = (await ask(directory)).places;
  edit(directory, "# 0\n");
  const duration = await build(directory);
  const counts = new Map<string, number>();
  const kills = Number(values.kills);
  // A build that ended before it was killed is checked like the others, but is not counted.
  for (let attempt = 1, kill = 1; kill <= kills; attempt++) {
    edit(directory, `# ${attempt}\n`);
    const { child, ended } = start(program, directory, ["build-graph", ...(attempt % 4 === 0 ? ["--full"] : [])]);
    const timer = setTimeout(() => child.kill("SIGKILL"), random() * duration);
    const { code } = await ended;
    clearTimeout(timer);
    if (code === null) kill++;
    const state = indexState(directory);
    expect(state.broken.length === 0, `kill ${kill}: ${state.broken.join()} is half written`);
    expect(state.hasGraph, `kill ${kill}: the graph is gone`);
    expect(state.summaries === summaries, `kill ${kill}: ${state.summaries} of ${summaries} summaries are left`);
    const answer = await ask(directory);
    expect(answer.places === expected, `kill ${kill}: the answer differs`);
    expect(
      (answer.freshness === "FRESH") === state.isOfHead,
      `kill ${kill}: ${answer.freshness}, but ${JSON.stringify(state)}`,
    );
    expect((answer.source === "RAG_GRAPH") === (answer.freshness === "FRESH"), `kill ${kill}: source ${answer.source}`);
    const outcome = `${code === null ? "killed" : "ended"}, ${answer.freshness}${state.temporary.length > 0 ? ", left-over files" : ""}`;
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  await build(directory);
  const after = indexState(directory);
  expect(
    after.isOfHead && after.isExported && after.temporary.length === 0,
    `after the kills: ${JSON.stringify(after)}`,
  );
  console.log(`${kills} kills within ${Math.round(duration)} ms:`);
  for (const [outcome, count] of [...counts].sort()) console.log(`  ${outcome}: ${count}`);
}

/** Kills `index`. The earlier search index must answer until the next one is complete, and the lock of a dead process must not block. */
async function killIndexing(directory: string): Promise<void> {
  const random = randomFrom(Number(values.seed) + 1);
  const index = async () => {
    const started = performance.now();
    const { code, stderr } = await start(program, directory, ["index"]).ended;
    expect(code === 0, `index ended with ${code}: ${stderr}`);
    return performance.now() - started;
  };
  const search = async (query: string) => {
    const { code, stdout, stderr } = await start(program, directory, ["search", "-q", query, "--json"]).ended;
    expect(code === 0, `search ended with ${code}: ${stderr}`);
    return code === 0 ? JSON.parse(stdout) : { meta: {}, items: [] };
  };
  await index();
  edit(directory, "# indexed\n");
  const duration = await index();
  const counts = new Map<string, number>();
  const kills = Number(values.kills);
  for (let attempt = 1, kill = 1; kill <= kills; attempt++) {
    const name = `unlikely_${attempt}`;
    edit(directory, `def ${name}():\n    return ${attempt}\n`);
    const { child, ended } = start(program, directory, ["index"]);
    const timer = setTimeout(() => child.kill("SIGKILL"), random() * duration);
    const { code } = await ended;
    clearTimeout(timer);
    if (code === null) kill++;
    const { meta, items } = await search(name);
    const isFound = items.some((item: { file: string }) => item.file === values.file);
    expect(isFound, `kill ${kill} of index: ${name} is not found, ${meta.freshness_state}`);
    const outcome = `${code === null ? "killed" : "ended"}, ${meta.freshness_state}${indexState(directory).isLocked ? ", locked" : ""}`;
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    // The files of a dead process must not stop the next one.
    if (attempt % 10 !== 0) continue;
    const took = await index();
    expect(took < duration * 5 + 5000, `kill ${kill} of index: the next took ${Math.round(took)} ms`);
    expect((await search(name)).meta.freshness_state === "FRESH", `kill ${kill} of index: not fresh after the next`);
  }
  const state = indexState(directory);
  expect(!state.isLocked || (await index()) > 0, "the lock stays");
  console.log(`${kills} kills of index within ${Math.round(duration)} ms:`);
  for (const [outcome, count] of [...counts].sort()) console.log(`  ${outcome}: ${count}`);
}

async function buildInPairs(directory: string): Promise<void> {
  const pairs = Number(values.pairs);
  for (let pair = 1; pair <= pairs; pair++) {
    edit(directory, `# pair ${pair}\n`);
    await Promise.all([build(directory), build(directory)]);
    const together = readFileSync(join(directory, GRAPH), "utf8");
    const state = indexState(directory);
    expect(
      state.isOfHead && state.isExported && state.broken.length === 0 && state.temporary.length === 0,
      `pair ${pair}: ${JSON.stringify(state)}`,
    );
    expect((await ask(directory)).freshness === "FRESH", `pair ${pair}: not fresh`);
    await build(directory, "--full");
    expect(
      readFileSync(join(directory, GRAPH), "utf8") === together,
      `pair ${pair}: another graph than one build alone makes`,
    );
  }
  console.log(`${pairs} pairs of builds at once: both ended well, one graph`);
}

async function withoutDisk(directory: string): Promise<void> {
  const expected = (await ask(directory)).places;
  rmSync(join(directory, ".llmc"), { recursive: true });
  await build(directory);
  const graph = statSync(join(directory, GRAPH)).size;
  const facts = sizeOfPacks(directory);
  rmSync(join(directory, ".llmc"), { recursive: true });
  mkdirSync(join(directory, ".llmc"));
  const cases = [
    ["a tiny disk", mountDisk(TINY_DISK)] as const,
    ["a disk that takes half of the facts", mountDisk(facts / 2)] as const,
    ["a disk that takes the facts and half of the graph", mountDisk(facts + graph / 2)] as const,
    ["a read-only disk", "mount -t tmpfs -o ro tmpfs .llmc &&"] as const,
    ["a limit of 8 blocks a file", "trap '' XFSZ; ulimit -f 8;"] as const,
  ];
  for (const [title, before] of cases) {
    const { code, stderr } = await start(program, directory, ["build-graph"], before).ended;
    const [sentence = ""] = stderr.trim().split("\n").slice(-1);
    expect(
      code === 2 && sentence.includes("cannot be written") && !/^\s+at /m.test(stderr),
      `${title}: ${code} ${stderr}`,
    );
    const answer = await ask(directory, before);
    expect(answer.places === expected && answer.source === "LOCAL_FALLBACK", `${title}: the answer differs`);
    console.log(`${title}: ${sentence}`);
  }
}

function mountDisk(bytes: number): string {
  return `mount -t tmpfs -o size=${Math.round(bytes)} tmpfs .llmc &&`;
}

function sizeOfPacks(directory: string): number {
  const cache = join(directory, ".llmc/cache");
  const names = readdirSync(cache, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".pack"));
  return names.reduce((sum, name) => sum + statSync(join(cache, name)).size, 0);
}

const top = mkdtempSync(join(tmpdir(), "llmc-nav-faults-"));
try {
  const directory = cloneOf(values.repo, join(top, "repo"));
  await killBuilds(directory);
  await killIndexing(directory);
  await buildInPairs(directory);
  await withoutDisk(directory);
} finally {
  rmSync(top, { recursive: true, force: true });
}
console.log(violations.length === 0 ? "No violation." : `${violations.length} violations.`);
process.exitCode = violations.length === 0 ? 0 : 1;
