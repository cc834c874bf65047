import { CorruptDataError } from "../../../util/bytes.ts";
import { IndexStoreError, type IndexStoreErrorCode } from "../store-error.ts";
import type { SqlClient, SqlConnection } from "./sql-connection.ts";

/** Connection failures and their remedies, by SQLSTATE (a class is its first two characters) or system error. */
const FAILURES: readonly (readonly [codes: RegExp, code: IndexStoreErrorCode, advice: string])[] = [
  [/^(28|3D000|42501$)/, "INDEX_DENIED", "check user, password, database and rights"],
  [/^25006$/, "INDEX_READ_ONLY", "use a server that is not a replica, and a role that may write"],
  [/^57014$/, "INDEX_TIMEOUT", "look at the load of the server, and try again"],
  [/^55P03$|^40P01$|^40001$/, "INDEX_BUSY", "another process is writing the index: try again when it is done"],
  [/^(08|53300|57P0)/, "INDEX_UNREACHABLE", "look at the server, and try again"],
  [/^E[A-Z_]+$/, "INDEX_UNREACHABLE", "check host and port of LLMC_INDEX_URL, and whether the server runs"],
  [/^42P01$|^3F000$/, "INDEX_TABLE_MISSING", "run `llmc-nav index`"],
  [/^(53|54)/, "INDEX_CANNOT_WRITE", "make room on the server"],
  [/^(0A|58|42704$)/, "INDEX_FAILED", "install the pgvector extension on the server"],
];
/** node-postgres has no code for these. */
const LOST_CONNECTION =
  /connection (terminated|ended|timeout|error)|timeout exceeded when trying to connect|client was closed|not queryable/i;
const TIMEOUT = /query read timeout/i;
/** Node has many codes for certificate problems; they are neither SQLSTATEs nor system errors. */
const TLS_CODE = /^ERR_(TLS|SSL|OSSL)|CERT|SELF_SIGNED/;
const OTHER_CODE = /^(?:[0-9A-Z]{5}|E[A-Z_]+)$/;
const TLS = /ssl|tls|certificate|self[- ]signed/i;

/** The index error for a failure. Our own errors stay as they are. */
export function postgresError(error: unknown): unknown {
  if (error instanceof IndexStoreError || !(error instanceof Error)) return error;
  const { code, errors, syscall } = error as Error & { code?: unknown; errors?: readonly Error[]; syscall?: unknown };
  // Files are opened for certificates only; no server has been contacted yet.
  if (syscall === "open") {
    return new IndexStoreError(
      "INDEX_BAD_URL",
      `LLMC_INDEX_URL names a file that cannot be read (${error.message}): correct sslrootcert, sslcert and sslkey.`,
      error,
    );
  }
  // Several addresses of one host were tried; the first failure is enough.
  const message = error.message || errors?.[0]?.message || error.name;
  const failure = describe(error, typeof code === "string" ? code : "", message);
  if (failure === undefined) return error;
  return new IndexStoreError(
    failure.code,
    `The index server says: ${message.replace(/[.\s]+$/, "")}. ${failure.advice}`,
    error,
  );
}

/** The same connection with error messages that say what to do. */
export function withClearErrors(connection: SqlConnection): SqlConnection {
  return {
    ...clearClient(connection),
    transaction: (work) => clear(() => connection.transaction((client) => work(clearClient(client)))),
    close: () => clear(() => connection.close()),
  };
}

function clearClient(client: SqlClient): SqlClient {
  return {
    query: (sql, values) => clear(() => client.query(sql, values)),
    copyIn: (target, chunks) => clear(() => client.copyIn(target, chunks)),
  };
}

async function clear<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw postgresError(error);
  }
}

function describe(
  error: Error,
  code: string,
  message: string,
): { code: IndexStoreErrorCode; advice: string } | undefined {
  if (error instanceof CorruptDataError) {
    return { code: "INDEX_CORRUPT", advice: "Drop the schema of the index, and run `llmc-nav index`." };
  }
  if (TLS_CODE.test(code) || (!OTHER_CODE.test(code) && TLS.test(message))) {
    return {
      code: "INDEX_UNREACHABLE",
      advice: "Choose sslmode and sslrootcert in LLMC_INDEX_URL as the server needs them.",
    };
  }
  const known = FAILURES.find(([codes]) => codes.test(code));
  if (known !== undefined) return { code: known[1], advice: sentence(known[2]) };
  if (LOST_CONNECTION.test(message)) return { code: "INDEX_UNREACHABLE", advice: "Look at the server, and try again." };
  if (TIMEOUT.test(message)) return { code: "INDEX_TIMEOUT", advice: "Look at the load of the server, and try again." };
  if (/^[0-9A-Z]{5}$/.test(code)) return { code: "INDEX_FAILED", advice: `Its code is ${code}.` };
  return undefined;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
