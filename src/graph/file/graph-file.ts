import { ContainedFiles } from "../../git/contained-files.ts";
import { UserError } from "../../model/errors.ts";
import type { Logger } from "../../util/logger.ts";
import { isAsWritten } from "./graph-digest.ts";
import { GraphIndex } from "./graph-index.ts";
import { notAGraph, parseGraph } from "./parse-graph.ts";

/** The path of the graph, relative to the root of the repository. */
export const GRAPH_PATH = ".llmc/rag_graph.json";
/** The path that LLMC's older builder uses. */
const LEGACY_GRAPH_PATH = ".llmc/rag/schema_graph.json";
/** A graph of 15,000 files has about 150 MB; V8's strings are limited to 512 MB. */
export const MAX_GRAPH_BYTES = 400 * 1024 * 1024;

/** The bytes of the graph file; undefined when there is none. No link is followed. */
export function readGraphBytes(root: string): Buffer | undefined {
  const files = new ContainedFiles(root);
  for (const path of [GRAPH_PATH, LEGACY_GRAPH_PATH]) {
    const { bytes, skipped } = files.read(path, MAX_GRAPH_BYTES);
    if (bytes) return bytes;
    if (skipped.reason === "absent") continue;
    throw new UserError(`${path} cannot be read (${skipped.reason}${skipped.detail ? `, ${skipped.detail}` : ""}).`, {
      code: "BAD_GRAPH",
    });
  }
  return undefined;
}

/** Reads the bytes of a graph file; problems that leave the rest usable are logged. */
export function decodeGraph(bytes: Buffer, logger: Logger): GraphIndex {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    throw notAGraph(`it is no JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  const { graph, problems } = parseGraph(value);
  for (const [problem, count] of problems) logger.warn(`The graph file has ${count} × ${problem}; left out.`);
  return new GraphIndex(
    graph,
    [...problems.values()].reduce((sum, count) => sum + count, 0),
  );
}

/** Throws when a graph has evidently been altered since it was written: its enrichment may still be read, but its statements must not be trusted. */
export function requireWhole({ graph, leftOut }: GraphIndex): void {
  if (leftOut > 0) throw notAGraph(`${leftOut} of its rows have a wrong shape`);
  if (!isAsWritten(graph)) throw notAGraph("what it says is not what was written");
}

/** The graph of a repository; undefined when it has none. */
export function loadGraph(root: string, logger: Logger): GraphIndex | undefined {
  const bytes = readGraphBytes(root);
  return bytes && decodeGraph(bytes, logger);
}
