import { createHash } from "node:crypto";
import { ContainedFiles } from "../../git/contained-files.ts";
import { property, stringProperty } from "../../util/json.ts";
import { STORE_DIRECTORY } from "../store/store-head.ts";
import { writeAtomically } from "./atomic-file.ts";
import { GRAPH_PATH, MAX_GRAPH_BYTES } from "./graph-file.ts";

/** Records which graph file was written last, so that an unchanged one is not written again. */
const RECORD_PATH = `${STORE_DIRECTORY}/export.json`;
const MAX_RECORD_BYTES = 10_000;

/** Whether the graph file is the one that was written for a commit. A file with another time is compared by its digest. */
export function isExported(root: string, commit: string): boolean {
  const record = readRecord(root);
  if (record === undefined || stringProperty(record, "commit") !== commit) return false;
  if (isUntouched(root)) return true;
  const { bytes } = new ContainedFiles(root).read(GRAPH_PATH, MAX_GRAPH_BYTES);
  return bytes !== undefined && createHash("sha256").update(bytes).digest("hex") === stringProperty(record, "digest");
}

/** Whether the graph file is still as it was written, by its size and time. */
export function isUntouched(root: string): boolean {
  const record = readRecord(root);
  const found = new ContainedFiles(root).find(GRAPH_PATH);
  if (record === undefined || found.kind !== "file") return false;
  const { size, mtimeMs } = found.stat;
  return property(record, "bytes") === size && property(record, "time") === mtimeMs;
}

export function recordExport(root: string, commit: string, digest: string): void {
  const found = new ContainedFiles(root).find(GRAPH_PATH);
  if (found.kind !== "file") return;
  const { size, mtimeMs } = found.stat;
  writeAtomically(root, RECORD_PATH, JSON.stringify({ commit, digest, bytes: size, time: mtimeMs }));
}

function readRecord(root: string): unknown {
  const { bytes } = new ContainedFiles(root).read(RECORD_PATH, MAX_RECORD_BYTES);
  try {
    return bytes && JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}
