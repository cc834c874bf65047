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

/** The file of a review has a name of its own; any other is called like the command whose answer it holds. */
const REVIEW_FILE = "report.json";

/** One run of the action, as the runner starts it. */
export interface ActionRun {
  readonly repo: GitRepo;
  readonly eventName: string;
  readonly payload: unknown;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Kills the run after so many milliseconds, and the engine with it, as a runner does that is shut down. */
  readonly killAfterMs?: number;
  /** Sends this signal when the log first holds this text, as the runner does when a job is cancelled. */
  readonly interrupt?: { readonly at: string; readonly signal: NodeJS.Signals };
}

/** What a run left behind. */
export interface ActionResult {
  readonly exitCode: number | null;
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly summary: string;
}

let runsToSpawn = 0;

/**
 * The next runs of a test, all of them unless it says how many, are spawned as the runner does it: one of each kind, and whatever is about
 * processes.
 */
export function spawnRuns(count = Number.POSITIVE_INFINITY): void {
  runsToSpawn = count;
  onTestFinished(() => {
    runsToSpawn = 0;
  });
}

/** Runs the action. Unless the test says otherwise it does so in this process, with an engine that is here too: no process has to start. */
export async function runAction(run: ActionRun): Promise<ActionResult> {
  if (runsToSpawn-- > 0) return spawnAction(run);
  if (run.killAfterMs !== undefined || run.interrupt !== undefined)
    throw new Error("this run takes a process of its own: call spawnRuns() first");
  const { files, env } = prepare(run);
  const { runAction: runHere } = await import("../../src/action/run.ts");
  const { exitCode, log } = await asProcess(run.repo.dir, env, () => runHere(process.env, inProcessEngine));
  return leftBy(files, exitCode, log);
}

/** The command line in this process. It is not stopped when it takes too long. */
export const inProcessEngine: Engine = async (args, { cwd, env, tell }) => {
  const { code, stdout, stderr } = await withEnvironment(env, () => cliIn(cwd, env, ...args));
  for (const line of stderr.replace(/\n$/, "").split("\n")) if (stderr !== "") tell(line);
  return { code, text: stdout };
};

/** The files by which the runner and a step talk. */
interface RunnerFiles {
  readonly output: string;
  readonly summary: string;
}

/** Makes the files and the environment that the runner makes. */
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

/** What a run left behind. Its report must fit its schema. */
function leftBy(files: RunnerFiles, exitCode: number | null, log: string): ActionResult {
  const summary = existsSync(files.summary) ? readFileSync(files.summary, "utf8") : "";
  const outputs = parseOutputs(readFileSync(files.output, "utf8"));
  checkReport(outputs.get("report-json") ?? "");
  return { exitCode, log, outputs, summary };
}

/** Spawns the committed bundle under Node 24 as the runner does: for what takes a process, and once for each kind of run. */
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

/** Ends a process that leads a group, and all that it started. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It had ended by itself.
  }
}

/** Holds the report that the outputs name, if they do, against the schema of the command that it is the answer of. */
function checkReport(path: string): void {
  if (path === "") return;
  const command = basename(path) === REVIEW_FILE ? "review" : basename(path, ".json");
  const problem = schemaProblem(command, JSON.parse(readFileSync(path, "utf8")));
  if (problem !== undefined) throw new Error(`${path} is no answer of ${command}: ${problem}`);
}

/** The runner applies action.yml's defaults; the token is the job's. */
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
