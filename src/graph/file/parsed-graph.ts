import { type Edge, type Entity, FOREIGN_BASES, STATIC } from "../../model/graph.ts";
import { fileId, moduleName, parseSymbolId } from "../../model/symbol-id.ts";
import { lastPart } from "../../util/last-part.ts";
import { append } from "../../util/multimap.ts";
import type { GraphNode, GraphPlace, GraphSource, GraphUse } from "../graph-source.ts";
import type { GraphIndex } from "./graph-index.ts";

/** Answers questions from a graph file when there is no kept index. */
export class ParsedGraph implements GraphSource {
  readonly #graph: GraphIndex;
  readonly #nodes = new Map<string, GraphNode>();
  readonly #ids = new Map<GraphNode, string>();
  readonly #byName = new Map<string, GraphNode[]>();
  readonly #byPath = new Map<string, GraphNode[]>();

  constructor(graph: GraphIndex) {
    this.#graph = graph;
    for (const entity of graph.graph.entities) {
      const node = nodeOf(entity);
      if (!node || this.#nodes.has(entity.id)) continue;
      this.#nodes.set(entity.id, node);
      this.#ids.set(node, entity.id);
      append(this.#byName, lastPart(node.qualname), node);
      append(this.#byPath, node.path, node);
    }
  }

  nodesNamed(name: string): readonly GraphNode[] {
    return this.#byName.get(name) ?? [];
  }

  nodesIn(path: string): readonly GraphNode[] {
    return this.#byPath.get(path) ?? [];
  }

  usesOf(node: GraphNode): readonly GraphUse[] {
    return this.#graph.relationsTo(this.#idOf(node)).flatMap(({ src, edge, sites }) => {
      const end = this.#placeOf(src);
      return end ? [{ end, edge, sites }] : [];
    });
  }

  usedBy({ path, node }: GraphPlace, wanted?: Edge): readonly GraphUse[] {
    return this.#graph.relationsFrom(node ? this.#idOf(node) : fileId(path)).flatMap(({ dst, edge, sites }) => {
      const end = wanted === undefined || edge === wanted ? this.#placeOf(dst) : undefined;
      return end ? [{ end, edge, sites }] : [];
    });
  }

  openUsesOf(name: string): ReturnType<GraphSource["openUsesOf"]> {
    return this.#graph.unresolvedUsesOf(name).flatMap(({ src, sites }) => {
      const end = this.#placeOf(src);
      return end ? [{ end, sites }] : [];
    });
  }

  openUsesIn(node: GraphNode): ReturnType<GraphSource["openUsesIn"]> {
    return this.#graph.unresolvedUsesFrom(this.#idOf(node));
  }

  /** The same for any place, definition or file. */
  openUsesAt({ path, node }: GraphPlace): ReturnType<GraphSource["openUsesIn"]> {
    return this.#graph.unresolvedUsesFrom(node ? this.#idOf(node) : fileId(path));
  }

  /** Whether the graph has a file of code. */
  hasFile(path: string): boolean {
    return this.#byPath.has(path) || this.#graph.entity(fileId(path)) !== undefined;
  }

  #idOf(node: GraphNode): string {
    return this.#ids.get(node) ?? "";
  }

  #placeOf(id: string): GraphPlace | undefined {
    const path = this.#graph.entity(id)?.filePath;
    return path === undefined ? undefined : { path, node: this.#nodes.get(id) };
  }
}

function nodeOf({ id, kind, filePath: path, startLine = 0, endLine = 0, metadata }: Entity): GraphNode | undefined {
  if (kind === "file" || path === undefined) return undefined;
  return {
    path,
    // The id without its module part.
    qualname: (parseSymbolId(id)?.parts ?? []).slice(moduleName(path).split(".").length).join("."),
    kind,
    startLine,
    endLine,
    isStatic: metadata.get(STATIC) === true,
    hasForeignBases: metadata.has(FOREIGN_BASES),
  };
}
