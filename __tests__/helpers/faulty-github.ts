import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** A GitHub that always fails in one way, and the requests that it received. */
export interface FaultyGitHub {
  readonly url: string;
  /** The requests to it or to the other host to which it redirects, and whether they contained the token. */
  readonly requests: { readonly method: string; readonly host: "api" | "elsewhere"; readonly hasToken: boolean }[];
  stop(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse, hosts: { api: string; elsewhere: string }) => void;

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

function status(code: number, headers: Record<string, string> = {}, message = "no"): Handler {
  return (_, response) => void response.writeHead(code, { ...JSON_TYPE, ...headers }).end(JSON.stringify({ message }));
}

function text(body: string, headers: Record<string, string> = JSON_TYPE): Handler {
  return (_, response) => void response.writeHead(200, headers).end(body);
}

const OWN = { id: 1, body: "<!-- llmc-nav -->\nold", user: { login: "github-actions[bot]" }, html_url: "https://x/1" };

/** The known ways in which GitHub, or a proxy in front of it, fails. */
export const FAILURE_MODES: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["401", status(401)],
  ["403", status(403)],
  ["404", status(404)],
  ["422", status(422)],
  ["429 that says how long", status(429, { "retry-after": "600" })],
  ["429 that says when", status(429, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "99999999999" })],
  ["429 that says nothing", status(429)],
  ["a secondary limit", status(403, {}, "You have exceeded a secondary rate limit")],
  ["500", status(500)],
  ["502", status(502)],
  ["503", status(503)],
  ["a connection that is reset", (request) => void request.socket.destroy()],
  [
    "an answer that breaks off",
    (request, response) => {
      response.writeHead(200, { ...JSON_TYPE, "content-length": "1000" }).write('[{"id":');
      setTimeout(() => request.socket.destroy(), 20);
    },
  ],
  ["JSON that is a text", text('"hello"')],
  ["JSON that is no list", text("{}")],
  ["JSON with nothing in its list", text("[null]")],
  ["JSON that ends too soon", text('[{"id":1')],
  ["a page for people", text("<html>Log in</html>", { "content-type": "text/html" })],
  [
    "a comment that somebody deleted",
    (request, response) => {
      if (request.method === "GET") text(JSON.stringify([OWN]))(request, response, { api: "", elsewhere: "" });
      else status(404)(request, response, { api: "", elsewhere: "" });
    },
  ],
  [
    "a redirect to another host",
    ({ url }, response, { elsewhere }) => void response.writeHead(302, { location: `${elsewhere}${url}` }).end(),
  ],
  [
    "a next page at another host",
    (_, response, { elsewhere }) =>
      void response.writeHead(200, { ...JSON_TYPE, link: `<${elsewhere}/2>; rel="next"` }).end("[]"),
  ],
  ["no answer", () => {}],
  [
    "an answer that trickles",
    (_, response) => {
      response.writeHead(200, JSON_TYPE);
      const timer = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(timer));
    },
  ],
  [
    "pages without end",
    (_, response, { api }) =>
      void response.writeHead(200, { ...JSON_TYPE, link: `<${api}/next>; rel="next"` }).end("[]"),
  ],
  ["an answer of 3 GB", (_, response) => void pour(response.writeHead(200, JSON_TYPE), 3000)],
  [
    "an answer that says it has 3 GB",
    (_, response) => void response.writeHead(200, { ...JSON_TYPE, "content-length": "3000000000" }).write("["),
  ],
  [
    "a small answer that unpacks to 200 MB",
    (_, response) => {
      const bomb = gzipSync(Buffer.alloc(200_000_000, " "));
      response.writeHead(200, { ...JSON_TYPE, "content-encoding": "gzip" }).end(bomb);
    },
  ],
]);

/** Writes a number of megabytes, as fast as they are read. */
function pour(response: ServerResponse, megabytes: number): void {
  const block = Buffer.alloc(1_000_000, " ");
  let left = megabytes;
  const more = () => {
    while (left > 0) {
      left--;
      if (!response.write(block)) return;
    }
    response.end();
  };
  response.on("drain", more);
  more();
}

/** Starts a GitHub that fails in the mode with this name. */
export async function startFaultyGitHub(mode: string): Promise<FaultyGitHub> {
  const handle = FAILURE_MODES.get(mode);
  if (handle === undefined) throw new Error(`There is no failure ${mode}.`);
  const requests: FaultyGitHub["requests"] = [];
  const listen = async (host: "api" | "elsewhere") => {
    const server = createServer((request, response) => {
      const hasToken = request.headers.authorization !== undefined;
      requests.push({ method: request.method ?? "", host, hasToken });
      request.resume();
      if (host === "elsewhere") text("[]")(request, response, hosts);
      else handle(request, response, hosts);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    // Another name of the same machine counts as another host.
    return { server, url: `http://${host === "api" ? "127.0.0.1" : "localhost"}:${port}` };
  };
  const [api, elsewhere] = [await listen("api"), await listen("elsewhere")];
  const hosts = { api: api.url, elsewhere: elsewhere.url };
  const stop = async () => {
    for (const { server } of [api, elsewhere]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
  return { url: api.url, requests, stop };
}
