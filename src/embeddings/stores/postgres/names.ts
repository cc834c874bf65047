import { createHash } from "node:crypto";
import { storable } from "../storable.ts";

/** PostgreSQL truncates longer names. */
const MAX_NAME_BYTES = 63;
const LONGEST_SUFFIX = "$content_hash".length;
/** Longer texts do not fit into an index entry. */
const MAX_KEY_BYTES = 1024;
const DIGEST_PREFIX = "sha256:";

/** The quoted names of an index table's parts. */
export interface TableNames {
  readonly slices: string;
  readonly terms: string;
  /** Not qualified: PostgreSQL creates an index in the schema of its table. */
  readonly index: (part: "content_hash" | "slice" | "vector") => string;
}

/** Names the parts of a table; both names have already been checked. */
export function tableNames(schema: string, table: string): TableNames {
  const isShort = table.length + LONGEST_SUFFIX <= MAX_NAME_BYTES;
  const base = isShort ? table : `${table.slice(0, 32)}$${digest(table).slice(0, 16)}`;
  return {
    slices: `"${schema}"."${table}"`,
    terms: `"${schema}"."${base}$terms"`,
    index: (part) => `"${base}$${part}"`,
  };
}

/** The text itself, or its digest when it is too long for a lookup in a PostgreSQL index. */
export function lookupKey(text: string): string {
  const clean = storable(text);
  const isTaken = clean.startsWith(DIGEST_PREFIX);
  return !isTaken && Buffer.byteLength(clean) <= MAX_KEY_BYTES ? clean : `${DIGEST_PREFIX}${digest(clean)}`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
