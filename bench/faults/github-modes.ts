import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { FAILURE_MODES, startFaultyGitHub } from "../../__tests__/helpers/faulty-github.ts";
import { GitHubServer } from "../../__tests__/helpers/github-server.ts";
import { pullRequestOf } from "../../__tests__/helpers/pull-request.ts";
import { ResultsService } from "../../__tests__/helpers/results-service.ts";
import { spawnAction } from "../../__tests__/helpers/run-action.ts";
import type { Tally } from "./tally.ts";

const MAX_SECONDS = 90;
const BEFORE = { "auth.py": "def login(user):\n    return user\n", "api.py": "from auth import login\nlogin(1)\n" };
const AFTER = { "auth.py": "V = 1\n" };
const BROKEN = "2";

/** A local GitHub for one run. */
interface Started {
  readonly url: string;
  stop(): Promise<void>;
}

/** The way in which GitHub fails in one run: in its API, or in the services for caches and artifacts. */
interface Mode {
  readonly title: string;
  readonly start: () => Promise<Started>;
  readonly fault?: ResultsService["fault"];
  /** The service for artifacts fails, so that there is no artifact. */
  readonly isWithoutArtifact?: boolean;
}

async function healthy(): Promise<Started> {
  const server = await GitHubServer.start();
  return { url: server.apiUrl, stop: () => server.stop() };
}

const at = (url: string) => async (): Promise<Started> => ({ url, stop: async () => {} });

/** A server without TLS that is called through https. */
async function withoutTls(): Promise<Started> {
  const server = createServer((_request, response) => void response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

const ofArtifacts = (method: string) => method.includes("Artifact");
const ofCaches = (method: string) => method.includes("Cache");
const refuse = (matches: (method: string) => boolean): ResultsService["fault"] => {
  return (method, response) => {
    if (!matches(method)) return false;
    response.writeHead(503, { "content-type": "text/html" }).end("<html>");
    return true;
  };
};

const OTHER_MODES: readonly Mode[] = [
  { title: "a name that leads nowhere", start: at("http://api.github.invalid") },
  { title: "a port that nobody listens on", start: at("http://127.0.0.1:1") },
  { title: "no TLS", start: withoutTls },
  { title: "caches that hang", start: healthy, fault: ofCaches },
  { title: "caches that answer 503", start: healthy, fault: refuse(ofCaches) },
  {
    title: "a cache entry that hangs",
    start: healthy,
    fault: (method) => method === "blob HEAD" || method === "blob GET",
  },
  {
    title: "a cache entry that breaks off",
    start: healthy,
    fault: (method, response) => {
      if (method !== "blob GET") return false;
      response.writeHead(206, { "content-length": "1000" }).write("x");
      return true;
    },
  },
  { title: "artifacts that hang", start: healthy, fault: ofArtifacts, isWithoutArtifact: true },
  { title: "artifacts that answer 503", start: healthy, fault: refuse(ofArtifacts), isWithoutArtifact: true },
  { title: "uploads that hang", start: healthy, fault: (method) => method === "blob PUT", isWithoutArtifact: true },
  {
    title: "everything hangs",
    start: () => startFaultyGitHub("no answer"),
    fault: () => true,
    isWithoutArtifact: true,
  },
];

const MODES: readonly Mode[] = [
  ...[...FAILURE_MODES.keys()].map((title) => ({ title, start: () => startFaultyGitHub(title) })),
  ...OTHER_MODES,
];

/** Runs the action in each mode with the time limits that users have. `jobs` runs are parallel, because a run mostly waits. */
export async function failGitHub(jobs: number, only: string, tally: Tally): Promise<void> {
  const waiting = MODES.filter(({ title }) => title.includes(only));
  const work = async () => {
    for (let mode = waiting.shift(); mode !== undefined; mode = waiting.shift()) {
      const { title } = mode;
      await tally.guard(title, () => runMode(mode as Mode, tally));
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
}

async function runMode({ title, start, fault, isWithoutArtifact = false }: Mode, tally: Tally): Promise<void> {
  const pull = pullRequestOf({ ".gitignore": ".llmc\n", ...BEFORE }, AFTER);
  const results = await ResultsService.start();
  await keepIndex(pull.upstream, pull.base, results);
  if (fault) results.fault = fault;
  const github = await start();
  try {
    const began = performance.now();
    const { outputs, summary, log } = await spawnAction({
      repo: pull.upstream.checkoutPullRequest(7, 2),
      eventName: "pull_request",
      payload: pull.payload(),
      inputs: { "check-run": "true" },
      env: { ...results.env, GITHUB_API_URL: github.url },
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    const expect = (isTrue: boolean, what: string) => {
      if (!isTrue) tally.violation(`${title}: ${what}\n${log}`);
    };
    expect(seconds < MAX_SECONDS, `it took ${seconds} s`);
    expect(outputs.get("broken-references") === BROKEN, `outputs ${JSON.stringify([...outputs])}`);
    expect(summary.includes(`${BROKEN} uses are broken`), "no summary");
    expect(reportOf(outputs.get("report-json")).length === Number(BROKEN), "no report.json");
    const isKept = results.artifacts.some(({ name, isFinal }) => name === "llmc-nav-report" && isFinal);
    expect(isKept || isWithoutArtifact, "no artifact");
    expect(!/this is a bug|^\s+at .*:\d+/m.test(log), "a stack trace");
    tally.count(`${title}: ${seconds} s`);
  } finally {
    await github.stop();
    await results.stop();
  }
}

/** Saves an index from the default branch, so that there is something to restore. */
async function keepIndex(
  repo: Parameters<typeof spawnAction>[0]["repo"],
  base: string,
  results: ResultsService,
): Promise<void> {
  const server = await GitHubServer.start();
  const topic = repo.git("symbolic-ref", "--short", "HEAD");
  repo.git("checkout", "-q", "main");
  const repository = { full_name: "octo/demo", default_branch: "main" };
  await spawnAction({
    repo,
    eventName: "push",
    payload: { before: base, after: base, ref: "refs/heads/main", repository },
    inputs: { base },
    env: { ...results.env, GITHUB_API_URL: server.apiUrl },
  });
  repo.git("checkout", "-q", topic);
  await server.stop();
  if (!results.caches.some(({ isFinal }) => isFinal)) throw new Error("nothing was kept in the cache");
  results.artifacts.length = 0;
}

function reportOf(path: string | undefined): readonly unknown[] {
  return path === undefined || path === "" ? [] : JSON.parse(readFileSync(path, "utf8")).broken;
}
