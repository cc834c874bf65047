/**
 * Checks what a review reports for single mutations of a real repository. The language's compiler is the judge.
 * Usage: node bench/mutations.ts LANGUAGE REPO_DIR [COUNT] [SEED] [--only KIND] [--minutes N] [--json FILE]
 * REPO_DIR is a clean checkout that compiles, or nearly compiles: only diagnostics that a mutation adds count. The truth is every line that
 * contains the mutated name and gets a new diagnostic about it. A claim (`exact` or `likely`, not through an import) is right if the
 * compiler has a new diagnostic for its line. Every missed line and every false claim is printed; FILE gets every verdict.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { Repository } from "../src/git/repository.ts";
import { review } from "../src/review/review.ts";
import { NO_PROGRESS } from "../src/util/progress.ts";
import { shuffled } from "./lib/random.ts";
import { findTargets } from "./mutations/find-targets.ts";
import { isEnd, judgeOf } from "./mutations/judges.ts";
import { mutateFile, mutateTarget } from "./mutations/make-mutation.ts";
import { MUTATION_KINDS, type Mutation, NOT_JUDGED } from "./mutations/mutation.ts";
import { judged, type Verdict } from "./mutations/score.ts";
import { readSources, type Sources } from "./mutations/sources.ts";
import { type Finding, newOnes } from "./review-engines.ts";

const SILENT = { warn() {}, info() {}, debug() {} };
const ENV = {
  ...process.env,
  GIT_AUTHOR_NAME: "b",
  GIT_AUTHOR_EMAIL: "b@b",
  GIT_COMMITTER_NAME: "b",
  GIT_COMMITTER_EMAIL: "b@b",
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, minutes: { type: "string" }, json: { type: "string" } },
});
const [language, origin, count = "80", seed = "1"] = positionals;
const { only } = values;
const end = performance.now() + Number(values.minutes ?? 600) * 60_000;
const judge = language && judgeOf(language);
if (!language || !origin || !judge)
  throw new Error("usage: mutations.ts LANGUAGE REPO_DIR [COUNT] [SEED] [--only KIND] [--minutes N] [--json FILE]");

const directory = realpathSync(mkdtempSync(join(tmpdir(), "mutations-")));
const git = (...args: string[]) =>
  execFileSync("git", ["-C", directory, ...args], { env: ENV, encoding: "utf8" }).trim();
execFileSync("git", ["clone", "-q", origin, directory]);
const base = git("rev-parse", "HEAD");
const repository = await Repository.open(directory);
const sources = await readSources(directory, language);
// C headers count as C++ here. Every other file is judged only by the compiler of its language.
const judgedPaths = language === "c" || language === "cpp" ? /./ : new RegExp(`\\.(?:${extensionsOf(sources)})$`);
const clean = judge(directory, []);
// If a compiler gives up on a file before any change, it also reports nothing about the file after the change.
const notRead = clean.filter(isEnd).map((each) => ({ ...each, line: 0, text: "not judged" }));
console.log(`${sources.files.length} files, ${clean.length} diagnostics before`);

const totals = new Map<string, { found: number; missed: number; right: number; wrong: number }>();
const verdicts: object[] = [];
let made = 0;
let tried = 0;
for (const mutation of mutationsOf(sources, Number(seed))) {
  if (made >= Number(count) || tried >= Number(count) * 3 || performance.now() > end) break;
  tried++;
  const verdict = await examine(mutation);
  if (verdict === undefined) continue;
  if (verdict.found.length + verdict.missed.length + verdict.claims.length > 0) made++;
  add(mutation, verdict);
  verdicts.push({ kind: mutation.kind, where: mutation.where, ...verdict });
}
if (values.json) writeFileSync(values.json, JSON.stringify({ language, origin, base, verdicts }, undefined, 1));
rmSync(directory, { recursive: true });
console.log(`${made} mutations with a claim or a breakage, of ${tried}`);
for (const [group, { found, missed, right, wrong }] of [...totals].sort()) {
  const recall = found + missed > 0 ? `recall ${share(found, found + missed)}` : "";
  console.log(`${group}: precision ${share(right, right + wrong)} ${recall}`);
}

function extensionsOf({ files }: Sources): string {
  return [...new Set(files.map(({ path }) => path.slice(path.lastIndexOf(".") + 1)))].join("|");
}

/** Mutations in an order in which the kinds alternate. */
function* mutationsOf(all: Sources, order: number): Generator<Mutation> {
  const targets = findTargets(all);
  const queues = MUTATION_KINDS.filter((kind) => only === undefined || kind === only).map((kind, index) =>
    kind.endsWith("_file")
      ? shuffled(all.files, order + index).map((file) => () => mutateFile(kind, file, all))
      : shuffled(targets, order + index).map((target) => () => mutateTarget(kind, target)),
  );
  while (queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      let mutation: Mutation | undefined;
      while (!mutation && queue.length > 0) mutation = queue.shift()?.();
      if (mutation) yield mutation;
    }
  }
}

async function examine(mutation: Mutation): Promise<Verdict | undefined> {
  if (!judge) return undefined;
  for (const [path, text] of mutation.files) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    if (text === undefined) rmSync(join(directory, path));
    else writeFileSync(join(directory, path), text);
  }
  git("add", "-A");
  git("commit", "-qm", "mutation");
  const head = git("rev-parse", "HEAD");
  const all = judge(directory, mutation.kind.endsWith("_file") ? [] : mutation.names);
  const isSilent = ({ line, text }: Finding) => line === 0 || text === NOT_JUDGED;
  const said = all.filter((each) => !isSilent(each));
  const news = [...newOnes(clean, said), ...all.filter(isSilent), ...notRead];
  const { broken } = await review({ repository, base, head, logger: SILENT, progress: NO_PROGRESS });
  const linesOf = (path: string) =>
    existsSync(join(directory, path)) ? readFileSync(join(directory, path), "utf8").split("\n") : [];
  const verdict = judged(mutation, news, broken, linesOf, (path) => judgedPaths.test(path));
  git("reset", "-q", "--hard", base);
  return verdict;
}

function add(mutation: Mutation, { claims, found, missed }: Verdict): void {
  const wrong = claims.filter(({ isRight }) => !isRight);
  if (missed.length + wrong.length > 0) console.log(`${mutation.kind} ${mutation.where}`);
  for (const each of missed) console.log(`  missed ${each}`);
  for (const { place, level, text } of wrong) console.log(`  false ${place} (${level}) ${text}`);
  const right = claims.length - wrong.length;
  const counts = { found: found.length, missed: missed.length, right, wrong: wrong.length };
  countIn(mutation.kind, counts);
  if (!mutation.kind.endsWith("_file")) countIn("all but files", counts);
  countIn("all", counts);
  for (const level of ["exact", "likely"] as const) {
    const own = claims.filter((each) => each.level === level);
    const ownRight = own.filter(({ isRight }) => isRight).length;
    countIn(`confidence ${level}`, { found: 0, missed: 0, right: ownRight, wrong: own.length - ownRight });
  }
}

function countIn(group: string, more: { found: number; missed: number; right: number; wrong: number }): void {
  const sum = totals.get(group) ?? { found: 0, missed: 0, right: 0, wrong: 0 };
  sum.found += more.found;
  sum.missed += more.missed;
  sum.right += more.right;
  sum.wrong += more.wrong;
  totals.set(group, sum);
}

function share(part: number, whole: number): string {
  return `${whole > 0 ? (part / whole).toFixed(3) : "–"} (${part}/${whole})`;
}
