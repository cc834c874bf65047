import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Said } from "./collected.ts";
import type { Calls } from "./recall.ts";

/** The options that make a runner write its coverage to a folder as JSON. */
const COVERAGE = {
  jest: (to: string) => [
    "--coverage",
    "--coverageReporters=json",
    `--coverageDirectory=${to}`,
    "--coverageThreshold={}",
  ],
  vitest: (to: string) => [
    "--coverage.enabled",
    "--coverage.provider=istanbul",
    "--coverage.reporter=json",
    `--coverage.reportsDirectory=${to}`,
    "--coverage.reportOnFailure",
  ],
} as const;

export type IstanbulRunner = keyof typeof COVERAGE;

/**
 * Finds which functions each test file calls: runs every test file of jest or vitest by itself with the counters of istanbul. Functions
 * that run while modules are loaded cannot be distinguished and count as well.
 */
export function istanbulCalls(directory: string, files: readonly Said[], runner: IstanbulRunner): Calls {
  const calls = new Map<string, Set<string>>();
  for (const { path: file, commands } of files) {
    const scratch = mkdtempSync(join(tmpdir(), "istanbul-calls-"));
    const [[program = "", ...words] = []] = commands([file]);
    spawnSync(program, [...words, ...COVERAGE[runner](scratch)], { cwd: directory, timeout: 120_000 });
    const report = join(scratch, "coverage-final.json");
    const called = existsSync(report) ? calledIn(realpathSync(directory), report) : new Set<string>();
    if (called.size > 0) calls.set(file, called);
    rmSync(scratch, { recursive: true, force: true });
  }
  return calls;
}

interface FileCoverage {
  readonly path: string;
  readonly fnMap: Readonly<Record<string, { readonly loc: { readonly start: { readonly line: number } } }>>;
  readonly f: Readonly<Record<string, number>>;
}

/** The lines on which the bodies of the functions start that ran. */
function calledIn(directory: string, report: string): Set<string> {
  const covered = Object.values(JSON.parse(readFileSync(report, "utf8")) as Record<string, FileCoverage>);
  const called = new Set<string>();
  for (const { path, fnMap, f } of covered) {
    if (!path.startsWith(`${directory}/`) || path.includes("/node_modules/")) continue;
    for (const [key, { loc }] of Object.entries(fnMap))
      if ((f[key] ?? 0) > 0) called.add(`${path.slice(directory.length + 1)}:${loc.start.line}`);
  }
  return called;
}
