import { ContainedFiles } from "../git/contained-files.ts";
import { GRAPH_PATH, loadGraph } from "../graph/graph-file.ts";
import type { Logger } from "../util/logger.ts";
import { GraphReader } from "./graph-reader.ts";

/** Keeps the graph that was read last for as long as its file is the same: reading it can cost more than all the rest of a question. */
export class GraphCache {
  #kept: { readonly file: string; readonly graph: GraphReader } | undefined;

  /** The graph of a repository; undefined when it has none. Whether it may answer is not decided here. */
  read(root: string, logger: Logger): GraphReader | undefined {
    const file = identify(root);
    if (file !== undefined && this.#kept?.file === file) return this.#kept.graph;
    // The old graph must be gone before there is room for the new one.
    this.#kept = undefined;
    const index = loadGraph(root, logger);
    const graph = index && new GraphReader(index);
    if (graph && file !== undefined) this.#kept = { file, graph };
    return graph;
  }
}

/** What is another when the file is: a graph is always written as a new file and renamed to its place. */
function identify(root: string): string | undefined {
  const found = new ContainedFiles(root).find(GRAPH_PATH);
  if (found.kind !== "file") return undefined;
  const { dev, ino, size, mtimeMs, ctimeMs } = found.stat;
  return [root, dev, ino, size, mtimeMs, ctimeMs].join(" ");
}
