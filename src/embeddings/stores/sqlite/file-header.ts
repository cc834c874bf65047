import { closeSync, lstatSync, openSync, readSync } from "node:fs";
import { dirname } from "node:path";
import { IndexStoreError } from "../store-error.ts";
import { indexName } from "./index-name.ts";

/** Marks a SQLite file as ours: "LLMN" in the header's application id. */
export const APPLICATION_ID = 0x4c4c4d4e;
/** Increased when the tables change; a file of a higher version is left alone, one of a lower version is upgraded when it is written. */
export const SCHEMA_VERSION = 3;

const HEADER_LENGTH = 100;
const MAGIC = "SQLite format 3\0";
const WRITE_VERSION_OFFSET = 18;
const READ_VERSION_OFFSET = 19;
const USER_VERSION_OFFSET = 60;
const APPLICATION_ID_OFFSET = 68;
/** The only journal mode that needs no file next to the database. */
const ROLLBACK_FORMAT = 1;

/** Rejects, before SQLite opens it, a file that is not ours, too new, or in a form that would involve other files. */
export function checkFileHeader(path: string): void {
  const { header, isFile } = readHeader(path);
  const name = indexName(path);
  if (!isFile || (header.length > 0 && header.toString("latin1", 0, MAGIC.length) !== MAGIC)) {
    throw new IndexStoreError("INDEX_CORRUPT", `${name} is no database: delete it and run \`llmc-nav index\`.`);
  }
  if (header.length < HEADER_LENGTH) throw damaged(path);
  if (header.readUInt32BE(APPLICATION_ID_OFFSET) !== APPLICATION_ID) {
    throw new IndexStoreError("INDEX_FOREIGN", `${name} belongs to another program: move it away or delete it.`);
  }
  if (header.readUInt32BE(USER_VERSION_OFFSET) > SCHEMA_VERSION) {
    throw new IndexStoreError("INDEX_TOO_NEW", `${name} was made by a newer llmc-nav: update llmc-nav, or delete it.`);
  }
  if (header[WRITE_VERSION_OFFSET] !== ROLLBACK_FORMAT || header[READ_VERSION_OFFSET] !== ROLLBACK_FORMAT) {
    throw damaged(path);
  }
}

/** The error for an index file with contradictory contents. */
export function damaged(path: string, cause?: unknown): IndexStoreError {
  return new IndexStoreError(
    "INDEX_CORRUPT",
    `The index ${indexName(path)} is damaged: delete it and run \`llmc-nav index\`.`,
    cause,
  );
}

/** Nothing is read through a link: an index is a file in the repository itself. */
function readHeader(path: string): { header: Buffer; isFile: boolean } {
  const header = Buffer.alloc(HEADER_LENGTH);
  if (!lstatSync(dirname(path)).isDirectory() || !lstatSync(path).isFile()) return { header, isFile: false };
  const file = openSync(path, "r");
  try {
    return { header: header.subarray(0, readSync(file, header, 0, HEADER_LENGTH, 0)), isFile: true };
  } finally {
    closeSync(file);
  }
}
