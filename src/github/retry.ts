import { isObject, property, stringProperty } from "../util/json.ts";
import { OddAnswerError } from "./odd-answer.ts";

/** Waiting and time, so that tests need not wait. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** GitHub demands at least this much when a secondary limit does not say how long. */
const SECONDARY_LIMIT_MS = 60_000;
const MAX_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 500;

/** Retries requests that GitHub asks to retry: after rate limits as long as it says, after its own failures with growing pauses. */
export class RetryPolicy {
  readonly #clock: Clock;
  readonly #tell: (message: string) => void;
  readonly #waited: () => number;
  #budget: number;

  /** `budget`: milliseconds for all requests, answers and pauses together, including time `waited` elsewhere. */
  constructor(clock: Clock, tell: (message: string) => void, budget: number, waited = () => 0) {
    this.#clock = clock;
    this.#tell = tell;
    this.#budget = budget;
    this.#waited = waited;
  }

  /** The remaining milliseconds. */
  get remaining(): number {
    return this.#budget - this.#waited();
  }

  /** Runs a request; `isRepeatable` means that running it twice does no harm. */
  async run<T>(request: () => Promise<T>, isRepeatable: boolean): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      if (this.remaining <= 0) throw new OddAnswerError("it took all the time that a run has for it");
      const began = this.#clock.now();
      try {
        return await request().finally(() => {
          this.#budget -= this.#clock.now() - began;
        });
      } catch (error) {
        const pause = attempt < MAX_ATTEMPTS ? pauseAfter(error, attempt, isRepeatable, this.#clock.now()) : undefined;
        if (pause === undefined || pause >= this.remaining) throw error;
        this.#budget -= pause;
        const answered = statusOf(error) === undefined ? "did not answer" : `answered ${statusOf(error)}`;
        this.#tell(`GitHub ${answered}; trying again in ${Math.ceil(pause / 1000)} s.`);
        await this.#clock.sleep(pause);
      }
    }
  }
}

/** The pause before the next attempt, in milliseconds; undefined when another attempt would not help. */
function pauseAfter(error: unknown, attempt: number, isRepeatable: boolean, now: number): number | undefined {
  const status = statusOf(error);
  const limited = limitPause(error, status, now);
  // A request that hit a limit was not executed, so it can be repeated whatever it does.
  if (limited !== undefined) return limited;
  const isTheirFault = status === undefined ? isNetworkFailure(error) : status >= 500;
  return isTheirFault && isRepeatable ? FIRST_PAUSE_MS * 2 ** (attempt - 1) : undefined;
}

function limitPause(error: unknown, status: number | undefined, now: number): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const headers = property(property(error, "response"), "headers");
  const after = Number(stringProperty(headers, "retry-after"));
  if (Number.isFinite(after) && after > 0) return after * 1000;
  const reset = Number(stringProperty(headers, "x-ratelimit-reset"));
  if (stringProperty(headers, "x-ratelimit-remaining") === "0" && Number.isFinite(reset))
    return Math.max(1000, reset * 1000 - now);
  const isSecondary = status === 429 || /secondary rate|abuse/i.test(stringProperty(error, "message") ?? "");
  return isSecondary ? SECONDARY_LIMIT_MS : undefined;
}

/** The HTTP status of a failed request; undefined without a response, for which Octokit sets 500 and a cause. */
export function statusOf(error: unknown): number | undefined {
  const status = property(error, "status");
  const isInvented = property(error, "response") === undefined && property(error, "cause") !== undefined;
  return typeof status === "number" && !isInvented ? status : undefined;
}

function isNetworkFailure(error: unknown): boolean {
  // `fetch` wraps the network's error, and Octokit wraps that of `fetch`.
  const outer = property(error, "cause") ?? error;
  const cause = property(outer, "cause") ?? outer;
  return isObject(cause) && typeof cause.code === "string" && /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(cause.code);
}
