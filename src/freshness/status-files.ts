import { ContainedFiles } from "../git/contained-files.ts";
import type { Repository } from "../git/repository.ts";
import { parseStatus, STATUS_PATH } from "../graph/file/status-file.ts";
import type { IndexStatus } from "../model/graph.ts";

/** The paths where the status of an index may be: ours and that of LLMC's builder. Both files count. */
const STATUS_PATHS = [STATUS_PATH, ".llmc/rag/index_status.json"];
/** A status is a few hundred bytes; a larger file is something else. */
const MAX_STATUS_BYTES = 1024 * 1024;

/** An existing status file: what it says, or why it cannot be used. */
export type FoundStatus =
  | { readonly path: string; readonly status: IndexStatus; readonly problem?: undefined }
  | { readonly path: string; readonly status?: undefined; readonly problem: string };

/** Reads the existing status files of a repository. No link is followed, and only regular files are opened. */
export function readStatusFiles(repository: Repository): FoundStatus[] {
  if (repository.isBare) return [];
  const files = new ContainedFiles(repository.root);
  return STATUS_PATHS.flatMap((path) => {
    const found = files.find(path);
    if (found.kind === "nothing") return [];
    const { bytes, skipped } = files.read(path, MAX_STATUS_BYTES);
    if (bytes === undefined) return { path, problem: skipped.detail ?? skipped.reason };
    const status = parseStatus(bytes.toString("utf8"));
    return status === undefined ? { path, problem: "it is not a JSON object" } : { path, status };
  });
}
