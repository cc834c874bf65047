/**
 * Checks whether reviews are right in every language, with clones of public repositories:
 *
 *   node bench/review-languages.ts [--commits 300] [--renames 40] [--cli dist/cli/index.js] CLONE…
 *
 * False alarms: the last commits are reviewed as one change. The code of a public project works, so a use that is reported as broken most
 * likely is not broken; each one is printed, so that a person can judge it. Missed uses: definitions with unique names are renamed in a
 * copy, but their uses are not. The review must report every use of which where-used is sure.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { describeRun, measure } from "./lib/measured-cli.ts";
import { shuffled } from "./lib/random.ts";

const SEED = 9;
const RENAMED_AT_ONCE = 10;
const FILES_AT_ONCE = 500;
const SHORTEST_NAME = 4;
const KINDS: ReadonlySet<string> = new Set(["function", "method", "class", "interface", "enum"]);

interface Place {
  readonly path: string;
  readonly line: number;
}

interface Definition extends Place {
  readonly qualname: string;
  readonly name: string;
  readonly column: number;
}

interface Broken extends Place {
  readonly confidence: string;
  readonly text: string;
  readonly message: string;
}

const { values, positionals } = parseArgs({
  options: {
    commits: { type: "string", default: "300" },
    renames: { type: "string", default: "40" },
    cli: { type: "string", default: "dist/cli/index.js" },
  },
  allowPositionals: true,
});
const cli = resolve(values.cli);
for (const clone of positionals) await study(resolve(clone));

async function study(clone: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "llmc-nav-languages-"));
  try {
    const copy = join(work, basename(clone));
    execFileSync("git", ["clone", "-q", "--local", clone, copy]);
    if (Number(values.commits) > 0) countAlarms(copy);
    if (Number(values.renames) > 0) countMissed(copy, work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function countAlarms(copy: string): void {
  const run = measure(cli, copy, "review", "--base", `HEAD~${values.commits}`, "--json");
  const { broken, changes } = JSON.parse(run.stdout) as { broken: Broken[]; changes: unknown[] };
  const exact = broken.filter(({ confidence }) => confidence === "exact").length;
  const found = `${changes.length} changes, ${exact} exact and ${broken.length - exact} likely called broken`;
  console.log(`${describeRun(`${basename(copy)}: ${values.commits} commits`, run)}  ${found}`);
  for (const { confidence, path, line, text, message } of broken) {
    console.log(`  ${confidence} ${path}:${line} ${message} | ${text}`);
  }
}

function countMissed(copy: string, work: string): void {
  const sample = usedDefinitions(copy, work);
  let uses = 0;
  let found = 0;
  for (let at = 0; at < sample.length; at += RENAMED_AT_ONCE) {
    const batch = sample.slice(at, at + RENAMED_AT_ONCE);
    for (const { definition } of batch) rename(copy, definition);
    const { stdout } = measure(cli, copy, "review", "--base", "HEAD", "--work-tree", "--json");
    const broken = new Set((JSON.parse(stdout).broken as Broken[]).map(placeKey));
    for (const { definition, places } of batch) {
      const missed = places.filter((place) => !broken.has(placeKey(place)));
      uses += places.length;
      found += places.length - missed.length;
      for (const { path, line } of missed) console.log(`  missed ${definition.qualname} at ${path}:${line}`);
    }
    execFileSync("git", ["-C", copy, "checkout", "-q", "."]);
  }
  console.log(`${basename(copy)}: ${sample.length} renamed, ${found} of ${uses} uses called broken`);
}

/** Definitions with unique names, and the places that certainly use them. */
function usedDefinitions(copy: string, work: string) {
  // Only one definition of each file: if a class and its method are both renamed, the missing class hides the missing method.
  const oneOfEach = new Map(shuffled(uniqueDefinitions(copy), SEED).map((each) => [each.path, each]));
  const candidates = [...oneOfEach.values()].slice(0, 4 * Number(values.renames));
  const questions = candidates.map(({ name, path, line }) => ({ symbol: name, def_file: path, def_line: line }));
  const file = join(work, "questions.jsonl");
  writeFileSync(file, questions.map((each) => `${JSON.stringify(each)}\n`).join(""));
  const answers = measure(cli, copy, "where-used", "--batch", file).stdout.trim().split("\n");
  const used = candidates.map((definition, at) => ({
    definition,
    places: surePlaces(JSON.parse(answers[at] ?? "{}").refs ?? []),
  }));
  return used.filter(({ places }) => places.length > 0).slice(0, Number(values.renames));
}

function surePlaces(refs: readonly { file: string; line: number; role: string; confidence: string }[]): Place[] {
  return refs.filter(({ confidence }) => confidence === "exact").map(({ file, line }) => ({ path: file, line }));
}

function uniqueDefinitions(copy: string): Definition[] {
  const files = execFileSync("git", ["-C", copy, "ls-files", "-sz"], { encoding: "utf8" })
    .split("\0")
    .flatMap(codePath);
  const definitions: Definition[] = [];
  const times = new Map<string, number>();
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    const { stdout } = measure(cli, copy, "facts", "--json", ...files.slice(at, at + FILES_AT_ONCE));
    for (const text of stdout.trim().split("\n")) {
      const facts = JSON.parse(text);
      for (const { qualname, kind, name_line, name_column } of facts.definitions) {
        const name = qualname.split(/[.#]|::/).at(-1);
        times.set(name, (times.get(name) ?? 0) + 1);
        if (!KINDS.has(kind) || name.length < SHORTEST_NAME) continue;
        definitions.push({ path: facts.path, line: name_line, column: name_column, qualname, name });
      }
    }
  }
  return definitions.filter(({ name }) => times.get(name) === 1);
}

/** The path of an entry of git's index, if the entry is a file with code. */
function codePath(entry: string): string[] {
  const [, path = ""] = entry.startsWith("100") ? entry.split("\t") : [];
  return /\.(?:py|[cm]?[jt]sx?|go|rs|java|kt|cs|php|rb|c|h|cc|cpp|hpp|sh|zsh|vue|lua|dart|scala)$/.test(path)
    ? [path]
    : [];
}

function rename(copy: string, { path, line, column, name }: Definition): void {
  const file = join(copy, path);
  const lines = readFileSync(file, "utf8").split("\n");
  const text = lines[line - 1] ?? "";
  if (!text.startsWith(name, column - 1)) throw new Error(`${path}:${line} does not define ${name}`);
  lines[line - 1] = `${text.slice(0, column - 1)}${name}Anew${text.slice(column - 1 + name.length)}`;
  writeFileSync(file, lines.join("\n"));
}

function placeKey({ path, line }: Place): string {
  return `${path}:${line}`;
}
