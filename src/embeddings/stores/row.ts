import type { ScoredSlice, TableInfo } from "../../model/retrieval.ts";
import { SLICE_TYPES } from "../../model/routing.ts";
import { CorruptDataError } from "../../util/bytes.ts";

/** A row as an engine gives it: what a column holds is checked when it is read, because a file can come from anywhere. */
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

  bytes(column: string): Uint8Array<ArrayBuffer> {
    const value = this.#values[column];
    if (!(value instanceof Uint8Array)) throw new CorruptDataError(`${column} is no blob`);
    return value as Uint8Array<ArrayBuffer>;
  }

  /** A number that need not be whole. */
  real(column: string): number {
    const value = this.#values[column];
    if (typeof value !== "number") throw new CorruptDataError(`${column} is no number`);
    return value;
  }
}

/** What made a table, of a row that describes it. */
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
export const SLICE_COLUMNS = "id, path, start_line, end_line, slice_type, slice_language, title, content_hash";

/** The slice of a row. */
export function readSlice(row: Row): ScoredSlice["slice"] {
  const name = row.text("slice_type");
  const sliceType = SLICE_TYPES.find((type) => type === name);
  if (sliceType === undefined) throw new CorruptDataError("unknown slice type");
  return {
    id: row.text("id"),
    path: row.text("path"),
    startLine: row.integer("start_line"),
    endLine: row.integer("end_line"),
    sliceType,
    sliceLanguage: row.optionalText("slice_language"),
    title: row.text("title"),
    contentHash: row.text("content_hash"),
  };
}
