import { type ChildProcess, spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { isDebug } from "@actions/core";
import { UserError } from "../../model/errors.ts";
import { EXIT_FINDINGS, EXIT_OK, EXIT_USER_ERROR } from "../../model/exit-codes.ts";
import type { ActionSession } from "../session.ts";
import { engineEnvironment } from "./environment.ts";

/** The command line stands beside the action in `dist/`: an answer in a report is the answer that a person gets at a terminal. */
const COMMAND_LINE = join(dirname(fileURLToPath(import.meta.url)), "cli/index.js");
/** A report of the largest change is some megabytes; more means that something is wrong. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** What a command answered. */
export interface EngineAnswer {
  readonly text: string;
  /** The command found something at the level it was told to fail on. */
  readonly hasFindings: boolean;
}

/**
 * Runs one command of the command line in the workspace. Arguments are a list and never reach a shell; values that come from outside
 * must be given as `--name=value`, so that they cannot be taken for options. The user's mistakes come back as `UserError`s, and so does
 * a command that takes longer than it may; what it leaves behind is whole or not there.
 */
export async function runEngine(
  session: ActionSession,
  args: readonly string[],
  { maxSeconds }: { readonly maxSeconds?: number | undefined } = {},
): Promise<EngineAnswer> {
  if (args.some((arg) => arg.includes("\0")))
    throw new UserError("A question cannot have the character NUL: write it without.");
  const verbosity = isDebug() ? ["--verbose"] : [];
  const child = spawn(process.execPath, [COMMAND_LINE, ...args, ...verbosity], {
    cwd: session.context.workspace,
    env: engineEnvironment(session.env),
    stdio: ["ignore", "pipe", "pipe"],
  });
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
  let lastLine = "";
  createInterface({ input: child.stderr }).on("line", (line) => {
    lastLine = line;
    session.logger.info(line);
  });
  const { code, signal } = await ended(child).finally(() => {
    process.off("exit", stop);
    clearTimeout(timer);
  });
  if (isLate) throw new UserError(`llmc-nav ${args[0]} took longer than ${maxSeconds} s and was stopped.`);
  if (code === EXIT_OK || code === EXIT_FINDINGS)
    return { text: Buffer.concat(chunks).toString("utf8"), hasFindings: code === EXIT_FINDINGS };
  if (code === EXIT_USER_ERROR) throw new UserError(lastLine.replace(/^llmc-nav: /, ""));
  const why =
    length > MAX_OUTPUT_BYTES ? `answered more than ${MAX_OUTPUT_BYTES} bytes` : `ended with ${code ?? signal}`;
  throw new Error(`llmc-nav ${args[0]} ${why}.`);
}

function ended(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
}
