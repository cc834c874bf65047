import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { loadSqlite } from "../../src/util/load-sqlite.ts";
import type { GitRepo } from "./git-repo.ts";

/** The tables of LLMC 0.10 that enrichment needs. */
const SCHEMA = `
CREATE TABLE files (id INTEGER PRIMARY KEY, path TEXT UNIQUE NOT NULL, lang TEXT NOT NULL, file_hash TEXT NOT NULL,
  size INTEGER NOT NULL, mtime REAL NOT NULL, sidecar_path TEXT);
CREATE TABLE spans (id INTEGER PRIMARY KEY, file_id INTEGER NOT NULL REFERENCES files(id) ON DELETE CASCADE, symbol TEXT NOT NULL,
  kind TEXT NOT NULL, start_line INTEGER NOT NULL, end_line INTEGER NOT NULL, byte_start INTEGER NOT NULL, byte_end INTEGER NOT NULL,
  span_hash TEXT NOT NULL UNIQUE, doc_hint TEXT NULL, slice_type TEXT, slice_language TEXT, classifier_confidence REAL,
  classifier_version TEXT, imports TEXT);
CREATE TABLE enrichments (span_hash TEXT PRIMARY KEY, summary TEXT, tags TEXT, evidence TEXT, model TEXT, created_at DATETIME,
  schema_ver TEXT, inputs TEXT, outputs TEXT, side_effects TEXT, pitfalls TEXT, usage_snippet TEXT, content_type TEXT,
  content_language TEXT, content_type_confidence REAL, content_type_source TEXT);
CREATE TABLE file_descriptions (id INTEGER PRIMARY KEY, file_id INTEGER NOT NULL, file_path TEXT UNIQUE NOT NULL, description TEXT);
`;
/** The path of LLMC's database with the texts of its models. */
export const DATABASE = ".llmc/rag/index_v2.db";

/** A symbol, and the text that a model wrote about it. */
export interface Span {
  readonly path: string;
  readonly symbol: string;
  readonly lines: readonly [start: number, end: number];
  readonly text: string;
  readonly summary: string;
}

/** Writes a database as LLMC would. */
export async function writeDatabase(repo: GitRepo, spans: readonly Span[], path = DATABASE, more = ""): Promise<void> {
  const { Database } = await loadSqlite();
  mkdirSync(dirname(repo.path(path)), { recursive: true });
  const database = new Database(repo.path(path));
  database.exec(SCHEMA);
  spans.forEach(({ path: file, symbol, lines, text, summary }, at) => {
    const hash = `sha256:${createHash("sha256").update(`python\0${text}`).digest("hex")}`;
    database.run("INSERT OR IGNORE INTO files VALUES (?, ?, 'python', 'x', 1, 1, NULL)", [at + 1, file]);
    database.run(
      "INSERT INTO spans (file_id, symbol, kind, start_line, end_line, byte_start, byte_end, span_hash) VALUES (?, ?, 'function', ?, ?, 0, 0, ?)",
      [at + 1, symbol, ...lines, hash],
    );
    database.run(
      "INSERT INTO enrichments (span_hash, summary, inputs, pitfalls, usage_snippet) VALUES (?, ?, ?, '[]', ?)",
      [hash, summary, '["value"]', "caller(1)"],
    );
  });
  if (more !== "") database.exec(more);
  database.close();
}
