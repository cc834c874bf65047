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
  /** Receives a message about each wait. */
  readonly tell: (message: string) => void;
  readonly limits: RequestLimits;
  /** Milliseconds that the run has waited for other GitHub services. */
  readonly waited?: () => number;
  readonly clock?: Clock;
}

/** Octokit would repeat on the console what callers are told anyway, and may want to keep silent about. */
const NO_LOG = { debug() {}, info() {}, warn() {}, error() {} };

/** A client that waits out rate limits and retries GitHub's own failures, within bounds; proxies come from the environment. */
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
    // A POST that failed late may have been executed; callers check before sending it again.
    policy.run(async () => await request(options), options.method !== "POST"),
  );
  return client;
}
