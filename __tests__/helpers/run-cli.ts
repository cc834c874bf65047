import type { CliIo } from "../../src/cli/io.ts";
import { runCli } from "../../src/cli/run.ts";

export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process, as in a shell whose current directory is `cwd`. */
export async function cli(cwd: string, ...argv: readonly string[]): Promise<CliResult> {
  let stdout = "";
  let stderr = "";
  const io: CliIo = {
    cwd,
    env: {},
    isTerminal: false,
    writeOut: async (text) => {
      stdout += text;
    },
    writeError: (text) => {
      stderr += text;
    },
  };
  return { code: await runCli(argv, io), stdout, stderr };
}
