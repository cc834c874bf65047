import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../src/facts/open-store.ts";
import { keyOf, updateFacts } from "../../src/facts/update.ts";
import { FACTS_VERSION } from "../../src/facts/version.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { Repository } from "../../src/git/repository.ts";
import { WorkTree } from "../../src/git/work-tree.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";

/** Enough files for several batches. A few have the same content. */
function manyFiles(): Record<string, string> {
  const files: Record<string, string> = { "empty/__init__.py": "", "other/__init__.py": "" };
  for (let i = 0; i < 60; i++) {
    files[`pkg/m${i}.py`] = `import os\n\n\ndef f${i}(a, b=${i}):\n    return os.path.join(a, b)\n`.repeat(i + 1);
    files[`web/m${i}.js`] = `export function f${i}(a) {\n  return a.map((x) => x + ${i});\n}\n`;
  }
  return files;
}

async function update(repo: GitRepo, threads?: number) {
  const repository = await Repository.open(repo.dir);
  const tree = new WorkTree(repository);
  const logger = recordingLogger();
  const store = await openStore(repository, tree, logger);
  const result = await updateFacts(tree, store, { progress: NO_PROGRESS, threads });
  return { tree, store, result, warnings: logger.warnings };
}

/** The hash of everything that is stored. */
function storedHash(repo: GitRepo): string {
  const directory = join(repo.dir, ".llmc/cache", `facts-v${FACTS_VERSION}`);
  const hash = createHash("sha256");
  for (const name of readdirSync(directory)) hash.update(readFileSync(join(directory, name)));
  return hash.digest("hex");
}

describe("facts/update: updateFacts", () => {
  it("parses every distinct content once, and nothing in the next run", async () => {
    const repo = GitRepo.with(manyFiles());
    const first = await update(repo);
    expect([first.result.files, first.result.parsed]).toEqual([122, 121]);
    first.store.close();
    const second = await update(repo);
    expect([second.result.files, second.result.parsed]).toEqual([122, 0]);
    second.store.close();
  });

  it("parses only the file that changed, also before it is committed", async () => {
    const repo = GitRepo.with(manyFiles());
    (await update(repo)).store.close();
    repo.write("pkg/m3.py", "def changed():\n    pass\n");
    const { result, store, tree } = await update(repo);
    expect(result.parsed).toBe(1);
    const entry = (await tree.list()).entries.find((each) => each.path === "pkg/m3.py");
    const facts = entry && store.read(keyOf(entry));
    expect(facts !== "binary" && facts?.definitions.map((each) => each.qualname)).toEqual(["changed"]);
    store.close();
  });

  it("stores the same bytes whatever the number of threads", async () => {
    const repo = GitRepo.with(manyFiles());
    const hashes = new Set<string>();
    for (const threads of [0, 1, 2, 3]) {
      (await update(repo, threads)).store.close();
      hashes.add(storedHash(repo));
      rmSync(repo.path(".llmc"), { recursive: true });
    }
    expect(hashes.size).toBe(1);
  });

  it("does not confuse files when a thread waits for a parser while it gets more files", async () => {
    const padding = "word ".repeat(60_000);
    const files: Record<string, string> = { "a.go": `package a\n\nfunc First() {}\n// ${padding}\n` };
    for (let i = 0; i < 8; i++) files[`b${i}.md`] = `title${i} ${padding}\n`;
    const { store, tree } = await update(GitRepo.with(files), 1);
    for (const entry of (await tree.list()).entries) {
      const facts = store.read(keyOf(entry));
      const isGo = entry.path === "a.go";
      expect(facts).toMatchObject(
        isGo ? { language: "go" } : { language: "text", words: [`title${entry.path[1]}`, "word"] },
      );
    }
    store.close();
  });

  it("gives a commit and a clean working tree of it the same facts", async () => {
    const repo = GitRepo.with(manyFiles());
    const { store } = await update(repo);
    const repository = await Repository.open(repo.dir);
    const tree = new GitTree(repository, await repository.resolveCommit("HEAD"));
    const result = await updateFacts(tree, store, { progress: NO_PROGRESS });
    expect([result.files, result.parsed]).toEqual([122, 0]);
    await tree.close();
    store.close();
  });

  it("counts a binary file once as skipped and does not read it again", async () => {
    const repo = GitRepo.with({ "a.py": "x = 1\n", "blob.dat": Buffer.from([1, 0, 2, 0, 3]) });
    const first = await update(repo);
    expect(first.result.skipped).toEqual([{ path: "blob.dat", reason: "binary" }]);
    first.store.close();
    const second = await update(repo);
    expect([second.result.parsed, second.result.skipped.length]).toEqual([0, 1]);
    second.store.close();
  });

  it("lets two simultaneous runs succeed and share their entries", async () => {
    const repo = GitRepo.with(manyFiles());
    const both = await Promise.all([update(repo, 1), update(repo, 1)]);
    for (const { result, store } of both) {
      expect(result.files).toBe(122);
      store.close();
    }
    const third = await update(repo);
    expect(third.result.parsed).toBe(0);
    third.store.close();
  });

  it("reads a file whose language is only known from its #! line", async () => {
    const repo = GitRepo.with({ "bin/tool": "#!/usr/bin/env python3\ndef main():\n    pass\n" });
    const { store, tree } = await update(repo);
    const [entry] = (await tree.list()).entries;
    expect(entry && store.read(keyOf(entry))).toMatchObject({
      language: "python",
      definitions: [{ qualname: "main" }],
    });
    store.close();
  });
});

describe("facts/open-store: openStore", () => {
  it("does not trust a cache that is committed to the repository", async () => {
    const repo = GitRepo.with({ "a.py": "x = 1\n" });
    (await update(repo)).store.close();
    repo.git("add", "-f", ".llmc/cache");
    repo.git("commit", "-qm", "cache");
    const { result, store, warnings } = await update(repo);
    expect(warnings.join()).toContain(".llmc/cache is committed");
    expect(result.parsed).toBeGreaterThan(0);
    store.close();
  });

  it("answers without storing anything when the cache cannot be written, and says so", async () => {
    const repo = GitRepo.with({ "a.py": "x = 1\n" });
    repo.write(".llmc", "a file where a directory should be\n");
    const { result, store, warnings } = await update(repo);
    expect(result.files).toBe(2);
    expect(warnings.join()).toContain("cannot be kept");
    store.close();
  });

  it("keeps facts only during the run in a bare repository", async () => {
    const bare = GitRepo.with({ "a.py": "x = 1\n" }).clone({ isBare: true });
    const repository = await Repository.open(bare.dir);
    const tree = new GitTree(repository, await repository.resolveCommit("HEAD"));
    const store = await openStore(repository, tree, recordingLogger());
    expect((await updateFacts(tree, store, { progress: NO_PROGRESS })).files).toBe(1);
    expect(readdirSync(bare.dir)).not.toContain(".llmc");
    await tree.close();
  });
});

describe("facts/store: foreign versions", () => {
  it("never reads facts of another version", async () => {
    const repo = GitRepo.with({ "a.py": "x = 1\n" });
    (await update(repo)).store.close();
    const directory = (version: number) => repo.path(`.llmc/cache/facts-v${version}`);
    renameSync(directory(FACTS_VERSION), directory(FACTS_VERSION + 1));
    const { result, store } = await update(repo);
    expect(result.parsed).toBe(1);
    store.close();
  });
});
