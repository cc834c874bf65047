import { lastPart } from "../../util/last-part.ts";
import type { Statements } from "../link/verify-links.ts";
import type { GraphStore } from "../store/graph-store.ts";
import type { ListName } from "../store/segment-writer.ts";
import type { Share } from "../store/share.ts";
import { StoredGraph } from "../store/stored-graph.ts";

/** The statements of the kept index, file by file. */
export function storeStatements(store: GraphStore): Statements {
  const graph = new StoredGraph(store);
  return {
    agrees: (path, share) => {
      const row = store.find(path);
      const said = row && store.share(row);
      if (!share || !said) return !share && !said;
      return textOf(share) === textOf(said) && isListed(store, path, share);
    },
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

/** The data of a share that answers questions, and the files that it depends on, as one text. */
function textOf({ definitions, links, open, outside, consulted }: Omit<Share, "spelled">): string {
  return JSON.stringify([definitions, links, open, outside, consulted.toSorted()]);
}

/** Whether the lists contain the file under everything in its share: questions start from the lists, and a file that they omit is never read. */
function isListed(store: GraphStore, path: string, { definitions, links, open, spelled }: Share): boolean {
  const segment = store.find(path)?.segment;
  const isIn = (list: ListName, key: string, detail?: number) => {
    for (const [found, files] of segment?.list(list, key) ?? [])
      if ((detail === undefined || found === detail) && files.some((file) => segment?.pathOf(file) === path))
        return true;
    return false;
  };
  return (
    definitions.every(({ qualname }) => isIn("defined", lastPart(qualname))) &&
    open.every(({ name }) => isIn("open", name)) &&
    spelled.every((name) => isIn("spelled", name)) &&
    links.every(({ path: target, target: { qualname, ordinal } }) => {
      const number = ordinal === 0 ? -1 : segment?.numberOf(qualname);
      return number !== undefined && isIn("incoming", target, number + 1);
    })
  );
}
