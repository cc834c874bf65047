import { withoutEnd } from "../../util/text.ts";
import { ProviderError, shownDetail } from "./provider-error.ts";
import { requestOnce } from "./request-once.ts";

/** A request to which a service answers with JSON. */
export interface JsonRequest {
  /** `ollama` or `openai`, for messages. */
  readonly service: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly timeoutMs: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly wait: ((milliseconds: number) => Promise<void>) | undefined;
}

/** The total number of attempts when failures are temporary. */
const ATTEMPTS = 4;
const FIRST_WAIT_MS = 500;
/** A service that asks for a longer wait is not retried. */
const MAX_WAIT_MS = 60_000;
/** The beginning of an error response explains it; an unknown service may send any amount. */
const MAX_EXPLANATION = 4096;
const MAY_PASS = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

type Outcome =
  | { readonly answer: unknown }
  | { readonly problem: string; readonly waitMs: number | undefined; readonly isFinal: boolean };

/** Sends JSON and reads JSON. Temporary failures (429, 5xx, a lost connection, silence) are retried a few times, then reported in one sentence. */
export async function postJson(request: JsonRequest): Promise<unknown> {
  const wait = request.wait ?? pause;
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(request);
    if ("answer" in outcome) return outcome.answer;
    const waitMs = outcome.waitMs ?? jittered(FIRST_WAIT_MS * 2 ** (attempt - 1));
    if (outcome.isFinal || attempt === ATTEMPTS || waitMs > MAX_WAIT_MS) {
      const tries = attempt === 1 ? "" : ` (tried ${attempt} times)`;
      throw new ProviderError(`${request.service} at ${request.url.host} ${outcome.problem}${tries}.`);
    }
    await wait(waitMs);
  }
}

async function attemptOnce(request: JsonRequest): Promise<Outcome> {
  let status: number;
  let text: string;
  let retryAfter: string | undefined;
  try {
    ({ status, text, retryAfter } = await requestOnce(request));
  } catch (error) {
    return { problem: explainFailure(error, request.timeoutMs), waitMs: undefined, isFinal: false };
  }
  if (status < 200 || status > 299) {
    const detail = shownDetail(text.slice(0, MAX_EXPLANATION).replace(/<[^>]*>/g, " "));
    const problem = `answered ${status}${detail === "" ? "" : `: ${withoutEnd(detail, ".")}`}`;
    return { problem, waitMs: retryAfterMs(retryAfter), isFinal: !MAY_PASS.has(status) };
  }
  try {
    return { answer: JSON.parse(text) as unknown };
  } catch {
    return { problem: "gave an answer that is no JSON", waitMs: undefined, isFinal: false };
  }
}

/** `Retry-After` in milliseconds: it is a number of seconds or a date. */
export function retryAfterMs(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined || header.trim() === "") return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function explainFailure(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === "TimeoutError")
    return `did not answer within ${timeoutMs / 1000} seconds`;
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  if (code === "ECONNREFUSED") return "cannot be reached: nothing listens there";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "cannot be reached: its name is not known";
  return `cannot be reached: ${withoutEnd(shownDetail(error instanceof Error ? error.message : String(error)), ".")}`;
}

/** Clients that failed together must not all retry at the same moment. */
function jittered(milliseconds: number): number {
  return milliseconds * (0.5 + Math.random() / 2);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
