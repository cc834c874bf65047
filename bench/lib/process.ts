import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

export interface RunResult {
  readonly seconds: number;
  /** The peak resident memory of the process in megabytes; NaN if the system does not provide it. */
  readonly peakMegabytes: number;
  readonly stdout: string;
}

const POLL_MS = 20;

/** Runs a program until it ends. A failure ends the bench. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<RunResult> {
  const started = performance.now();
  const child = spawn(program, args, { cwd, stdio: ["ignore", "pipe", "inherit"] });
  let stdout = "";
  let peakMegabytes = Number.NaN;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  const poll = setInterval(() => {
    peakMegabytes = peakMemory(child.pid) ?? peakMegabytes;
  }, POLL_MS);
  const code = await new Promise<number | null>((resolve, reject) => child.on("close", resolve).on("error", reject));
  clearInterval(poll);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, peakMegabytes, stdout };
}

function peakMemory(pid: number | undefined): number | undefined {
  try {
    const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return match ? Number(match[1]) / 1024 : undefined;
  } catch {
    return undefined;
  }
}

/** The median of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
