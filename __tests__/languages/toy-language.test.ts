import { describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";
import { addToyLanguage } from "../helpers/toy-language.ts";

addToyLanguage();

const FILES = {
  "lib.toy": "fun greet name mood\n  call print name mood\n",
  "app.toy": "use lib.toy\nfun main who\n  call greet who who\n",
};

async function reviewed(after: string): Promise<{ reason: string; message: string; path: string; line: number }[]> {
  const repo = GitRepo.with(FILES);
  repo.commit({ "lib.toy": after });
  const { stdout } = await cli(repo.dir, "review", "--base", "HEAD~1", "--json");
  return JSON.parse(stdout).broken;
}

describe("a language that only has its room", () => {
  it("gets its definitions", async () => {
    const { stdout } = await cli(GitRepo.with(FILES).dir, "facts", "lib.toy", "--format", "text");
    expect(stdout).toMatch(/^lib\.toy \(toy\): 1 definitions[\s\S]*\bgreet\b/);
  });

  it.each([
    ["the files", false],
    ["the graph", true],
  ])("gets where-used from %s", async (_from, isBuilt) => {
    const repo = GitRepo.with(FILES);
    if (isBuilt) expect((await cli(repo.dir, "build-graph", "--json")).code).toBe(0);
    const { meta, items } = JSON.parse((await cli(repo.dir, "where-used", "-s", "greet", "--json")).stdout);
    expect(meta.source).toBe(isBuilt ? "RAG_GRAPH" : "LOCAL_FALLBACK");
    expect(items).toMatchObject([{ file: "app.toy", line: 3, role: "call", confidence: "exact" }]);
  });

  it("gets the break of a renamed function", async () => {
    const broken = await reviewed("fun welcome name mood\n  call print name mood\n");
    expect(broken).toMatchObject([{ reason: "renamed", path: "app.toy", line: 3 }]);
  });

  it("gets the break of a function with another number of parameters", async () => {
    const broken = await reviewed("fun greet name\n  call print name name\n");
    expect(broken).toMatchObject([{ reason: "signature", path: "app.toy", line: 3 }]);
  });
});
