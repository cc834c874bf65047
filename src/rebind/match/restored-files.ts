import type { Tree, TreeEntry } from "../../model/tree.ts";
import type { HistoryGap } from "../binding.ts";
import type { FileHistory } from "../history/file-history.ts";

/** Copies of a file that are edited independently keep about the same size. */
const MAX_SIZE_RATIO = 1.25;

/**
 * Finds gaps between old and new files: the old one was deleted before the new one was added. If a file of the same name
 * and about the same size existed all along, the new one may just as well be a copy of that.
 */
export async function findGaps(
  history: FileHistory,
  before: Tree,
  after: Tree,
): Promise<(oldPath: string, newPath: string) => HistoryGap> {
  const stayed = new Set((await after.list()).entries.map(({ path }) => path));
  const sizes = new Map<string, number>();
  const staying = new Map<string, TreeEntry[]>();
  for (const entry of (await before.list()).entries) {
    sizes.set(entry.path, entry.size);
    if (!stayed.has(entry.path)) continue;
    const name = fileNameOf(entry.path);
    const namesakes = staying.get(name);
    if (namesakes === undefined) staying.set(name, [entry]);
    else namesakes.push(entry);
  }
  return (oldPath, newPath) => {
    const deletedAt = history.deletedAt.get(oldPath);
    const addedAt = history.addedAt.get(newPath);
    if (deletedAt === undefined || addedAt === undefined || deletedAt >= addedAt) return "none";
    const size = sizes.get(oldPath) ?? 0;
    const namesakes = staying.get(fileNameOf(oldPath)) ?? [];
    return namesakes.some((entry) => isAboutAsLarge(entry.size, size)) ? "copied" : "restored";
  };
}

function isAboutAsLarge(a: number, b: number): boolean {
  return Math.max(a, b) <= Math.min(a, b) * MAX_SIZE_RATIO;
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
