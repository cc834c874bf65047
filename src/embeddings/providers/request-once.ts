import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { proxyFor, proxyHeaders } from "./proxy.ts";

/** One HTTP request. */
export interface RawRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly timeoutMs: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
}

/** The size of the largest batch of vectors as text; a larger answer is invalid. */
const MAX_ANSWER_BYTES = 256 * 1024 * 1024;

/**
 * Posts JSON once and reads the whole answer, through the proxy that the environment specifies. Redirects are not followed:
 * they would carry the key to another host. The time limit raises a `TimeoutError`, however slowly the answer trickles in.
 */
export async function requestOnce(request: RawRequest): Promise<RawAnswer> {
  const body = Buffer.from(JSON.stringify(request.body));
  const headers = {
    ...request.headers,
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
    "User-Agent": "llmc-nav",
  };
  const deadline = new Deadline(request.timeoutMs);
  try {
    const sent = await openRequest(request, headers, deadline);
    return await deadline.race(sent, () => exchange(sent, body));
  } finally {
    deadline.clear();
  }
}

/** Aborts all pending work when time is up. */
class Deadline {
  readonly #timer: NodeJS.Timeout;
  readonly #passed: Promise<never>;
  #current: { destroy(error?: Error): unknown } | undefined;

  constructor(milliseconds: number) {
    const { promise, reject } = withReject();
    this.#passed = promise;
    this.#passed.catch(() => {});
    this.#timer = setTimeout(() => {
      const error = new Error("the time is up");
      error.name = "TimeoutError";
      reject(error);
      this.#current?.destroy(error);
    }, milliseconds);
  }

  race<T>(current: { destroy(error?: Error): unknown }, work: () => Promise<T>): Promise<T> {
    this.#current = current;
    const working = work();
    working.catch(() => {});
    return Promise.race([working, this.#passed]);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

async function openRequest(
  { url, environment }: RawRequest,
  headers: Readonly<Record<string, string>>,
  deadline: Deadline,
): Promise<ClientRequest> {
  const options = { method: "POST", headers, agent: false } as const;
  const proxy = proxyFor(url, environment);
  if (proxy === undefined) return url.protocol === "https:" ? requestHttps(url, options) : requestHttp(url, options);
  const toProxy = proxy.protocol === "https:" ? requestHttps : requestHttp;
  if (url.protocol === "http:") {
    const all = { ...headers, ...proxyHeaders(proxy), Host: url.host };
    return toProxy(proxy, { ...options, headers: all, path: url.href });
  }
  const port = url.port === "" ? "443" : url.port;
  const path = `${url.hostname}:${port}`;
  const connect = toProxy(proxy, {
    method: "CONNECT",
    path,
    headers: { ...proxyHeaders(proxy), Host: path },
    agent: false,
  });
  const tunnel = await deadline.race(connect, () => openTunnel(connect));
  const createConnection = () => connectTls({ socket: tunnel, servername: url.hostname });
  return requestHttps(url, { ...options, createConnection });
}

function openTunnel(connect: ClientRequest): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connect.once("connect", (answer: IncomingMessage, socket: Socket) => {
      if (answer.statusCode === 200) resolve(socket);
      else {
        socket.destroy();
        reject(new Error(`the proxy answered ${answer.statusCode}`));
      }
    });
    connect.once("error", reject);
    connect.end();
  });
}

function exchange(sent: ClientRequest, body: Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    sent.once("error", reject);
    sent.once("response", (answer) => {
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on("data", (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > MAX_ANSWER_BYTES) sent.destroy(new Error("the answer is too large"));
      });
      answer.once("error", reject);
      answer.once("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status: answer.statusCode ?? 0, text, retryAfter: answer.headers["retry-after"] });
      });
    });
    sent.end(body);
  });
}

function withReject(): { readonly promise: Promise<never>; readonly reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<never>((_, fail) => {
    reject = fail;
  });
  return { promise, reject };
}
