/**
 * Measures how the bundled command line extracts CPython's library: with nothing stored, with everything stored, and with one file
 * changed, as a ratio to `ctags -R` (universal-ctags) in the same run; and the peak memory for a repository given as an argument.
 *
 *   node bench/extraction.ts [REPOSITORY]
 */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pythonLibraryRepository } from "./lib/corpus.ts";
import { median, run } from "./lib/process.ts";

const ROUNDS = 3;
const BARS = { cold: 3, warm: 0.5, changed: 0.5, peakMegabytes: 500 };
const CLI = fileURLToPath(new URL("../dist/cli/index.js", import.meta.url));

const repository = pythonLibraryRepository();
const facts = (directory: string) => run(process.execPath, [CLI, "facts", "--json"], directory);
const times: Record<"ctags" | "cold" | "warm" | "changed", number[]> = { ctags: [], cold: [], warm: [], changed: [] };
const changedFile = join(repository, "Lib/argparse.py");
const original = readFileSync(changedFile);
for (let round = 0; round < ROUNDS; round++) {
  times.ctags.push(
    (await run("ctags", ["-R", "-f", join(tmpdir(), "llmc-nav-bench", "tags"), "Lib"], repository)).seconds,
  );
  rmSync(join(repository, ".llmc"), { recursive: true, force: true });
  times.cold.push((await facts(repository)).seconds);
  times.warm.push((await facts(repository)).seconds);
  appendFileSync(changedFile, `\n\ndef added_${round}():\n    pass\n`);
  times.changed.push((await facts(repository)).seconds);
  writeFileSync(changedFile, original);
}
const ctags = median(times.ctags);
console.log(`ctags -R: ${ctags.toFixed(2)} s`);
let isBelow = false;
for (const name of ["cold", "warm", "changed"] as const) {
  const ratio = median(times[name]) / ctags;
  isBelow ||= ratio > BARS[name];
  console.log(`facts, ${name}: ${median(times[name]).toFixed(2)} s, ${ratio.toFixed(2)} x ctags (bar ${BARS[name]})`);
}
const [, , other] = process.argv;
if (other !== undefined) {
  rmSync(join(other, ".llmc"), { recursive: true, force: true });
  const cold = await facts(other);
  isBelow ||= cold.peakMegabytes > BARS.peakMegabytes;
  console.log(
    `${other}: ${cold.seconds.toFixed(2)} s cold, peak ${cold.peakMegabytes.toFixed(0)} MB (bar ${BARS.peakMegabytes})`,
  );
}
process.exitCode = isBelow ? 1 : 0;
