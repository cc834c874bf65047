import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";
import { CliProcess } from "./spawn-cli.ts";

const FILES = {
  "helper.py": "def helper(x):\n    return x + 1\n",
  "callers.py": `from helper import helper\n${"\ndef caller(x):\n    return helper(x)\n".repeat(60)}`,
};
/** Shell code that limits the size of files to some blocks of 512 or 1024 bytes. The signal that would end the process is ignored. */
const limitTo = (blocks: number) => `trap '' XFSZ; ulimit -f ${blocks};`;

describe.skipIf(process.platform === "win32")("faults: a full disk", () => {
  it("stops a build with a sentence and does not change the last index", { timeout: 60_000 }, async () => {
    const repo = GitRepo.with({ "helper.py": FILES["helper.py"], ".gitignore": ".llmc\n" });
    await cli(repo.dir, "build-graph");
    const before = readFileSync(repo.path(GRAPH_PATH), "utf8");
    repo.commit(FILES);
    const { code, stderr } = await new CliProcess(repo.dir, ["build-graph"], limitTo(8)).ended;
    expect(code).toBe(2);
    expect(stderr).toMatch(/"\.llmc\/cache\/graph\/\w+\.segment" cannot be written: .* try again\.$/m);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(readFileSync(repo.path(GRAPH_PATH), "utf8")).toBe(before);
  });

  it("still answers from the live tree, and says that nothing is stored", { timeout: 60_000 }, async () => {
    const repo = GitRepo.with({ ...FILES, ".gitignore": ".llmc\n" });
    const question = ["where-used", "-s", "helper", "--json", "-l", "100"];
    const { code, stdout, stderr } = await new CliProcess(repo.dir, question, limitTo(1)).ended;
    expect(code).toBe(0);
    const { meta, items } = JSON.parse(stdout);
    expect(meta).toMatchObject({ status: "FALLBACK", source: "LOCAL_FALLBACK", freshness_state: "UNKNOWN" });
    expect(items).toHaveLength(61);
    expect(stderr).toMatch(/Facts cannot be kept/);
  });
});

describe("faults: an .llmc that cannot be written", () => {
  it("stops a build with a sentence, but questions are still answered", async () => {
    const repo = GitRepo.with(FILES);
    repo.write(".llmc", "a file where the directory belongs");
    const build = await cli(repo.dir, "build-graph", "--json");
    expect(build.code).toBe(2);
    expect(build.stderr).toMatch(/cannot be written: something else stands where its directory belongs/);
    const answer = JSON.parse((await cli(repo.dir, "where-used", "--json", "-s", "helper", "-l", "100")).stdout);
    expect(answer.meta).toMatchObject({ source: "LOCAL_FALLBACK", freshness_state: "UNKNOWN" });
    expect(answer.items).toHaveLength(61);
    expect(existsSync(repo.path(".llmc/cache"))).toBe(false);
  });
});
