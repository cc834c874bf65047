import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { ollamaAnswer, sendJson, startServer } from "../embeddings/embedding-server.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cliIn } from "../helpers/run-cli.ts";

function configWith(provider: string, settings: string): string {
  return `[embeddings.profiles.d]
provider = "${provider}"
model = "m"
dim = 8
${settings}
[embeddings.routes.docs]
profile = "d"
index = "emb_docs"
`;
}

/** A proxy that records where it was asked to connect, and blocks every connection. */
async function watchProxy(): Promise<{ env: Record<string, string>; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(403).end();
  });
  server.on("connect", ({ url }, socket) => {
    asked.push(url ?? "");
    socket.end("HTTP/1.1 403 no\r\n\r\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, env: { OPENAI_API_KEY: "sk-x", HTTPS_PROXY: address, HTTP_PROXY: address } };
}

const FILES = { "a.py": "def private(): pass\n", ".gitignore": ".llmc\n" };

describe("an address of a provider that cannot be used", () => {
  it.each([
    ["has no scheme", '[embeddings.profiles.d.openai]\napi_base = "gateway.internal:8443/v1"'],
    ["has neither scheme nor port", '[embeddings.profiles.d.openai]\napi_base = "gateway.internal/v1"'],
    ["has a misspelt scheme", '[embeddings.profiles.d.openai]\napi_base = "htps://gateway.internal/v1"'],
    ["is a socket", '[embeddings.profiles.d.openai]\napi_base = "unix:/run/x.sock"'],
    ["holds a user name", '[embeddings.profiles.d.openai]\napi_base = "https://user@gateway.internal/v1"'],
    ["is empty", '[embeddings.profiles.d.openai]\napi_base = ""'],
    ["is a number", "[embeddings.profiles.d.openai]\napi_base = 8443"],
    ["stands at the profile", 'api_base = "https://gateway.internal/v1"'],
    ["has another name", '[embeddings.profiles.d.openai]\nbase_url = "https://gateway.internal/v1"'],
  ])("stops index, search and doctor when it %s, before anything is sent", async (_title, settings) => {
    const repo = GitRepo.with({ ...FILES, "llmc.toml": configWith("openai", settings) });
    const { env, asked } = await watchProxy();
    const index = await cliIn(repo.dir, env, "index");
    expect([index.code, index.stderr]).toEqual([2, expect.stringContaining("embeddings.profiles.d")]);
    const search = await cliIn(repo.dir, env, "search", "-q", "private");
    expect([search.code, search.stderr + search.stdout]).toEqual([2, expect.stringContaining("Nothing is sent")]);
    const doctor = await cliIn(repo.dir, env, "doctor");
    expect([doctor.code, doctor.stdout]).toEqual([1, expect.stringContaining("Nothing is sent")]);
    expect(asked).toEqual([]);
  });
});

describe("where the contents of a repository go in CI", () => {
  const named = (host: string) => configWith("ollama", `[embeddings.profiles.d.ollama]\napi_base = "http://${host}"`);

  /** A pull request that changes llmc.toml, checked out with its base branch. */
  function pullRequest(before: string | undefined, after: string): GitRepo {
    const repo = GitRepo.with({ ...FILES, ...(before !== undefined && { "llmc.toml": before }) });
    repo.git("update-ref", "refs/remotes/origin/main", "HEAD");
    repo.commit({ "llmc.toml": after, "b.py": "x = 1\n" }, "the change");
    return repo;
  }

  const CI = { CI: "true", GITHUB_BASE_REF: "main" };

  it("is rejected when only the pull request names the host", async () => {
    const { env, asked } = await watchProxy();
    for (const before of [undefined, named("embed.example")]) {
      const repo = pullRequest(before, named("evil.example"));
      const { code, stderr } = await cliIn(repo.dir, { ...env, ...CI }, "index");
      expect([code, stderr]).toEqual([2, expect.stringContaining("LLMC_EMBEDDING_HOSTS=evil.example")]);
    }
    expect(asked).toEqual([]);
  });

  it.each([
    ["the base names it", named("embed.example"), CI],
    ["the job allows it", undefined, { ...CI, LLMC_EMBEDDING_HOSTS: "embed.example" }],
    ["it is no pull request", undefined, { CI: "true" }],
    ["it is no CI", undefined, { GITHUB_BASE_REF: "main" }],
  ])("is a host when %s", async (_title, before, variables) => {
    const { env, asked } = await watchProxy();
    const repo = pullRequest(before, named("embed.example"));
    await cliIn(repo.dir, { ...env, ...variables }, "index");
    expect(asked[0]).toContain("embed.example");
  });

  it("can always be this machine", async () => {
    const server = await startServer(ollamaAnswer(8));
    const repo = pullRequest(undefined, named(new URL(server.url).host));
    expect((await cliIn(repo.dir, CI, "index")).code).toBe(0);
    expect(server.requests.length).toBeGreaterThan(0);
  });

  it("takes the base from the merge that GitHub made when the clone has no other", async () => {
    const { env, asked } = await watchProxy();
    const repo = pullRequest(named("embed.example"), named("evil.example"));
    repo.git("update-ref", "-d", "refs/remotes/origin/main");
    const merge = repo.pullRequestMerge(7, repo.git("rev-parse", "HEAD~1"), repo.head());
    repo.git("checkout", "-q", merge);
    const refused = await cliIn(repo.dir, { ...env, ...CI, GITHUB_SHA: merge }, "index");
    expect([refused.code, asked]).toEqual([2, []]);
  });
});

describe("vectors that say nothing", () => {
  it("are rejected", async () => {
    const server = await startServer(({ body }, _, response) =>
      sendJson(response, { embeddings: (body.input as string[]).map(() => [0, 0, 0, 0, 0, 0, 0, 0]) }),
    );
    const settings = `[embeddings.profiles.d.ollama]\napi_base = "${server.url}"`;
    const repo = GitRepo.with({ ...FILES, "llmc.toml": configWith("ollama", settings) });
    const { code, stderr } = await cliIn(repo.dir, {}, "index");
    expect([code, stderr]).toEqual([2, expect.stringContaining("nothing but zeros")]);
  });
});
