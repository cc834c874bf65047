import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Sqlite } from "../../../util/load-sqlite.ts";
import type { Logger } from "../../../util/logger.ts";
import { isTemporaryName, temporaryName } from "../../../util/temporary-files.ts";
import { IndexStoreError } from "../store-error.ts";
import { cannotWrite, IndexDatabase, storeError } from "./database.ts";
import { APPLICATION_ID, checkFileHeader, SCHEMA_VERSION } from "./file-header.ts";
import { checkSeal, noteSealed, sealFile } from "./file-seal.ts";
import { indexName } from "./index-name.ts";
import { commonStatements } from "./schema.ts";
import { busy, type WriterLock } from "./writer-lock.ts";

/** Large pages hold many vectors each, so little space is wasted between them. */
const PAGE_BYTES = 65_536;
const CACHE_KIBIBYTES = 65_536;
/** A file with a larger unused share than this is rewritten. */
const MAX_FREE_SHARE = 0.25;
/** The library locks a file by creating a folder next to it. */
const LIBRARY_LOCK_SUFFIX = ".lock";

/**
 * A copy of the index that is changed and then replaces the index, completely or not at all. Readers keep the file they
 * opened; killing the process leaves the index unchanged. The copy needs no journal, which would double the writing.
 */
export class WorkingCopy {
  readonly database: IndexDatabase;
  readonly #indexPath: string;
  readonly #path: string;
  readonly #lock: WriterLock;

  private constructor(indexPath: string, lock: WriterLock, path: string, database: IndexDatabase) {
    this.database = database;
    this.#indexPath = indexPath;
    this.#path = path;
    this.#lock = lock;
  }

  /** The lock must be held, because leftovers of earlier writers are removed. */
  static make(sqlite: Sqlite, indexPath: string, lock: WriterLock, logger: Logger): WorkingCopy {
    removeLeftovers(indexPath);
    const path = `${indexPath}.${temporaryName()}`;
    const database = copyIndex(sqlite, indexPath, path, logger) ?? createIndex(sqlite, indexPath, path);
    database.execute("BEGIN");
    return new WorkingCopy(indexPath, lock, path, database);
  }

  /** Shows other processes that the copy is in use: an untouched copy is considered abandoned. */
  touch(): void {
    const now = new Date();
    utimesSync(this.#path, now, now);
    this.#lock.touch();
  }

  /** Replaces the index with the copy. */
  publish(): void {
    try {
      this.database.execute("COMMIT");
      const path = this.#compacted();
      this.database.close();
      sealFile(path);
      syncFile(path);
      if (!this.#lock.isHeld()) throw busy(this.#indexPath);
      renameSync(path, this.#indexPath);
      noteSealed(this.#indexPath);
      syncFile(dirname(this.#indexPath));
    } catch (error) {
      throw error instanceof IndexStoreError ? error : cannotWrite(this.#indexPath, error);
    } finally {
      this.abandon();
    }
  }

  /** Leaves the index unchanged. */
  abandon(): void {
    this.database.close();
    removeLeftovers(this.#indexPath);
  }

  #compacted(): string {
    const [free, all] = ["freelist_count", "page_count"].map((name) => {
      return this.database.first(`PRAGMA ${name}`, [], (row) => row.integer(name)) ?? 0;
    }) as [number, number];
    if (free <= all * MAX_FREE_SHARE) return this.#path;
    const path = `${this.#indexPath}.${temporaryName()}`;
    // Created here, so that the library's way of creating files does not matter.
    closeSync(openSync(path, "wx"));
    this.database.run("VACUUM INTO ?", [path]);
    return path;
  }
}

/** Creates the folder of an index. It must be a real one: a checkout cannot make us write elsewhere through a link. */
export function makeIndexFolder(indexPath: string): void {
  const folder = dirname(indexPath);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw cannotWrite(indexPath, error);
  }
}

function copyIndex(sqlite: Sqlite, indexPath: string, path: string, logger: Logger): IndexDatabase | undefined {
  if (lstatSync(indexPath, { throwIfNoEntry: false }) === undefined) return undefined;
  try {
    checkFileHeader(indexPath);
    checkSeal(indexPath);
    copyFileSync(indexPath, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    const database = openCopy(sqlite, indexPath, path);
    try {
      database.checkSchema();
      database.upgrade();
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    rmSync(path, { force: true });
    const known = storeError(error, indexPath);
    if (!(known instanceof IndexStoreError)) throw cannotWrite(indexPath, error);
    if (known.code !== "INDEX_CORRUPT") throw known;
    logger.warn(`The index ${indexName(indexPath)} is damaged, so it is made again from nothing.`);
    return undefined;
  }
}

function createIndex(sqlite: Sqlite, indexPath: string, path: string): IndexDatabase {
  const database = openCopy(sqlite, indexPath, path);
  database.execute(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}`);
  for (const statement of commonStatements()) database.execute(statement);
  return database;
}

function openCopy(sqlite: Sqlite, indexPath: string, path: string): IndexDatabase {
  const database = new IndexDatabase(new sqlite.Database(path), indexPath);
  database.execute(
    `PRAGMA page_size = ${PAGE_BYTES}; PRAGMA cache_size = -${CACHE_KIBIBYTES}; PRAGMA journal_mode = OFF; ` +
      "PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA auto_vacuum = NONE; " +
      "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON",
  );
  return database;
}

/** Removes the copies of killed writers. The holder of the lock is the only writer, so every other copy is abandoned. */
function removeLeftovers(indexPath: string): void {
  const folder = dirname(indexPath);
  for (const name of readdirSync(folder)) {
    const copy = name.endsWith(LIBRARY_LOCK_SUFFIX) ? name.slice(0, -LIBRARY_LOCK_SUFFIX.length) : name;
    if (name.startsWith(`${basename(indexPath)}.`) && isTemporaryName(copy))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Flushes a file or folder to disk. Not every platform supports this for a folder, and none needs it to be consistent. */
function syncFile(path: string): void {
  const isFolder = lstatSync(path).isDirectory();
  let file: number | undefined;
  try {
    file = openSync(path, isFolder ? "r" : "r+");
    fsyncSync(file);
  } catch (error) {
    if (!isFolder) throw error;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
