import { copyFileSync, linkSync, lstatSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sqlite } from "../../../util/load-sqlite.ts";
import { cannotRead, IndexDatabase, storeError } from "./database.ts";
import { checkFileHeader } from "./file-header.ts";
import { checkSeal } from "./file-seal.ts";
import { TableReader } from "./table-reader.ts";

/** Size of the cache for pages that are likely to be read again; vectors are cached elsewhere. */
const CACHE_KIBIBYTES = 16_384;

/** The file whose seal was verified last: of several questions only the first reads the whole file. */
let lastChecked: string | undefined;

/** An index file as it was when it was opened. Files are replaced, never changed, so a snapshot stays the same. */
export class Snapshot {
  readonly reader: TableReader;
  readonly #database: IndexDatabase;
  readonly #view: PrivateView;
  readonly #path: string;
  readonly #identity: string;

  private constructor(path: string, identity: string, view: PrivateView, database: IndexDatabase) {
    this.reader = new TableReader(database);
    this.#database = database;
    this.#view = view;
    this.#path = path;
    this.#identity = identity;
  }

  /** Undefined when there is no file. */
  static open(sqlite: Sqlite, path: string): Snapshot | undefined {
    const identity = identityOf(path);
    if (identity === undefined) return undefined;
    let view: PrivateView;
    try {
      checkFileHeader(path);
      if (identity !== lastChecked) checkSeal(path);
      lastChecked = identity;
      view = privateView(path);
    } catch (error) {
      throw cannotRead(path, error);
    }
    let database: IndexDatabase | undefined;
    try {
      database = new IndexDatabase(new sqlite.Database(view.path, { readOnly: true }), path);
      database.execute(
        `PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -${CACHE_KIBIBYTES}; PRAGMA query_only = ON; ` +
          "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON",
      );
      database.checkSchema();
      // The file is open and locked: its second name is no longer needed, and a later kill leaves nothing behind.
      view.remove();
      return new Snapshot(path, identity, view, database);
    } catch (error) {
      database?.close();
      view.remove();
      throw storeError(error, path);
    }
  }

  /** Whether the index is still this file. */
  isCurrent(): boolean {
    return identityOf(this.#path) === this.#identity;
  }

  close(): void {
    this.#database.close();
    this.#view.remove();
  }
}

function identityOf(path: string): string | undefined {
  const stat = statOf(path);
  return stat && `${stat.dev} ${stat.ino} ${stat.size} ${stat.mtimeNs}`;
}

function statOf(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false, bigint: true });
  } catch (error) {
    // There may be a file where the folder should be.
    throw cannotRead(path, error);
  }
}

/** A second name for a file, in a private folder. */
export interface PrivateView {
  readonly path: string;
  /** Can be called again: some platforms do not remove a file that is open. */
  remove(): void;
}

/**
 * Lets SQLite read a file under a name that no other process knows. The library locks a file by creating a folder next to
 * it, even for reading, and replays a journal next to it: under this name there is neither a lock left by a killed process
 * nor a journal written by a stranger, and an index in a read-only folder can be read.
 */
export function privateView(file: string): PrivateView {
  const folder = mkdtempSync(join(tmpdir(), "llmc-nav-index-"));
  const path = join(folder, "index.db");
  const remove = () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Left for the next call, or for the cleanup of the temporary folder.
    }
  };
  // Not every platform lets every user create links.
  let failure: unknown;
  for (const attempt of [symlinkSync, linkSync, copyFileSync]) {
    try {
      attempt(file, path);
      return { path, remove };
    } catch (error) {
      failure = error;
    }
  }
  remove();
  throw failure;
}
