import { isIndexName } from "../../../config/index-limits.ts";

/** The tables that every index has. */
const COMMON: readonly SchemaObject[] = [
  {
    name: "llmc_tables",
    sql:
      "CREATE TABLE llmc_tables (name TEXT PRIMARY KEY, provider TEXT NOT NULL, model TEXT NOT NULL, " +
      "dimension INTEGER NOT NULL, slicer INTEGER NOT NULL) STRICT",
  },
  { name: "llmc_meta", sql: "CREATE TABLE llmc_meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT" },
];
/** SQLite makes these itself, for UNIQUE and PRIMARY KEY, and keeps no SQL for them. */
const AUTOMATIC_INDEX = /^sqlite_autoindex_/;

/** A table or an index with the statement that makes it. */
export interface SchemaObject {
  readonly name: string;
  readonly sql: string;
}

/** An object as the file itself describes it. */
export interface StoredObject {
  readonly name: string;
  readonly sql: string | undefined;
}

/** The names of the parts of one index table. `$` cannot stand in the name of a table, so no part is ever taken for one. */
export function partsOf(table: string): {
  readonly slices: string;
  readonly hashes: string;
  readonly vectors: string;
  readonly segments: string;
  readonly postings: string;
} {
  return {
    slices: `"${table}"`,
    hashes: `"${table}$hashes"`,
    vectors: `"${table}$vectors"`,
    segments: `"${table}$segments"`,
    postings: `"${table}$postings"`,
  };
}

/** What makes an empty index. */
export function commonStatements(): readonly string[] {
  return COMMON.map((object) => object.sql);
}

/** What makes one empty index table. */
export function tableStatements(table: string): readonly string[] {
  return tableObjects(table).map((object) => object.sql);
}

/** What removes one index table. */
export function dropStatements(table: string): readonly string[] {
  const { slices, vectors, segments, postings } = partsOf(table);
  return [slices, vectors, segments, postings].map((part) => `DROP TABLE ${part}`);
}

/**
 * The index tables of a file, or undefined when it has anything but them. Every statement is compared as text: a file from
 * a stranger has no trigger, view, expression or virtual table that could run when we read or write.
 */
export function knownTables(stored: readonly StoredObject[]): readonly string[] | undefined {
  const own = stored.filter((object) => object.sql !== undefined || !AUTOMATIC_INDEX.test(object.name));
  const names = own.map((object) => object.name);
  const tables = names.filter(isIndexName);
  const expected = new Map([...COMMON, ...tables.flatMap(tableObjects)].map((object) => [object.name, object.sql]));
  const isKnown = own.every((object) => object.sql !== undefined && expected.get(object.name) === object.sql);
  return isKnown && own.length === expected.size ? tables : undefined;
}

function tableObjects(table: string): readonly SchemaObject[] {
  const { slices, hashes, vectors, segments, postings } = partsOf(table);
  const columns =
    "slice INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, path TEXT NOT NULL, start_line INTEGER NOT NULL, " +
    "end_line INTEGER NOT NULL, slice_type TEXT NOT NULL, slice_language TEXT, title TEXT NOT NULL, " +
    "content_hash TEXT NOT NULL";
  const statements = [
    `CREATE TABLE ${slices} (${columns}) STRICT`,
    `CREATE INDEX ${hashes} ON ${slices} (content_hash)`,
    `CREATE TABLE ${vectors} (slice INTEGER PRIMARY KEY, vector BLOB NOT NULL) STRICT`,
    `CREATE TABLE ${segments} (segment INTEGER PRIMARY KEY, removed INTEGER NOT NULL, lengths BLOB NOT NULL) STRICT`,
    `CREATE TABLE ${postings} (segment INTEGER NOT NULL, term TEXT NOT NULL, entries BLOB NOT NULL, ` +
      "PRIMARY KEY (segment, term)) STRICT, WITHOUT ROWID",
  ];
  return [slices, hashes, vectors, segments, postings].map((part, i) => {
    return { name: part.slice(1, -1), sql: statements[i] as string };
  });
}
