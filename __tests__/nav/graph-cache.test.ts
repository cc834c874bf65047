import { describe, expect, it } from "vitest";
import { GraphCache } from "../../src/nav/graph/graph-cache.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { build } from "../helpers/build-graph.ts";
import { loginRepo, renameLogin } from "../helpers/login-repo.ts";

describe("nav/graph-cache", () => {
  it("returns the same graph as long as the file is unchanged, and the new graph after the next build", async () => {
    const repo = loginRepo();
    const cache = new GraphCache();
    expect(cache.read(repo.dir, SILENT_LOGGER)).toBeUndefined();
    await build(repo);
    const first = cache.read(repo.dir, SILENT_LOGGER);
    expect(first?.symbol("auth.py", "Auth.login")).toBeDefined();
    expect(cache.read(repo.dir, SILENT_LOGGER)).toBe(first);
    renameLogin(repo);
    await build(repo);
    const second = cache.read(repo.dir, SILENT_LOGGER);
    expect([second?.symbol("auth.py", "Auth.login"), second?.symbol("auth.py", "Auth.sign_in")]).toEqual([
      undefined,
      expect.anything(),
    ]);
  });

  it("drops a graph whose file is deleted or no longer a graph", async () => {
    const repo = loginRepo();
    const cache = new GraphCache();
    await build(repo);
    cache.read(repo.dir, SILENT_LOGGER);
    repo.write(".llmc/rag_graph.json", "no graph");
    expect(() => cache.read(repo.dir, SILENT_LOGGER)).toThrow(/no JSON/);
    repo.remove(".llmc/rag_graph.json");
    expect(cache.read(repo.dir, SILENT_LOGGER)).toBeUndefined();
  });
});
