import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isExactHit, restoreFacts, saveFacts } from "../../src/github/facts-cache.ts";
import { ResultsService } from "../helpers/results-service.ts";

const COMMIT = "a".repeat(40);
const NEXT = "b".repeat(40);

describe("github/facts-cache", () => {
  let service: ResultsService;
  let root: string;
  const pack = () => join(root, ".llmc/cache/facts/pack");

  beforeEach(async () => {
    service = await ResultsService.start();
    root = mkdtempSync(join(tmpdir(), "facts-cache-"));
    mkdirSync(join(root, ".llmc/cache/facts"), { recursive: true });
    writeFileSync(pack(), "facts");
    const temp = mkdtempSync(join(tmpdir(), "runner-temp-"));
    const env = { ...service.env, RUNNER_TEMP: temp, GITHUB_WORKSPACE: root };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await service.stop();
    rmSync(root, { recursive: true });
  });

  it("misses at first, keeps facts, and brings them back for the same commit and for a later one", async () => {
    expect(await restoreFacts(root, COMMIT)).toEqual({ kind: "missed" });
    const saved = await saveFacts(root, COMMIT);
    expect(saved).toMatchObject({ kind: "saved", key: expect.stringContaining(COMMIT) });
    rmSync(join(root, ".llmc"), { recursive: true });
    const exact = await restoreFacts(root, COMMIT);
    expect(isExactHit(exact, COMMIT)).toBe(true);
    expect(readFileSync(pack(), "utf8")).toBe("facts");
    const near = await restoreFacts(root, NEXT);
    expect(near.kind).toBe("restored");
    expect(isExactHit(near, NEXT)).toBe(false);
  });

  it("is a miss, and no failure, when the service is down or not there", async () => {
    service.isDown = true;
    expect(["missed", "failed"]).toContain((await restoreFacts(root, COMMIT)).kind);
    vi.stubEnv("ACTIONS_RESULTS_URL", "");
    expect(await restoreFacts(root, COMMIT)).toEqual({ kind: "unavailable" });
  });

  it("leaves the checkout as it is when the archive is damaged", async () => {
    await saveFacts(root, COMMIT);
    for (const name of service.blobs.keys()) service.blobs.set(name, Buffer.from("no archive"));
    rmSync(join(root, ".llmc"), { recursive: true });
    expect((await restoreFacts(root, COMMIT)).kind).not.toBe("restored");
    expect(existsSync(pack())).toBe(false);
  });
});
