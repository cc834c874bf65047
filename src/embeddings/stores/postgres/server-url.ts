import { IndexStoreError } from "../store-error.ts";

/** The schema used when the URL names none. */
const DEFAULT_SCHEMA = "llmc";
const SCHEMA_NAME = /^[a-z_][a-z0-9_]{0,62}$/;
const SSL_MODES = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"];
/** Modes that continue without TLS when the server has none. */
const OPTIONAL_SSL_MODES = ["allow", "prefer"];

/** The address of an index server, in the form that node-postgres accepts. */
export interface ServerUrl {
  readonly connectionString: string;
  /** The same without TLS, if the user leaves that to the server. */
  readonly plainConnectionString: string | undefined;
  readonly schema: string;
}

/** Reads `postgres://user:password@host:port/database?schema=…&sslmode=…`. No message repeats the URL: it may contain a password. */
export function parseServerUrl(text: string): ServerUrl {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw badUrl("is no URL");
  }
  if (url.protocol !== "postgres:" && url.protocol !== "postgresql:") throw badUrl("does not start with postgres://");
  const schema = url.searchParams.get("schema") ?? DEFAULT_SCHEMA;
  if (!SCHEMA_NAME.test(schema) || schema.startsWith("pg_")) {
    throw badUrl("names a schema that is not made of lower-case letters, digits and underscores");
  }
  const mode = url.searchParams.get("sslmode") ?? "prefer";
  if (!SSL_MODES.includes(mode)) throw badUrl(`has an sslmode that is none of ${SSL_MODES.join(", ")}`);
  url.searchParams.delete("schema");
  // PostgreSQL documents sslmode with libpq's meaning.
  url.searchParams.set("uselibpqcompat", "true");
  const withMode = (sslMode: string) => {
    const copy = new URL(url);
    copy.searchParams.set("sslmode", sslMode);
    return copy.href;
  };
  const isOptional = OPTIONAL_SSL_MODES.includes(mode);
  return {
    connectionString: withMode(mode === "allow" ? "prefer" : mode),
    plainConnectionString: isOptional ? withMode("disable") : undefined,
    schema,
  };
}

function badUrl(problem: string): IndexStoreError {
  return new IndexStoreError(
    "INDEX_BAD_URL",
    `LLMC_INDEX_URL ${problem}: write postgres://user:password@host:5432/database?sslmode=verify-full.`,
  );
}
