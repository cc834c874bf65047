import type { BindValues, Database, Statement } from "node-sqlite3-wasm";
import type { TableInfo } from "../../../model/retrieval.ts";
import { CorruptDataError } from "../../../util/bytes.ts";
import { complaintOf } from "../../../util/complaint.ts";
import { Row, readTable } from "../row.ts";
import { IndexStoreError } from "../store-error.ts";
import { damaged, SCHEMA_VERSION } from "./file-header.ts";
import { indexName } from "./index-name.ts";
import { knownTables, upgradeStatements } from "./schema.ts";

const TABLE_ROWS = "SELECT name, provider, model, dimension, slicer FROM llmc_tables ORDER BY name";

/** An open index file. Every failure becomes an `IndexStoreError` with the file name that the user knows. */
export class IndexDatabase {
  /** The path known to the user; the open file may be a copy. */
  readonly path: string;
  readonly #database: Database;
  readonly #statements = new Map<string, Statement>();

  constructor(database: Database, path: string) {
    this.#database = database;
    this.path = path;
  }

  execute(sql: string): void {
    this.#guard(() => this.#database.exec(sql));
  }

  run(sql: string, values: BindValues = []): void {
    this.#guard(() => this.#prepared(sql).run(values));
  }

  /** The first row, converted by `read`. */
  first<T>(sql: string, values: BindValues, read: (row: Row) => T): T | undefined {
    // A statement that is not read to the end keeps its table locked.
    return this.collect(sql, values, read)[0];
  }

  /** All rows, converted by `read`; its errors about a row are reported as errors of the file. */
  collect<T>(sql: string, values: BindValues, read: (row: Row) => T): T[] {
    return this.#guard(() => {
      const rows: T[] = [];
      for (const row of this.#prepared(sql).iterate(values)) rows.push(read(new Row(row)));
      return rows;
    });
  }

  /** Throws for a file with anything but the tables of an index. */
  checkSchema(): void {
    const objects = this.collect("SELECT name, sql FROM sqlite_schema", [], (row) => {
      return { name: row.text("name"), sql: row.optionalText("sql") };
    });
    const tables = knownTables(objects, this.#version());
    const listed = tables === undefined ? [] : this.collect(TABLE_ROWS, [], readTable).map(({ name }) => name);
    if (tables === undefined || [...tables].sort().join() !== listed.sort().join()) throw damaged(this.path);
  }

  /** Upgrades tables of an older version; the schema must have been checked. */
  upgrade(): void {
    const version = this.#version();
    if (version === SCHEMA_VERSION) return;
    for (const { name } of this.tables()) {
      for (const statement of upgradeStatements(name, version)) this.execute(statement);
    }
    this.execute(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  }

  #version(): number {
    return this.first("PRAGMA user_version", [], (row) => row.integer("user_version")) ?? 0;
  }

  /** The index tables in the order of their names. */
  tables(): TableInfo[] {
    return this.collect(TABLE_ROWS, [], readTable).map((table) => {
      const sql = `SELECT count(*) AS slices FROM "${table.name.replaceAll('"', '""')}"`;
      return { ...table, slices: this.first(sql, [], (row) => row.integer("slices")) ?? 0 };
    });
  }

  /** Statements are cached until here, because preparing one costs more than running it. */
  close(): void {
    for (const statement of this.#statements.values()) {
      try {
        statement.finalize();
      } catch {
        // Closing repeats the error of the last run, which was already reported.
      }
    }
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
  }

  #prepared(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #guard<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw storeError(error, this.path);
    }
  }
}

/** The index error for a failure of SQLite. */
export function storeError(error: unknown, path: string): unknown {
  if (error instanceof IndexStoreError || !(error instanceof Error)) return error;
  if (/disk I\/O|disk is full|unable to open/.test(error.message)) return cannotWrite(path, error);
  // WebAssembly traps on a file that would have crashed a native program.
  const isDamage = error instanceof CorruptDataError || error.name === "SQLite3Error" || error.name === "RuntimeError";
  return isDamage ? damaged(path, error) : error;
}

/** The error when the file system does not let the index be written. */
export function cannotWrite(path: string, error: unknown): IndexStoreError {
  const { code } = error as NodeJS.ErrnoException;
  const name = indexName(path);
  if (code === "EROFS" || code === "EACCES" || code === "EPERM") {
    return new IndexStoreError(
      "INDEX_READ_ONLY",
      `The index ${name} cannot be changed: make its folder writable.`,
      error,
    );
  }
  return new IndexStoreError(
    "INDEX_CANNOT_WRITE",
    `The index ${name} cannot be written: ${complaintOf(error)}.`,
    error,
  );
}

/** The error when the file system does not let a file be read. */
export function cannotRead(path: string, error: unknown): unknown {
  if (error instanceof IndexStoreError || !(error instanceof Error)) return error;
  return new IndexStoreError(
    "INDEX_FAILED",
    `The index ${indexName(path)} cannot be read: ${complaintOf(error)}.`,
    error,
  );
}
