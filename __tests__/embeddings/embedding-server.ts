import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request that the server got. */
export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Record<string, unknown>;
}

/** Answers one request. `at` is the number of the request, from 0. */
export type Answer = (request: SeenRequest, at: number, response: ServerResponse) => void;

/** A local HTTP server that plays the role of a provider of embeddings. */
export interface EmbeddingServer {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
}

/** Starts a server that is stopped at the end of the test. */
export async function startServer(answer: Answer): Promise<EmbeddingServer> {
  const requests: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const seen = { path: request.url ?? "", headers: request.headers, body: text === "" ? {} : JSON.parse(text) };
    requests.push(seen);
    answer(seen, requests.length - 1, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** Sends JSON. */
export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(value));
}

/** A vector that is different for different texts. */
export function vectorOf(text: string, dimension: number): number[] {
  return Array.from(
    { length: dimension },
    (_, at) => ((text.length * (at + 3)) % 17) + (text.charCodeAt(at) || 1) / 100,
  );
}

/** Answers like Ollama. */
export function ollamaAnswer(dimension: number): Answer {
  return ({ body }, _, response) => {
    sendJson(response, { embeddings: (body.input as string[]).map((text) => vectorOf(text, dimension)) });
  };
}
