import type { Skipped, Tree, TreeEntry } from "../model/tree.ts";
import { decodeText } from "../util/text.ts";

/** The text of one file, or why there is none; `entry.blobId` is the id of what was read. */
export type TextRead =
  | { readonly entry: TreeEntry; readonly text: string; readonly skipped?: undefined }
  | { readonly entry: TreeEntry; readonly text?: undefined; readonly skipped: Skipped };

/** Reads entries of a Tree as text, in the order given. */
export async function* readTexts(tree: Tree, entries: Iterable<TreeEntry>): AsyncGenerator<TextRead> {
  for await (const { entry, bytes, skipped } of tree.readMany(entries)) {
    if (skipped !== undefined) {
      yield { entry, skipped };
      continue;
    }
    const decoded = decodeText(bytes);
    if (decoded.isBinary) yield { entry, skipped: { path: entry.path, reason: "binary" } };
    else yield { entry, text: decoded.text };
  }
}
