import { ContainedFiles } from "../../git/contained-files.ts";
import type { IndexStatus } from "../../model/graph.ts";
import { isObject, type JsonObject, property, stringProperty } from "../../util/json.ts";
import { indexStatus } from "../../wire/envelope.ts";
import { writeAtomically } from "./atomic-file.ts";

/** The path of the status, relative to the root of the repository. */
export const STATUS_PATH = ".llmc/rag_index_status.json";
/** The path that LLMC's builder writes to; read when the other does not exist. */
const LLMC_STATUS_PATH = ".llmc/rag/index_status.json";
/** A status is a handful of short fields. */
const MAX_STATUS_BYTES = 1024 * 1024;
const DEFAULT_SCHEMA_VERSION = "1";

/** Reads the status of a repository's index; undefined when there is none, or none that can be parsed. */
export function loadStatus(root: string): IndexStatus | undefined {
  const files = new ContainedFiles(root);
  for (const path of [STATUS_PATH, LLMC_STATUS_PATH]) {
    const { bytes } = files.read(path, MAX_STATUS_BYTES);
    if (bytes) return parseStatus(bytes.toString("utf8"));
  }
  return undefined;
}

/** Reads the text of a status file, as tolerantly as LLMC does. */
export function parseStatus(text: string): IndexStatus | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  return {
    repo: nonEmpty(value, "repo") ?? ".",
    // An index without a state cannot be relied on.
    indexState: nonEmpty(value, "index_state") ?? "error",
    lastIndexedAt: nonEmpty(value, "last_indexed_at"),
    lastIndexedCommit: nonEmpty(value, "last_indexed_commit"),
    schemaVersion: schemaVersion(property(value, "schema_version")),
    lastError: nonEmpty(value, "last_error"),
  };
}

/** The text of a status file: sorted keys, as LLMC writes them; `last_error` only when there is one. */
export function statusToText(status: IndexStatus): string {
  const wire = indexStatus.toWire(status);
  return JSON.stringify(wire, Object.keys(wire).sort(), 2);
}

export function saveStatus(root: string, status: IndexStatus): void {
  writeAtomically(root, STATUS_PATH, statusToText(status));
}

function nonEmpty(value: JsonObject, name: string): string | undefined {
  return stringProperty(value, name) || undefined;
}

function schemaVersion(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : DEFAULT_SCHEMA_VERSION;
}
