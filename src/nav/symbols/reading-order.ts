import { comparePlaces } from "../../model/use.ts";
import { readingRank } from "../path-role.ts";
import type { FoundSymbol, FoundUse } from "./found.ts";

/**
 * The uses of a symbol, file by file, in the order that a reader wants: possible ones last; the program before tests, tests before
 * examples; files near the definition first. A limit then cuts the least important ones.
 */
export function usesInReadingOrder({ symbol, uses }: FoundSymbol): FoundUse[] {
  const home = folders(symbol.path);
  const ranks = new Map<string, readonly number[]>();
  const rankOf = ({ use: { path, confidence } }: FoundUse) => {
    const rank = ranks.get(path) ?? [readingRank(path), home.length - sharedFolders(home, folders(path))];
    ranks.set(path, rank);
    return [Number(confidence === "possible"), ...rank];
  };
  return uses
    .map((found) => ({ found, rank: rankOf(found) }))
    .sort((a, b) => compareRanks(a.rank, b.rank) || comparePlaces(a.found.use, b.found.use))
    .map(({ found }) => found);
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function folders(path: string): string[] {
  return path.split("/").slice(0, -1);
}

function sharedFolders(home: readonly string[], other: readonly string[]): number {
  const at = home.findIndex((folder, index) => folder !== other[index]);
  return at < 0 ? home.length : at;
}
