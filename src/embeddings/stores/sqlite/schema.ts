import { isIndexName } from "../../../config/index-limits.ts";
import { SCHEMA_VERSION } from "./file-header.ts";

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
/** SQLite creates these itself, for UNIQUE and PRIMARY KEY, and stores no SQL for them. */
const AUTOMATIC_INDEX = /^sqlite_autoindex_/;

/** A table or an index with the statement that creates it. */
export interface SchemaObject {
  readonly name: string;
  readonly sql: string;
}

/** An object as the file itself describes it. */
export interface StoredObject {
  readonly name: string;
  readonly sql: string | undefined;
}

/** The names of the parts of one index table. Table names cannot contain `$`, so no part is ever mistaken for a table. */
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

/** The statements that create an empty index. */
export function commonStatements(): readonly string[] {
  return COMMON.map((object) => object.sql);
}

/** The statements that create one empty index table. */
export function tableStatements(table: string): readonly string[] {
  return tableObjects(table, SCHEMA_VERSION).map((object) => object.sql);
}

/**
 * The statements that upgrade one index table of an older version. Its slices keep their vectors and terms; for version 1, the
 * confidence of the slice types is unknown. Version 2 has the same columns: its form of vectors is one of those that version 3 reads.
 */
export function upgradeStatements(table: string, version: number): readonly string[] {
  if (version > 1) return [];
  const { slices, hashes } = partsOf(table);
  const old = `"${table}$old"`;
  const kept = columnsOf(1).map(([name]) => name);
  const [create, index] = tableStatements(table);
  return [
    `ALTER TABLE ${slices} RENAME TO ${old}`,
    `DROP INDEX ${hashes}`,
    create as string,
    `INSERT INTO ${slices} (${kept.join(", ")}) SELECT ${kept.join(", ")} FROM ${old}`,
    `DROP TABLE ${old}`,
    index as string,
  ];
}

/** The statements that remove one index table. */
export function dropStatements(table: string): readonly string[] {
  const { slices, vectors, segments, postings } = partsOf(table);
  return [slices, vectors, segments, postings].map((part) => `DROP TABLE ${part}`);
}

/**
 * The index tables of a file, or undefined when it has anything else. Every statement is compared as text: a file from a
 * stranger has no trigger, view, expression or virtual table that could run on reading or writing.
 */
export function knownTables(stored: readonly StoredObject[], version: number): readonly string[] | undefined {
  const own = stored.filter((object) => object.sql !== undefined || !AUTOMATIC_INDEX.test(object.name));
  const names = own.map((object) => object.name);
  const tables = names.filter(isIndexName);
  const expected = new Map(
    [...COMMON, ...tables.flatMap((table) => tableObjects(table, version))].map((object) => [object.name, object.sql]),
  );
  const isKnown = own.every((object) => object.sql !== undefined && expected.get(object.name) === object.sql);
  return isKnown && own.length === expected.size ? tables : undefined;
}

/** The columns of slices, with the version that introduced them; released versions never change. */
const COLUMNS: readonly (readonly [name: string, type: string, since: number])[] = [
  ["slice", "INTEGER PRIMARY KEY", 1],
  ["id", "TEXT NOT NULL UNIQUE", 1],
  ["path", "TEXT NOT NULL", 1],
  ["start_line", "INTEGER NOT NULL", 1],
  ["end_line", "INTEGER NOT NULL", 1],
  ["slice_type", "TEXT NOT NULL", 1],
  ["slice_language", "TEXT", 1],
  ["confidence", "REAL", 2],
  ["reasons", "TEXT", 2],
  ["title", "TEXT NOT NULL", 1],
  ["content_hash", "TEXT NOT NULL", 1],
];

function columnsOf(version: number) {
  return COLUMNS.filter(([, , since]) => since <= version);
}

function tableObjects(table: string, version: number): readonly SchemaObject[] {
  const { slices, hashes, vectors, segments, postings } = partsOf(table);
  const columns = columnsOf(version)
    .map(([name, type]) => `${name} ${type}`)
    .join(", ");
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
