import type { GraphStore } from "./store/graph-store.ts";
import type { Share } from "./store/share.ts";
import { StoredGraph } from "./stored-graph.ts";
import type { Statements } from "./verify-links.ts";

/** What the kept index says, file by file. */
export function storeStatements(store: GraphStore): Statements {
  const graph = new StoredGraph(store);
  return {
    of: (path) => {
      const row = store.find(path);
      const share = row && store.share(row);
      return share && textOf(share);
    },
    from: textOf,
    *filesWith(name) {
      for (const { path } of store.filesIn("spelled", name)) yield path;
      for (const { end } of graph.openUsesOf(name)) yield end.path;
      for (const node of graph.nodesNamed(name)) {
        yield node.path;
        for (const { end } of graph.usesOf(node)) yield end.path;
      }
    },
  };
}

/** What a share says to questions, and what it rests on, as one text. */
function textOf({ definitions, links, open, outside, consulted }: Omit<Share, "spelled">): string {
  return JSON.stringify([definitions, links, open, outside, consulted.toSorted()]);
}
