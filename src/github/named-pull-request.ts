import { isObjectId } from "../git/object-id.ts";
import { Repository } from "../git/repository.ts";
import { findReviewRange, type ReviewRange } from "../git/review-range.ts";
import { UserError } from "../model/errors.ts";
import { property, stringProperty } from "../util/json.ts";
import { withoutEnd } from "../util/text.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { toUserError } from "./failure.ts";
import { loginSettings } from "./git-login.ts";
import { OddAnswerError } from "./odd-answer.ts";
import { statusOf } from "./retry.ts";

/** The time limit for one small answer. */
const REQUEST_MS = 10_000;
/** An answer about a pull request has some tens of kilobytes; its text is at most 65,536 characters. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const GITHUB = "https://github.com";
/** The remote that the pull request belongs to: in a clone of a fork the original is usually called `upstream`. */
const PREFERRED_REMOTES = ["upstream", "origin"];

type Environment = Readonly<Record<string, string | undefined>>;

/** A remote on the GitHub server that the token is for. */
interface GitHubRemote {
  readonly name: string;
  readonly owner: string;
  readonly repo: string;
}

/** Finds the two commits of a pull request by one request to GitHub, and fetches them if they are missing. */
export async function findPullRequest(directory: string, number: number, env: Environment): Promise<ReviewRange> {
  const token = env.GITHUB_TOKEN || env.GH_TOKEN;
  if (!token) {
    throw new UserError(
      `Reading pull request ${number} needs a token: set GITHUB_TOKEN or GH_TOKEN (\`gh auth token\` prints one).`,
    );
  }
  const serverUrl = withoutEnd(env.GITHUB_SERVER_URL || GITHUB, "/");
  const repository = await Repository.open(directory);
  const remote = await findRemote(repository, serverUrl);
  const { owner, repo, name } = remote;
  const { base, head } = await askCommits(apiUrlOf(serverUrl, env), token, remote, number);
  const login = loginSettings(serverUrl, token);
  const range = await findReviewRange(repository, { base, head, remote: { name, login } });
  const explanation = [`It is pull request ${number} of ${owner}/${repo}.`, range.explanation];
  return { ...range, explanation: explanation.filter((sentence) => sentence !== undefined).join(" ") };
}

function apiUrlOf(serverUrl: string, env: Environment): string {
  const named = withoutEnd(env.GITHUB_API_URL ?? "", "/");
  if (named !== "") return named;
  return serverUrl === GITHUB ? "https://api.github.com" : `${serverUrl}/api/v3`;
}

/** The remote to ask about. The token goes to the server named by the environment, never to one named by a repository. */
async function findRemote({ git }: Repository, serverUrl: string): Promise<GitHubRemote> {
  const { stdout } = await git.run(["config", "-z", "--get-regexp", "^remote\\..*\\.url$"], {
    task: "find the remotes",
    acceptedCodes: [0, 1],
  });
  const host = hostOf(serverUrl);
  const remotes = stdout
    .toString("utf8")
    .split("\0")
    .flatMap((entry) => remoteIn(entry, host) ?? []);
  const preferred = PREFERRED_REMOTES.flatMap((wanted) => remotes.find(({ name }) => name === wanted) ?? []);
  const found = preferred[0] ?? remotes[0];
  if (found !== undefined) return found;
  const server = host === hostOf(GITHUB) ? "; for a GitHub Enterprise Server, set GITHUB_SERVER_URL" : "";
  throw new UserError(`No remote of this repository is on ${host}: a pull request is looked for there${server}.`);
}

function hostOf(url: string): string {
  try {
    return new URL(url).host.toLowerCase();
  } catch {
    throw new UserError(`GITHUB_SERVER_URL takes an address such as ${GITHUB}, not ${JSON.stringify(url)}.`);
  }
}

/** `https://HOST/OWNER/REPO.git`, `git@HOST:OWNER/REPO.git` or `ssh://git@HOST/OWNER/REPO`. */
function remoteIn(entry: string, host: string): GitHubRemote | undefined {
  const [key = "", url = ""] = entry.split("\n", 2);
  const name = /^remote\.(.+)\.url$/.exec(key)?.[1];
  const parts =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/]+)\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(url) ??
    /^(?:[^@/:]+@)?([^/:]+):([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(url);
  const [, where, owner, repo] = parts ?? [];
  if (name === undefined || where?.toLowerCase() !== host || owner === undefined || repo === undefined)
    return undefined;
  return { name, owner, repo };
}

async function askCommits(
  apiUrl: string,
  token: string,
  { owner, repo }: GitHubRemote,
  number: number,
): Promise<{ readonly base: string; readonly head: string }> {
  const doing = `reading pull request ${number} of ${owner}/${repo}`;
  const limits = { requestMs: REQUEST_MS, answerBytes: MAX_ANSWER_BYTES };
  try {
    const ask = boundedFetch(fetch, { apiUrl, limits, remaining: () => REQUEST_MS });
    const headers = { authorization: `Bearer ${token}`, accept: "application/vnd.github+json" };
    const response = await ask(`${apiUrl}/repos/${owner}/${repo}/pulls/${number}`, { headers });
    if (!response.ok) {
      const answer = { headers: Object.fromEntries(response.headers) };
      throw Object.assign(new Error("the request was refused"), { status: response.status, response: answer });
    }
    const answer: unknown = await response.json();
    return { base: commitIn(answer, "base"), head: commitIn(answer, "head") };
  } catch (error) {
    if (statusOf(error) !== 404) throw toUserError(doing, error);
    throw new UserError(`There is no pull request ${number} in ${owner}/${repo}, or the token may not read it.`);
  }
}

function commitIn(answer: unknown, side: "base" | "head"): string {
  const commit = stringProperty(property(answer, side), "sha");
  if (commit === undefined || !isObjectId(commit)) throw new OddAnswerError(`its answer has no commit of the ${side}`);
  return commit;
}
