import { UserError } from "../../model/errors.ts";

/** The problems that an index can have, so that a caller can choose a fallback. docs/index-stores.md has a line for each. */
export type IndexStoreErrorCode =
  | "INDEX_BAD_URL"
  | "INDEX_BAD_TABLE"
  | "INDEX_BAD_VECTOR"
  | "INDEX_TABLE_MISSING"
  | "INDEX_WRONG_DIMENSION"
  | "INDEX_CORRUPT"
  | "INDEX_FOREIGN"
  | "INDEX_TOO_NEW"
  | "INDEX_READ_ONLY"
  | "INDEX_CANNOT_WRITE"
  | "INDEX_BUSY"
  | "INDEX_UNREACHABLE"
  | "INDEX_DENIED"
  | "INDEX_TIMEOUT"
  | "INDEX_FAILED";

/** An index that cannot be used as requested: the message says what to do, the code which kind of problem it is. */
export class IndexStoreError extends UserError {
  override readonly code: IndexStoreErrorCode;

  constructor(code: IndexStoreErrorCode, message: string, cause?: unknown) {
    super(message, { code, cause });
    this.code = code;
  }
}

/** The error for a table that was never created. */
export function tableMissing(table: string): IndexStoreError {
  return new IndexStoreError(
    "INDEX_TABLE_MISSING",
    `The index has no table ${JSON.stringify(table)}: run \`llmc-nav index\`.`,
  );
}
