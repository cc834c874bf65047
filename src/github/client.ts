import { defaults, getOctokitOptions } from "@actions/github/lib/utils";
import { Octokit } from "@octokit/rest";
import { boundedFetch } from "./bounded-fetch.ts";
import type { RequestLimits } from "./request-limits.ts";
import { type Clock, RetryPolicy, SYSTEM_CLOCK } from "./retry.ts";

/** GitHub's REST and GraphQL APIs. */
export type GitHubClient = Octokit;

export interface ClientOptions {
  readonly token: string;
  readonly apiUrl: string;
  /** Told what is waited for. */
  readonly tell: (message: string) => void;
  readonly limits: RequestLimits;
  /** Milliseconds that the run waited for other services of GitHub. */
  readonly waited?: () => number;
  readonly clock?: Clock;
}

/** Octokit would repeat on the console what whoever asked is told, and may decide to be silent about. */
const NO_LOG = { debug() {}, info() {}, warn() {}, error() {} };

/** A client that waits out limits and repeats what failed on GitHub's side, within limits; proxies are the environment's. */
export function createClient({
  token,
  apiUrl,
  tell,
  limits,
  waited,
  clock = SYSTEM_CLOCK,
}: ClientOptions): GitHubClient {
  const policy = new RetryPolicy(clock, tell, limits.totalMs, waited);
  const { fetch = globalThis.fetch, ...request } = defaults.request ?? {};
  const bounded = boundedFetch(fetch, { apiUrl, limits, remaining: () => policy.remaining });
  const options = { baseUrl: apiUrl, userAgent: "llmc-nav", log: NO_LOG, request: { ...request, fetch: bounded } };
  const client = new Octokit(getOctokitOptions(token, options));
  client.hook.wrap("request", (request, options) =>
    // A POST that failed late may have been carried out; whoever sends one looks before sending it again.
    policy.run(async () => await request(options), options.method !== "POST"),
  );
  return client;
}
