import { execFileSync } from "node:child_process";
import { truncateSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { CatFileBatch } from "../../src/git/cat-file-batch.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { readTexts } from "../../src/git/read-text.ts";
import { Repository } from "../../src/git/repository.ts";
import type { FileRead, TreeOptions } from "../../src/model/tree.ts";
import { GitRepo, makeTempDir, TEST_ENV } from "../helpers/git-repo.ts";

async function treeOf(repo: GitRepo, options: TreeOptions = {}, revision = "HEAD"): Promise<GitTree> {
  const repository = await Repository.open(repo.dir, { env: TEST_ENV });
  const tree = new GitTree(repository, await repository.resolveCommit(revision), options);
  onTestFinished(() => tree.close());
  return tree;
}

async function readAll(tree: GitTree): Promise<Map<string, string | undefined>> {
  const { entries } = await tree.list();
  const texts = new Map<string, string | undefined>();
  for await (const read of tree.readMany(entries)) texts.set(read.entry.path, read.bytes?.toString("utf8"));
  return texts;
}

const HOSTILE_NAMES = [
  "-rf",
  "--output=x",
  "__proto__",
  "constructor",
  "a b.py",
  "dir/new\nline.py",
  "dir/tab\there.py",
  'quo"te.py',
  "back\\slash.py",
  "ünï/🎉.py",
  ":(top)x.py",
  "*.py",
];

describe("git/git-tree: GitTree", () => {
  it.each(["sha1", "sha256"] as const)(
    "lists and reads the files of a commit in a %s repository",
    async (objectFormat) => {
      const repo = GitRepo.init({ objectFormat });
      repo.write("run.sh", "#!/bin/sh\n");
      repo.makeExecutable("run.sh");
      repo.commit({ "src/a.py": "a = 1\n", "empty.py": "" });
      const tree = await treeOf(repo);
      const id = (file: string) => repo.git("rev-parse", `HEAD:${file}`);
      expect(await tree.list()).toEqual({
        entries: [
          { path: "empty.py", blobId: id("empty.py"), size: 0, isExecutable: false },
          { path: "run.sh", blobId: id("run.sh"), size: 10, isExecutable: true },
          { path: "src/a.py", blobId: id("src/a.py"), size: 6, isExecutable: false },
        ],
        skipped: [],
      });
      expect(await readAll(tree)).toEqual(
        new Map([
          ["empty.py", ""],
          ["run.sh", "#!/bin/sh\n"],
          ["src/a.py", "a = 1\n"],
        ]),
      );
    },
  );

  it("accepts any name, in code-unit order", async () => {
    const files = Object.fromEntries(HOSTILE_NAMES.map((name) => [name, `text of ${name}`]));
    const repo = GitRepo.init();
    for (const [name, text] of Object.entries(files)) repo.write(name, text);
    repo.write("__proto__", "text of __proto__");
    repo.commit();
    const texts = await readAll(await treeOf(repo));
    expect([...texts.keys()]).toEqual([...HOSTILE_NAMES].sort());
    for (const [name, text] of texts) expect(text).toBe(`text of ${name}`);
  });

  it("skips links, submodules, oversized files and names that are not UTF-8, and says why", async () => {
    const inner = GitRepo.with({ "inner.py": "" });
    const repo = GitRepo.init();
    repo.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.dir, "sub");
    repo.symlink("/etc/passwd", "leak");
    repo.symlink("/etc", "etc");
    repo.write("large.py", "x".repeat(101));
    repo.commit({ "a.py": "" });
    const blob = repo.git("rev-parse", "HEAD:a.py");
    execFileSync("git", ["-C", repo.dir, "update-index", "-z", "--index-info"], {
      env: TEST_ENV,
      input: Buffer.concat([Buffer.from(`100644 ${blob}\tcaf`), Buffer.from([0xe9]), Buffer.from(".py\0")]),
    });
    repo.git("commit", "-q", "-m", "a name in Latin-1");
    const { entries, skipped } = await (await treeOf(repo, { maxFileSize: 100 })).list();
    expect(entries.map(({ path: file }) => file)).toEqual([".gitmodules", "a.py"]);
    expect(skipped.map(({ path: file, reason }) => [file, reason])).toEqual([
      ["caf\uFFFD.py", "bad-name"],
      ["etc", "symlink"],
      ["large.py", "too-large"],
      ["leak", "symlink"],
      ["sub", "submodule"],
    ]);
  });

  it("skips entries of a hand-made tree below .. and .git", async () => {
    const repo = GitRepo.with({ "a.py": "x" });
    const blob = repo.git("rev-parse", "HEAD:a.py");
    const entry = (mode: string, name: string, id: string) =>
      Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, "hex")]);
    const write = (content: Buffer) =>
      execFileSync("git", ["-C", repo.dir, "hash-object", "-t", "tree", "-w", "--literally", "--stdin"], {
        env: TEST_ENV,
        input: content,
        encoding: "utf8",
      }).trim();
    const inner = write(entry("100644", "config", blob));
    const top = write(
      Buffer.concat([entry("40000", "..", inner), entry("40000", ".GIT", inner), entry("100644", "b.py", blob)]),
    );
    const commit = repo.git("commit-tree", "-m", "hostile", top);
    const listing = await (await treeOf(repo, {}, commit)).list();
    expect(listing.entries.map(({ path: file }) => file)).toEqual(["b.py"]);
    expect(listing.skipped.map(({ path: file, reason }) => [file, reason])).toEqual([
      ["../config", "outside"],
      [".GIT/config", "outside"],
    ]);
  });

  it("reads a bare repository and an old commit of a linked worktree", async () => {
    const repo = GitRepo.with({ "a.py": "first" });
    repo.commit({ "a.py": "second" });
    expect(await readAll(await treeOf(repo.clone({ isBare: true })))).toEqual(new Map([["a.py", "second"]]));
    const linked = path.join(makeTempDir(), "linked");
    repo.git("worktree", "add", "-q", "--detach", linked);
    expect(await readAll(await treeOf(new GitRepo(linked), {}, "HEAD~1"))).toEqual(new Map([["a.py", "first"]]));
  });

  it("lists the whole commit, also when it was opened in a subdirectory", async () => {
    const repo = GitRepo.with({ "src/a.py": "", "b.py": "" });
    const { entries } = await (await treeOf(new GitRepo(repo.path("src")))).list();
    expect(entries.map(({ path: file }) => file)).toEqual(["b.py", "src/a.py"]);
  });

  it("reads many files of all sizes in order through one process", async () => {
    const repo = GitRepo.init();
    for (let i = 0; i < 300; i++) repo.write(`f${String(i).padStart(3, "0")}.txt`, `${i}\n`.repeat((i % 7) ** 6));
    repo.write("zeros.bin", Buffer.from([0, 10, 0, 10, 10]));
    repo.commit();
    const tree = await treeOf(repo);
    const { entries } = await tree.list();
    const reads: FileRead[] = [];
    for await (const read of tree.readMany(entries)) reads.push(read);
    expect(reads.map(({ entry }) => entry)).toEqual(entries);
    for (const [i, { bytes }] of reads.slice(0, 300).entries())
      expect(bytes?.toString()).toBe(`${i}\n`.repeat((i % 7) ** 6));
    expect(reads.at(-1)?.bytes).toEqual(Buffer.from([0, 10, 0, 10, 10]));
  });

  it("returns text, and says which files are binary", async () => {
    const repo = GitRepo.with({ "a.py": "\uFEFFa = 1", "image.png": Buffer.from([137, 80, 0, 0]) });
    const tree = await treeOf(repo);
    const seen: (string | undefined)[] = [];
    for await (const { text, skipped } of readTexts(tree, (await tree.list()).entries))
      seen.push(text ?? skipped?.reason);
    expect(seen).toEqual(["a = 1", "binary"]);
  });

  it("says that a blob is absent from a damaged repository", async () => {
    const repo = GitRepo.with({ "a.py": "1", "b.py": "2" });
    const id = repo.git("rev-parse", "HEAD:a.py");
    repo.remove(path.join(".git/objects", id.slice(0, 2), id.slice(2)));
    const tree = await treeOf(repo);
    const { entries, skipped } = await tree.list();
    expect(entries.map(({ path: file }) => file)).toEqual(["b.py"]);
    expect(skipped).toMatchObject([{ path: "a.py", reason: "absent" }]);
    const read = await tree.read({ path: "a.py", blobId: id, size: 1, isExecutable: false });
    expect(read.skipped).toMatchObject({ reason: "absent" });
  });
});

describe("git/cat-file-batch: CatFileBatch", () => {
  async function batchOf(repo: GitRepo, maxSize: number): Promise<CatFileBatch> {
    const { git } = await Repository.open(repo.dir, { env: TEST_ENV });
    const batch = new CatFileBatch(git, maxSize);
    onTestFinished(() => batch.close());
    return batch;
  }

  it("answers overlapping requests in order, also for absent and oversized objects and for trees", async () => {
    const repo = GitRepo.init();
    repo.write("huge.bin", "");
    truncateSync(repo.path("huge.bin"), 30 * 1024 * 1024);
    repo.commit({ "a.txt": "a\n", "b.txt": "b" });
    const batch = await batchOf(repo, 1024);
    const ids = ["a.txt", "huge.bin", "b.txt", ""].map((file) => repo.git("rev-parse", `HEAD:${file}`));
    ids.splice(1, 0, "f".repeat(40));
    expect(await Promise.all([...ids, ids[0] as string].map((id) => batch.read(id)))).toEqual([
      { kind: "blob", bytes: Buffer.from("a\n") },
      { kind: "missing" },
      { kind: "too-large", size: 30 * 1024 * 1024 },
      { kind: "blob", bytes: Buffer.from("b") },
      { kind: "missing" },
      { kind: "blob", bytes: Buffer.from("a\n") },
    ]);
  });

  it("rejects anything that is not an object id, because it could be read as two requests", async () => {
    const batch = await batchOf(GitRepo.with({ "a.txt": "a" }), 1024);
    await expect(batch.read("HEAD:a.txt\nHEAD:a.txt")).rejects.toThrow(/not an object id/);
  });

  it("rejects pending and later requests when git dies", async () => {
    const repo = GitRepo.with({ "a.txt": "a" });
    const id = repo.git("rev-parse", "HEAD:a.txt");
    const controller = new AbortController();
    const { git } = await Repository.open(repo.dir, { env: TEST_ENV, signal: controller.signal });
    const batch = new CatFileBatch(git, 1024);
    expect(await batch.read(id)).toMatchObject({ kind: "blob" });
    const open = batch.read(id);
    controller.abort();
    await expect(open).rejects.toThrow(/git could not read files \(it was killed\)/);
    await expect(batch.read(id)).rejects.toThrow(/git could not read files/);
  });

  it("rejects requests after it was closed", async () => {
    const repo = GitRepo.with({ "a.txt": "a" });
    const batch = await batchOf(repo, 1024);
    await batch.close();
    await expect(batch.read(repo.git("rev-parse", "HEAD:a.txt"))).rejects.toThrow(/closed/);
  });
});
