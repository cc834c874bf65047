import type { GraphNode } from "../graph-source.ts";
import type { Statements } from "../link/verify-links.ts";
import { localIdsOf, localIdText, WHOLE_FILE } from "../store/local-ids.ts";
import type { Share } from "../store/share.ts";
import type { ParsedGraph } from "./parsed-graph.ts";

/** The statements of a graph file, file by file. Ids are made from names and positions, so links are converted to the same form. */
export function graphStatements(graph: ParsedGraph): Statements {
  const names = new Map<string, ReadonlyMap<GraphNode, string>>();
  const nameOf = (node: GraphNode | undefined) => {
    if (node === undefined) return "";
    const known = names.get(node.path) ?? namesIn(graph.nodesIn(node.path));
    names.set(node.path, known);
    return known.get(node) ?? "";
  };
  const said = (path: string) => {
    if (!graph.hasFile(path)) return undefined;
    const nodes = graph.nodesIn(path);
    const places = [undefined, ...nodes].map((node) => ({ path, node }));
    return textOf(
      nodes.map((node) => [nameOf(node), node.kind, node.startLine, node.endLine, node.isStatic, node.hasForeignBases]),
      places.flatMap((place) =>
        graph
          .usedBy(place)
          .map(({ end, edge, sites }) => [nameOf(place.node), edge, end.path, nameOf(end.node), sites]),
      ),
      places.flatMap((place) => graph.openUsesAt(place).map(({ name, sites }) => [nameOf(place.node), name, sites])),
    );
  };
  const linked = ({ definitions, links, open }: Share) => {
    const sourceOf = (src: number) => {
      const definition = src === WHOLE_FILE ? undefined : definitions[src];
      return definition ? localIdText(definition) : "";
    };
    return textOf(
      definitions.map((each) => [
        localIdText(each),
        each.kind,
        each.startLine,
        each.endLine,
        each.isStatic,
        each.foreignBases.length > 0,
      ]),
      links.map(({ src, edge, path, target, sites }) => [
        sourceOf(src),
        edge,
        path,
        target.ordinal === 0 ? "" : localIdText(target),
        sites,
      ]),
      open.map(({ src, name, sites }) => [sourceOf(src), name, sites]),
    );
  };
  return {
    agrees: (path, share) => said(path) === (share && linked(share)),
    *filesWith(name) {
      for (const { end } of graph.openUsesOf(name)) yield end.path;
      for (const node of graph.nodesNamed(name)) {
        yield node.path;
        for (const { end } of graph.usesOf(node)) yield end.path;
      }
    },
  };
}

function namesIn(nodes: readonly GraphNode[]): ReadonlyMap<GraphNode, string> {
  const ids = localIdsOf({ definitions: nodes });
  return new Map(nodes.map((node, at) => [node, localIdText(ids[at] ?? { qualname: "", ordinal: 0 })]));
}

/** Lists of rows as one text that does not depend on their order. */
function textOf(...lists: readonly (readonly unknown[])[]): string {
  return lists
    .map((rows) =>
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join("\n"),
    )
    .join("\n\n");
}
