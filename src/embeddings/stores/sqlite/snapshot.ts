import { lstatSync } from "node:fs";
import type { Sqlite } from "../../../util/load-sqlite.ts";
import { cannotRead, IndexDatabase, storeError } from "./database.ts";
import { checkFileHeader } from "./file-header.ts";
import { checkSeal } from "./file-seal.ts";
import { type PrivateView, privateView } from "./private-view.ts";
import { TableReader } from "./table-reader.ts";

/** Pages that are likely to be wanted again; vectors are kept elsewhere. */
const CACHE_KIBIBYTES = 16_384;

/** An index file as it was when it was opened. Files are replaced, never changed, so it stays what it is. */
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
      checkSeal(path);
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
      // The file is open and locked: its second name is of no more use, and so nothing is left when the process is killed.
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
    // A file may lie where the folder should be.
    throw cannotRead(path, error);
  }
}
