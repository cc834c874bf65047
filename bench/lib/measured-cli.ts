import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The command line in the sources. The bundle starts faster. */
export const SOURCE_CLI = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));
const RUNNER = fileURLToPath(new URL("./run-measured.ts", import.meta.url));
const MAX_OUTPUT = 1 << 28;

/** The costs and the output of one command. */
export interface MeasuredRun {
  readonly seconds: number;
  /** The processor time of all threads. On a busy machine, it is more accurate than the clock. */
  readonly cpuSeconds: number;
  /** The processor time of the main thread: the time of a run without threads on an idle machine, except waiting for git. */
  readonly mainThreadSeconds: number;
  readonly megabytes: number;
  readonly stdout: string;
}

/** Runs one command of a command line in a separate process. A failure ends the bench. */
export function measure(cli: string, directory: string, ...args: readonly string[]): MeasuredRun {
  const started = performance.now();
  const child = spawnSync(process.execPath, [RUNNER, cli, ...args], {
    cwd: directory,
    encoding: "utf8",
    maxBuffer: MAX_OUTPUT,
  });
  const seconds = (performance.now() - started) / 1000;
  if (child.status !== 0) throw new Error(`${args.join(" ")} ended with ${child.status}: ${child.stderr}`);
  const { maxRssKb, cpuSeconds, mainThreadSeconds } = JSON.parse(child.stderr.trim().split("\n").at(-1) ?? "{}");
  return { seconds, cpuSeconds, mainThreadSeconds, megabytes: maxRssKb / 1024, stdout: child.stdout };
}

/** A line with the figures of a run. */
export function describeRun(title: string, { seconds, cpuSeconds, megabytes }: MeasuredRun): string {
  const figures = [
    `${seconds.toFixed(2)} s`.padStart(9),
    `${cpuSeconds.toFixed(2)} s of processor`.padStart(20),
    `${megabytes.toFixed(0)} MB`.padStart(8),
  ];
  return `${title.padEnd(34)} ${figures.join("  ")}`;
}
