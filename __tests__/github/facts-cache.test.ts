import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeTempDir } from "../helpers/git-repo.ts";
import { ResultsService } from "../helpers/results-service.ts";
import { runScript } from "../helpers/run-script.ts";

const COMMIT = "a".repeat(40);
const NEXT = "b".repeat(40);
const MODULE = new URL("../../src/github/facts-cache.ts", import.meta.url).href;

/** Calls the module in a process of its own, whose current directory is the workspace. */
function call(workspace: string, env: Record<string, string>, expression: string): Promise<unknown> {
  const script = `import * as cache from ${JSON.stringify(MODULE)};
    console.log("\\nANSWER " + JSON.stringify(await ${expression}));`;
  return runScript(script, workspace, { ...env, GITHUB_WORKSPACE: workspace, RUNNER_TEMP: makeTempDir("temp") });
}

function workspaceWithFacts(): string {
  const workspace = makeTempDir("workspace");
  mkdirSync(join(workspace, ".llmc/cache/facts"), { recursive: true });
  writeFileSync(join(workspace, ".llmc/cache/facts/pack"), "facts");
  return workspace;
}

describe("github/facts-cache", () => {
  it("misses at first, keeps facts, and brings them back for the same commit and for a later one, in any checkout", async () => {
    const service = await ResultsService.start();
    const first = workspaceWithFacts();
    expect(await call(first, service.env, `cache.restoreFacts("${COMMIT}")`)).toEqual({ kind: "missed" });
    expect(await call(first, service.env, `cache.saveFacts("${COMMIT}")`)).toMatchObject({ kind: "saved" });
    const second = makeTempDir("elsewhere");
    const exact = await call(second, service.env, `cache.restoreFacts("${COMMIT}")`);
    expect(exact).toMatchObject({ kind: "restored", key: expect.stringContaining(COMMIT) });
    const near = await call(second, service.env, `cache.restoreFacts("${NEXT}")`);
    expect(near).toMatchObject({ kind: "restored", key: expect.stringContaining(COMMIT) });
    await service.stop();
  });

  it("is a miss, and no failure, when the service is down, not there, or gives a damaged archive", async () => {
    const service = await ResultsService.start();
    const workspace = workspaceWithFacts();
    await call(workspace, service.env, `cache.saveFacts("${COMMIT}")`);
    rmSync(join(workspace, ".llmc"), { recursive: true });
    for (const name of service.blobs.keys()) service.blobs.set(name, Buffer.from("no archive"));
    const ask = (env: Record<string, string>) => call(workspace, env, `cache.restoreFacts("${COMMIT}")`);
    expect(await ask(service.env)).toMatchObject({ kind: expect.stringMatching(/missed|failed/) });
    service.isDown = true;
    expect(await ask(service.env)).toMatchObject({ kind: expect.stringMatching(/missed|failed/) });
    expect(await ask({})).toEqual({ kind: "unavailable" });
    await service.stop();
  });
});
