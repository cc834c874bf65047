/**
 * Compares reviews with type-aware engines: for real commits that delete or rename symbols or change signatures, a review should report
 * the uses that pyright or the TypeScript compiler cannot resolve at head, but can resolve at base.
 * Usage: node bench/review.ts COMMITS.json MIRROR_DIR ENGINES_DIR [FIRST [COUNT]]
 * COMMITS.json lists `{repo, language, commit, files}`; MIRROR_DIR contains bare clones as `owner+name/repo`; ENGINES_DIR contains
 * `node_modules` with pyright and typescript, and stores their answers. With `files`, head is base with only these files of the
 * commit: the definitions changed, but their users did not, which is what a review must find.
 * `review-scope.ts` decides which diagnostics are losses of the repository; the others are counted separately.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Repository } from "../src/git/repository.ts";
import { review } from "../src/review/review.ts";
import { NO_PROGRESS } from "../src/util/progress.ts";
import { diagnose, type EngineLanguage, type Finding, newOnes } from "./review-engines.ts";
import { isLoss } from "./review-scope.ts";

interface Case {
  readonly repo: string;
  readonly language: EngineLanguage;
  readonly commit: string;
  readonly files?: readonly string[];
}

const ENV = {
  ...process.env,
  GIT_AUTHOR_NAME: "b",
  GIT_AUTHOR_EMAIL: "b@b",
  GIT_COMMITTER_NAME: "b",
  GIT_COMMITTER_EMAIL: "b@b",
};
const SILENT = { warn() {}, info() {}, debug() {} };
const SHOWN = 8;

const [list, mirrors, engines, first = "0", count = "1000"] = process.argv.slice(2);
if (list === undefined || mirrors === undefined || engines === undefined) {
  throw new Error("usage: review.ts COMMITS.json MIRROR_DIR ENGINES_DIR [FIRST [COUNT]]");
}
const cases: Case[] = JSON.parse(readFileSync(list, "utf8"));
const totals = { commits: 0, truth: 0, found: 0, said: 0, right: 0, outside: 0, outsideFound: 0 };
for (const each of cases.slice(Number(first), Number(first) + Number(count))) await measure(each, mirrors, engines);
console.log(`recall ${rate(totals.found, totals.truth)}, precision ${rate(totals.right, totals.said)}`, totals);

async function measure(each: Case, mirrorDir: string, engineDir: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "review-bench-"));
  try {
    const clone = join(work, "clone");
    const { base, head, before, after } = checkOut(each, join(mirrorDir, each.repo, "repo"), clone, engineDir);
    const reported = newOnes(before, after);
    const truth = reported.filter((one) => isLoss(clone, base, head, one));
    const outside = reported.filter((one) => !truth.includes(one));
    const result = await review({
      repository: await Repository.open(clone),
      base,
      head,
      logger: SILENT,
      progress: NO_PROGRESS,
    });
    const said = result.broken.filter(({ confidence }) => confidence === "exact");
    const own = said.filter(({ isThroughImport }) => !isThroughImport);
    const missed = truth.filter((one) => !said.some((use) => isSame(one, use)));
    const wrong = own.filter((use) => !reported.some((one) => isSame(one, use)));
    totals.commits++;
    totals.truth += truth.length;
    totals.found += truth.length - missed.length;
    totals.said += own.length;
    totals.right += own.length - wrong.length;
    totals.outside += outside.length;
    totals.outsideFound += outside.filter((one) => said.some((use) => isSame(one, use))).length;
    const likely = result.broken.length - said.length;
    console.log(
      `${each.repo} ${each.commit.slice(0, 10)}: ${truth.length} reported, ${missed.length} missed, ${own.length} said, ${wrong.length} wrong, ${likely} likely, ${outside.length} outside`,
    );
    for (const one of missed.slice(0, SHOWN)) console.log(`  missed ${show(one)}`);
    for (const { path, line, message, text } of wrong.slice(0, SHOWN))
      console.log(`  wrong  ${path}:${line} ${message} | ${text}`);
    for (const one of outside.slice(0, SHOWN)) console.log(`  outside ${show(one)}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Makes the change in a clone and runs the engine on both sides. */
function checkOut({ repo, language, commit, files }: Case, mirror: string, clone: string, engineDir: string) {
  const git = (...args: string[]) => execFileSync("git", ["-C", clone, ...args], { encoding: "utf8", env: ENV }).trim();
  execFileSync("git", ["clone", "-q", "--shared", "--no-checkout", mirror, clone]);
  const base = git("rev-parse", `${commit}^`);
  git("checkout", "-q", base);
  const before = diagnose(language, clone, engineDir, `${repo}-${commit}-base`);
  for (const path of files ?? []) git("checkout", commit, "--", path);
  if (files === undefined) git("checkout", "-q", commit);
  else git("commit", "-q", "--no-verify", "-m", "definitions only");
  const after = diagnose(language, clone, engineDir, `${repo}-${commit}-head`);
  return { base, head: git("rev-parse", "HEAD"), before, after };
}

/** Whether a finding and a use are on the same line. For a missing module, the engine reports its name, a review the imported names. */
function isSame(one: Finding, use: { readonly path: string; readonly line: number; readonly role: string }): boolean {
  if (one.path !== use.path) return false;
  const isModule = /could not be resolved|Cannot find module|TS2307/.test(one.text);
  const distance = Math.abs(use.line - one.line);
  return one.line === use.line || (isModule && (use.role === "import" || use.role === "reexport") && distance <= 20);
}

function show({ path, line, text }: Finding): string {
  return `${path}:${line} ${text.replaceAll(/\s+/g, " ").slice(0, 150)}`;
}

function rate(part: number, whole: number): string {
  return whole === 0 ? "-" : (part / whole).toFixed(3);
}
