/**
 * Lets a small process start git for tests. To start a program, a process copies the tables of its memory, which are large in a process
 * that runs tests: starting git takes 20 ms there, but 3 ms in a small process. git, its arguments and its streams are the same. Tests of
 * how git is run (`__tests__/git`) do not use this.
 */
import childProcess, { type ChildProcess, type ExecFileSyncOptions, type SpawnOptions } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { openSync, readSync, writeSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A message about a program: its end, or the reason why it did not start. */
interface News {
  readonly id: number;
  readonly code?: number | null;
  readonly signal?: NodeJS.Signals | null;
  readonly error?: string;
}

const PROCESS = fileURLToPath(new URL("starter-process.ts", import.meta.url));
const { spawn, execFileSync } = childProcess;
const NEWLINE = 0x0a;

/** A program that the small process started. It has the members of a child process that callers of git use. */
class StartedProgram extends EventEmitter {
  readonly stdio: readonly [Socket, Socket, Socket];
  readonly #kill: (signal: NodeJS.Signals) => void;

  constructor(stdio: readonly [Socket, Socket, Socket], kill: (signal: NodeJS.Signals) => void) {
    super();
    this.stdio = stdio;
    this.#kill = kill;
  }

  get stdin(): Socket {
    return this.stdio[0];
  }

  get stdout(): Socket {
    return this.stdio[1];
  }

  get stderr(): Socket {
    return this.stdio[2];
  }

  kill(signal: NodeJS.Signals = "SIGTERM"): boolean {
    this.#kill(signal);
    return true;
  }

  ref(): void {}

  unref(): void {}
}

/** The connection to the small process. */
class Starter {
  readonly #path: string;
  readonly #control: Socket;
  readonly #programs = new Map<number, (news: News) => void>();
  #lastId = 0;

  constructor(path: string, control: Socket) {
    this.#path = path;
    this.#control = control;
    control.unref();
    createInterface({ input: control }).on("line", (line) => {
      const news = JSON.parse(line) as News;
      this.#programs.get(news.id)?.(news);
      this.#programs.delete(news.id);
    });
  }

  start(program: string, args: readonly string[], { cwd, env = process.env }: SpawnOptions): StartedProgram {
    this.#lastId++;
    const id = this.#lastId;
    this.#tell({ id, program, args, cwd, env });
    const stdio = [this.#connect(), this.#connect(), this.#connect()] as const;
    const started = new StartedProgram(stdio, (kill) => this.#tell({ id, kill }));
    const { stdout, stderr } = started;
    const read = Promise.all([stdout, stderr].map((stream) => once(stream, "close")));
    this.#programs.set(id, async ({ code, signal, error }) => {
      if (error !== undefined) started.emit("error", new Error(error));
      else started.emit("exit", code, signal);
      await read;
      started.emit("close", code, signal);
    });
    return started;
  }

  #connect(): Socket {
    return connect(this.#path);
  }

  #tell(request: object): void {
    this.#control.write(`${JSON.stringify(request)}\n`);
  }
}

/** Makes the small process run programs, and waits until they have ended. */
class PatientStarter {
  readonly #questions: number;
  readonly #answers: number;
  readonly #chunk = Buffer.allocUnsafe(65_536);

  constructor(questions: string, answers: string) {
    this.#questions = openSync(questions, "r+");
    // The pipe is opened only for reading, so that reading ends if the small process is gone, instead of waiting forever.
    this.#answers = openSync(answers, "r");
  }

  /** Runs a program and returns its output. A failure throws the same error as without the small process. */
  run(program: string, args: readonly string[], { cwd, env = process.env }: ExecFileSyncOptions): string {
    writeSync(this.#questions, `${JSON.stringify({ program, args, cwd, env })}\n`);
    const chunks: Buffer[] = [];
    do {
      const length = readSync(this.#answers, this.#chunk);
      if (length === 0) throw new Error("The process that starts git has ended.");
      chunks.push(Buffer.from(this.#chunk.subarray(0, length)));
    } while (chunks.at(-1)?.at(-1) !== NEWLINE);
    const { status, stdout, stderr } = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    if (status === 0) return stdout;
    throw Object.assign(new Error(`Command failed: ${program} ${args.join(" ")}\n${stderr}`), {
      status,
      stdout,
      stderr,
    });
  }
}

/** Starts the small process, before this process becomes large, and makes it start git from now on. */
async function useStarter(): Promise<void> {
  const [path, questions, answers] = ["sock", "questions", "answers"].map((end) =>
    join(tmpdir(), `starter-${process.pid}.${end}`),
  ) as [string, string, string];
  execFileSync("mkfifo", [questions, answers]);
  const helper = spawn(process.execPath, [PROCESS, path, questions, answers], { stdio: ["ignore", "pipe", "inherit"] });
  await once(helper.stdout as NonNullable<typeof helper.stdout>, "data");
  helper.unref();
  (helper.stdout as unknown as NodeJS.RefCounted).unref();
  const control = connect(path);
  await once(control, "connect");
  const starter = new Starter(path, control);
  const spawnLightly = (program: string, args: readonly string[], options: SpawnOptions) =>
    basename(program) === "git" && options.stdio === "pipe"
      ? (starter.start(program, args, options) as unknown as ChildProcess)
      : spawn(program, args, options);
  const patient = new PatientStarter(questions, answers);
  const runLightly = (program: string, args: readonly string[], options: ExecFileSyncOptions) =>
    basename(program) === "git" && options.encoding === "utf8"
      ? patient.run(program, args, options)
      : execFileSync(program, args, options);
  childProcess.spawn = spawnLightly as typeof spawn;
  childProcess.execFileSync = runLightly as typeof execFileSync;
  syncBuiltinESMExports();
}

/** The starter of this process. Test files in the same process share it. */
const shared = globalThis as { llmcNavStarter?: Promise<void> };
if (process.platform !== "win32") {
  shared.llmcNavStarter ??= useStarter();
  await shared.llmcNavStarter;
}
