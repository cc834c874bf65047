/**
 * Compares the facts of every file of CPython's standard library with the results of CPython's own parser.
 * Usage: node bench/python-truth.ts [--python EXECUTABLE] [--lib DIR] [--verbose]
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { extractPython } from "../src/languages/python/extract.ts";
import type { FileFacts } from "../src/model/facts.ts";

interface Truth {
  readonly path: string;
  readonly skipped?: string;
  readonly encoding: "utf8" | "latin1";
  readonly definitions: readonly (readonly [string, string, number, number])[];
  readonly references: readonly (readonly [string, number])[];
  readonly insideFormatStrings: readonly (readonly [string, number])[];
  readonly imports: readonly (readonly [string, string, string, number])[];
}

const REFERENCE_BAR = 0.999;
const MAX_OUTPUT = 4 * 1024 ** 3;
const DEFINITION_KINDS = new Set(["function", "method", "class", "enum"]);

const args = process.argv.slice(2);
const option = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const python = option("--python") ?? "python3";
const isVerbose = args.includes("--verbose");
const lib = option("--lib") ?? standardLibrary();

function standardLibrary(): string {
  const script = "import sysconfig; print(sysconfig.get_paths()['stdlib'])";
  return execFileSync(python, ["-c", script], { encoding: "utf8" }).trim();
}

function pythonFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".py"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}site-packages${path.sep}`))
    .sort();
}

class Comparison {
  expected = 0;
  found = 0;
  common = 0;
  readonly title: string;

  constructor(title: string) {
    this.title = title;
  }

  /** Compares and counts two multisets of keys. Shows up to three differences for each file. */
  add(file: string, expected: readonly string[], found: readonly string[]): void {
    const left = new Map<string, number>();
    for (const key of expected) left.set(key, (left.get(key) ?? 0) + 1);
    const extra: string[] = [];
    for (const key of found) {
      const count = left.get(key) ?? 0;
      if (count > 0) {
        left.set(key, count - 1);
        this.common++;
      } else extra.push(key);
    }
    this.expected += expected.length;
    this.found += found.length;
    const missing = [...left].filter(([, count]) => count > 0).map(([key]) => key);
    if (isVerbose && extra.length + missing.length > 0) {
      console.log(
        `${this.title} ${file}: missing ${missing.length} [${missing.slice(0, 3)}] extra ${extra.length} [${extra.slice(0, 3)}]`,
      );
    }
  }

  get recall(): number {
    return this.common / Math.max(1, this.expected);
  }
  get precision(): number {
    return this.common / Math.max(1, this.found);
  }

  report(): void {
    const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;
    console.log(
      `${this.title}: expected ${this.expected}, found ${this.found}, recall ${percent(this.recall)}, precision ${percent(this.precision)}`,
    );
  }
}

function importKeys(facts: FileFacts): string[] {
  return facts.imports
    .filter((entry) => entry.kind !== "dynamic")
    .map((entry) => [entry.module, entry.name, entry.alias, entry.line].join(" "));
}

const files = pythonFiles(lib);
const output = execFileSync(python, ["-W", "ignore", path.join(import.meta.dirname, "python-truth.py")], {
  input: files.join("\n"),
  encoding: "utf8",
  maxBuffer: MAX_OUTPUT,
});
const truths = output
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Truth);
const parsed = truths.filter((truth) => truth.skipped === undefined);
const texts = parsed.map((truth) => readFileSync(truth.path, truth.encoding));

const definitions = new Comparison("definitions");
const references = new Comparison("references");
const formatted = new Comparison("references inside f-strings");
const imports = new Comparison("imports");
let withErrors = 0;
parsed.forEach((truth, index) => {
  const facts = extractPython(texts[index] as string);
  const file = path.relative(lib, truth.path);
  if (facts.errors.length > 0) {
    withErrors++;
    if (isVerbose) console.log(`errors ${file}: ${JSON.stringify(facts.errors.slice(0, 2))}`);
  }
  definitions.add(
    file,
    truth.definitions.map((definition) => definition.join(" ")),
    facts.definitions
      .filter((entry) => DEFINITION_KINDS.has(entry.kind))
      .map((entry) => [entry.qualname, entry.kind, entry.startLine, entry.endLine].join(" ")),
  );
  const found = facts.references.map((entry) => `${entry.name} ${entry.line}`);
  references.add(
    file,
    truth.references.map((entry) => entry.join(" ")),
    found,
  );
  const inFormatStrings = truth.insideFormatStrings.map((entry) => entry.join(" "));
  const lookup = new Set(found);
  formatted.add(
    file,
    inFormatStrings,
    inFormatStrings.filter((key) => lookup.has(key)),
  );
  imports.add(
    file,
    truth.imports.map((entry) => entry.join(" ")),
    importKeys(facts),
  );
});

const megabytes = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;
console.log(
  `${parsed.length} files (${megabytes.toFixed(1)} MB), ${truths.length - parsed.length} skipped, ${withErrors} with errors reported`,
);
for (const comparison of [definitions, references, formatted, imports]) comparison.report();

/** The number of rounds. The best time counts, so that other processes on the machine do not matter. */
const ROUNDS = 3;
const times = texts.map(() => Number.POSITIVE_INFINITY);
let seconds = Number.POSITIVE_INFINITY;
for (let round = 0; round < ROUNDS; round++) {
  const cpu = process.cpuUsage();
  texts.forEach((text, index) => {
    const start = performance.now();
    extractPython(text);
    times[index] = Math.min(times[index] as number, performance.now() - start);
  });
  const used = process.cpuUsage(cpu);
  seconds = Math.min(seconds, (used.user + used.system) / 1e6);
}
times.sort((a, b) => a - b);
const quantile = (share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] as number).toFixed(2);
console.log(
  `warm: ${seconds.toFixed(2)} s CPU, ${(megabytes / seconds).toFixed(1)} MB/s; per file: median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, p99.9 ${quantile(0.999)} ms`,
);

const isExact =
  definitions.recall === 1 && definitions.precision === 1 && imports.recall === 1 && imports.precision === 1;
const isClose = references.recall >= REFERENCE_BAR && references.precision >= REFERENCE_BAR;
if (!isExact || !isClose) {
  console.error("below the bar");
  process.exitCode = 1;
}
