import { FACTS_VERSION } from "../facts/version.ts";
import { ContainedFiles } from "../git/contained-files.ts";
import type { Repository } from "../git/repository.ts";
import { GRAPH_PATH, MAX_GRAPH_BYTES } from "../graph/file/graph-file.ts";
import { isDamage } from "../graph/store/graph-store.ts";
import { stringProperty } from "../util/json.ts";
import type { BlobIds } from "./compare-files.ts";
import { isIndexFile } from "./index-files.ts";
import { CutShortError, readJsonHead } from "./json-head.ts";
import { openIndex } from "./open-index.ts";
import { contentsOf } from "./route-for-store.ts";

/** Enough for the data before the long lists in a graph of ten thousand files; where it is not, more is read. */
const FIRST_READ_BYTES = 1024 * 1024;
/** A truncated graph does not end with its closing brace. */
const TAIL_BYTES = 16;
/** The long lists of every form of the graph file; the commit and files that it was made of come before them. */
const LONG_LISTS: ReadonlySet<string> = new Set(["entities", "relations", "nodes", "edges", "schema_graph"]);

/** The commit and the files that a graph was made of. */
export interface IndexContents {
  /** `undefined` when the graph does not say. */
  readonly commit: string | undefined;
  readonly files: BlobIds;
}

/** The contents that the graph of a repository was made of, or a sentence that says why they are not known. */
export type LoadedContents =
  | { readonly contents: IndexContents; readonly problem?: undefined }
  | { readonly contents?: undefined; readonly problem: string };

/** Reads the commit and files that a repository's index, kept or a graph file, was made of; what it says about the files is not read. */
export function loadContents(repository: Repository): LoadedContents {
  if (repository.isBare) return { problem: "a bare repository has no graph." };
  const kept = openIndex(repository);
  if (kept?.store) {
    try {
      return { contents: { commit: kept.store.head.commit, files: contentsOf(kept.store) } };
    } catch (error) {
      if (!isDamage(error)) throw error;
      return { problem: "the kept index is damaged." };
    } finally {
      kept.store.close();
    }
  }
  const files = new ContainedFiles(repository.root);
  if (files.find(GRAPH_PATH).kind === "nothing") return { problem: `there is no ${GRAPH_PATH}.` };
  for (let length = FIRST_READ_BYTES; ; length *= 4) {
    const ends = files.readEnds(GRAPH_PATH, MAX_GRAPH_BYTES, { head: length, tail: TAIL_BYTES });
    if (ends.skipped) {
      return { problem: `${GRAPH_PATH} cannot be read (${ends.skipped.detail ?? ends.skipped.reason}).` };
    }
    if (!/\}\s*$/.test(ends.tail.toString("latin1"))) return { problem: `the end of ${GRAPH_PATH} is missing.` };
    try {
      return contentsFrom(readJsonHead(ends.head, LONG_LISTS));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      if (error instanceof CutShortError && length < ends.size) continue;
      return { problem: `${GRAPH_PATH} is not a graph file (${error.message}).` };
    }
  }
}

function contentsFrom(head: ReadonlyMap<string, unknown>): LoadedContents {
  const rows = head.get("files");
  if (!Array.isArray(rows)) return { problem: `${GRAPH_PATH} does not say which files it was made of.` };
  const version = head.get("facts_version");
  if (version !== undefined && version !== FACTS_VERSION) {
    return { problem: `${GRAPH_PATH} was made by another version of this program.` };
  }
  const files = new Map<string, string>();
  for (const row of rows) {
    const path = stringProperty(row, "path");
    const blobId = stringProperty(row, "blob_id");
    if (path === undefined || blobId === undefined) {
      return { problem: `${GRAPH_PATH} does not say which content of its files it was made of.` };
    }
    if (!isIndexFile(path)) files.set(path, blobId);
  }
  const commit = head.get("commit");
  return { contents: { commit: typeof commit === "string" ? commit : undefined, files } };
}
