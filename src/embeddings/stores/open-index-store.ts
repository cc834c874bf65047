import { join } from "node:path";
import { INDEX_FILE } from "../../freshness/index-files.ts";
import type { IndexStore } from "../../model/retrieval.ts";
import { compileWasmQuickly } from "../../util/baseline-wasm.ts";
import type { Logger } from "../../util/logger.ts";
import type { BatchStore } from "./batch-store.ts";

/** The environment variable that names an index server. It is never read from a repository, which could send its readers anywhere. */
export const INDEX_URL_VARIABLE = "LLMC_INDEX_URL";

/** The options that determine where an index is kept. */
export interface OpenIndexStoreOptions {
  /** The root of the repository. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
  /** The store will only be read: then it is ready sooner. */
  readonly isForQuestions?: boolean | undefined;
}

/** An index, with the store in which a run keeps batches for it. */
export interface OpenedIndexStore extends IndexStore {
  readonly batches: BatchStore;
}

/** Opens the index of a repository: on the server that `LLMC_INDEX_URL` names, or otherwise in the repository's own file. */
export async function openIndexStore(options: OpenIndexStoreOptions): Promise<OpenedIndexStore> {
  const { root, environment, logger } = options;
  const url = environment[INDEX_URL_VARIABLE];
  if (url === undefined || url === "") {
    if (options.isForQuestions) compileWasmQuickly();
    const { SqliteStore } = await import("./sqlite/sqlite-store.ts");
    return SqliteStore.open({ path: join(root, INDEX_FILE), logger });
  }
  const { parseServerUrl } = await import("./postgres/server-url.ts");
  const server = parseServerUrl(url);
  const { connectPostgres } = await import("./postgres/pg-connection.ts");
  const { PostgresStore } = await import("./postgres/postgres-store.ts");
  const connection = await connectPostgres(server, logger);
  return new PostgresStore({ connection, schema: server.schema, logger });
}
