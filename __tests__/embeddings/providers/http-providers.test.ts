import { createServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { openProvider } from "../../../src/embeddings/providers/open-provider.ts";
import { retryAfterMs } from "../../../src/embeddings/providers/post-json.ts";
import { proxyFor } from "../../../src/embeddings/providers/proxy.ts";
import { serviceAddress } from "../../../src/embeddings/providers/service-address.ts";
import type { EmbeddingProfile } from "../../../src/model/routing.ts";
import { type Answer, ollamaAnswer, sendJson, startServer, vectorOf } from "../embedding-server.ts";

const DIMENSION = 4;
const KEY = "sk-secret-0123456789";

function profile(provider: EmbeddingProfile["provider"], changes: Partial<EmbeddingProfile> = {}): EmbeddingProfile {
  return {
    name: "test",
    provider,
    model: "a-model",
    dimension: DIMENSION,
    capabilities: [],
    costClass: undefined,
    apiBase: undefined,
    timeoutSeconds: 5,
    maxSequenceTokens: undefined,
    ...changes,
  };
}

/** A client that does not wait, but records how long it should wait. */
function client(used: EmbeddingProfile, environment: Record<string, string> = {}) {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  return { ...openProvider({ profile: used, environment, wait }), waits };
}

const openaiAnswer: Answer = ({ body }, _, response) => {
  const texts = body.input as string[];
  const data = texts.map((text, index) => ({ index, embedding: vectorOf(text, DIMENSION) }));
  sendJson(response, { data: data.reverse() });
};

async function failure(answer: Answer, changes: Partial<EmbeddingProfile> = {}) {
  const server = await startServer(answer);
  const embedder = client(profile("ollama", { apiBase: server.url, ...changes }));
  const error = await embedder.embed(["a text"], "document").then(
    () => new Error("it answered"),
    (thrown: Error & { code?: string }) => thrown,
  );
  return { error, message: error.message, requests: server.requests.length, waits: embedder.waits };
}

describe("embeddings/providers over HTTP", () => {
  it("asks Ollama not to cut texts, and returns one vector for each", async () => {
    const server = await startServer(ollamaAnswer(DIMENSION));
    const vectors = await client(profile("ollama", { apiBase: server.url })).embed(["one", "three"], "document");
    expect(vectors.map((vector) => vector.length)).toEqual([DIMENSION, DIMENSION]);
    expect(server.requests[0]).toMatchObject({
      path: "/api/embed",
      body: { model: "a-model", input: ["one", "three"], truncate: false },
    });
  });

  it("puts OpenAI's vectors in the order of the texts", async () => {
    const server = await startServer(openaiAnswer);
    const vectors = await client(profile("openai", { apiBase: `${server.url}/v1` })).embed(
      ["a", "bb", "ccc"],
      "document",
    );
    expect(vectors).toEqual(["a", "bb", "ccc"].map((text) => Float32Array.from(vectorOf(text, DIMENSION))));
    expect(server.requests[0]?.path).toBe("/v1/embeddings");
    expect(server.requests[0]?.body).not.toHaveProperty("dimensions");
  });

  it("requests shorter vectors from models that support this", async () => {
    const server = await startServer(openaiAnswer);
    await client(profile("openai", { apiBase: server.url, model: "text-embedding-3-small" })).embed(["a"], "document");
    expect(server.requests[0]).toMatchObject({ path: "/v1/embeddings", body: { dimensions: DIMENSION } });
  });

  it("keeps every request within the limits of texts and of tokens", async () => {
    const server = await startServer(openaiAnswer);
    const embedder = client(profile("openai", { apiBase: server.url }));
    await embedder.embed(
      Array.from({ length: 2049 }, () => "x"),
      "document",
    );
    await embedder.embed(
      Array.from({ length: 5 }, () => "y".repeat(200_000)),
      "document",
    );
    expect(server.requests.map(({ body }) => (body.input as string[]).length)).toEqual([2048, 1, 3, 2]);
  });

  it("asks a text-embeddings server", async () => {
    const server = await startServer(({ body }, _, response) => {
      sendJson(
        response,
        (body.inputs as string[]).map((text) => vectorOf(text, DIMENSION)),
      );
    });
    const vectors = await client(profile("sentence-transformer"), { LLMC_TEXT_EMBEDDINGS_URL: server.url }).embed(
      ["a"],
      "query",
    );
    expect(vectors).toEqual([Float32Array.from(vectorOf("a", DIMENSION))]);
    expect(server.requests[0]?.path).toBe("/embed");
  });

  it("says what to do without a text-embeddings server and without the package", async () => {
    await expect(client(profile("sentence-transformer")).embed(["a"], "query")).rejects.toThrow(
      /text-embeddings server .* or the package @huggingface\/transformers/,
    );
  });

  it("sends only the start of texts that are too long for the model", async () => {
    const server = await startServer(ollamaAnswer(DIMENSION));
    await client(profile("ollama", { apiBase: server.url, maxSequenceTokens: 100 })).embed(
      ["z".repeat(5000)],
      "document",
    );
    expect(server.requests[0]?.body.input).toEqual(["z".repeat(300)]);
  });

  it("tells models that need it whether a text is a document or a query", async () => {
    const server = await startServer(ollamaAnswer(DIMENSION));
    const embedder = client(profile("ollama", { apiBase: server.url, model: "nomic-embed-text:latest" }));
    await embedder.embed(["a"], "document");
    await embedder.embed(["a"], "query");
    expect(server.requests.map(({ body }) => body.input)).toEqual([["search_document: a"], ["search_query: a"]]);
  });

  it("waits as long as a 429 demands, and continues", async () => {
    const server = await startServer((request, at, response) => {
      if (at > 1) return ollamaAnswer(DIMENSION)(request, at, response);
      response.writeHead(429, { "Retry-After": "3" });
      response.end("slow down");
    });
    const embedder = client(profile("ollama", { apiBase: server.url }));
    expect(await embedder.embed(["a"], "document")).toHaveLength(1);
    expect(embedder.waits).toEqual([3000, 3000]);
  });

  it("fails immediately when it would have to wait too long", async () => {
    const { message, requests } = await failure((_, __, response) => {
      response.writeHead(429, { "Retry-After": "86400" });
      response.end();
    });
    expect(requests).toBe(1);
    expect(message).toMatch(/^ollama at 127\.0\.0\.1:\d+ answered 429\.$/);
  });

  it("repeats a request after a 500 a few times, with increasing waits, then fails with one sentence", async () => {
    const { message, requests, waits, error } = await failure((_, __, response) =>
      sendJson(response, { error: "boom" }, 500),
    );
    expect(requests).toBe(4);
    expect(waits).toHaveLength(3);
    expect(waits.every((wait, at) => wait >= 250 * 2 ** at && wait <= 500 * 2 ** at)).toBe(true);
    expect(message).toMatch(/answered 500: \{"error":"boom"\} \(tried 4 times\)\.$/);
    expect(error).toMatchObject({ code: "PROVIDER_FAILED" });
  });

  it("does not repeat a request that cannot succeed", async () => {
    expect((await failure((_, __, response) => sendJson(response, { error: "no such model" }, 404))).requests).toBe(1);
  });

  it.each<[string, Answer, RegExp]>([
    ["garbage", (_, __, response) => response.end("<html>\u001b[31m"), /no JSON \(tried 4 times\)/],
    ["another shape", (_, __, response) => sendJson(response, { vectors: [] }), /without embeddings/],
    ["too few vectors", (_, __, response) => sendJson(response, { embeddings: [] }), /0 embeddings for 1 texts/],
    [
      "a wrong dimension",
      (_, __, response) => sendJson(response, { embeddings: [[1, 2]] }),
      /2 dimensions.*says 4.*llmc\.toml/,
    ],
    ["no numbers", (_, __, response) => sendJson(response, { embeddings: [["1", 2, 3, null]] }), /no list of numbers/],
    ["a cut connection", (_, __, response) => response.destroy(), /cannot be reached/],
  ])("explains %s", async (_, answer, sentence) => {
    expect((await failure(answer)).message).toMatch(sentence);
  });

  it("does not wait forever for a service that does not answer, or answers very slowly", async () => {
    const silent = await failure(() => {}, { timeoutSeconds: 0.05 });
    expect(silent.message).toMatch(/did not answer within 0\.05 seconds \(tried 4 times\)/);
    const trickling = await failure((_, __, response) => response.write("["), { timeoutSeconds: 0.05 });
    expect(trickling.message).toMatch(/did not answer within/);
  });

  it("says that no service listens", async () => {
    const embedder = client(profile("ollama", { apiBase: "http://127.0.0.1:1" }));
    await expect(embedder.embed(["a"], "query")).rejects.toThrow(/nothing listens there/);
  });
});

describe("embeddings/providers: keys", () => {
  it("never sends a key to a host that only the repository names", async () => {
    const server = await startServer(openaiAnswer);
    await client(profile("openai", { apiBase: server.url }), { OPENAI_API_KEY: KEY }).embed(["a"], "document");
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it("sends a key to hosts that the environment allows", async () => {
    const server = await startServer(openaiAnswer);
    const { host } = new URL(server.url);
    const environment = { OPENAI_API_KEY: KEY, LLMC_EMBEDDING_HOSTS: `example.com, ${host}` };
    await client(profile("openai", { apiBase: server.url }), environment).embed(["a"], "document");
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it("sends a key to the address in the environment", async () => {
    const server = await startServer(openaiAnswer);
    await client(profile("openai"), { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: server.url }).embed(["a"], "document");
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it("follows no redirect, because it could send the key to another host", async () => {
    const other = await startServer(openaiAnswer);
    const server = await startServer((_, __, response) => {
      response.writeHead(307, { Location: `${other.url}/v1/embeddings` });
      response.end();
    });
    const environment = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: server.url };
    await expect(client(profile("openai"), environment).embed(["a"], "document")).rejects.toThrow(/answered 307/);
    expect(other.requests).toHaveLength(0);
  });

  it("never shows a key, and says when it was not sent", async () => {
    const server = await startServer((_, __, response) => sendJson(response, { error: "who are you" }, 401));
    const embedder = client(profile("openai", { apiBase: server.url }), { OPENAI_API_KEY: KEY });
    const error = await embedder.embed(["a"], "document").catch((thrown: Error) => thrown);
    expect(String(error)).toMatch(/without the key, because LLMC_EMBEDDING_HOSTS does not name the host/);
    expect(String((error as Error).stack)).not.toContain(KEY);
  });

  it("demands a key for OpenAI itself", () => {
    expect(() => client(profile("openai"))).toThrow("openai needs a key: set OPENAI_API_KEY in the environment.");
  });

  it.each([
    ["https://api.openai.com/v1", true],
    ["http://api.openai.com/v1", false],
    ["https://api.openai.com.evil.example/v1", false],
    ["https://api.openai.com@evil.example/v1", false],
    ["https://API.OPENAI.COM/v1", true],
  ])("trusts %s: %s", (base, isTrusted) => {
    expect(serviceAddress(base, "/embeddings", ["api.openai.com"], {}).isTrusted).toBe(isTrusted);
  });
});

describe("embeddings/providers: proxies and waiting", () => {
  it("uses the proxy of the environment", async () => {
    const proxy = await startServer(openaiAnswer);
    const environment = { HTTP_PROXY: proxy.url.replace("http://", "http://user:word@") };
    await client(profile("openai", { apiBase: "http://models.example/v1" }), environment).embed(["a"], "document");
    expect(proxy.requests[0]?.path).toBe("http://models.example/v1/embeddings");
    expect(proxy.requests[0]?.headers["proxy-authorization"]).toBe(
      `Basic ${Buffer.from("user:word").toString("base64")}`,
    );
  });

  it("asks a proxy for a tunnel to a service with TLS", async () => {
    const asked: string[] = [];
    const proxy = createServer((socket) => {
      socket.once("data", (bytes) => {
        asked.push(bytes.toString("utf8").split("\r\n", 1)[0] ?? "");
        socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
      });
    });
    await new Promise<void>((resolve) => {
      proxy.listen(0, "127.0.0.1", resolve);
    });
    onTestFinished(() => {
      proxy.close();
    });
    const { port } = proxy.address() as { port: number };
    const environment = { HTTPS_PROXY: `127.0.0.1:${port}` };
    const embedder = client(profile("openai", { apiBase: "https://models.example/v1" }), environment);
    await expect(embedder.embed(["a"], "document")).rejects.toThrow(/the proxy answered 403/);
    expect(asked[0]).toBe("CONNECT models.example:443 HTTP/1.1");
  });

  it.each([
    ["https://a.example/", { HTTPS_PROXY: "http://p:1" }, "p:1"],
    ["https://a.example/", { https_proxy: "p:1" }, "p:1"],
    ["https://a.example/", { HTTPS_PROXY: "http://p:1", NO_PROXY: ".example" }, undefined],
    ["https://a.example/", { HTTPS_PROXY: "http://p:1", NO_PROXY: "b.example,*" }, undefined],
    ["http://localhost:11434/", { HTTP_PROXY: "http://p:1" }, undefined],
    ["https://a.example/", { HTTPS_PROXY: "socks5://p:1" }, undefined],
  ])("for %s with %j uses %s", (url, environment, host) => {
    expect(proxyFor(new URL(url), environment)?.host).toBe(host);
  });

  it("reads Retry-After as seconds or as a date", () => {
    const now = Date.parse("2024-01-01T00:00:00Z");
    expect(retryAfterMs("2", now)).toBe(2000);
    expect(retryAfterMs("Mon, 01 Jan 2024 00:00:05 GMT", now)).toBe(5000);
    expect(retryAfterMs("soon", now)).toBeUndefined();
  });
});
