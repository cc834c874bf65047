import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkAnswer } from "../helpers/check-answer.ts";
import { TEST_ENV } from "../helpers/git-repo.ts";

const MAIN = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));

/** A cache for compiled sources. Without it, half of the time of a process is spent on compiling the same sources. */
const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), "llmc-nav-test-compiled") };

/** The end of a process. */
export interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line as a separate process, so that it can be killed and limited. If it writes JSON, the JSON must match its schema. */
export class CliProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;

  constructor(cwd: string, argv: readonly string[], limits = "") {
    const command = `${limits} exec "$0" "$@"`;
    this.child = spawn("sh", ["-c", command, process.execPath, MAIN, ...argv], {
      cwd,
      env: { ...TEST_ENV, ...COMPILED },
    });
    let stdout = "";
    let stderr = "";
    this.child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    this.child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    this.ended = new Promise<Ended>((resolve, reject) => {
      this.child.on("error", reject).on("close", (code) => resolve({ code, stdout, stderr }));
    }).then((ended) => {
      if (ended.code !== null) checkAnswer(argv, ended.stdout);
      return ended;
    });
  }
}
