import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { divideFiles } from "../../../src/embeddings/shards/divide-files.ts";
import type { TreeEntry } from "../../../src/model/tree.ts";
import { GitRepo, makeTempDir } from "../../helpers/git-repo.ts";
import { rewritePack } from "../../helpers/rewrite-pack.ts";
import { cli } from "../../helpers/run-cli.ts";
import { type EmbeddingServer, ollamaAnswer, startServer } from "../embedding-server.ts";

const COUNT = 3;
const INDEX = ".llmc/index.db";
const DIMENSION = 4;

function sampleRepository(config?: string): GitRepo {
  const modules = Array.from({ length: 12 }, (_, i) => [`src/m${i}.py`, pythonOf(i)] as const);
  return GitRepo.with({
    ...Object.fromEntries(modules),
    "src/copy.py": pythonOf(3),
    "docs/guide.md": "# Guide\n\nHow people log in.\n\n## Install\n\nRun it.\n",
    "docs/again.md": "# Guide\n\nHow people log in.\n",
    "app.toml": "[server]\nport = 1\n",
    "logo.png": Buffer.from([0, 1, 2, 0]),
    ...(config !== undefined && { "llmc.toml": config }),
  });
}

function pythonOf(i: number): string {
  return `def first_${i}(name):\n    return ${i}\n\n\ndef second_${i}(name):\n    return first_${i}(name)\n`;
}

/** A configuration that has one profile for everything. */
function configOf(profile: string): string {
  return `[embeddings]\ndefault_profile = "docs"

[embeddings.routes.docs]
profile = "docs"
index = "emb_docs"

[routing.slice_type_to_route]
docs = "docs"

[embeddings.profiles.docs]
dimension = ${DIMENSION}
${profile}
`;
}

function withOllama({ url }: EmbeddingServer): string {
  return configOf(`provider = "ollama"\nmodel = "tiny"\n[embeddings.profiles.docs.ollama]\napi_base = "${url}"`);
}

/** Makes all shards. No shard leaves files that the next one could use. */
async function makeShards(repo: GitRepo, count = COUNT): Promise<string[]> {
  const folder = makeTempDir("shards");
  const paths: string[] = [];
  for (let index = 1; index <= count; index++) {
    const path = join(folder, `${index}.vectors`);
    const { code, stderr } = await cli(repo.dir, "index", "-q", "--shard", `${index}/${count}`, "--out", path);
    expect(code, stderr).toBe(0);
    paths.push(path);
  }
  expect(existsSync(repo.path(INDEX))).toBe(false);
  return paths;
}

async function merge(repo: GitRepo, paths: readonly string[], ...more: readonly string[]) {
  return cli(repo.dir, "index", "-q", "--merge", ...more, ...paths);
}

/** The index as bytes. */
function indexOf(repo: GitRepo): Buffer {
  return readFileSync(repo.path(INDEX));
}

describe("embeddings/shards: vectors of several machines", () => {
  it("merges into the same index as one run, byte for byte, in any order of the files", async () => {
    const repo = sampleRepository();
    const shards = await makeShards(repo);
    const [one, forward, backward] = [repo.clone(), repo.clone(), repo.clone()];
    await cli(one.dir, "index", "--json");
    const { code, stdout } = await merge(forward, shards, "--json");
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ written: true, embeddings: 0 })]);
    await merge(backward, [...shards].reverse());
    expect(indexOf(forward).equals(indexOf(one))).toBe(true);
    expect(indexOf(backward).equals(indexOf(one))).toBe(true);
  });

  it("asks the model for each text once within a shard, and for no text when merging", async () => {
    const server = await startServer(ollamaAnswer(DIMENSION));
    const repo = sampleRepository(withOllama(server));
    const texts = () => server.requests.flatMap(({ body }) => body.input as string[]);
    const shards = await makeShards(repo, 2);
    const asked = texts();
    // The copy and its original are in the same shard, so both shards may ask only for the sections that two pages share.
    expect(asked.filter((text) => text.includes("second_3"))).toHaveLength(1);
    const merged = repo.clone();
    expect((await merge(merged, shards)).code).toBe(0);
    expect(texts()).toEqual(asked);
    const one = repo.clone();
    await cli(one.dir, "index", "-q");
    expect(indexOf(merged).equals(indexOf(one))).toBe(true);
    expect(new Set(texts().slice(asked.length))).toEqual(new Set(asked));
  });

  it("updates an older index like a single run", async () => {
    const repo = sampleRepository();
    const [one, merged] = [repo.clone(), repo.clone()];
    await cli(one.dir, "index");
    await cli(merged.dir, "index");
    repo.commit({ "src/m1.py": pythonOf(100), "docs/new.md": "# New\n\nWords.\n" });
    const shards = await makeShards(repo);
    for (const clone of [one, merged]) clone.git("pull", "-q");
    await cli(one.dir, "index", "--json");
    const { stdout } = await merge(merged, shards, "--json");
    expect(JSON.parse(stdout)).toMatchObject({ files: 2, written: true });
    expect(indexOf(merged).equals(indexOf(one))).toBe(true);
  });

  it("uses the vectors of an existing index instead of asking the model again", async () => {
    const server = await startServer(ollamaAnswer(DIMENSION));
    const repo = sampleRepository(withOllama(server));
    await cli(repo.dir, "index", "--json", "-q");
    const before = server.requests.length;
    const path = join(makeTempDir("out"), "1.vectors");
    const { stdout } = await cli(repo.dir, "index", "--json", "-q", "--shard", "1/2", "--out", path);
    expect(JSON.parse(stdout)).toMatchObject({ embeddings: 0, shard: "1/2" });
    expect(JSON.parse(stdout).reused).toBeGreaterThan(5);
    expect(server.requests).toHaveLength(before);
  });

  it("puts every file into one shard, copies into the same shard, and about the same number of bytes into each", () => {
    const entries = Array.from({ length: 300 }, (_, i): TreeEntry => {
      const blobId = String(i % 250).padStart(40, "0");
      return { path: `f${i}.py`, blobId, size: ((i % 250) * 977) % 20_000, isExecutable: false };
    });
    const shards = divideFiles(entries, 4);
    expect(shards.flat().sort()).toHaveLength(entries.length);
    const ids = shards.map((shard) => new Set(shard.map(({ blobId }) => blobId)));
    expect(ids.reduce((sum, { size }) => sum + size, 0)).toBe(250);
    const loads = ids.map((own) => [...own].reduce((sum, id) => sum + ((Number(id) * 977) % 20_000), 0));
    expect(Math.max(...loads) / Math.min(...loads)).toBeLessThan(1.05);
  });
});

describe("embeddings/shards: what is refused", () => {
  async function refused(repo: GitRepo, paths: readonly string[]): Promise<string> {
    const target = repo.clone();
    const { code, stderr, stdout } = await merge(target, paths);
    expect([code, stdout, existsSync(target.path(INDEX))]).toEqual([2, "", false]);
    return stderr;
  }

  it("names a missing, a repeated and a foreign shard", async () => {
    const repo = sampleRepository();
    const [first = "", second = "", third = ""] = await makeShards(repo);
    expect(await refused(repo, [third, first])).toContain("shard 2/3 is missing");
    expect(await refused(repo, [first, second, third, second])).toContain(
      `${JSON.stringify(second)} repeats shard 2/3`,
    );
    // The same content at another path is cut into different slices.
    repo.git("mv", "docs/guide.md", "docs/moved.md");
    repo.commit();
    expect(await refused(repo, [first, second, third])).toContain(`${JSON.stringify(first)} is foreign`);
  });

  it("names a shard of another model, and one of facts", async () => {
    const repo = sampleRepository();
    const shards = await makeShards(repo);
    const facts = join(makeTempDir("facts"), "1.shard");
    await cli(repo.dir, "facts", "--shard", "1/3", "--out", facts);
    expect(await refused(repo, [facts, ...shards.slice(1)])).toContain("or is no shard of vectors");
    const other = sampleRepository(configOf('provider = "hash"\nmodel = "hash"'));
    expect(await refused(other, shards)).toContain("with other models than llmc.toml names here");
    const vectors = await cli(repo.clone().dir, "facts", "--merge", ...shards);
    expect([vectors.code, vectors.stderr]).toEqual([2, expect.stringContaining("is no shard of facts")]);
  });

  it("names a damaged shard, and one in which a vector is missing or too short", async () => {
    const repo = sampleRepository();
    const shards = await makeShards(repo);
    const path = shards[1] ?? "";
    const whole = readFileSync(path);
    writeFileSync(path, whole.subarray(0, whole.length >> 1));
    expect(await refused(repo, shards)).toContain(`${JSON.stringify(path)} is no whole shard`);
    writeFileSync(path, whole);
    rewritePack(path, (entries) => entries.slice(1));
    expect(await refused(repo, shards)).toMatch(/2\.vectors" is not whole: shard 2\/3 has no vector of "/);
    writeFileSync(path, whole);
    rewritePack(path, ([[key, bytes] = ["", new Uint8Array()], ...rest]) => [[key, bytes.subarray(4)], ...rest]);
    expect(await refused(repo, shards)).toContain("a vector has another dimension");
  });

  it("stops when more embeddings than allowed are needed, and leaves no file", async () => {
    const repo = sampleRepository();
    const folder = makeTempDir("out");
    const path = join(folder, "1.vectors");
    const args = ["index", "--shard", "1/2", "--out", path];
    const { code, stderr } = await cli(repo.dir, ...args, "--max-embeddings", "2");
    expect([code, stderr]).toEqual([2, expect.stringContaining("--max-embeddings allows 2")]);
    expect(readdirSync(folder)).toEqual([]);
    expect((await cli(repo.dir, ...args, "--dry-run")).stderr).toContain("leave out --shard");
  });
});
