import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { git } from "../graph/repositories.ts";

const GRAPH = ".llmc/rag_graph.json";
const STATUS = ".llmc/rag_index_status.json";
const HEAD = ".llmc/cache/graph/head.json";
const SEARCH_INDEX = ".llmc/index.db";

/** The state of an index on disk, read without the code that is tested. */
export interface IndexState {
  /** Files that exist but are not valid JSON. There must never be any. */
  readonly broken: readonly string[];
  readonly temporary: readonly string[];
  /** The stored index is the index of HEAD. */
  readonly isOfHead: boolean;
  /** The status file names HEAD, and the graph file lists exactly the files of HEAD. */
  readonly isExported: boolean;
  /** A process holds the lock for writing the search index. */
  readonly isLocked: boolean;
  readonly hasGraph: boolean;
  /** The number of entities with the summary that the bench wrote. */
  readonly summaries: number;
}

export function indexState(directory: string): IndexState {
  const broken: string[] = [];
  const read = (path: string) => {
    if (!existsSync(join(directory, path))) return undefined;
    try {
      return JSON.parse(readFileSync(join(directory, path), "utf8"));
    } catch {
      broken.push(path);
      return undefined;
    }
  };
  const [graph, status] = [read(GRAPH), read(STATUS)];
  const head = git(directory, "rev-parse", "HEAD");
  const isExported =
    status?.last_indexed_commit === head && graph?.commit === head && isSameTree(directory, graph.files);
  const entities: { metadata: { summary?: string } }[] = graph?.entities ?? [];
  return {
    broken,
    temporary: temporaryFiles(join(directory, ".llmc")),
    isOfHead: read(HEAD)?.commit === head,
    isExported,
    isLocked: existsSync(join(directory, `${SEARCH_INDEX}.writer`)),
    hasGraph: graph !== undefined,
    summaries: entities.filter(({ metadata }) => metadata.summary !== undefined).length,
  };
}

function isSameTree(directory: string, files: readonly { path: string; blob_id: string }[]): boolean {
  const listed = git(directory, "ls-tree", "-r", "-z", "HEAD").split("\0").filter(Boolean);
  const regular = listed.flatMap((line) => {
    const [, mode, blobId, path] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    return mode?.startsWith("100") ? [`${path} ${blobId}`] : [];
  });
  const known = new Set(files.map(({ path, blob_id }) => `${path} ${blob_id}`));
  return regular.every((line) => known.has(line)) && known.size === regular.length;
}

function temporaryFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tmp"));
}
