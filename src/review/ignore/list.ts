import type { IgnoreEntry } from "../../model/ignore.ts";
import type { BrokenUse } from "../../model/review.ts";
import { fitsName, type PathFilter, pathFilter } from "../../util/glob.ts";

/** Finds the entry of the list in llmc.toml that covers a broken use. */
export type IgnoreList = (use: BrokenUse) => IgnoreEntry | undefined;

/** The list as a lookup function. `changeId` is `path#qualname`; a symbol is matched by its name or by both. */
export function ignoreList(entries: readonly IgnoreEntry[]): IgnoreList {
  const rules = entries.map((entry) => ({
    entry,
    isPath: entry.path === undefined ? (): boolean => true : (pathFilter([entry.path], []) satisfies PathFilter),
  }));
  return (use) => rules.find(({ entry, isPath }) => isPath(use.path) && isMeant(entry, use))?.entry;
}

function isMeant({ symbol, kind }: IgnoreEntry, { changeId, reason }: BrokenUse): boolean {
  if (kind !== undefined && kind !== reason) return false;
  if (symbol === undefined) return true;
  const qualname = changeId.slice(changeId.indexOf("#") + 1);
  return fitsName(symbol, qualname) || fitsName(symbol, changeId) || fitsName(`*.${symbol}`, qualname);
}
