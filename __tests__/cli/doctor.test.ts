import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { cliIn } from "../helpers/run-cli.ts";

interface Report {
  readonly ok: boolean;
  readonly checks: readonly { name: string; state: string; message: string; advice: string | null }[];
}

/** Runs doctor with additional environment variables. */
async function doctor(cwd: string, env: Record<string, string> = {}): Promise<{ code: number; report: Report }> {
  const { code, stdout } = await cliIn(cwd, env, "doctor", "--json");
  return { code, report: JSON.parse(stdout) };
}

function check({ checks }: Report, name: string) {
  return checks.find((each) => each.name === name);
}

/** Starts a service that answers every request in the same way. Returns its address. */
async function serve(status: number, body: unknown): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function configFor(address: string): string {
  return `[embeddings.profiles.p]
provider = "ollama"
model = "nomic-embed-text"
dim = 3
ollama.api_base = "${address}"
[embeddings.routes.docs]
profile = "p"
index = "emb_docs"
[routing.slice_type_to_route]
code = "docs"
docs = "docs"
erp_product = "docs"
config = "docs"
data = "docs"
other = "docs"
`;
}

describe("cli/doctor", () => {
  it("finds no problem in a new clone, and says how to make it faster", async () => {
    const repo = GitRepo.with({ "a.py": "x = 1\n" });
    const { code, report } = await doctor(repo.dir);
    expect([code, report.ok]).toEqual([0, true]);
    expect(report.checks.map(({ name, state }) => `${name} ${state}`)).toEqual([
      "node ok",
      "git ok",
      "repository ok",
      "history ok",
      "index ok",
      "cache ok",
      "store ok",
      "config ok",
      "providers ok",
    ]);
    expect(check(report, "index")?.message).toContain("llmc-nav build-graph");
    const { stdout } = await cliIn(repo.dir, {}, "doctor");
    expect(stdout).toContain("\n0 errors, 0 warnings, 9 ok.\n");
  });

  it("warns of a stale index, and counts in plain words", async () => {
    const repo = GitRepo.with({ "a.py": "x = 1\n" });
    await cliIn(repo.dir, {}, "build-graph");
    repo.commit({ "a.py": "x = 2\n" });
    const { stdout } = await cliIn(repo.dir, {}, "doctor");
    expect(stdout).toMatch(/^warn +index +STALE: /m);
    expect(stdout).toContain("\n0 errors, 1 warning, 8 ok.\n");
  });

  it("fails outside a repository, and still checks the rest", async () => {
    const { code, report } = await doctor(makeTempDir());
    expect(code).toBe(1);
    expect(check(report, "repository")).toMatchObject({ state: "fail" });
    expect(check(report, "config")).toMatchObject({ state: "ok" });
  });

  it.each([
    [1, "fail"],
    [2, "warn"],
  ])("checks whether a clone of depth %i is enough for a review: %s", async (depth, state) => {
    const repo = GitRepo.with({ "a.py": "x = 1\n" });
    repo.commit({ "a.py": "x = 2\n" });
    repo.commit({ "a.py": "x = 3\n" });
    const { report } = await doctor(repo.clone({ depth }).dir);
    expect(check(report, "history")).toMatchObject({ state, advice: expect.stringContaining("fetch-depth") });
  });

  it("fails on an llmc.toml with errors", async () => {
    const { code, report } = await doctor(GitRepo.with({ "llmc.toml": "a = [\n" }).dir);
    expect(code).toBe(1);
    expect(check(report, "config")).toMatchObject({
      state: "fail",
      advice: expect.stringContaining("llmc-nav validate"),
    });
  });

  it("fails on a cache that is committed", async () => {
    const repo = GitRepo.with({ ".llmc/cache/x": "1" });
    expect(check((await doctor(repo.dir)).report, "cache")).toMatchObject({
      state: "fail",
      advice: expect.stringContaining("git rm -r --cached .llmc/cache"),
    });
  });

  it("warns about an index that the next commit would contain, until it is ignored or committed", async () => {
    const repo = GitRepo.with({ "a.py": "x = 1\n" });
    // Another program made the folder, so the folder does not contain a .gitignore that hides it.
    mkdirSync(repo.path(".llmc"));
    await cliIn(repo.dir, {}, "build-graph");
    expect(check((await doctor(repo.dir)).report, "cache")).toMatchObject({
      state: "warn",
      message: expect.stringContaining(".llmc/rag_graph.json"),
      advice: expect.stringContaining("llmc-nav init"),
    });
    repo.write(".gitignore", ".llmc/\n");
    expect(check((await doctor(repo.dir)).report, "cache")).toMatchObject({ state: "ok" });
    repo.remove(".gitignore");
    repo.commit();
    expect(check((await doctor(repo.dir)).report, "cache")).toMatchObject({ state: "ok" });
  });

  it("fails on an index server that does not answer", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    const { code, report } = await doctor(repo.dir, { LLMC_INDEX_URL: "postgres://me:secret@127.0.0.1:1/db" });
    expect(code).toBe(1);
    expect(check(report, "store")?.state).toBe("fail");
    expect(JSON.stringify(report)).not.toContain("secret");
  });

  it("fails on an index file that is not an index", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    repo.write(".llmc/index.db", "this is no database");
    expect(check((await doctor(repo.dir)).report, "store")?.state).toBe("fail");
  });

  it("tries the providers that routes need", async () => {
    const good = await serve(200, { embeddings: [[1, 0, 0]] });
    const { report } = await doctor(GitRepo.with({ "llmc.toml": configFor(good) }).dir);
    expect(check(report, "provider p")).toMatchObject({
      state: "ok",
      message: "ollama nomic-embed-text answers with 3 dimensions.",
    });
    const wrong = await serve(200, { embeddings: [[1, 0]] });
    const { code, report: second } = await doctor(GitRepo.with({ "llmc.toml": configFor(wrong) }).dir);
    expect([code, check(second, "provider p")?.state]).toEqual([1, "fail"]);
  });

  it("tries a token against its repository, without waiting for limits", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    const environment = (GITHUB_API_URL: string) => ({
      GITHUB_API_URL,
      GITHUB_TOKEN: "t",
      GITHUB_REPOSITORY: "ada/engine",
    });
    const good = await doctor(repo.dir, environment(await serve(200, [])));
    expect(check(good.report, "token")).toMatchObject({ state: "ok", message: expect.stringContaining("ada/engine") });
    const bad = await doctor(repo.dir, environment(await serve(401, { message: "Bad credentials" })));
    expect([bad.code, check(bad.report, "token")?.state]).toEqual([1, "fail"]);
    const limited = await doctor(repo.dir, environment(await serve(429, { message: "secondary rate limit" })));
    expect(check(limited.report, "token")?.state).toBe("fail");
  });

  it("checks who owns the token", async () => {
    const { report } = await doctor(GitRepo.with({ "a.py": "" }).dir, { GITHUB_TOKEN: "t" });
    expect(check(report, "token")).toMatchObject({
      state: "warn",
      advice: expect.stringContaining("GITHUB_REPOSITORY"),
    });
  });
});
