import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { Engine } from "../../src/action/engine/process.ts";
import { asProcess, withEnvironment } from "./as-process.ts";
import { schemaProblem } from "./check-answer.ts";
import { type GitRepo, makeTempDir, TEST_ENV } from "./git-repo.ts";
import { cliIn } from "./run-cli.ts";

const BUNDLE = fileURLToPath(new URL("../../dist/index.js", import.meta.url));
const ACTION = readFileSync(new URL("../../action.yml", import.meta.url), "utf8");

/** The name of the file of a review. Any other file has the name of the command whose answer it contains. */
const REVIEW_FILE = "report.json";

/** A run of the action, as the runner starts it. */
export interface ActionRun {
  readonly repo: GitRepo;
  readonly eventName: string;
  readonly payload: unknown;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Kills the run and its engine after this time, as a runner does when it is shut down. */
  readonly killAfterMs?: number;
  /** Sends this signal when this text first occurs in the log, as the runner does when a job is cancelled. */
  readonly interrupt?: { readonly at: string; readonly signal: NodeJS.Signals };
}

/** The results of a run. */
export interface ActionResult {
  readonly exitCode: number | null;
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly summary: string;
}

let runsToSpawn = 0;

/**
 * Spawns the next `count` runs of a test (by default all of them) as the runner does. This is for one run of each kind, and for tests about
 * processes.
 */
export function spawnRuns(count = Number.POSITIVE_INFINITY): void {
  runsToSpawn = count;
  onTestFinished(() => {
    runsToSpawn = 0;
  });
}

/** Runs the action. By default, the action and its engine run in this process, so that no process must be started. */
export async function runAction(run: ActionRun): Promise<ActionResult> {
  if (runsToSpawn-- > 0) return spawnAction(run);
  if (run.killAfterMs !== undefined || run.interrupt !== undefined)
    throw new Error("this run takes a process of its own: call spawnRuns() first");
  const { files, env } = prepare(run);
  const { runAction: runHere } = await import("../../src/action/run.ts");
  const { exitCode, log } = await asProcess(run.repo.dir, env, () => runHere(process.env, inProcessEngine));
  return leftBy(files, exitCode, log);
}

/** Runs the command line in this process. It is not stopped if it takes too long. */
export const inProcessEngine: Engine = async (args, { cwd, env, tell }) => {
  const { code, stdout, stderr } = await withEnvironment(env, () => cliIn(cwd, env, ...args));
  for (const line of stderr.replace(/\n$/, "").split("\n")) if (stderr !== "") tell(line);
  return { code, text: stdout };
};

/** The files through which the runner and a step communicate. */
interface RunnerFiles {
  readonly output: string;
  readonly summary: string;
}

/** Makes the same files and environment as the runner. */
function prepare(run: ActionRun): { readonly files: RunnerFiles; readonly env: NodeJS.ProcessEnv } {
  const temp = makeTempDir("runner");
  const files = { output: join(temp, "output"), summary: join(temp, "summary"), event: join(temp, "event.json") };
  writeFileSync(files.output, "");
  writeFileSync(files.summary, "");
  writeFileSync(files.event, JSON.stringify(run.payload));
  const inputs = { ...defaultInputs(), ...run.inputs };
  const env = {
    ...TEST_ENV,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: run.eventName,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_REPOSITORY: "octo/demo",
    GITHUB_RUN_ID: "99",
    GITHUB_WORKSPACE: run.repo.dir,
    GITHUB_SHA: run.repo.head(),
    RUNNER_TEMP: temp,
    ...run.env,
  };
  return { files, env };
}

/** Reads the results of a run. Its report must match its schema. */
function leftBy(files: RunnerFiles, exitCode: number | null, log: string): ActionResult {
  const summary = existsSync(files.summary) ? readFileSync(files.summary, "utf8") : "";
  const outputs = parseOutputs(readFileSync(files.output, "utf8"));
  checkReport(outputs.get("report-json") ?? "");
  return { exitCode, log, outputs, summary };
}

/** Spawns the committed bundle with Node 24 as the runner does. This is for tests about processes, and once for each kind of run. */
export async function spawnAction(run: ActionRun): Promise<ActionResult> {
  const { files, env } = prepare(run);
  const child = spawn(process.execPath, [BUNDLE], {
    cwd: run.repo.dir,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: run.killAfterMs !== undefined,
  });
  const killer = run.killAfterMs === undefined ? undefined : setTimeout(() => killGroup(child.pid), run.killAfterMs);
  let log = "";
  child.stdout.on("data", (text: Buffer) => {
    log += text.toString("utf8");
    if (run.interrupt && log.includes(run.interrupt.at)) child.kill(run.interrupt.signal);
  });
  child.stderr.on("data", (text: Buffer) => {
    log += text.toString("utf8");
  });
  const exitCode = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearTimeout(killer);
  return leftBy(files, exitCode, log);
}

/** Kills a process that leads a group, and all processes that it started. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // The process had already ended.
  }
}

/** Compares the report that the outputs name, if there is one, with the schema of its command. */
function checkReport(path: string): void {
  if (path === "") return;
  const command = basename(path) === REVIEW_FILE ? "review" : basename(path, ".json");
  const problem = schemaProblem(command, JSON.parse(readFileSync(path, "utf8")));
  if (problem !== undefined) throw new Error(`${path} is no answer of ${command}: ${problem}`);
}

/** The default inputs from action.yml, which the runner applies. The token is the token of the job. */
export function defaultInputs(): Record<string, string> {
  const block = /^inputs:\n((?: .*\n)+)/m.exec(ACTION)?.[1] ?? "";
  const entries = [...block.matchAll(/^ {2}([a-z-]+):\n(?: {4}description: .*\n) {4}default: (.*)$/gm)];
  const unquoted = (text: string) => text.replace(/^"(.*)"$/, "$1");
  const defaults = Object.fromEntries(entries.map(([, name = "", value = ""]) => [name, unquoted(value)]));
  return { ...defaults, token: "the-job-token" };
}

function parseOutputs(text: string): Map<string, string> {
  const outputs = new Map<string, string>();
  for (const [, name = "", , value = ""] of text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm))
    outputs.set(name, value);
  return outputs;
}
