import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runAudit } from "../../src/audit/run-audit.ts";
import { sliceIds } from "../../src/embeddings/slices/slice-id.ts";
import { SqliteStore } from "../../src/embeddings/stores/sqlite/sqlite-store.ts";
import { Repository } from "../../src/git/repository.ts";
import type { Audit } from "../../src/model/audit.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { build } from "../helpers/build-graph.ts";
import { type Forgery, forgeIndex } from "../helpers/forge-index.ts";
import { GitRepo } from "../helpers/git-repo.ts";

const GRAPH = ".llmc/rag_graph.json";
const FILES = {
  ".gitignore": ".llmc/\n",
  "auth.py": [
    "def login(user):",
    "    if user.is_active:",
    "        return user.open_session(user.key, retries=3)",
    "    return None",
    "",
    "",
    "def logout(user):",
    "    user.close_session()",
    "",
    "",
    "def spare(x, y):",
    "    return x * y + 1",
    "",
  ].join("\n"),
  "api.py": "from auth import login\n\n\ndef handle(user):\n    return login(user)\n",
};

async function audit(repo: GitRepo, more: { environment?: Record<string, string>; rev?: string } = {}): Promise<Audit> {
  const { environment = {}, rev } = more;
  return runAudit({
    repository: await Repository.open(repo.dir),
    rev,
    environment,
    logger: SILENT_LOGGER,
    progress: NO_PROGRESS,
  });
}

/** Adds a summary to the entities with these ids, as an enricher would. */
function enrich(repo: GitRepo, ...ids: readonly string[]): void {
  const text = readFileSync(repo.path(GRAPH), "utf8");
  const lines = text.split("\n").map((line) => {
    if (!ids.some((id) => line.startsWith(`{"id":"${id}"`))) return line;
    return line.replace(
      /"metadata":\{(?=(.))/,
      (_all, next: string) => `"metadata":{"summary":"words"${next === "}" ? "" : ","}`,
    );
  });
  writeFileSync(repo.path(GRAPH), lines.join("\n"));
}

describe("audit/run-audit: the links", () => {
  const forgeries: readonly (readonly [string, Forgery])[] = [
    ["hides uses", (_path, share) => ({ ...share, links: share.links.filter(({ path }) => path !== "auth.py") })],
    [
      "has other definitions",
      (path, share) =>
        path === "auth.py" ? { ...share, definitions: share.definitions.slice(1), links: [], open: [] } : share,
    ],
  ];

  it("links every file of a small index again", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    const { index } = await audit(repo);
    expect([index.state, index.links]).toEqual(["FRESH", { checked: 2, wrong: 0, listed: [] }]);
  });

  it.each(forgeries)("reports that an index which %s is not reliable", async (_title, forge) => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    forgeIndex(repo.dir, forge);
    const { index, problems } = await audit(repo);
    expect(index.state).toBe("UNKNOWN");
    expect(index.reason).toMatch(/^The index says of \d of 2 files, ".*" among them, what linking them does not/);
    expect(problems).toMatchObject([{ area: "index", severity: "error", message: index.reason }]);
    await build(repo, "HEAD", true);
    expect((await audit(repo)).index.state).toBe("FRESH");
  });

  it("checks a tracked graph in the same way", async () => {
    const repo = GitRepo.with({ ...FILES, ".gitignore": "", ".llmc/.gitignore": "cache/\n" });
    await build(repo);
    rmSync(repo.path(".llmc/cache"), { recursive: true });
    repo.commit({}, "the graph");
    expect((await audit(repo)).index).toMatchObject({ state: "FRESH", isCommitted: true, links: { wrong: 0 } });
    const graph = JSON.parse(readFileSync(repo.path(GRAPH), "utf8"));
    repo.commit({ [GRAPH]: JSON.stringify({ ...graph, relations: [] }) }, "forged");
    expect((await audit(repo)).index).toMatchObject({
      state: "UNKNOWN",
      isEquivalent: false,
      links: { listed: ["api.py"] },
    });
  });

  it("chooses the same files for the same commit, and others for another", async () => {
    const many = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`m${at}.py`, `VALUE_${at} = ${at}\n`]));
    const repo = GitRepo.with(many);
    await build(repo);
    forgeIndex(repo.dir, (_path, share) => ({ ...share, outside: share.outside + 1 }));
    const [first, again] = [await audit(repo), await audit(repo)];
    expect(first.index.links).toMatchObject({ checked: 300, wrong: 300 });
    expect(again.index.links).toEqual(first.index.links);
    repo.git("commit", "-q", "--allow-empty", "-m", "same content");
    expect((await audit(repo)).index.links?.listed).not.toEqual(first.index.links?.listed);
  });
});

describe("audit/run-audit: the index", () => {
  it("reports nothing about a correct index", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    const found = await audit(repo);
    expect(found.problems).toEqual([]);
    expect(found.index).toMatchObject({ state: "FRESH", relation: "same", commitsBehind: 0, ageSeconds: 0 });
    expect(found.files).toMatchObject({ changed: 0, added: 0, deleted: 0, listed: [] });
    expect(found.tables).toEqual({ kind: "absent" });
  });

  it("reports that there is no index", async () => {
    const found = await audit(GitRepo.with(FILES));
    expect(found.problems).toMatchObject([{ area: "index", severity: "error" }]);
    expect(found.index).toMatchObject({ state: "UNKNOWN", indexedCommit: undefined });
    expect([found.files, found.symbols.isKnown, found.enrichment]).toEqual([undefined, false, undefined]);
  });

  it("lists the files and symbols that differ, grouped by what happened to them", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    repo.remove("api.py");
    const changed = FILES["auth.py"].replace("login", "sign_in").replace(/def spare[\s\S]*/, "");
    repo.commit({ "auth.py": changed, "new.py": "NEW = 1\n" });
    const { index, files, symbols } = await audit(repo);
    expect(index).toMatchObject({ state: "STALE", relation: "behind 1", commitsBehind: 1 });
    expect(files?.listed).toEqual([
      { path: "api.py", change: "deleted" },
      { path: "auth.py", change: "modified" },
      { path: "new.py", change: "added" },
    ]);
    if (!symbols.isKnown) throw new Error(symbols.reason);
    expect(symbols.listed.map(({ qualname, status }) => `${qualname} ${status}`)).toEqual([
      "handle gone",
      "login renamed",
      "spare gone",
    ]);
    expect(symbols.listed[1]?.now).toEqual({ path: "auth.py", qualname: "sign_in", line: 1 });
  });

  it("lists files but not symbols when the indexed commit is not in the clone", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    repo.commit({ "auth.py": "A = 1\n" });
    const shallow = repo.clone({ depth: 1 });
    for (const path of [GRAPH, ".llmc/rag_index_status.json"]) shallow.write(path, readFileSync(repo.path(path)));
    const { files, symbols, index } = await audit(shallow);
    expect(files).toMatchObject({ changed: 1 });
    expect(symbols).toMatchObject({ isKnown: false, reason: expect.stringContaining("not in this clone") });
    expect(index.ageSeconds).toBeUndefined();
  });

  it("accepts an index of another commit that contains the same content of every file, unless the graph cannot prove it", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    repo.commit({}, "nothing changed");
    const equal = await audit(repo);
    expect(equal.index).toMatchObject({ state: "FRESH" });
    expect(equal.problems).toEqual([]);
    rmSync(repo.path(GRAPH));
    rmSync(repo.path(".llmc/cache"), { recursive: true });
    const unproved = await audit(repo);
    expect(unproved.index.isEquivalent).toBe(false);
    expect(unproved.problems).toMatchObject([{ area: "index" }]);
  });

  it("answers about the requested commit, and ignores edits that are not committed", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    const indexed = repo.head();
    repo.commit({ "auth.py": "A = 1\n" });
    repo.write("llmc.toml", "[broken");
    expect((await audit(repo, { rev: indexed })).problems).toEqual([]);
    expect((await audit(repo)).config).toMatchObject({ isPresent: false, isValid: true });
  });

  it.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["somebody else's", '{"entities":[{"id":"__proto__"}],"files":"x"}'],
  ])("continues with a graph that is %s", async (_title, text) => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    rmSync(repo.path(".llmc/cache"), { recursive: true });
    repo.write(GRAPH, text);
    expect((await audit(repo)).problems).toMatchObject([{ area: "index", severity: "error" }]);
  });
});

describe("audit/run-audit: configuration and enrichment", () => {
  it("reports the findings of llmc.toml with their places", async () => {
    const repo = GitRepo.with({ ...FILES, "llmc.toml": '[embeddings.routes.docs]\nprofile = "nowhere"\n' });
    await build(repo);
    const { config, problems } = await audit(repo);
    expect(config).toMatchObject({ isPresent: true, isValid: false });
    expect(config.findings).toContainEqual(expect.objectContaining({ path: "llmc.toml", severity: "error", line: 1 }));
    expect(problems.map(({ area }) => area)).toContain("config");
  });

  it("counts enriched symbols, and how many of them have changed code or no longer exist", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    expect((await audit(repo)).enrichment).toEqual({ symbols: 4, enriched: 0, stale: 0, lost: 0 });
    enrich(repo, "sym:auth.login", "sym:auth.logout", "sym:auth.spare", "file:auth.py");
    expect((await audit(repo)).enrichment).toEqual({ symbols: 4, enriched: 3, stale: 0, lost: 0 });
    const changed = FILES["auth.py"].replace("retries=3", "retries=4").replace(/def spare[\s\S]*/, "");
    repo.commit({ "auth.py": changed });
    const { enrichment, problems } = await audit(repo);
    expect(enrichment).toEqual({ symbols: 4, enriched: 3, stale: 1, lost: 1 });
    expect(problems).toContainEqual(expect.objectContaining({ area: "enrichment", severity: "warning" }));
  });
});

describe("audit/run-audit: the tables of embeddings", () => {
  const CONFIG = [
    "[embeddings.profiles.small]",
    'provider = "hash"',
    'model = "hash"',
    "dimension = 4",
    "[embeddings.routes.docs]",
    'profile = "small"',
    'index = "emb_docs"',
    "[embeddings.routes.code]",
    'profile = "small"',
    'index = "emb_code"',
    "",
  ].join("\n");
  const maker = { provider: "hash", model: "hash", dimension: 4, slicer: 1 };

  async function withTables(work: (store: SqliteStore, repo: GitRepo) => Promise<void>): Promise<Audit> {
    const repo = GitRepo.with({ ...FILES, "llmc.toml": CONFIG });
    await build(repo);
    const store = await SqliteStore.open({ path: repo.path(".llmc/index.db"), logger: SILENT_LOGGER });
    await work(store, repo);
    await store.close();
    return audit(repo);
  }
  function sliceOf(path: string) {
    const [id = ""] = sliceIds("code", path, [{ title: "f" }]);
    const place = { path, startLine: 1, endLine: 1, sliceType: "code", sliceLanguage: "python", title: "f" } as const;
    const signs = { confidence: 1, reasons: ["extension .py"] };
    return {
      id,
      ...place,
      ...signs,
      contentHash: "a",
      vector: new Float32Array(4).fill(0.5),
      terms: new Map([["f", 1]]),
    };
  }

  it("counts rows, and rows of deleted files", async () => {
    const { tables, problems } = await withTables(async (store, repo) => {
      for (const name of ["emb_code", "emb_docs"]) await store.prepareTable(name, maker);
      await store.update("emb_code", [], [sliceOf("auth.py"), sliceOf("long-gone.py")]);
      await store.setIndexedCommit(repo.head());
    });
    expect(tables).toMatchObject({
      kind: "open",
      outdatedFiles: 0,
      tables: [
        { name: "emb_code", rows: 2, orphans: 1, problem: undefined },
        { name: "emb_docs", rows: 0, orphans: 0 },
      ],
    });
    expect(problems).toMatchObject([{ area: "tables", severity: "warning" }]);
  });

  it("names tables that are missing or have another dimension or model, and lists tables that no route uses", async () => {
    const { tables, problems } = await withTables(async (store) => {
      await store.prepareTable("emb_code", { ...maker, dimension: 8 });
      await store.prepareTable("emb_old", maker);
    });
    if (tables.kind !== "open") throw new Error(tables.kind);
    expect(tables.tables.map(({ name, routes, problem }) => [name, routes.length > 0, problem])).toEqual([
      ["emb_code", true, "Its vectors have 8 dimensions, but profile small says 4."],
      ["emb_docs", true, "It is missing."],
      ["emb_old", false, undefined],
    ]);
    expect(problems.filter(({ severity }) => severity === "error")).toHaveLength(2);
  });

  it("counts the files that changed since the tables were filled", async () => {
    const { tables } = await withTables(async (store, repo) => {
      for (const name of ["emb_code", "emb_docs"]) await store.prepareTable(name, maker);
      await store.setIndexedCommit(repo.head());
      repo.commit({ "auth.py": "A = 1\n", "new.py": "B = 1\n" });
    });
    expect(tables).toMatchObject({ outdatedFiles: 2 });
  });

  it("says why an index cannot be used", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    repo.write(".llmc/index.db", "this is no database");
    expect((await audit(repo)).tables).toMatchObject({ kind: "unusable" });
    repo.remove(".llmc/index.db");
    repo.symlink("/dev/zero", ".llmc/index.db");
    expect((await audit(repo)).tables).toEqual({ kind: "unusable", reason: ".llmc/index.db is not read: symlink." });
    const { tables } = await audit(repo, { environment: { LLMC_INDEX_URL: "nonsense" } });
    expect(tables).toMatchObject({ kind: "unusable", reason: expect.stringContaining("LLMC_INDEX_URL") });
  });
});
