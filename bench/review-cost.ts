/**
 * Measures a review that runs from the sources: seconds, processor time and peak memory, with nothing stored and with facts stored.
 * Usage: node bench/review-cost.ts REPOSITORY BASE HEAD [BAR_MB]
 * The repository's `.llmc/cache` is removed first. With BAR_MB, the bench fails if a run needs more memory.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describeRun, measure, SOURCE_CLI } from "./lib/measured-cli.ts";

const [repository, base, head, bar = "Infinity"] = process.argv.slice(2);
if (repository === undefined || base === undefined || head === undefined) {
  throw new Error("usage: review-cost.ts REPOSITORY BASE HEAD [BAR_MB]");
}
rmSync(join(repository, ".llmc", "cache"), { recursive: true, force: true });
for (const title of ["review, nothing stored", "review, facts stored"]) {
  const run = measure(SOURCE_CLI, repository, "review", "--base", base, "--head", head, "--format", "json");
  const { files_changed, changes, broken } = JSON.parse(run.stdout);
  console.log(describeRun(title, run));
  console.log(`  ${files_changed} changed files, ${changes.length} changes and ${broken.length} broken uses listed`);
  if (run.megabytes > Number(bar)) process.exitCode = 1;
}
