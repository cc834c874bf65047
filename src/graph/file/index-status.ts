import { type IndexStatus, REPO_NAME } from "../../model/graph.ts";
import type { StoreHead } from "../store/store-head.ts";

const STATUS_SCHEMA_VERSION = "2";

/** The status of an index in LLMC's form. */
export function statusOf({ commit, indexedAt, unread }: StoreHead): IndexStatus {
  const status: IndexStatus = {
    repo: REPO_NAME,
    indexState: "fresh",
    lastIndexedAt: indexedAt,
    lastIndexedCommit: commit,
    schemaVersion: STATUS_SCHEMA_VERSION,
    lastError: undefined,
  };
  if (unread === 0) return status;
  // No commit is named: an index that lacks some of a commit's files is not the index of that commit.
  return {
    ...status,
    indexState: "error",
    lastIndexedCommit: undefined,
    lastError: `${unread} files of the commit are not in this clone, so the index is not complete.`,
  };
}
