import type { IndexStatus } from "../model/graph.ts";
import type { IndexStatusWire } from "./wire.ts";

/** The JSON of an index's status, as LLMC prints it: unknown is null, but `last_error` is left out when there was none. */
export function indexStatusToWire(status: IndexStatus): IndexStatusWire {
  return {
    repo: status.repo,
    index_state: status.indexState,
    last_indexed_at: status.lastIndexedAt ?? null,
    last_indexed_commit: status.lastIndexedCommit ?? null,
    schema_version: status.schemaVersion,
    ...(status.lastError !== undefined && { last_error: status.lastError }),
  };
}
