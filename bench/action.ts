/**
 * Measures the whole action for a pull request of a real repository. It is started as the runner starts it, with a local GitHub:
 * first without a cache, then with the cache that a push to the default branch saved.
 * Usage: node bench/action.ts --repo CLONE --commit COMMIT   (the pull request is COMMIT against its parent)
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { GitHubServer } from "../__tests__/helpers/github-server.ts";
import { ResultsService } from "../__tests__/helpers/results-service.ts";
import { readEntries } from "../scripts/readme-tables.ts";

const { values } = parseArgs({ options: { repo: { type: "string" }, commit: { type: "string" } } });
const { repo, commit } = values;
if (repo === undefined || commit === undefined) throw new Error("Give --repo CLONE and --commit COMMIT.");
const BUNDLE = fileURLToPath(new URL("../dist/index.js", import.meta.url));
const temp = mkdtempSync(join(tmpdir(), "llmc-nav-action-"));
const git = (directory: string, ...args: string[]) =>
  execFileSync("git", ["-C", directory, ...args], { encoding: "utf8" }).trim();
const head = git(repo, "rev-parse", commit);
const base = git(repo, "rev-parse", `${commit}^`);
const server = await GitHubServer.start();
const results = await ResultsService.start();
const repository = { full_name: "octo/demo", default_branch: "main" };

interface Run {
  readonly seconds: number;
  readonly firstLineMs: number;
  readonly outputs: string;
}

async function run(name: string, at: string, payload: unknown, eventName: string): Promise<Run> {
  const directory = join(temp, name);
  git(temp, "clone", "-q", "--shared", "--no-checkout", repo as string, directory);
  git(directory, "checkout", "-q", "--detach", at);
  const file = (each: string) => join(temp, `${name}-${each}`);
  writeFileSync(file("event"), JSON.stringify(payload));
  for (const each of ["output", "summary"]) writeFileSync(file(each), "");
  const inputs = readEntries("inputs").map(({ name: input, default: value }) => [
    `INPUT_${input.toUpperCase()}`,
    value ?? "",
  ]);
  const env = {
    ...process.env,
    ...Object.fromEntries(inputs),
    ...results.env,
    INPUT_TOKEN: "token",
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: file("event"),
    GITHUB_OUTPUT: file("output"),
    GITHUB_STEP_SUMMARY: file("summary"),
    GITHUB_REPOSITORY: "octo/demo",
    GITHUB_API_URL: server.apiUrl,
    GITHUB_WORKSPACE: directory,
    RUNNER_TEMP: temp,
  };
  const started = performance.now();
  const child = spawn(process.execPath, [BUNDLE], { cwd: directory, env, stdio: ["ignore", "pipe", "inherit"] });
  let firstLineMs = 0;
  child.stdout.on("data", () => {
    firstLineMs ||= performance.now() - started;
  });
  await new Promise((resolve) => child.once("close", resolve));
  const seconds = (performance.now() - started) / 1000;
  return { seconds, firstLineMs, outputs: readFileSync(file("output"), "utf8") };
}

const pull = {
  action: "opened",
  pull_request: {
    number: 7,
    state: "open",
    user: { login: "octocat" },
    head: { sha: head, repo: { id: 1 } },
    base: { sha: base, ref: "main", repo: { id: 1 } },
  },
  repository,
};
const push = { before: base, after: base, ref: "refs/heads/main", repository };
const shown = ({ seconds, firstLineMs, outputs }: Run) => {
  const broken = /broken-references<<\S+\n(\d+)/.exec(outputs)?.[1];
  return `${seconds.toFixed(2)} s, first line after ${Math.round(firstLineMs)} ms, ${broken} broken`;
};
try {
  const files = git(repo, "diff", "--name-only", base, head).split("\n").length;
  console.log(`${files} files changed`);
  console.log(`no cache:   ${shown(await run("cold", head, pull, "pull_request"))}`);
  console.log(`the push:   ${shown(await run("push", base, push, "push"))}`);
  console.log(`warm cache: ${shown(await run("warm", head, pull, "pull_request"))}`);
  console.log(`requests: ${server.calls.length}, violations: ${server.violations.length}`);
} finally {
  await server.stop();
  await results.stop();
  rmSync(temp, { recursive: true, force: true });
}
