import { identifyIndex, openIndex } from "../../freshness/open-index.ts";
import { ContainedFiles } from "../../git/contained-files.ts";
import type { Repository } from "../../git/repository.ts";
import { GRAPH_PATH, loadGraph, requireWhole } from "../../graph/file/graph-file.ts";
import { ParsedGraph } from "../../graph/file/parsed-graph.ts";
import type { GraphStore, OpenedStore } from "../../graph/store/graph-store.ts";
import { StoredGraph } from "../../graph/store/stored-graph.ts";
import type { Logger } from "../../util/logger.ts";
import { GraphReader } from "./graph-reader.ts";

/** The kept index, open, with the data read from it so far. */
export interface OpenGraph {
  readonly store: GraphStore;
  readonly graph: GraphReader;
}

/** Caches data read from an index as long as the index stays the same: for several questions a row is read once. */
export class GraphCache {
  #file: { readonly id: string; readonly graph: GraphReader } | undefined;
  #kept: { readonly id: string; readonly open: OpenGraph } | undefined;

  /** The kept index; undefined when there is none that is readable. Whether it may answer is not decided here. */
  open(repository: Repository): OpenGraph | undefined {
    const id = identifyIndex(repository);
    if (id !== undefined && this.#kept?.id === id) return this.#kept.open;
    this.forget();
    const opened: OpenedStore = openIndex(repository);
    if (!opened?.store) return undefined;
    const open = { store: opened.store, graph: new GraphReader(new StoredGraph(opened.store)) };
    if (id !== undefined) this.#kept = { id, open };
    return open;
  }

  /** The graph file of a repository; undefined when it has none. */
  read(root: string, logger: Logger): GraphReader | undefined {
    const id = identifyFile(root);
    if (id !== undefined && this.#file?.id === id) return this.#file.graph;
    // The old graph must be released before there is room for the new one.
    this.#file = undefined;
    const index = loadGraph(root, logger);
    if (index) requireWhole(index);
    const graph = index && new GraphReader(new ParsedGraph(index));
    if (graph && id !== undefined) this.#file = { id, graph };
    return graph;
  }

  /** Closes the kept index; it is opened again on demand. */
  forget(): void {
    this.#kept?.open.store.close();
    this.#kept = undefined;
  }
}

/** A key that changes with the file: a graph is always written as a new file and renamed into place. */
function identifyFile(root: string): string | undefined {
  const found = new ContainedFiles(root).find(GRAPH_PATH);
  if (found.kind !== "file") return undefined;
  const { dev, ino, size, mtimeMs, ctimeMs } = found.stat;
  return [root, dev, ino, size, mtimeMs, ctimeMs].join(" ");
}
