import { createHash } from "node:crypto";
import { ContainedFiles } from "../git/contained-files.ts";
import { property, stringProperty } from "../util/json.ts";
import { writeAtomically } from "./atomic-file.ts";
import { GRAPH_PATH, MAX_GRAPH_BYTES } from "./graph-file.ts";
import { STORE_DIRECTORY } from "./store/store-head.ts";

/** Says which graph file was written last, so that one that nobody touched is not written again. */
const RECORD_PATH = `${STORE_DIRECTORY}/export.json`;
const MAX_RECORD_BYTES = 10_000;

/** Whether the graph file is the one that was written of a commit. A file with another time is compared by its digest. */
export function isExported(root: string, commit: string): boolean {
  const files = new ContainedFiles(root);
  const { bytes } = files.read(RECORD_PATH, MAX_RECORD_BYTES);
  const found = files.find(GRAPH_PATH);
  if (!bytes || found.kind !== "file") return false;
  let record: unknown;
  try {
    record = JSON.parse(bytes.toString("utf8"));
  } catch {
    return false;
  }
  const { size, mtimeMs } = found.stat;
  if (stringProperty(record, "commit") !== commit || property(record, "bytes") !== size) return false;
  if (property(record, "time") === mtimeMs) return true;
  const graph = files.read(GRAPH_PATH, MAX_GRAPH_BYTES).bytes;
  return graph !== undefined && createHash("sha256").update(graph).digest("hex") === stringProperty(record, "digest");
}

export function recordExport(root: string, commit: string, digest: string): void {
  const found = new ContainedFiles(root).find(GRAPH_PATH);
  if (found.kind !== "file") return;
  const { size, mtimeMs } = found.stat;
  writeAtomically(root, RECORD_PATH, JSON.stringify({ commit, digest, bytes: size, time: mtimeMs }));
}
