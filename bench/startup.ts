/** Measures the fixed costs for a user: the size of `dist/`, and the time of `--help` from a copy of it in an empty folder. */
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median, run } from "./lib/process.ts";

const ROUNDS = 9;
const BARS = { megabytes: 12, helpMs: 150 };
const DIST = fileURLToPath(new URL("../dist", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "llmc-nav-startup-"));
cpSync(DIST, join(folder, "dist"), { recursive: true });
const megabytes = sizeOf(DIST) / 1e6;
console.log(`dist/: ${megabytes.toFixed(1)} MB (bar ${BARS.megabytes})`);
let isBelow = megabytes > BARS.megabytes;
// The Node that runs this bench, and all others given as arguments.
for (const node of [process.execPath, ...process.argv.slice(2)]) {
  const version = (await run(node, ["--version"], folder)).stdout.trim();
  const empty: number[] = [];
  const help: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    empty.push((await run(node, ["-e", "0"], folder)).seconds * 1000);
    help.push((await run(node, ["dist/cli/index.js", "--help"], folder)).seconds * 1000);
  }
  isBelow ||= median(help) > BARS.helpMs;
  console.log(
    `${version}: --help ${median(help).toFixed(0)} ms (bar ${BARS.helpMs}), node alone ${median(empty).toFixed(0)} ms`,
  );
}
rmSync(folder, { recursive: true });
process.exitCode = isBelow ? 1 : 0;

function sizeOf(path: string): number {
  const stat = statSync(path);
  return stat.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : stat.size;
}
