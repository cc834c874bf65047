import { readFileSync, rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FactsStore } from "../../src/facts/store.ts";
import { checkIndex } from "../../src/freshness/check-index.ts";
import { routeForWorkTree } from "../../src/freshness/gateway.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { Repository } from "../../src/git/repository.ts";
import { WorkTree } from "../../src/git/work-tree.ts";
import { buildGraph } from "../../src/graph/build-graph.ts";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { STATUS_PATH } from "../../src/graph/file/status-file.ts";
import { DEFAULT_MAX_FILE_SIZE } from "../../src/model/tree.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";

async function open(repo: GitRepo): Promise<Repository> {
  return Repository.open(repo.dir, { env: TEST_ENV });
}

async function build(repo: GitRepo): Promise<void> {
  const repository = await open(repo);
  const tree = new GitTree(repository, await repository.resolveCommit("HEAD"));
  const store = FactsStore.inMemory(SILENT_LOGGER);
  try {
    await buildGraph(tree, store, { logger: SILENT_LOGGER, progress: NO_PROGRESS, isFull: false, isExported: true });
  } finally {
    store.close();
    await tree.close();
  }
}

/** A repository with all kinds of files, including files that no index contains. */
function makeRepo(): GitRepo {
  const repo = GitRepo.with({
    "src/auth.py": "def login():\n    return 1\n",
    "src/app.ts": 'import { x } from "./x";\nx();\n',
    "notes/größe \u{1F511}.md": "# Notes\n",
    "logo.png": Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]),
    "empty.txt": "",
    "data.csv": Buffer.alloc(DEFAULT_MAX_FILE_SIZE + 1, "1,2\n"),
    ".llmc/README.md": "committed by somebody\n",
  });
  repo.symlink("src/auth.py", "link.py");
  repo.commit();
  return repo;
}

describe("freshness: an index that build-graph made", () => {
  it("is FRESH for its commit with all kinds of files, and STALE for the next", async () => {
    const repo = makeRepo();
    await build(repo);
    const fresh = await checkIndex(await open(repo));
    expect(fresh.decision).toMatchObject({ useRag: true, freshnessState: "FRESH" });
    expect(fresh.files).toMatchObject({ fresh: 5, changed: 0, added: 0, deleted: 0 });
    expect(fresh.dirtyFiles).toEqual([]);

    repo.write("src/auth.py", "def login():\n    return 2\n");
    repo.git("commit", "-q", "-a", "-m", "change");
    const stale = await checkIndex(await open(repo));
    expect(stale).toMatchObject({ decision: { freshnessState: "STALE" }, relation: { kind: "behind", behind: 1 } });
    expect(stale.files).toMatchObject({ fresh: 4, changed: 1, firstDifference: "src/auth.py" });

    await build(repo);
    expect((await checkIndex(await open(repo))).decision.freshnessState).toBe("FRESH");
  });

  it("is judged by the stored index, not by the status file, unless the status calls the index not fresh", async () => {
    const repo = makeRepo();
    await build(repo);
    repo.write(GRAPH_PATH, "{");
    const status = JSON.parse(readFileSync(repo.path(STATUS_PATH), "utf8"));
    const state = async () => (await checkIndex(await open(repo))).decision.freshnessState;
    const others = [{ last_indexed_commit: null }, { last_indexed_commit: "1".repeat(40) }];
    for (const other of [...others.map((change) => JSON.stringify({ ...status, ...change })), "{{"]) {
      repo.write(STATUS_PATH, other);
      expect([other, await state()]).toEqual([other, "FRESH"]);
    }
    repo.write(STATUS_PATH, JSON.stringify({ ...status, index_state: "rebuilding" }));
    expect(await state()).toBe("STALE");
    rmSync(repo.path(STATUS_PATH));
    expect(await state()).toBe("FRESH");
    rmSync(repo.path(".llmc/cache"), { recursive: true });
    expect(await state()).toBe("UNKNOWN");
  });

  it("is FRESH for HEAD but not for a working tree that differs from it", async () => {
    const repo = makeRepo();
    await build(repo);
    const clean = await checkIndex(await open(repo));
    expect(routeForWorkTree(clean.decision, clean.dirtyFiles)).toBe(clean.decision);

    repo.write("src/auth.py", "def logout():\n    return 1\n");
    repo.write("new.py", "1\n");
    const repository = await open(repo);
    const dirty = await checkIndex(repository, { workTree: new WorkTree(repository) });
    expect(dirty.decision.freshnessState).toBe("FRESH");
    expect(routeForWorkTree(dirty.decision, dirty.dirtyFiles)).toMatchObject({
      useRag: false,
      freshnessState: "STALE",
      reason: 'The index describes the last commit, but 2 files, "new.py" among them, differ from it.',
    });
  });
});
