import type { CliIo } from "../../src/cli/io.ts";
import { runCli } from "../../src/cli/run.ts";
import { checkAnswer } from "./check-answer.ts";

export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process, as in a shell whose current directory is `cwd`. Its JSON must match its schema. */
export async function cli(cwd: string, ...argv: readonly string[]): Promise<CliResult> {
  return cliIn(cwd, {}, ...argv);
}

/** Does the same with environment variables. */
export async function cliIn(cwd: string, env: CliIo["env"], ...argv: readonly string[]): Promise<CliResult> {
  let stdout = "";
  let stderr = "";
  const io: CliIo = {
    cwd,
    env,
    isTerminal: false,
    writeOut: async (text) => {
      stdout += text;
    },
    writeError: (text) => {
      stderr += text;
    },
  };
  const code = await runCli(argv, io);
  checkAnswer(argv, stdout);
  return { code, stdout, stderr };
}
