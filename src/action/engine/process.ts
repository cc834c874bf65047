import { type ChildProcess, spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { UserError } from "../../model/errors.ts";

/** The command line stands beside the action in `dist/`: an answer in a report is the answer that a person gets at a terminal. */
const COMMAND_LINE = join(dirname(fileURLToPath(import.meta.url)), "cli/index.js");
/** A report of the largest change is some megabytes; more means that something is wrong. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** The directory, the environment and the time limit of a command, and the receiver of the lines that it prints on the way. */
export interface EngineRun {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly maxSeconds: number | undefined;
  tell(line: string): void;
}

/** Runs the command line; gives its exit code, or the signal that ended it, and its answer. Tests hand in one that starts no process. */
export type Engine = (
  args: readonly string[],
  run: EngineRun,
) => Promise<{ readonly code: number | NodeJS.Signals | null; readonly text: string }>;

/** Runs the command line in a process of its own. Arguments are a list and never reach a shell. */
export const spawnEngine: Engine = async (args, { cwd, env, maxSeconds, tell }) => {
  const child = spawn(process.execPath, [COMMAND_LINE, ...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  // The runner sends its signals to this process alone.
  const stop = () => child.kill("SIGKILL");
  process.once("exit", stop);
  let isLate = false;
  const stopLate = () => {
    isLate = true;
    stop();
  };
  const timer = maxSeconds === undefined ? undefined : setTimeout(stopLate, maxSeconds * 1000);
  const chunks: Buffer[] = [];
  let length = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= MAX_OUTPUT_BYTES) chunks.push(chunk);
    else stop();
  });
  createInterface({ input: child.stderr }).on("line", tell);
  const { code, signal } = await ended(child).finally(() => {
    process.off("exit", stop);
    clearTimeout(timer);
  });
  if (isLate) throw new UserError(`llmc-nav ${args[0]} took longer than ${maxSeconds} s and was stopped.`);
  if (length > MAX_OUTPUT_BYTES) throw new Error(`llmc-nav ${args[0]} answered more than ${MAX_OUTPUT_BYTES} bytes.`);
  return { code: code ?? signal, text: Buffer.concat(chunks).toString("utf8") };
};

function ended(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
}
