/** Limits for what a configuration may demand of an index, so that every engine can store it. */

/** The length of the longest vector that pgvector stores. */
export const MAX_DIMENSION = 16_000;

/** Table names that work unchanged in every engine; PostgreSQL truncates longer ones. */
const INDEX_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/;
/** Names reserved by engines, and by this program. */
const RESERVED_NAME = /^(?:sqlite_|pg_|llmc_)/i;

/** Whether a table of an index can have this name. */
export function isIndexName(name: string): boolean {
  return INDEX_NAME.test(name) && !isReservedName(name);
}

/** Whether a name has a reserved prefix. */
export function isReservedName(name: string): boolean {
  return RESERVED_NAME.test(name);
}
