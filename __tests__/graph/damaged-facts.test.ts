import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CACHE_DIRECTORY } from "../../src/facts/cache-directory.ts";
import { PACK_SUFFIX } from "../../src/facts/pack.ts";
import { STORE_DIRECTORY } from "../../src/graph/store/store-head.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const FILES = {
  ".gitignore": ".llmc\n",
  "api.py": "from auth import open_session\n\n\ndef serve(user):\n    return open_session(user)\n",
  "auth.py": "def open_session(user):\n    return user\n",
};

async function uses(repo: GitRepo) {
  const { meta, items } = JSON.parse((await cli(repo.dir, "where-used", "-s", "open_session", "--json")).stdout);
  return [meta.freshness_state, items.map(({ file, line }: { file: string; line: number }) => `${file}:${line}`)];
}

function packOf(repo: GitRepo): string {
  const names = readdirSync(repo.path(CACHE_DIRECTORY), { recursive: true, encoding: "utf8" });
  return repo.path(join(CACHE_DIRECTORY, names.find((name) => name.endsWith(PACK_SUFFIX)) as string));
}

/** Changes one byte of the entries. Only code that reads this entry notices it. */
function damage(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] as number) ^ 4;
  writeFileSync(path, bytes);
}

describe("damaged facts that are detected while an index is built", () => {
  it.each([2, 40, 90])("are extracted again before anything depends on them: byte %d", async (at) => {
    const repo = GitRepo.with(FILES);
    await cli(repo.dir, "build-graph");
    const truth = await uses(repo);
    expect(truth).toEqual(["FRESH", ["api.py:1", "api.py:5"]]);
    rmSync(repo.path(STORE_DIRECTORY), { recursive: true });
    damage(packOf(repo), at);
    const { code, stderr } = await cli(repo.dir, "build-graph");
    expect([code, stderr]).toEqual([0, expect.not.stringContaining("bug")]);
    expect(await uses(repo)).toEqual(truth);
  });

  it("are extracted again for the graph file, when the index itself is complete", async () => {
    const repo = GitRepo.with(FILES);
    await cli(repo.dir, "build-graph", "--no-export");
    damage(packOf(repo), 2);
    expect((await cli(repo.dir, "build-graph")).code).toBe(0);
    rmSync(repo.path(CACHE_DIRECTORY), { recursive: true });
    expect(await uses(repo)).toEqual(["FRESH", ["api.py:1", "api.py:5"]]);
  });

  it("are not used for another content when the names in a pack are exchanged", async () => {
    const repo = GitRepo.with(FILES);
    await cli(repo.dir, "facts");
    const path = packOf(repo);
    const [one, other] = ["api.py", "auth.py"].map((file) => repo.git("rev-parse", `HEAD:${file}`)) as [string, string];
    const text = readFileSync(path).toString("latin1");
    const exchanged = text.replaceAll(one, "x".repeat(40)).replaceAll(other, one).replaceAll("x".repeat(40), other);
    writeFileSync(path, exchanged, "latin1");
    expect((await cli(repo.dir, "build-graph")).code).toBe(0);
    expect(await uses(repo)).toEqual(["FRESH", ["api.py:1", "api.py:5"]]);
  });
});
