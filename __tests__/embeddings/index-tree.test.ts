import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BUILT_IN_CONFIG } from "../../src/config/built-in-config.ts";
import type { RoutingConfig } from "../../src/config/routing-config.ts";
import { layoutOf } from "../../src/embeddings/index-layout.ts";
import { type IndexOptions, type IndexRun, indexTree } from "../../src/embeddings/index-tree.ts";
import { hashVector } from "../../src/embeddings/providers/hash-provider.ts";
import { ProviderError } from "../../src/embeddings/providers/provider-error.ts";
import { SqliteStore } from "../../src/embeddings/stores/sqlite/sqlite-store.ts";
import { FactsStore } from "../../src/facts/store.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { Repository } from "../../src/git/repository.ts";
import type { EmbeddingProfile } from "../../src/model/routing.ts";
import { FallbackLog } from "../../src/routing/fallback-log.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { GitRepo } from "../helpers/git-repo.ts";

const FILES = {
  "src/auth.py": "def login(name):\n    return check(name)\n\n\ndef logout(name):\n    return forget(name)\n",
  "docs/guide.md": "# Guide\n\nHow people log in.\n\n## Install\n\nRun it.\n",
  "app.toml": "[server]\nport = 1\n",
};

/** The index of a test repository. Its provider counts the texts that it is asked for. */
class TestIndex {
  readonly repo: GitRepo;
  readonly embedded: string[] = [];
  config: RoutingConfig = BUILT_IN_CONFIG;

  constructor(files: Record<string, string> = FILES) {
    this.repo = GitRepo.with(files);
  }

  async run(changes: Partial<IndexOptions> = {}): Promise<IndexRun> {
    const repository = await Repository.open(this.repo.dir);
    const tree = new GitTree(repository, await repository.resolveCommit("HEAD"));
    const store = await this.store();
    try {
      return await indexTree({
        tree,
        facts: FactsStore.inMemory(SILENT_LOGGER),
        store,
        batches: store.batches,
        layout: layoutOf(this.config, new FallbackLog(SILENT_LOGGER), SILENT_LOGGER),
        logger: SILENT_LOGGER,
        progress: NO_PROGRESS,
        openProvider: ({ profile }) => ({
          embed: async (texts) => {
            this.embedded.push(...texts);
            return texts.map((text) => hashVector(text, profile.dimension));
          },
        }),
        maxEmbeddings: undefined,
        onCost: () => {},
        isDryRun: false,
        ...changes,
      });
    } finally {
      await store.close();
      await tree.close();
    }
  }

  store(): Promise<SqliteStore> {
    return SqliteStore.open({ path: join(this.repo.dir, ".llmc/index.db"), logger: SILENT_LOGGER });
  }

  /** The whole content of the tables, and the commit. */
  async contents(): Promise<unknown> {
    const store = await this.store();
    try {
      const tables: unknown[] = [];
      for (const { name, maker } of await store.tables()) {
        const hashes = [...(await store.contentHashes(name))].sort();
        const lines = await store.searchTerms(
          name,
          ["log", "name", "login", "guid"],
          await store.termStatistics([name], ["log"]),
          99,
        );
        if (hashes.length > 0)
          tables.push([name, maker, hashes, lines.map(({ slice }) => [slice.id, slice.startLine]).sort()]);
      }
      return { tables, commit: await store.indexedCommit() };
    } finally {
      await store.close();
    }
  }
}

function withModel(config: RoutingConfig, changes: Partial<EmbeddingProfile>): RoutingConfig {
  const [[name, profile] = []] = [...config.profiles];
  return { ...config, profiles: new Map([[name as string, { ...(profile as EmbeddingProfile), ...changes }]]) };
}

describe("embeddings: indexTree", () => {
  it("puts slices into the tables of their routes, and records the commit", async () => {
    const index = new TestIndex();
    const run = await index.run();
    expect(run.plan.changes.map(({ wanted, added }) => [wanted.name, added.map(({ id }) => id)])).toEqual([
      ["emb_code", ["code:src/auth.py#login", "code:src/auth.py#logout"]],
      ["emb_docs", ["config:app.toml#server", "docs:docs/guide.md#Guide", "docs:docs/guide.md#Guide > Install"]],
      ["emb_erp", []],
    ]);
    expect(await index.contents()).toMatchObject({ commit: index.repo.head() });
    expect(index.embedded).toHaveLength(5);
  });

  it("does nothing when nothing changed", async () => {
    const index = new TestIndex();
    await index.run();
    const again = await index.run();
    expect([again.isWritten, again.plan.files, index.embedded.length]).toEqual([false, 0, 5]);
  });

  it("embeds only new content, and equals an index that is built from nothing", async () => {
    const index = new TestIndex();
    await index.run();
    index.embedded.length = 0;
    index.repo.git("mv", "docs/guide.md", "docs/moved.md");
    index.repo.commit({
      "src/auth.py": `"""New first line."""\n\n\n${FILES["src/auth.py"].replace("forget", "erase")}`,
    });
    const run = await index.run();
    expect(run.plan.base).toBeDefined();
    expect(index.embedded).toEqual(['"""New first line."""', "logout\ndef logout(name):\n    return erase(name)"]);
    const fresh = new TestIndex();
    fresh.repo.git("rm", "-q", "-r", ".");
    const paths = ["src/auth.py", "docs/moved.md", "app.toml"];
    fresh.repo.commit(Object.fromEntries(paths.map((path) => [path, readFileSync(index.repo.path(path), "utf8")])));
    await fresh.run();
    expect(((await index.contents()) as { tables: unknown }).tables).toEqual(
      ((await fresh.contents()) as { tables: unknown }).tables,
    );
  });

  it.each<[string, Partial<EmbeddingProfile>]>([
    ["model", { model: "hash-2" }],
    ["dimension", { dimension: 32 }],
  ])("embeds everything again for another %s, and never mixes both", async (_, changes) => {
    const index = new TestIndex();
    await index.run();
    index.config = withModel(BUILT_IN_CONFIG, changes);
    await index.run();
    expect(index.embedded).toHaveLength(10);
    const store = await index.store();
    expect(
      (await store.tables()).every(({ maker }) =>
        Object.entries(changes).every(([key, value]) => Reflect.get(maker, key) === value),
      ),
    ).toBe(true);
    await store.close();
  });

  it("moves slices to another table when their type gets another route, without embedding them again", async () => {
    const index = new TestIndex();
    await index.run();
    index.config = { ...BUILT_IN_CONFIG, sliceTypeToRoute: new Map([["docs", "docs"]]) };
    const run = await index.run();
    expect(index.embedded).toHaveLength(5);
    expect(run.reused).toBe(5);
    expect(await index.contents()).toMatchObject({ tables: [["emb_docs", {}, { length: 5 }, {}]] });
  });

  it("stops before the first embedding when there would be too many, and changes nothing", async () => {
    const index = new TestIndex();
    await expect(index.run({ maxEmbeddings: 4 })).rejects.toThrow(
      "5 embeddings would be made, but --max-embeddings allows 4",
    );
    expect([index.embedded.length, await index.contents()]).toEqual([0, { tables: [], commit: undefined }]);
  });

  it("reports what it would cost, and stops there if only that is requested", async () => {
    const index = new TestIndex();
    const run = await index.run({ isDryRun: true });
    expect(run.cost).toEqual([
      {
        profile: "default_docs",
        provider: "words",
        model: "words-1",
        costClass: "free",
        embeddings: 5,
        tokens: expect.any(Number),
      },
    ]);
    expect([run.isWritten, index.embedded.length]).toEqual([false, 0]);
  });

  it("does not change the old index when the provider fails during the run", async () => {
    const index = new TestIndex();
    await index.run();
    const before = await index.contents();
    index.repo.commit({ "src/more.py": "def more():\n    pass\n" });
    const failing = () => ({
      embed: async () => {
        throw new ProviderError("ollama answered 500.");
      },
    });
    await expect(index.run({ openProvider: failing })).rejects.toThrow("ollama answered 500.");
    expect(await index.contents()).toEqual(before);
  });

  it("removes deleted files", async () => {
    const index = new TestIndex();
    await index.run();
    index.repo.git("rm", "-q", "src/auth.py");
    index.repo.git("commit", "-q", "-m", "gone");
    const run = await index.run();
    expect([run.removed, run.added, index.embedded.length]).toEqual([2, 0, 5]);
  });

  it("embeds the same content only once", async () => {
    const index = new TestIndex({ "a.md": "Same words.\n", "b.md": "Same words.\n" });
    expect((await index.run()).added).toBe(2);
    expect(index.embedded).toEqual(["Same words."]);
  });
});
