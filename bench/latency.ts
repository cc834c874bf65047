/**
 * Measures the time of a where-used question: in a new process with nothing stored, and in a process with all facts loaded.
 *
 *   node bench/latency.ts [--repo DIR] [--source]
 *
 * `--repo` is any clone (the limits are for Django, about 3,000 files). It is copied, so that stored files do not matter.
 * The questions are chosen with a fixed seed. The bench fails when a limit is exceeded.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Repository } from "../src/git/repository.ts";
import { Codebase } from "../src/nav/code/codebase.ts";
import { whereUsed } from "../src/nav/symbols/where-used.ts";
import { SILENT_LOGGER } from "../src/util/logger.ts";
import { NO_PROGRESS } from "../src/util/progress.ts";
import { commandLine } from "./accuracy/ask.ts";
import { cloneOf, git } from "./graph/repositories.ts";
import { median, run } from "./lib/process.ts";
import { shuffled } from "./lib/random.ts";

const SEED = 20240607;
const COLD_NAMES = 10;
const FILES_OF_A_NAME = { least: 10, most: 50 };
const WARM_QUESTIONS = 200;
const SLOWEST_SHOWN = 4;
const COLD_BAR_S = 1.0;
const MEDIAN_BAR_MS = 5;
const P99_BAR_MS = 50;
const DEFINITION =
  "^[[:space:]]*(async def|def|class|export function|function|export class)[[:space:]]+[A-Za-z_][A-Za-z_0-9]{3,}";

const { values } = parseArgs({
  options: { repo: { type: "string", default: "." }, source: { type: "boolean", default: false } },
});

/** Names of definitions that occur in neither few nor many files. */
function namesToAsk(directory: string): string[] {
  const lines = git(directory, "grep", "-h", "-o", "-E", DEFINITION).split("\n");
  const names = new Set(lines.map((line) => line.split(/\s+/).at(-1) ?? ""));
  const chosen: string[] = [];
  for (const name of shuffled([...names].sort(), SEED)) {
    const files = git(directory, "grep", "-c", "-w", "-F", name).split("\n").length;
    if (files >= FILES_OF_A_NAME.least && files <= FILES_OF_A_NAME.most) chosen.push(name);
    if (chosen.length === COLD_NAMES) break;
  }
  return chosen;
}

async function measureCold(directory: string): Promise<boolean> {
  const program = commandLine(values.source);
  const times: number[] = [];
  const ratios: number[] = [];
  for (const name of namesToAsk(directory)) {
    rmSync(join(directory, ".llmc"), { recursive: true, force: true });
    const grep = await run("git", ["grep", "-n", "-w", "-F", name], directory);
    const asked = await run(process.execPath, [program, "where-used", "-s", name, "--json", "--quiet"], directory);
    const { meta } = JSON.parse(asked.stdout);
    times.push(asked.seconds);
    ratios.push(asked.seconds / grep.seconds);
    console.log(
      `  ${name}: ${asked.seconds.toFixed(2)} s, ${meta.total} uses, ${asked.peakMegabytes.toFixed(0)} MB; git grep -w ${grep.seconds.toFixed(3)} s`,
    );
  }
  console.log(`nothing stored: median ${median(times).toFixed(2)} s, ${median(ratios).toFixed(1)}× git grep -w`);
  return isWithin("slowest, nothing stored", Math.max(...times), COLD_BAR_S, "s");
}

async function measureWarm(directory: string): Promise<boolean> {
  const open = async () =>
    Codebase.open({ repository: await Repository.open(directory), logger: SILENT_LOGGER, progress: NO_PROGRESS });
  const first = await open();
  await first.indexAll();
  await first.close();
  const started = performance.now();
  const codebase = await open();
  await codebase.indexAll();
  console.log(`opened with stored facts in ${((performance.now() - started) / 1000).toFixed(2)} s`);
  const symbols = await codebase.ask((world) =>
    [...codebase.project.entries.keys()].flatMap((path) =>
      (world.file(path)?.facts.definitions ?? []).map(({ qualname }) => `${path}#${qualname}`),
    ),
  );
  const options = { limit: 50, confidence: "likely", includeImports: true, tests: "include" } as const;
  const asked: { readonly symbol: string; readonly milliseconds: number }[] = [];
  for (const symbol of shuffled(symbols.sort(), SEED).slice(0, WARM_QUESTIONS)) {
    const begun = performance.now();
    await whereUsed(codebase, symbol, options);
    asked.push({ symbol, milliseconds: performance.now() - begun });
  }
  await codebase.close();
  asked.sort((a, b) => a.milliseconds - b.milliseconds);
  for (const { symbol, milliseconds } of asked.slice(-SLOWEST_SHOWN))
    console.log(`  ${symbol}: ${milliseconds.toFixed(1)} ms`);
  const times = asked.map(({ milliseconds }) => milliseconds);
  const isFast = isWithin(`median of ${times.length} questions`, median(times), MEDIAN_BAR_MS, "ms");
  return isWithin("p99", times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN, P99_BAR_MS, "ms") && isFast;
}

function isWithin(what: string, value: number, bar: number, unit: string): boolean {
  const isMet = value <= bar;
  console.log(`${isMet ? "met   " : "MISSED"} ${what}: ${value.toFixed(2)} ${unit} (≤ ${bar} ${unit})`);
  return isMet;
}

const scratch = mkdtempSync(join(tmpdir(), "llmc-nav-bench-"));
try {
  const directory = cloneOf(resolve(values.repo), join(scratch, "repository"));
  const isColdMet = await measureCold(directory);
  const isWarmMet = await measureWarm(directory);
  if (!isColdMet || !isWarmMet) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
