import { UserError } from "../model/errors.ts";

/** Limits for requests to GitHub: a server that hangs, trickles or never ends must not cost the report that is ready. */
export interface RequestLimits {
  /** One request, from its first byte to the last one of its answer. */
  readonly requestMs: number;
  /** All requests of a run and the pauses between them. */
  readonly totalMs: number;
  /** The time for something small at one of the services for caches and artifacts, which are separate from the API. */
  readonly serviceSeconds: number;
  /** One answer. */
  readonly answerBytes: number;
}

const REQUEST_SECONDS = 20;
/** Room for the minute that GitHub asks for at its secondary limits; a run with its own work still ends within a minute and a half. */
const TOTAL_PER_REQUEST = 3.5;
const MAX_REQUEST_SECONDS = 600;
/** Their clients make several requests for one thing. */
const SERVICE_PER_REQUEST = 1.5;
/** The largest answer that is asked for is the archive of a report. */
const ANSWER_BYTES = 32 * 1024 * 1024;

/** The variable that gives a slow server more time, in seconds for each request. */
const TIMEOUT_VARIABLE = "LLMC_GITHUB_TIMEOUT";

/** The limits, by what the environment says of the server. */
export function readRequestLimits(env: NodeJS.ProcessEnv): RequestLimits {
  const text = env[TIMEOUT_VARIABLE] ?? "";
  const seconds = text === "" ? REQUEST_SECONDS : Number(text);
  if (!/^\d*$/.test(text) || seconds < 1 || seconds > MAX_REQUEST_SECONDS)
    throw new UserError(
      `${TIMEOUT_VARIABLE} takes a number of seconds from 1 to ${MAX_REQUEST_SECONDS}, not ${JSON.stringify(text)}.`,
    );
  const requestMs = seconds * 1000;
  return {
    requestMs,
    totalMs: requestMs * TOTAL_PER_REQUEST,
    serviceSeconds: seconds * SERVICE_PER_REQUEST,
    answerBytes: ANSWER_BYTES,
  };
}
