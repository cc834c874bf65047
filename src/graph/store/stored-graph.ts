import type { Edge } from "../../model/graph.ts";
import { CorruptDataError } from "../../util/bytes.ts";
import { lastPart } from "../../util/last-part.ts";
import { groupBy } from "../../util/multimap.ts";
import type { GraphNode, GraphPlace, GraphSource, GraphUse } from "../graph-source.ts";
import type { FileRef, GraphStore } from "./graph-store.ts";
import { WHOLE_FILE } from "./local-ids.ts";
import type { SharedDefinition } from "./share.ts";
import type { AskedShare, StoredLink } from "./share-codec.ts";

type Node = GraphNode & Pick<SharedDefinition, "ordinal">;

/** A file whose share has been read. */
interface LoadedFile extends FileRef {
  readonly share: AskedShare;
  readonly nodes: readonly Node[];
  /** Its links by the place that contains them, once those of one place have been requested. */
  bySource: ReadonlyMap<number, readonly StoredLink[]> | undefined;
}

/** Answers questions from the kept index: the lists show which files matter, and only their shares are read. */
export class StoredGraph implements GraphSource {
  readonly #store: GraphStore;
  readonly #files = new Map<string, LoadedFile | undefined>();

  constructor(store: GraphStore) {
    this.#store = store;
  }

  *nodesNamed(name: string): Generator<GraphNode> {
    for (const { nodes } of this.#listed("defined", name))
      for (const node of nodes) if (lastPart(node.qualname) === name) yield node;
  }

  nodesIn(path: string): readonly GraphNode[] {
    return this.#file(path)?.nodes ?? [];
  }

  usesOf(node: GraphNode): readonly GraphUse[] {
    const { ordinal } = node as Node;
    const uses: GraphUse[] = [];
    for (const segment of this.#store.segments) {
      const path = segment.numberOf(node.path);
      const qualname = segment.numberOf(node.qualname);
      if (path === undefined || qualname === undefined) continue;
      // Lists divide the users of a file by the name that they use; 0 is the file itself.
      const files =
        segment
          .lists("incoming")
          .of(path)
          .get(qualname + 1) ?? [];
      for (const ref of this.#store.current(segment, files)) {
        const file = this.#load(ref);
        for (const link of file?.share.links ?? []) {
          if (link.path !== path || link.qualname !== qualname || link.ordinal !== ordinal) continue;
          uses.push({
            end: placeIn(file as LoadedFile, link.src),
            edge: link.edge,
            sites: (file as LoadedFile).share.sitesOf(link),
          });
        }
      }
    }
    return uses;
  }

  usedBy({ path, node }: GraphPlace, wanted?: Edge): readonly GraphUse[] {
    const file = this.#file(path);
    if (!file) return [];
    const src = node ? file.nodes.indexOf(node as Node) : WHOLE_FILE;
    file.bySource ??= groupBy(file.share.links, (link) => link.src);
    const all = file.bySource.get(src) ?? [];
    const links = wanted === undefined ? all : all.filter(({ edge }) => edge === wanted);
    return links.map((link) => ({ end: this.#targetOf(file, link), edge: link.edge, sites: file.share.sitesOf(link) }));
  }

  openUsesOf(name: string): ReturnType<GraphSource["openUsesOf"]> {
    return [...this.#listed("open", name)].flatMap((file) => {
      const wanted = file.segment.numberOf(name);
      return file.share.open
        .filter((open) => open.name === wanted)
        .map((open) => ({ end: placeIn(file, open.src), sites: file.share.openSitesOf(open) }));
    });
  }

  openUsesIn(node: GraphNode): ReturnType<GraphSource["openUsesIn"]> {
    const file = this.#file(node.path);
    if (!file) return [];
    const src = file.nodes.indexOf(node as Node);
    return file.share.open
      .filter((open) => open.src === src)
      .map((open) => ({ name: file.segment.string(open.name), sites: file.share.openSitesOf(open) }));
  }

  *#listed(list: "defined" | "open", name: string): Generator<LoadedFile> {
    for (const ref of this.#store.filesIn(list, name).sort((a, b) => (a.path < b.path ? -1 : 1))) {
      const file = this.#load(ref);
      if (file) yield file;
    }
  }

  #file(path: string): LoadedFile | undefined {
    if (this.#files.has(path)) return this.#files.get(path);
    const row = this.#store.find(path);
    if (row) return this.#load(row);
    this.#files.set(path, undefined);
    return undefined;
  }

  #load(ref: FileRef): LoadedFile | undefined {
    const known = this.#files.get(ref.path);
    if (known || this.#files.has(ref.path)) return known;
    const share = this.#store.asked(ref);
    const file = share && {
      ...ref,
      share,
      nodes: share.definitions.map((each) => nodeOf(ref.path, each)),
      bySource: undefined,
    };
    this.#files.set(ref.path, file);
    return file;
  }

  #targetOf(file: LoadedFile, { path, ordinal, qualname }: StoredLink): GraphPlace {
    const target = file.segment.string(path);
    if (ordinal === 0) return { path: target, node: undefined };
    const name = file.segment.string(qualname);
    const node = this.#file(target)?.nodes.find((each) => each.qualname === name && each.ordinal === ordinal);
    // The target of a link is in the index, or the index is damaged.
    if (!node) throw new CorruptDataError("a link leads to no definition");
    return { path: target, node };
  }
}

function placeIn({ path, nodes }: LoadedFile, src: number): GraphPlace {
  return { path, node: nodes[src] };
}

function nodeOf(path: string, definition: SharedDefinition): Node {
  const { qualname, ordinal, kind, startLine, endLine, isStatic, foreignBases } = definition;
  return { path, qualname, ordinal, kind, startLine, endLine, isStatic, hasForeignBases: foreignBases.length > 0 };
}
