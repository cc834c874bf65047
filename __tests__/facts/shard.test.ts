import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentsOf, divide } from "../../src/facts/divide.ts";
import { parseShard } from "../../src/facts/shard.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { Repository } from "../../src/git/repository.ts";
import type { TreeEntry } from "../../src/model/tree.ts";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";
import { rewritePack } from "../helpers/rewrite-pack.ts";
import { cli } from "../helpers/run-cli.ts";

const COUNT = 4;
const CACHE = ".llmc/cache";

function sampleRepository(): GitRepo {
  const modules = Array.from({ length: 30 }, (_, i) => [`m${i}.py`, `def f${i}():\n    return ${i}\n`] as const);
  return GitRepo.with({
    ...Object.fromEntries(modules),
    "copy.py": "def f3():\n    return 3\n",
    "same-text.txt": "def f3():\n    return 3\n",
    "logo.png": Buffer.from([0, 1, 2, 0]),
    "notes.md": "# Notes\n",
  });
}

let entriesMade = 0;

/** A file whose content no other file has. */
function entryOf(path: string, size: number): TreeEntry {
  return { path, blobId: String(entriesMade++).padStart(40, "0"), size, isExecutable: false };
}

/** Makes all shards. No shard leaves files that the next one could use. */
async function makeShards(repo: GitRepo, count = COUNT): Promise<string[]> {
  const folder = makeTempDir("shards");
  const paths: string[] = [];
  for (let index = 1; index <= count; index++) {
    const path = join(folder, `${index}.shard`);
    const { code, stderr } = await cli(repo.dir, "facts", "--shard", `${index}/${count}`, "--out", path);
    expect([code, stderr]).toEqual([0, ""]);
    paths.push(path);
  }
  return paths;
}

/** The bytes of the only pack of a store. */
function packOf(repo: GitRepo): Buffer {
  const folder = readdirSync(repo.path(CACHE)).find((name) => name.startsWith("facts-v")) ?? "";
  const [pack, ...others] = readdirSync(repo.path(`${CACHE}/${folder}`));
  expect(others).toEqual([]);
  return readFileSync(repo.path(`${CACHE}/${folder}/${pack}`));
}

function merge(repo: GitRepo, paths: readonly string[]) {
  return cli(repo.dir, "facts", "--merge", ...paths);
}

describe("facts/shard: facts of several machines", () => {
  it("merges into the same bytes as one run, in any order of the files", async () => {
    const repo = sampleRepository();
    const shards = await makeShards(repo);
    const one = repo.clone();
    await cli(one.dir, "facts", "--rev", "HEAD");
    const [forward, backward] = [repo.clone(), repo.clone()];
    const { code, stdout } = await merge(forward, shards);
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ shards: COUNT, unread: 0 })]);
    await merge(backward, [...shards].reverse());
    expect(packOf(forward).equals(packOf(one))).toBe(true);
    expect(packOf(backward).equals(packOf(one))).toBe(true);
  });

  it("leaves no file to parse for the graph, which is the same as without shards", async () => {
    const repo = sampleRepository();
    const [merged, plain] = [repo.clone(), repo.clone()];
    await merge(merged, await makeShards(repo));
    const { stdout } = await cli(merged.dir, "build-graph", "--json");
    await cli(plain.dir, "build-graph", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ parsed: 0, unread: 0 });
    const graph = (each: GitRepo) => readFileSync(each.path(".llmc/rag_graph.json"), "utf8");
    expect(graph(merged)).toBe(graph(plain));
  });

  it("puts every content into exactly one shard", async () => {
    const repository = await Repository.open(sampleRepository().dir, { env: TEST_ENV });
    const { entries } = await new GitTree(repository, await repository.resolveCommit("HEAD")).list();
    const contents = contentsOf(entries);
    const keys = divide(contents, 3).flatMap((shard) => [...shard.keys()]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.sort()).toEqual([...contents.keys()].sort());
  });

  it("gives every shard about the same work, for any order and sizes of the files", () => {
    const entries = Array.from({ length: 200 }, (_, i) => entryOf(`f${i}.py`, i === 7 ? 400_000 : (i * 977) % 20_000));
    const shards = divide(contentsOf(entries), 4);
    const loads = shards.map((shard) => [...shard.values()].reduce((sum, { size }) => sum + size + 1000, 0));
    expect(Math.max(...loads) / Math.min(...loads)).toBeLessThan(1.05);
    const again = divide(contentsOf([...entries].reverse()), 4).map((shard) => [...shard.keys()].sort());
    expect(again).toEqual(shards.map((shard) => [...shard.keys()].sort()));
  });

  it("starts a parser only in as many shards as needed, and balances all shards with the files of the largest language", () => {
    const python = Array.from({ length: 800 }, (_, i) => entryOf(`m${i}.py`, 200_000));
    const few = Array.from({ length: 40 }, (_, i) => entryOf(`f${i}.go`, 2000));
    const many = Array.from({ length: 400 }, (_, i) => entryOf(`m${i}.go`, 20_000));
    const startedBy = (entries: readonly TreeEntry[], extension: string) =>
      divide(contentsOf([...python, ...entries]), 8).filter((shard) =>
        [...shard.values()].some(({ path }) => path.endsWith(extension)),
      ).length;
    expect([startedBy(few, ".go"), startedBy(few, ".py")]).toEqual([1, 8]);
    expect(startedBy(many, ".go")).toBe(8);
    const loads = divide(contentsOf([...python, ...few]), 8).map(({ size }) => size);
    expect(Math.min(...loads)).toBeGreaterThan(50);
  });

  it("works with more shards than files, so that some shards are empty", async () => {
    const repo = GitRepo.with({ "a.py": "A = 1\n" });
    const { code, stdout } = await merge(repo.clone(), await makeShards(repo, 3));
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ added: 1 })]);
  });

  it("adds only what a store does not have yet", async () => {
    const repo = sampleRepository();
    const target = repo.clone();
    await cli(target.dir, "facts", "--rev", "HEAD");
    const { stdout } = await merge(target, await makeShards(repo));
    expect(JSON.parse(stdout)).toMatchObject({ added: 0 });
  });
});

describe("facts/shard: what is refused", () => {
  async function refused(repo: GitRepo, paths: readonly string[]): Promise<string> {
    const target = repo.clone();
    const { code, stderr, stdout } = await merge(target, paths);
    expect([code, stdout]).toEqual([2, ""]);
    // The entries of the good shards were not stored either.
    const folders = readdirSync(target.path(CACHE)).filter((name) => name.startsWith("facts-v"));
    expect(folders.flatMap((name) => readdirSync(target.path(`${CACHE}/${name}`)))).toEqual([]);
    return stderr;
  }

  it("names one or several missing shards", async () => {
    const repo = sampleRepository();
    const [first = "", second = "", , fourth = ""] = await makeShards(repo);
    expect(await refused(repo, [fourth, first, second])).toContain("shard 3/4 is missing");
    expect(await refused(repo, [second])).toContain("shards 1/4, 3/4, 4/4 are missing");
    expect(await refused(repo, [])).toContain("nothing to merge");
  });

  it("names a repeated shard and the first one with the same number", async () => {
    const repo = sampleRepository();
    const shards = await makeShards(repo);
    const message = await refused(repo, [...shards, shards[1] ?? ""]);
    expect(message).toContain(`${JSON.stringify(shards[1])} repeats shard 2/4`);
  });

  it("names a shard of another commit or of another division", async () => {
    const repo = sampleRepository();
    const shards = await makeShards(repo);
    const other = GitRepo.with({ "other.py": "X = 1\n" });
    const foreign = (await makeShards(other))[0] ?? "";
    const message = await refused(repo, [foreign, ...shards.slice(1)]);
    expect(message).toContain(`${JSON.stringify(foreign)} is foreign: it was made of "${other.head()}"`);
    const third = (await makeShards(repo, 3))[0] ?? "";
    expect(await refused(repo, [...shards.slice(1), third])).toContain("is shard 1/3, but");
  });

  it("accepts shards of another commit with the same contents", async () => {
    const repo = sampleRepository();
    const shards = await makeShards(repo);
    repo.commit({}, "nothing changed");
    expect((await merge(repo.clone(), shards)).code).toBe(0);
  });

  it.each([
    ["is cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
    ["is empty", () => Buffer.alloc(0)],
    ["is something else", () => Buffer.from("PK\u0003\u0004 not a shard")],
    ["has a flipped byte", (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 2 ? byte ^ 1 : byte)))],
  ])("names a file that %s", async (_title, damage) => {
    const repo = sampleRepository();
    const shards = await makeShards(repo);
    const path = shards[2] ?? "";
    writeFileSync(path, damage(readFileSync(path)));
    expect(await refused(repo, shards)).toContain(`${JSON.stringify(path)} is no whole shard`);
  });

  it("names a shard with removed or added entries", async () => {
    const repo = sampleRepository();
    const shards = await makeShards(repo);
    const path = shards[0] ?? "";
    rewritePack(path, (entries) => entries.slice(1));
    expect(await refused(repo, shards)).toMatch(/1\.shard" is not whole: it has no facts of "/);
    const again = await makeShards(repo);
    rewritePack(again[0] ?? "", (entries) => [...entries, ["0000:python", new Uint8Array(3)]]);
    expect(await refused(repo, again)).toContain("has facts that do not belong to shard 1/4");
  });

  it("rejects directories, and files that do not exist", async () => {
    const repo = sampleRepository();
    expect(await refused(repo, [repo.dir])).toContain("it is no file");
    expect(await refused(repo, [repo.path("nowhere")])).toContain("cannot be read");
  });

  it.each(["0/8", "9/8", "3", "3/", "-1/8", "1/5000", "a/b", "1/8/2", ""])("does not accept %j as a shard", (text) => {
    expect(() => parseShard(text)).toThrow("A shard is written as 3/8");
  });

  it("says what --shard needs, and leaves no file when the file cannot be written", async () => {
    const repo = sampleRepository();
    expect((await cli(repo.dir, "facts", "--shard", "1/2")).stderr).toContain("--out 3.shard");
    expect((await cli(repo.dir, "facts", "--shard", "1/2", "--merge")).stderr).toContain("use one of the two");
    const folder = makeTempDir("out");
    mkdirSync(join(folder, "taken"));
    const taken = await cli(repo.dir, "facts", "--shard", "1/2", "--out", join(folder, "taken"));
    expect([taken.code, readdirSync(folder)]).toEqual([2, ["taken"]]);
    rmSync(join(folder, "taken"), { recursive: true });
    const nowhere = await cli(repo.dir, "facts", "--shard", "1/2", "--out", join(folder, "no", "x.shard"));
    expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining("cannot be written")]);
  });
});
