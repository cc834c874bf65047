import type { FileRead, Tree, TreeEntry } from "../../src/model/tree.ts";

/** A tree of files that exist only in memory. */
export function memoryTree(files: Readonly<Record<string, string>>): Tree {
  const entries = Object.entries(files)
    .map(([path, text]): TreeEntry => ({ path, blobId: path, size: text.length, isExecutable: false }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const read = (entry: TreeEntry): FileRead => ({ entry, bytes: Buffer.from(files[entry.path] ?? "") });
  return {
    name: "memory",
    commit: undefined,
    list: async () => ({ entries, skipped: [] }),
    read: async (entry) => read(entry),
    async *readMany(wanted) {
      for (const entry of wanted) yield read(entry);
    },
    close: async () => {},
  };
}
