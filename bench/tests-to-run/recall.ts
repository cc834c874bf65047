/**
 * Checks whether the tests to run contain every test file that calls a changed function.
 *
 *   node bench/tests-to-run/recall.ts [--sample 30] [--seed N] [--python PYTHON] REPOSITORY…
 *
 * Each repository is a clone whose tests run here, with pytest, `go test`, jest, vitest (with
 * `@vitest/coverage-istanbul` installed) or mocha (`--mocha` gives its options). Its tests are run once, to record which functions
 * of the repository each test file calls. Then functions are chosen by the seed and changed one at a time, and the review's list is
 * compared with the files that call the function. Calls while modules are imported belong to no test. Prints recall, and the share of all
 * tests that the lists contain.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Repository } from "../../src/git/repository.ts";
import { review } from "../../src/review/review.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { shuffled } from "../lib/random.ts";
import { collectedBy } from "./collected.ts";
import { goCalls } from "./go-calls.ts";
import { istanbulCalls } from "./istanbul-calls.ts";
import { nodeCalls } from "./node-calls.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "30" },
    seed: { type: "string", default: "20261118" },
    python: { type: "string", default: "python3" },
    mocha: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});

/** Test file → the places of functions that it calls, `path:line`. */
export type Calls = ReadonlyMap<string, ReadonlySet<string>>;

function pythonCalls(directory: string): Calls {
  const to = join(mkdtempSync(join(tmpdir(), "calls-")), "calls.json");
  const path = [import.meta.dirname, join(directory, "src"), directory].join(":");
  const words = ["-m", "pytest", "-q", "-p", "trace_calls", "-p", "no:cacheprovider"];
  spawnSync(values.python, words, { cwd: directory, env: { ...process.env, PYTHONPATH: path, TRACE_CALLS_TO: to } });
  return readCalls(to);
}

function readCalls(file: string): Calls {
  const said = Object.entries(JSON.parse(readFileSync(file, "utf8"))) as [string, [string, number][]][];
  return new Map(said.map(([test, called]) => [test, new Set(called.map(([path, line]) => `${path}:${line}`))]));
}

async function callsIn(directory: string): Promise<Calls> {
  if (existsSync(join(directory, "go.mod"))) return goCalls(directory);
  const collected = await collectedBy(directory);
  const runner = (["jest", "vitest"] as const).find((name) => collected.some((each) => each.runner === name));
  if (runner) {
    return istanbulCalls(
      directory,
      collected.filter((each) => each.runner === runner),
      runner,
    );
  }
  if (values.mocha === undefined) return pythonCalls(directory);
  const files = collected.filter(({ runner }) => runner === "mocha").map(({ path }) => path);
  return nodeCalls(directory, files, values.mocha.split(" "));
}

/** The text with one more statement in the function that starts at a line; undefined when this would need more than one line. */
function changed(path: string, lines: readonly string[], line: number): string | undefined {
  let at = line - 1;
  const isGo = path.endsWith(".go");
  if (path.endsWith(".py")) while (/^\s*@/.test(lines[at] ?? "")) at++;
  const hasBraces = !path.endsWith(".py");
  const head = isGo ? /^func\b/ : hasBraces ? /(?:\)|=>)[^=;]*\{\s*$/ : /^\s*(?:async )?def /;
  if (!head.test(lines[at] ?? "")) return undefined;
  const indent = /^\s*/.exec(lines[at] ?? "")?.[0] ?? "";
  while (at < lines.length && !(hasBraces ? /\{\s*$/ : /:\s*(?:#.*)?$/).test(lines[at] ?? "")) at++;
  const next = isGo ? "\t_ = 0" : hasBraces ? `${indent}  void 0;` : `${indent}    _changed = 0`;
  return [...lines.slice(0, at + 1), next, ...lines.slice(at + 1)].join("\n");
}

for (const original of positionals.map((each) => resolve(each))) {
  const name = original.slice(original.lastIndexOf("/") + 1);
  const calls = await callsIn(original);
  const directory = mkdtempSync(join(tmpdir(), "recall-"));
  execFileSync("git", ["clone", "-q", original, directory]);
  const tests = new Set(calls.keys());
  const places = new Set([...calls.values()].flatMap((each) => [...each]));
  const wanted = shuffled([...places].sort(), Number(values.seed)).filter(
    (place) => !tests.has(place.slice(0, place.lastIndexOf(":"))),
  );
  const repository = await Repository.open(directory);
  const base = await repository.resolveCommit("HEAD");
  let [asked, found, all, listed, milliseconds] = [0, 0, 0, 0, 0];
  const missed = new Map<string, string[]>();
  for (const place of wanted) {
    if (asked >= Number(values.sample)) break;
    const colon = place.lastIndexOf(":");
    const [path, line] = [place.slice(0, colon), Number(place.slice(colon + 1))];
    const file = join(directory, path);
    if (!existsSync(file) || /(?:^|\/)tests?\//.test(path)) continue;
    const text = readFileSync(file, "utf8");
    const edited = changed(path, text.split("\n"), line);
    if (edited === undefined) continue;
    writeFileSync(file, edited);
    const started = performance.now();
    const { testsToRun, changes, timings } = await review({
      repository,
      base,
      head: undefined,
      logger: SILENT_LOGGER,
      progress: NO_PROGRESS,
    });
    milliseconds += timings.find(({ phase }) => phase === "tests")?.milliseconds ?? performance.now() - started;
    writeFileSync(file, text);
    if (changes.length === 0) continue;
    asked++;
    const truth = [...calls].filter(([, called]) => called.has(place)).map(([test]) => test);
    const lacking = truth.filter((test) => !testsToRun.includes(test));
    found += truth.length - lacking.length;
    all += truth.length;
    listed += testsToRun.length;
    if (lacking.length > 0)
      missed.set(`${changes[0]?.id} (${truth.length} call it, ${testsToRun.length} listed)`, lacking);
  }
  const share = (listed / asked / tests.size).toFixed(2);
  console.log(
    `${name}: ${asked} changes, recall ${(found / all).toFixed(3)} (${found} of ${all}), a list is ${share} of ${tests.size} test files, ${Math.round(milliseconds / asked)} ms each`,
  );
  for (const [change, lacking] of values.verbose ? missed : [...missed].slice(0, 12))
    console.log(
      `    ${change}: lacks ${lacking.slice(0, 4).join(" ")}${lacking.length > 4 ? ` and ${lacking.length - 4} more` : ""}`,
    );
  rmSync(directory, { recursive: true, force: true });
}
