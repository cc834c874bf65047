import type { ScoredSlice, TableInfo } from "../../model/retrieval.ts";
import { CorruptDataError } from "../../util/bytes.ts";

/** A row from an engine: the type of every column is checked on reading, because a file can come from anywhere. */
export class Row {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: object) {
    this.#values = values as Readonly<Record<string, unknown>>;
  }

  text(column: string): string {
    const value = this.#values[column];
    if (typeof value !== "string") throw new CorruptDataError(`${column} is no text`);
    return value;
  }

  optionalText(column: string): string | undefined {
    return this.#values[column] === null ? undefined : this.text(column);
  }

  integer(column: string): number {
    const value = this.#values[column];
    if (typeof value !== "number" || !Number.isSafeInteger(value)) throw new CorruptDataError(`${column} is no number`);
    return value;
  }

  /** A number from 0 to 1. */
  optionalShare(column: string): number | undefined {
    if (this.#values[column] === null) return undefined;
    const value = this.real(column);
    if (!(value >= 0 && value <= 1)) throw new CorruptDataError(`${column} is no share`);
    return value;
  }

  bytes(column: string): Uint8Array<ArrayBuffer> {
    const value = this.#values[column];
    if (!(value instanceof Uint8Array)) throw new CorruptDataError(`${column} is no blob`);
    return value as Uint8Array<ArrayBuffer>;
  }

  /** A number that need not be an integer. */
  real(column: string): number {
    const value = this.#values[column];
    if (typeof value !== "number") throw new CorruptDataError(`${column} is no number`);
    return value;
  }
}

/** The name and the maker of a table, from the row that describes it. */
export function readTable(row: Row): Omit<TableInfo, "slices"> {
  const maker = {
    provider: row.text("provider"),
    model: row.text("model"),
    dimension: row.integer("dimension"),
    slicer: row.integer("slicer"),
  };
  return { name: row.text("name"), maker };
}

/** The columns that `readSlice` reads. */
export const SLICE_COLUMNS =
  "id, path, start_line, end_line, slice_type, slice_language, confidence, reasons, title, content_hash";

/** The slice of a row. */
export function readSlice(row: Row): ScoredSlice["slice"] {
  return {
    id: row.text("id"),
    path: row.text("path"),
    startLine: row.integer("start_line"),
    endLine: row.integer("end_line"),
    sliceType: row.text("slice_type"),
    sliceLanguage: row.optionalText("slice_language"),
    confidence: row.optionalShare("confidence"),
    reasons: readReasons(row.optionalText("reasons")),
    title: row.text("title"),
    contentHash: row.text("content_hash"),
  };
}

/** The stored form of reasons. */
export function reasonsText(reasons: readonly string[]): string {
  return JSON.stringify(reasons);
}

function readReasons(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  let reasons: unknown;
  try {
    reasons = JSON.parse(text);
  } catch {
    throw new CorruptDataError("reasons are no JSON");
  }
  if (!Array.isArray(reasons) || !reasons.every((each) => typeof each === "string")) {
    throw new CorruptDataError("reasons are no texts");
  }
  return reasons;
}
