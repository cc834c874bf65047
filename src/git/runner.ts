import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { UserError } from "../model/errors.ts";
import { type GitSettings, gitEnvironment, SAFE_GLOBAL_OPTIONS } from "./environment.ts";
import { explainFailure, type GitExit } from "./failure.ts";
import { locateGit } from "./locate-git.ts";

/** A listing of a million files is smaller than this; more output means that something is wrong. */
const DEFAULT_MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
/** Local commands take seconds even in the largest repositories. */
const DEFAULT_TIMEOUT_MS = 120_000;
/** Enough for the message; a hostile remote may write without end. */
const STDERR_TAIL_LENGTH = 4096;

/** The environment of git processes, and the signal that ends them. */
export interface GitOptions {
  /** Stands in for `process.env`. */
  readonly env?: NodeJS.ProcessEnv;
  /** Ends running git processes when it is aborted. */
  readonly signal?: AbortSignal;
}

/** A git process that is started and left running. */
export interface StartOptions {
  /** The purpose of the command, for messages: "list the files of …". */
  readonly task: string;
  /** Lets this command use the network; default false. */
  readonly isNetworkAllowed?: boolean;
  /** Settings for this command alone. */
  readonly settings?: GitSettings;
}

/** A git command that runs to its end. */
export interface RunOptions extends StartOptions {
  readonly input?: string | Uint8Array;
  /** Exit codes that are an answer, not a failure; default 0 alone. */
  readonly acceptedCodes?: readonly number[];
  readonly maxOutputBytes?: number;
  readonly timeoutMs?: number;
}

/** The output and exit code of a git command that has ended. */
export interface GitOutput {
  readonly stdout: Buffer;
  readonly exitCode: number;
}

/** A running git process. */
export interface GitProcess {
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** Settles when the process has ended and its output has been read; never rejects. */
  readonly ended: Promise<GitExit>;
  kill(): void;
  /** Sets whether this process keeps the program from exiting. */
  keepAlive(isNeeded: boolean): void;
}

/** Runs git in one directory. The only place that starts git: no shell, no hooks, no helper programs. */
export class Git {
  readonly directory: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #signal: AbortSignal | undefined;
  readonly #program: string;

  constructor(directory: string, options: GitOptions = {}) {
    this.directory = directory;
    this.#env = options.env ?? process.env;
    this.#signal = options.signal;
    this.#program = locateGit(this.#env);
  }

  /** The same git in another directory. */
  in(directory: string): Git {
    return new Git(directory, { env: this.#env, ...(this.#signal && { signal: this.#signal }) });
  }

  /** Starts git and leaves it running, with its input and output as streams. */
  start(args: readonly string[], options: StartOptions): GitProcess {
    this.#signal?.throwIfAborted();
    const child = spawn(this.#program, [...SAFE_GLOBAL_OPTIONS, ...args], {
      cwd: this.directory,
      env: gitEnvironment(this.#env, options.isNetworkAllowed ?? false, options.settings),
      stdio: "pipe",
      windowsHide: true,
    });
    const kill = () => {
      child.kill("SIGKILL");
      // A helper process of git may hold the other ends open; its output is no longer needed.
      for (const stream of child.stdio) stream?.destroy();
    };
    this.#signal?.addEventListener("abort", kill, { once: true });
    const ended = endOf(child).finally(() => this.#signal?.removeEventListener("abort", kill));
    // A process that ends early closes its input; the exit code gives the reason, the broken pipe does not.
    child.stdin.on("error", () => {});
    return {
      stdin: child.stdin,
      stdout: child.stdout,
      ended,
      kill,
      keepAlive: (isNeeded) => keepAlive(child, isNeeded),
    };
  }

  /** Runs git to its end and returns all its output; a failure is a `UserError`. */
  async run(args: readonly string[], options: RunOptions): Promise<GitOutput> {
    const git = this.start(args, options);
    const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      git.kill();
    }, timeoutMs);
    git.stdin.end(options.input);
    const chunks = collect(git, options.maxOutputBytes ?? DEFAULT_MAX_OUTPUT_BYTES);
    const exit = await git.ended;
    clearTimeout(timer);
    this.#signal?.throwIfAborted();
    if (isLate) {
      throw new UserError(`git took longer than ${timeoutMs / 1000} s to ${options.task} and was stopped.`, {
        code: "GIT_TIMEOUT",
      });
    }
    if (chunks.isTooMuch) {
      throw new UserError(`git wrote too much when asked to ${options.task} and was stopped.`, {
        code: "GIT_OUTPUT_TOO_LARGE",
      });
    }
    if (exit.code === undefined || !(options.acceptedCodes ?? [0]).includes(exit.code)) {
      throw explainFailure(options.task, this.directory, exit);
    }
    return { stdout: Buffer.concat(chunks.list), exitCode: exit.code };
  }

  /** Runs git to its end and returns its output as text. */
  async text(args: readonly string[], options: RunOptions): Promise<string> {
    return (await this.run(args, options)).stdout.toString("utf8");
  }
}

function collect(git: GitProcess, maxBytes: number): { readonly list: Buffer[]; isTooMuch: boolean } {
  const chunks = { list: [] as Buffer[], isTooMuch: false };
  let length = 0;
  git.stdout.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= maxBytes) {
      chunks.list.push(chunk);
    } else {
      chunks.isTooMuch = true;
      git.kill();
    }
  });
  return chunks;
}

function endOf(child: ChildProcessWithoutNullStreams): Promise<GitExit> {
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-STDERR_TAIL_LENGTH);
  });
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: undefined, stderr: error.message }));
    child.once("close", (code) => resolve({ code: code ?? undefined, stderr }));
  });
}

function keepAlive(child: ChildProcessWithoutNullStreams, isNeeded: boolean): void {
  for (const handle of [child, child.stdin, child.stdout, child.stderr] as readonly Partial<NodeJS.RefCounted>[]) {
    if (isNeeded) handle.ref?.();
    else handle.unref?.();
  }
}
