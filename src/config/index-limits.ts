/** Limits of what a configuration may ask of an index, so that every engine can keep it. */

/** The length of the longest vector that pgvector keeps. */
export const MAX_DIMENSION = 16_000;

/** Names of tables that every engine takes without surprises; PostgreSQL cuts longer ones. */
const INDEX_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/;
/** Names that engines keep to themselves, and ours. */
const RESERVED_NAME = /^(?:sqlite_|pg_|llmc_)/i;

/** Whether a table of an index can have this name. */
export function isIndexName(name: string): boolean {
  return INDEX_NAME.test(name) && !isReservedName(name);
}

/** Whether a name begins like those of tables that are nobody's to make. */
export function isReservedName(name: string): boolean {
  return RESERVED_NAME.test(name);
}
