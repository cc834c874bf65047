import { OddAnswerError } from "./odd-answer.ts";
import type { RequestLimits } from "./request-limits.ts";

/** Statuses whose responses have no body, as the constructor of `Response` requires. */
const WITHOUT_BODY = new Set([101, 204, 205, 304]);

/** Raised when a request exceeds its time limit. It looks like a network failure, so that it is retried like one. */
class TimeoutError extends Error {
  readonly code = "ETIMEDOUT";
}

export interface FetchBounds {
  /** The only server that is contacted; the token is sent to it alone. */
  readonly apiUrl: string;
  readonly limits: Pick<RequestLimits, "requestMs" | "answerBytes">;
  /** Milliseconds that the run may still spend on GitHub. */
  readonly remaining: () => number;
}

/**
 * A `fetch` that always ends: a response is read completely within limits of time and size before it is returned, because Octokit
 * treats a truncated body as an empty one. No host other than the API's is contacted, since every request carries the token; a redirect
 * is followed, as `fetch` removes the token for another host.
 */
export function boundedFetch(fetch: typeof globalThis.fetch, { apiUrl, limits, remaining }: FetchBounds): typeof fetch {
  const { origin } = new URL(apiUrl);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin)
      throw new OddAnswerError(`it led to another host, ${url.host}, which is not asked with the token`);
    const time = Math.min(limits.requestMs, remaining());
    const timer = new AbortController();
    const late = new TimeoutError(`no whole answer within ${Math.ceil(limits.requestMs / 1000)} s`);
    const timeout = setTimeout(() => timer.abort(late), Math.max(0, time));
    try {
      // Reading does not rely on the signal alone: a body that is being decompressed does not always notice it.
      const isLate = new Promise<never>((_, reject) => timer.signal.addEventListener("abort", () => reject(late)));
      return await Promise.race([ask(fetch, input, { ...init, signal: timer.signal }, limits.answerBytes), isLate]);
    } finally {
      clearTimeout(timeout);
    }
  };
}

async function ask(
  fetch: typeof globalThis.fetch,
  input: string | URL | Request,
  init: RequestInit,
  maxBytes: number,
): Promise<Response> {
  const response = await fetch(input, init);
  const { status, statusText, headers } = response;
  const bytes = await readBody(response, maxBytes);
  if (status < 300 && /^application\/json\b/i.test(headers.get("content-type") ?? "")) checkJson(bytes);
  return new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, statusText, headers });
}

async function readBody({ body, headers }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = `its answer has more than ${maxBytes} bytes`;
  if (Number(headers.get("content-length")) > maxBytes) {
    await body?.cancel();
    throw new OddAnswerError(tooLarge);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new OddAnswerError(tooLarge);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function checkJson(bytes: Uint8Array): void {
  if (bytes.length === 0) return;
  try {
    JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch (error) {
    throw new OddAnswerError("its answer is no JSON", { cause: error });
  }
}
