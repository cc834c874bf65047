import { GraphStore, newSegmentName } from "../../src/graph/store/graph-store.ts";
import { SegmentWriter } from "../../src/graph/store/segment-writer.ts";
import type { Share } from "../../src/graph/store/share.ts";
import { readStoreHead, segmentPath, writeStoreHead } from "../../src/graph/store/store-head.ts";

/** A forgery: turns the true share of a file into a false one. */
export type Forgery = (path: string, share: Share) => Share;

/** Opens the stored index, which must exist. */
function openKept(root: string): GraphStore {
  const opened = GraphStore.open(root);
  if (!opened?.store) throw new Error("there is no index");
  return opened.store;
}

/** The shares of all files with code in the index. */
export function sharesOf(root: string): Map<string, Share> {
  const store = openKept(root);
  try {
    const spelled = spelledIn(store);
    const shares = [...store.files()].flatMap((row): [string, Share][] => {
      const share = store.share(row);
      return share ? [[row.path, { ...share, spelled: spelled.get(row.path) ?? [] }]] : [];
    });
    return new Map(shares);
  } finally {
    store.close();
  }
}

function spelledIn(store: GraphStore): Map<string, string[]> {
  const spelled = new Map<string, string[]>();
  for (const segment of store.segments) {
    for (const [number, lists] of segment.lists("spelled").all()) {
      for (const { path } of store.current(segment, lists.get(0) ?? [])) {
        spelled.set(path, [...(spelled.get(path) ?? []), segment.string(number)]);
      }
    }
  }
  return spelled;
}

/** Writes the stored index again with other contents: every digest is right, but the contents are false. */
export function forgeIndex(root: string, forge: Forgery): void {
  const head = readStoreHead(root)?.head;
  if (!head) throw new Error("there is no index to forge");
  const store = openKept(root);
  const spelled = spelledIn(store);
  const name = newSegmentName();
  const writer = new SegmentWriter(root, segmentPath(name));
  for (const row of [...store.files()].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const { path, blobId, language } = row;
    const kept = store.share(row);
    const share = kept && forge(path, { ...kept, spelled: spelled.get(path) ?? [] });
    writer.add({ path, blobId, language, share });
  }
  const written = writer.finish();
  store.close();
  writeStoreHead(root, { ...head, segments: [{ name, ...written }] });
}
