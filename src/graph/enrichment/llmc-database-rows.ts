import type { Database } from "node-sqlite3-wasm";
import type { Entity } from "../../model/graph.ts";
import { baseId, fileId } from "../../model/symbol-id.ts";
import { containedPath } from "../file/graph-paths.ts";

/** No repository has more definitions than this; further rows are left out. */
const MAX_ROWS = 50_000;
/** Longer fields are cut: a summary is read, not studied. */
const MAX_FIELD = 8000;
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** Columns of `enrichments` with text about the code, under the names that LLMC's graph builder gives them. */
const TEXTS: readonly string[] = [
  "summary",
  "usage_guide",
  "usage_snippet",
  "tags",
  "content_type",
  "content_language",
];
/** Columns that hold a JSON list; empty ones are left out, as LLMC does. */
const LISTS: readonly string[] = ["evidence", "inputs", "outputs", "side_effects", "pitfalls"];

type Values = Readonly<Record<string, unknown>>;

/** The rows of LLMC's tables that a model wrote text into, as entities. The file may come from anywhere: every value is checked. */
export function readEnrichedRows(database: Database): readonly Entity[] {
  return [...spanEntities(database), ...fileEntities(database)];
}

function spanEntities(database: Database): readonly Entity[] {
  const wanted = ["files", "spans", "enrichments"].map((table) => columnsOf(database, table));
  const [files, spans, enrichments] = wanted;
  if (!files?.has("path") || !spans?.has("symbol") || !enrichments?.has("summary")) return [];
  const fields = [...TEXTS, ...LISTS].filter((column) => enrichments.has(column));
  const language = files.has("lang") ? "f.lang" : "NULL";
  const sql =
    `SELECT f.path AS path, ${language} AS lang, s.symbol AS symbol, s.kind AS kind, s.start_line AS start_line, ` +
    `s.end_line AS end_line, s.span_hash AS span_hash, ${fields.map((field) => `e."${field}" AS "${field}"`).join(", ")} ` +
    "FROM enrichments AS e JOIN spans AS s ON s.span_hash = e.span_hash JOIN files AS f ON f.id = s.file_id " +
    `ORDER BY f.path, s.start_line, s.span_hash LIMIT ${MAX_ROWS}`;
  const entities: Entity[] = [];
  let characters = 0;
  for (const row of database.all(sql) as Values[]) {
    const entity = spanEntity(row, fields);
    if (entity === undefined) continue;
    characters += [...entity.metadata.values()].reduce((sum: number, value) => sum + JSON.stringify(value).length, 0);
    if (characters > MAX_CHARACTERS) break;
    entities.push(entity);
  }
  return entities;
}

function spanEntity(row: Values, fields: readonly string[]): Entity | undefined {
  const [path, symbol, spanHash] = [row.path, row.symbol, row.span_hash];
  if (typeof path !== "string" || typeof symbol !== "string" || typeof spanHash !== "string") return undefined;
  const filePath = containedPath(path, undefined);
  if (filePath === undefined || symbol === "") return undefined;
  const metadata = new Map<string, unknown>();
  for (const field of fields) {
    const value = LISTS.includes(field) ? listOf(row[field]) : textOf(row[field]);
    if (value !== undefined) metadata.set(field, value);
  }
  if (metadata.size === 0) return undefined;
  if (typeof row.lang === "string") metadata.set("language", row.lang);
  const kind = row.kind === "class" ? "class" : "function";
  return {
    id: baseId(filePath, { qualname: symbol, kind }),
    kind,
    filePath,
    startLine: lineOf(row.start_line),
    endLine: lineOf(row.end_line),
    spanHash,
    metadata,
  };
}

function fileEntities(database: Database): readonly Entity[] {
  const columns = columnsOf(database, "file_descriptions");
  if (!columns.has("file_path") || !columns.has("description")) return [];
  const sql = `SELECT file_path, description FROM file_descriptions ORDER BY file_path LIMIT ${MAX_ROWS}`;
  return (database.all(sql) as Values[]).flatMap(({ file_path: path, description }): Entity[] => {
    const filePath = typeof path === "string" ? containedPath(path, undefined) : undefined;
    const summary = textOf(description);
    if (filePath === undefined || summary === undefined) return [];
    const place = { startLine: undefined, endLine: undefined, spanHash: undefined };
    return [{ id: fileId(filePath), kind: "file", filePath, ...place, metadata: new Map([["summary", summary]]) }];
  });
}

/** The ordinary columns of an ordinary table; none when it is a view or made by a module, which could run anything. */
function columnsOf(database: Database, table: string): ReadonlySet<string> {
  const [made] = database.all("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?", [table]) as Values[];
  if (typeof made?.sql !== "string" || !/^CREATE TABLE\b/i.test(made.sql)) return new Set();
  const columns = database.all(`PRAGMA table_xinfo("${table}")`) as Values[];
  return new Set(columns.filter(({ hidden }) => hidden === 0).map(({ name }) => String(name)));
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  return value.length > MAX_FIELD ? `${value.slice(0, MAX_FIELD)}…` : value;
}

function listOf(value: unknown): readonly string[] | undefined {
  if (typeof value !== "string" || value.length > MAX_FIELD) return undefined;
  try {
    const list: unknown = JSON.parse(value);
    if (!Array.isArray(list) || list.length === 0) return undefined;
    return list.map((each) => (typeof each === "string" ? each : JSON.stringify(each)));
  } catch {
    return undefined;
  }
}

function lineOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
