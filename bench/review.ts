/**
 * What a change breaks, against type-aware engines: for real commits that delete, rename or change signatures, the uses that
 * pyright or the TypeScript compiler report as newly unresolved, head compared with base.
 * Usage: node bench/review.ts COMMITS.json MIRROR_DIR ENGINES_DIR [FIRST [COUNT]]
 * COMMITS.json lists `{repo, language, commit, files}`; MIRROR_DIR holds bare clones as `owner+name/repo`; ENGINES_DIR has
 * `node_modules` with pyright and typescript. With `files`, head is base with only these files of the commit: the definitions
 * changed and their users were left behind, which is what a review is there to find.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { review } from "../src/review/review.ts";
import { NO_PROGRESS } from "../src/util/progress.ts";

interface Case {
  readonly repo: string;
  readonly language: "py" | "ts";
  readonly commit: string;
  readonly files?: readonly string[];
}
interface Finding {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

const PYRIGHT_RULES = new Set([
  "reportAttributeAccessIssue",
  "reportUndefinedVariable",
  "reportMissingImports",
  "reportCallIssue",
]);
/** Names, members and modules that are not there, members that are private, and calls with a wrong number of arguments. */
const TYPESCRIPT_CODES =
  /error TS(?:1192|2304|2305|2306|2307|2339|2341|2459|2460|2503|2551|2552|2554|2555|2561|2613|2614|2694|2724):/;
const ENV = {
  ...process.env,
  GIT_AUTHOR_NAME: "b",
  GIT_AUTHOR_EMAIL: "b@b",
  GIT_COMMITTER_NAME: "b",
  GIT_COMMITTER_EMAIL: "b@b",
};

const SILENT = { warn() {}, info() {}, debug() {} };

const [list, mirrors, engines, first = "0", count = "1000"] = process.argv.slice(2);
if (list === undefined || mirrors === undefined || engines === undefined) {
  throw new Error("usage: review.ts COMMITS.json MIRROR_DIR ENGINES_DIR [FIRST [COUNT]]");
}
const cases: Case[] = JSON.parse(readFileSync(list, "utf8"));
const totals = { truth: 0, found: 0, said: 0, right: 0 };
for (const each of cases.slice(Number(first), Number(first) + Number(count))) await measure(each, mirrors, engines);
console.log(`recall ${rate(totals.found, totals.truth)}, precision ${rate(totals.right, totals.said)}`, totals);

async function measure(each: Case, mirrorDir: string, engineDir: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "review-bench-"));
  try {
    const clone = join(work, "clone");
    const git = (...args: string[]) =>
      execFileSync("git", ["-C", clone, ...args], { encoding: "utf8", env: ENV }).trim();
    execFileSync("git", ["clone", "-q", "--shared", "--no-checkout", join(mirrorDir, each.repo, "repo"), clone]);
    const base = git("rev-parse", `${each.commit}^`);
    git("checkout", "-q", base);
    const before = diagnose(each, clone, engineDir);
    for (const path of each.files ?? []) git("checkout", each.commit, "--", path);
    if (each.files === undefined) git("checkout", "-q", each.commit);
    else git("commit", "-q", "--no-verify", "-m", "definitions only");
    const head = git("rev-parse", "HEAD");
    const isKnownAtBase = ({ text }: Finding) => {
      const name = /["'](?:.*[./])?([\w$]+)(?:\.\w+)?["']/.exec(text)?.[1];
      return name === undefined || spawnSync("git", ["-C", clone, "grep", "-qw", name, base]).status === 0;
    };
    // What base never had cannot have been lost: the rest of a commit that is left behind may have brought it.
    const truth = newOnes(before, diagnose(each, clone, engineDir)).filter(isKnownAtBase);
    const result = await review({ directory: clone, base, head, logger: SILENT, progress: NO_PROGRESS });
    const said = result.broken.filter(({ confidence }) => confidence === "exact");
    const own = said.filter(({ isThroughImport }) => !isThroughImport);
    const missed = truth.filter((one) => !said.some((use) => isSame(one, use)));
    const wrong = own.filter((use) => !truth.some((one) => isSame(one, use)));
    totals.truth += truth.length;
    totals.found += truth.length - missed.length;
    totals.said += own.length;
    totals.right += own.length - wrong.length;
    const likely = result.broken.length - said.length;
    console.log(
      `${each.repo} ${each.commit.slice(0, 10)}: ${truth.length} reported, ${missed.length} missed, ${own.length} said, ${wrong.length} wrong, ${likely} likely`,
    );
    for (const { path, line, text } of missed.slice(0, 8))
      console.log(`  missed ${path}:${line} ${text.slice(0, 150)}`);
    for (const { path, line, message, text } of wrong.slice(0, 8))
      console.log(`  wrong  ${path}:${line} ${message} | ${text}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The same line; a module that is gone is reported at its name, and said of the names imported from it. */
function isSame(one: Finding, use: { readonly path: string; readonly line: number; readonly role: string }): boolean {
  if (one.path !== use.path) return false;
  const isModule = /could not be resolved|Cannot find module|TS2307/.test(one.text);
  const distance = Math.abs(use.line - one.line);
  return one.line === use.line || (isModule && (use.role === "import" || use.role === "reexport") && distance <= 20);
}

function newOnes(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const left = new Map<string, number>();
  for (const { path, text } of before) left.set(`${path} ${text}`, (left.get(`${path} ${text}`) ?? 0) + 1);
  return after.filter(({ path, text }) => {
    const known = left.get(`${path} ${text}`) ?? 0;
    left.set(`${path} ${text}`, known - 1);
    return known <= 0;
  });
}

function diagnose({ language }: Case, directory: string, engineDir: string): Finding[] {
  return language === "py" ? diagnosePython(directory, engineDir) : diagnoseTypescript(directory, engineDir);
}

function diagnosePython(directory: string, engineDir: string): Finding[] {
  const config = join(directory, "pyrightconfig.json");
  writeFileSync(config, JSON.stringify({ typeCheckingMode: "basic", pythonVersion: "3.12", extraPaths: ["src"] }));
  const program = join(engineDir, "node_modules", "pyright", "index.js");
  const { stdout } = spawnSync(process.execPath, [program, "--outputjson"], {
    cwd: directory,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  rmSync(config);
  const { generalDiagnostics } = JSON.parse(stdout);
  return generalDiagnostics.flatMap(
    (each: { file: string; rule?: string; message: string; range: { start: { line: number } } }) =>
      PYRIGHT_RULES.has(each.rule ?? "")
        ? [{ path: relative(directory, each.file), line: each.range.start.line + 1, text: each.message }]
        : [],
  );
}

function diagnoseTypescript(directory: string, engineDir: string): Finding[] {
  const program = join(engineDir, "node_modules", "typescript", "bin", "tsc");
  const project = join(directory, "tsconfig.review-bench.json");
  const options = {
    noEmit: true,
    // The repository's own settings may extend packages that are not installed here.
    target: "esnext",
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "preserve",
    composite: false,
    incremental: false,
    skipLibCheck: true,
    types: [],
    allowImportingTsExtensions: true,
    strict: false,
  };
  writeFileSync(
    project,
    JSON.stringify({
      compilerOptions: options,
      include: ["**/*.ts", "**/*.tsx"],
      exclude: ["**/node_modules", "**/deno_dist"],
    }),
  );
  const { stdout } = spawnSync(process.execPath, [program, "-p", project, "--pretty", "false"], {
    cwd: directory,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  rmSync(project);
  return stdout.split("\n").flatMap((line) => {
    const match = /^(.+?)\((\d+),\d+\): (.*)$/.exec(line);
    return match && TYPESCRIPT_CODES.test(match[3] ?? "")
      ? [{ path: match[1] ?? "", line: Number(match[2]), text: match[3] ?? "" }]
      : [];
  });
}

function rate(part: number, whole: number): string {
  return whole === 0 ? "-" : (part / whole).toFixed(3);
}
