import { type ChildProcess, spawn } from "node:child_process";

/** The end of a command: with an exit code, or by a signal (then the code is null). */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running command. The caller may end it early. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/**
 * Starts a command of the program. `before` is shell code that runs first, in the same process. If it mounts something, the process
 * gets its own mount namespace.
 */
export function start(program: string, cwd: string, argv: readonly string[], before = ""): Running {
  const [command, ...args] = [...wrapper(before), process.execPath, program, ...argv] as [string, ...string[]];
  const child = spawn(command, args, { cwd });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on("error", reject).on("close", (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
}

function wrapper(before: string): string[] {
  if (before === "") return [];
  const shell = ["sh", "-c", `${before} exec "$0" "$@"`];
  return before.includes("mount") ? ["unshare", "-rm", ...shell] : shell;
}
