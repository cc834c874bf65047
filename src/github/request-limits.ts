import { UserError } from "../model/errors.ts";

/** Limits for requests to GitHub: a server that hangs, trickles or never ends must not prevent the report, which is already done. */
export interface RequestLimits {
  /** The limit for one request, from its first byte to the last byte of the answer. */
  readonly requestMs: number;
  /** The limit for all requests of a run and the pauses between them. */
  readonly totalMs: number;
  /** The time limit for a small request to one of the services for caches and artifacts, which are separate from the API. */
  readonly serviceSeconds: number;
  /** The maximum size of one answer. */
  readonly answerBytes: number;
}

const REQUEST_SECONDS = 20;
/** Leaves room for the minute that GitHub demands at its secondary limits; a run, including its own work, still ends within a minute and a half. */
const TOTAL_PER_REQUEST = 3.5;
const MAX_REQUEST_SECONDS = 600;
/** The services' clients make several requests for one operation. */
const SERVICE_PER_REQUEST = 1.5;
/** The largest answer requested is the archive of a report. */
const ANSWER_BYTES = 32 * 1024 * 1024;

/** The variable that gives a slow server more time, in seconds for each request. */
const TIMEOUT_VARIABLE = "LLMC_GITHUB_TIMEOUT";

/** The limits, according to the environment's settings for the server. */
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
