/**
 * Reviews real commits and prints every use that the review reports as broken. Each commit is compared with its first parent. Merged
 * commits mostly compile, so a person must check whether each report is a real breakage or false.
 * Usage: node bench/history.ts REPOSITORY COUNT [SKIP]
 * Reviews COUNT commits that change code, starting with the newest, after leaving out SKIP commits.
 */
import { execFileSync } from "node:child_process";
import { Repository } from "../src/git/repository.ts";
import { review } from "../src/review/review.ts";
import { NO_PROGRESS } from "../src/util/progress.ts";

const SILENT = { warn() {}, info() {}, debug() {} };
const CODE = /\.(?:py|[cm]?[jt]sx?|go|java|kts?|rs|cs|c|cc|cpp|h|hpp|rb|php|lua|dart|scala|sh)$/;

const [directory, count, skip = "0"] = process.argv.slice(2);
if (directory === undefined || count === undefined) throw new Error("usage: history.ts REPOSITORY COUNT [SKIP]");
const git = (...args: string[]) =>
  execFileSync("git", ["-C", directory, ...args], { encoding: "utf8", maxBuffer: 2 ** 28 }).trim();
const repository = await Repository.open(directory);
const totals = { commits: 0, exact: 0, likely: 0, throughImport: 0, seconds: 0 };
const started = performance.now();
for (const line of git("log", "--no-merges", "--format=%H %P", "-n", String(Number(count) * 4 + Number(skip))).split(
  "\n",
)) {
  const [head = "", base] = line.split(" ");
  if (totals.commits >= Number(count) + Number(skip)) break;
  if (
    base === undefined ||
    !git("diff", "--name-only", base, head)
      .split("\n")
      .some((path) => CODE.test(path))
  )
    continue;
  if (totals.commits++ < Number(skip)) continue;
  const { broken } = await review({ repository, base, head, logger: SILENT, progress: NO_PROGRESS });
  for (const { path, line: at, text, message, confidence, isThroughImport } of broken) {
    if (isThroughImport) totals.throughImport++;
    else if (confidence !== "possible") {
      totals[confidence]++;
      console.log(`${head.slice(0, 10)} ${confidence} ${path}:${at} ${message} | ${text}`);
    }
  }
}
totals.commits -= Number(skip);
totals.seconds = Math.round((performance.now() - started) / 1000);
console.log(directory, JSON.stringify(totals));
