import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { SqliteStore } from "../../../src/embeddings/stores/sqlite/sqlite-store.ts";
import { loadSqlite } from "../../../src/util/load-sqlite.ts";
import { makeTempDir } from "../../helpers/git-repo.ts";
import { recordingLogger } from "../../helpers/recording-logger.ts";
import { MAKER, makeSlice, randomNumbers, randomSlice } from "./sample-slices.ts";

const QUERY = Float32Array.of(1, 0, 0);

async function openStore(path: string, lockWaitMilliseconds?: number) {
  const logger = recordingLogger();
  const store = await SqliteStore.open({ path, logger, lockWaitMilliseconds });
  onTestFinished(() => store.close());
  return { store, logger };
}

/** An index file with some slices that nobody has open. */
async function makeIndex(slices = 40): Promise<string> {
  const path = join(makeTempDir(), ".llmc", "index.db");
  const random = randomNumbers(1);
  const { store } = await openStore(path);
  await store.prepareTable("emb_code", MAKER);
  await store.update(
    "emb_code",
    [],
    Array.from({ length: slices }, (_, i) => randomSlice(`slice ${i}`, random)),
  );
  await store.close();
  return path;
}

/** Changes an index file as any SQLite tool could, and removes its seal, because earlier versions wrote none. */
async function tamper(path: string, sql: string): Promise<void> {
  const { Database } = await loadSqlite();
  const database = new Database(path);
  database.exec(sql);
  database.close();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0, 72, 92));
}

/** Turns an index file into a file of version 1. */
async function downgrade(path: string): Promise<void> {
  const columns = "slice, id, path, start_line, end_line, slice_type, slice_language, title, content_hash";
  await tamper(
    path,
    `ALTER TABLE "emb_code" RENAME TO "now"; DROP INDEX "emb_code$hashes";
     CREATE TABLE "emb_code" (slice INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, path TEXT NOT NULL, start_line INTEGER NOT NULL, end_line INTEGER NOT NULL, slice_type TEXT NOT NULL, slice_language TEXT, title TEXT NOT NULL, content_hash TEXT NOT NULL) STRICT;
     INSERT INTO "emb_code" SELECT ${columns} FROM "now"; DROP TABLE "now";
     CREATE INDEX "emb_code$hashes" ON "emb_code" (content_hash); PRAGMA user_version = 1`,
  );
}

describe("embeddings/stores/sqlite: versions and values", () => {
  it("reads the vectors of a file of version 1, and updates it with the next write", async () => {
    const path = await makeIndex(3);
    const { store } = await openStore(path);
    const hashes = [...(await store.contentHashes("emb_code")).values()];
    const vectors = [...(await store.vectorsOf("emb_code", hashes))];
    await store.close();
    await downgrade(path);
    const { store: old, logger } = await openStore(path);
    expect(await old.tables()).toMatchObject([{ name: "emb_code", slices: 3 }]);
    expect([...(await old.vectorsOf("emb_code", hashes))]).toEqual(vectors);
    await old.update("emb_code", [], [makeSlice("new", { confidence: 0.5, reasons: ["content: prose"] })]);
    expect([...(await old.vectorsOf("emb_code", hashes))]).toEqual(vectors);
    const found = await old.searchVector("emb_code", QUERY, 4);
    const signs = found.map(({ slice }) => [slice.id === "new", slice.confidence, slice.reasons]);
    expect(signs.filter(([isNew]) => isNew)).toEqual([[true, 0.5, ["content: prose"]]]);
    expect(signs.filter(([isNew]) => !isNew)).toEqual(Array(3).fill([false, undefined, []]));
    expect(logger.warnings).toEqual([]);
  });

  it("reads the vectors of a file of version 2, which stores all of their components, and updates it", async () => {
    const path = await makeIndex(3);
    const { store } = await openStore(path);
    const hashes = [...(await store.contentHashes("emb_code")).values()];
    const vectors = await store.vectorsOf("emb_code", hashes);
    await store.close();
    const whole = Buffer.from((vectors.get(hashes[0] as string) as Float32Array).buffer).toString("hex");
    await tamper(path, `UPDATE "emb_code$vectors" SET vector = x'${whole}' WHERE slice = 1; PRAGMA user_version = 2`);
    const { store: old } = await openStore(path);
    expect([...(await old.vectorsOf("emb_code", hashes))]).toEqual([...vectors]);
    await old.update("emb_code", [], [makeSlice("new")]);
    expect(readFileSync(path).readUInt32BE(60)).toBe(3);
    expect([...(await old.vectorsOf("emb_code", hashes))]).toEqual([...vectors]);
  });

  it.each([
    ["a confidence beyond 1", "UPDATE emb_code SET confidence = 7"],
    ["reasons that are no list", "UPDATE emb_code SET reasons = '{}'"],
    ["reasons that are no JSON", "UPDATE emb_code SET reasons = 'x'"],
  ])("treats %s as damage", async (_title, sql) => {
    const path = await makeIndex(3);
    await tamper(path, sql);
    const { store } = await openStore(path);
    await expect(store.searchVector("emb_code", QUERY, 4)).rejects.toMatchObject({ code: "INDEX_CORRUPT" });
  });
});

describe("embeddings/stores/sqlite: what is on disk", () => {
  it("is one file that any SQLite tool can read, and a note that it was written here", async () => {
    const path = await makeIndex(2);
    expect(readdirSync(dirname(path))).toEqual(["index.db", "index.db.sealed"]);
    const { Database } = await loadSqlite();
    const database = new Database(path, { readOnly: true });
    onTestFinished(() => database.close());
    expect(database.get("PRAGMA integrity_check")).toEqual({ integrity_check: "ok" });
    expect(database.all("SELECT id, slice_type, path FROM emb_code ORDER BY id LIMIT 1")).toEqual([
      { id: "slice 0", slice_type: "code", path: "src/slice 0.py" },
    ]);
  });

  it("is not changed by reading, and does not need a writable folder", async () => {
    const path = await makeIndex();
    const before = { bytes: readFileSync(path), modified: statSync(path).mtimeMs };
    chmodSync(dirname(path), 0o555);
    onTestFinished(() => chmodSync(dirname(path), 0o755));
    const { store } = await openStore(path);
    expect(await store.searchVector("emb_code", QUERY, 3)).toHaveLength(3);
    expect({ bytes: readFileSync(path), modified: statSync(path).mtimeMs }).toEqual(before);
    expect(readdirSync(dirname(path))).toEqual(["index.db", "index.db.sealed"]);
  });

  it("has no files in the folder for temporary files while a store is open", async () => {
    const path = await makeIndex();
    const temporary = mkdtempSync(join(tmpdir(), "llmc-nav-test-"));
    const before = process.env.TMPDIR;
    process.env.TMPDIR = temporary;
    onTestFinished(() => {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      rmSync(temporary, { recursive: true });
    });
    const { store } = await openStore(path);
    expect(await store.searchVector("emb_code", QUERY, 3)).toHaveLength(3);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("frees the space of removed rows", async () => {
    const path = await makeIndex(0);
    const { store } = await openStore(path);
    const random = randomNumbers(2);
    await store.prepareTable("emb_docs", { ...MAKER, dimension: 1000 });
    const slices = Array.from({ length: 300 }, (_, i) => randomSlice(`slice ${i}`, random, 1000));
    await store.update("emb_docs", [], slices);
    const full = statSync(path).size;
    await store.update(
      "emb_docs",
      slices.slice(10).map((slice) => slice.id),
      [],
    );
    expect(statSync(path).size).toBeLessThan(full / 2);
    expect(await store.searchVector("emb_docs", (slices[3] as (typeof slices)[0]).vector, 1)).toMatchObject([
      { slice: { id: "slice 3" } },
    ]);
  });

  it("shows the changes of another process in an open store", async () => {
    const path = await makeIndex(1);
    const [{ store: reader }, { store: writer }] = [await openStore(path), await openStore(path)];
    expect(await reader.searchVector("emb_code", QUERY, 5)).toHaveLength(1);
    await writer.update("emb_code", [], [makeSlice("new")]);
    expect(await reader.searchVector("emb_code", QUERY, 5)).toHaveLength(2);
  });
});

describe("embeddings/stores/sqlite: writers that die", () => {
  it("does not change the index when a writer is killed, and lets the next one write", async () => {
    const path = await makeIndex(5);
    const before = readFileSync(path);
    const source = new URL("../../../src/embeddings/stores/sqlite/sqlite-store.ts", import.meta.url).href;
    const samples = new URL("./sample-slices.ts", import.meta.url).href;
    const script = `
      const { SqliteStore } = await import(${JSON.stringify(source)});
      const { makeSlice } = await import(${JSON.stringify(samples)});
      const store = await SqliteStore.open({ path: ${JSON.stringify(path)}, logger: console });
      await store.transaction(async (inside) => {
        await inside.update("emb_code", ["slice 0"], [makeSlice("half done")]);
        console.log("written");
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      });`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    expect(existsSync(`${path}.writer`)).toBe(true);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(readFileSync(path)).toEqual(before);
    const { store } = await openStore(path);
    expect((await store.contentHashes("emb_code")).size).toBe(5);
    await store.update("emb_code", [], [makeSlice("next")]);
    expect((await store.contentHashes("emb_code")).size).toBe(6);
    expect(readdirSync(dirname(path))).toEqual(["index.db", "index.db.sealed"]);
  });

  it("waits for a running writer only as long as allowed", async () => {
    const path = await makeIndex(1);
    writeFileSync(`${path}.writer`, `${process.pid} ${hostname()} other`);
    const { store } = await openStore(path, 100);
    await expect(store.update("emb_code", [], [makeSlice("a")])).rejects.toMatchObject({ code: "INDEX_BUSY" });
    expect((await store.contentHashes("emb_code")).size).toBe(1);
  });

  it.each<[string, (lock: string) => void]>([
    ["is empty", (lock) => writeFileSync(lock, "")],
    ["names nobody", (lock) => writeFileSync(lock, "\0\0\0")],
    ["leads nowhere", (lock) => symlinkSync("nowhere", lock)],
    ["is a folder", (lock) => mkdirSync(lock)],
    ["is of a process that ended", (lock) => writeFileSync(lock, `999999999 ${hostname()} other`)],
    [
      "another machine left two minutes ago",
      (lock) => {
        writeFileSync(lock, "1 another-machine other");
        utimesSync(lock, new Date(), new Date(Date.now() - 125_000));
      },
    ],
  ])("does not wait for a lock that %s", async (_title, leave) => {
    const path = await makeIndex(1);
    leave(`${path}.writer`);
    const { store } = await openStore(path, 5000);
    await store.update("emb_code", [], [makeSlice("a")]);
    expect((await store.contentHashes("emb_code")).size).toBe(2);
    expect(readdirSync(dirname(path))).toEqual(["index.db", "index.db.sealed"]);
  });

  it("waits for a writer on another machine that was active very recently", async () => {
    const path = await makeIndex(1);
    writeFileSync(`${path}.writer`, "1 another-machine other");
    const { store } = await openStore(path, 100);
    await expect(store.update("emb_code", [], [makeSlice("a")])).rejects.toMatchObject({ code: "INDEX_BUSY" });
  });

  it("ignores a lock that was not updated for a long time", async () => {
    const path = await makeIndex(1);
    writeFileSync(`${path}.writer`, `1 another-machine other`);
    utimesSync(`${path}.writer`, 0, 0);
    const { store } = await openStore(path, 100);
    await store.update("emb_code", [], [makeSlice("a")]);
    expect((await store.contentHashes("emb_code")).size).toBe(2);
  });
});

describe("embeddings/stores/sqlite: damage anywhere in a file", () => {
  it("is detected in any byte, and the index is built again by the next write", async () => {
    const path = await makeIndex();
    const whole = readFileSync(path);
    const random = randomNumbers(7);
    for (let round = 0; round < 60; round++) {
      const at = Math.floor(Math.abs(random()) * whole.length) % whole.length;
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (round % 8));
      writeFileSync(path, bytes);
      const { store } = await openStore(path);
      const failure = await store.searchVector("emb_code", QUERY, 4).catch((error: unknown) => error);
      expect([at, failure]).toEqual([at, expect.objectContaining({ code: expect.stringMatching(/^INDEX_/) })]);
      await store.close();
    }
    const { store, logger } = await openStore(path);
    await store.prepareTable("emb_code", MAKER);
    await store.update("emb_code", [], [makeSlice("a")]);
    expect((await store.contentHashes("emb_code")).size).toBe(1);
    expect(logger.warnings.join()).toContain("made again from nothing");
  });
});

describe("embeddings/stores/sqlite: files that are not what they should be", () => {
  it.each([
    ["is empty", (path: string) => truncateSync(path, 0)],
    ["is cut short", (path: string) => truncateSync(path, 70_000)],
    ["is text", (path: string) => writeFileSync(path, "version https://git-lfs.github.com/spec/v1\n".repeat(9))],
    ["has damaged pages", (path: string) => writeFileSync(path, readFileSync(path).fill(0xa5, 4_000))],
    ["says that it has a write-ahead log", (path: string) => writeFileSync(path, readFileSync(path).fill(2, 18, 20))],
  ])("reports a file that %s as damaged, and builds it again with the next write", async (_title, damage) => {
    const path = await makeIndex();
    damage(path);
    const { store, logger } = await openStore(path);
    const searching = (async () => {
      await store.termStatistics(["emb_code"], ["word1"]);
      await store.searchVector("emb_code", QUERY, 3);
    })();
    await expect(searching).rejects.toMatchObject({ code: "INDEX_CORRUPT" });
    await store.prepareTable("emb_code", MAKER);
    await store.update("emb_code", [], [makeSlice("a")]);
    expect([...(await store.contentHashes("emb_code")).keys()]).toContain("a");
    expect(logger.warnings).toEqual([expect.stringContaining("is damaged, so it is made again from nothing")]);
  });

  it("verifies the whole index if it was not written here, whatever the note next to it says, but not one that was written here", async () => {
    const path = await makeIndex();
    const isRead = async () => {
      const { store } = await openStore(path);
      return store.tables().then(
        () => true,
        () => false,
      );
    };
    expect(readFileSync(`${path}.sealed`, "utf8")).toContain(` ${statSync(path).ino} `);
    // A restored copy has the same bytes, size, time and note as the original, but is another file.
    const { atime, mtime } = statSync(path);
    const bytes = readFileSync(path);
    bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
    rmSync(path);
    writeFileSync(path, bytes);
    utimesSync(path, atime, mtime);
    expect(await isRead()).toBe(false);
    bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
    writeFileSync(path, bytes);
    expect(await isRead()).toBe(true);
    // If the note matches, the seal itself is not checked.
    const { dev, ino, size, mtimeNs, ctimeNs } = (() => {
      writeFileSync(path, bytes.fill(1, 72, 92));
      return statSync(path, { bigint: true });
    })();
    expect(await isRead()).toBe(false);
    writeFileSync(`${path}.sealed`, [dev, ino, size, mtimeNs, ctimeNs].join(" "));
    expect(await isRead()).toBe(true);
  });

  it("reports a folder instead of the file", async () => {
    const path = await makeIndex();
    rmSync(path);
    mkdirSync(path);
    const { store } = await openStore(path);
    await expect(store.tables()).rejects.toMatchObject({ code: "INDEX_CORRUPT" });
    await expect(store.setIndexedCommit("c0ffee")).rejects.toMatchObject({ code: "INDEX_CANNOT_WRITE" });
  });

  it("never hangs, crashes or gives wrong answers when bytes change anywhere in a file", async () => {
    const path = await makeIndex();
    const good = readFileSync(path);
    const random = randomNumbers(11);
    const { store } = await openStore(path);
    const pages = good.length / 65_536;
    for (let round = 0; round < 40; round++) {
      const bytes = Buffer.from(good);
      const page = Math.floor(random() * pages) * 65_536;
      // The structure is in the headers of pages, and in the cells at their ends.
      for (let i = 0; i < 8; i++)
        bytes[page + Math.floor(random() * (round % 2 ? 64 : 65_536))] = Math.floor(random() * 256);
      writeFileSync(path, bytes);
      try {
        const statistics = await store.termStatistics(["emb_code"], ["word1", "word2"]);
        for (const { slice } of await store.searchTerms("emb_code", ["word1"], statistics, 5))
          expect(typeof slice.path).toBe("string");
        for (const { score } of await store.searchVector("emb_code", QUERY, 5)) expect(Number.isNaN(score)).toBe(false);
      } catch (error) {
        expect(error).toMatchObject({
          code: expect.stringMatching(/^INDEX_(CORRUPT|FOREIGN|TOO_NEW|TABLE_MISSING|WRONG_DIMENSION)$/),
        });
      }
    }
  });

  it("does not change the database of another program", async () => {
    const path = await makeIndex();
    await tamper(path, "PRAGMA application_id = 1");
    const before = readFileSync(path);
    const { store } = await openStore(path);
    await expect(store.tables()).rejects.toMatchObject({ code: "INDEX_FOREIGN" });
    await expect(store.setIndexedCommit("c0ffee")).rejects.toMatchObject({ code: "INDEX_FOREIGN" });
    expect(readFileSync(path)).toEqual(before);
  });

  it("does not change an index of a newer version", async () => {
    const path = await makeIndex();
    await tamper(path, "PRAGMA user_version = 99");
    const { store } = await openStore(path);
    await expect(store.tables()).rejects.toMatchObject({ code: "INDEX_TOO_NEW" });
    await expect(store.prepareTable("emb_docs", MAKER)).rejects.toMatchObject({ code: "INDEX_TOO_NEW" });
  });

  it.each([
    ["a trigger", "CREATE TRIGGER t AFTER INSERT ON emb_code BEGIN DELETE FROM llmc_meta; END"],
    ["a view", "CREATE VIEW v AS SELECT 1"],
    ["a foreign table", "CREATE TABLE guest (a)"],
    ["a virtual table", "CREATE VIRTUAL TABLE guest USING fts5 (a)"],
    [
      "a table of other columns",
      'DROP TABLE "emb_code$vectors"; CREATE TABLE "emb_code$vectors" (slice INTEGER PRIMARY KEY, vector BLOB)',
    ],
    ["a table that is not listed", "DELETE FROM llmc_tables"],
    ["a listed table that is missing", "INSERT INTO llmc_tables VALUES ('emb_docs', 'hash', 'tiny', 3, 1)"],
  ])("rejects a file with %s", async (_title, sql) => {
    const path = await makeIndex();
    await tamper(path, sql);
    const { store } = await openStore(path);
    await expect(store.searchVector("emb_code", QUERY, 3)).rejects.toMatchObject({ code: "INDEX_CORRUPT" });
  });

  it("does not apply a journal next to the index", async () => {
    const path = await makeIndex();
    writeFileSync(`${path}-journal`, Buffer.from("d9d505f920a163d7ffffffff", "hex"));
    const { store } = await openStore(path);
    expect(await store.searchVector("emb_code", QUERY, 3)).toHaveLength(3);
    expect(existsSync(`${path}-journal`)).toBe(true);
  });

  it("follows no link, neither for reading nor for writing", async () => {
    const real = await makeIndex();
    const root = makeTempDir();
    mkdirSync(join(root, ".llmc"));
    symlinkSync(real, join(root, ".llmc", "index.db"));
    const linkedFile = await openStore(join(root, ".llmc", "index.db"));
    await expect(linkedFile.store.tables()).rejects.toMatchObject({ code: "INDEX_CORRUPT" });
    const other = makeTempDir();
    symlinkSync(dirname(real), join(other, ".llmc"));
    const linkedFolder = await openStore(join(other, ".llmc", "index.db"));
    await expect(linkedFolder.store.tables()).rejects.toMatchObject({ code: "INDEX_CORRUPT" });
    const before = readFileSync(real);
    await expect(linkedFolder.store.setIndexedCommit("c0ffee")).rejects.toMatchObject({ code: "INDEX_CANNOT_WRITE" });
    expect(readFileSync(real)).toEqual(before);
  });

  it("says that the index cannot be written when its folder cannot be created", async () => {
    const path = join(makeTempDir(), "missing", ".llmc", "index.db");
    const { store } = await openStore(path);
    await expect(store.setIndexedCommit("c0ffee")).rejects.toMatchObject({ code: "INDEX_CANNOT_WRITE" });
  });
});
