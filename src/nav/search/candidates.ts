import type { GitTree } from "../../git/git-tree.ts";
import { grepLoosely } from "../../git/grep.ts";
import type { WorkTree } from "../../git/work-tree.ts";
import type { TreeEntry } from "../../model/tree.ts";

/** The files that may answer a query, and how common its terms are. */
export interface Candidates {
  readonly entries: readonly TreeEntry[];
  /** In how many files each term stands, as a part of a word at least. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** How many files have one of the terms, read or not. */
  readonly found: number;
  /** How many of the terms were looked for. */
  readonly asked: number;
}

/** A search looks for so many terms at most, those that can tell most: long ones. */
const MAX_TERMS = 10;
/** So many files are read at most, those first that have the rarest terms. */
const MAX_FILES = 250;
const MAX_BYTES = 12 * 1024 * 1024;
const AT_ONCE = 4;

/** Finds candidate files by `git grep`, one run for each term. */
export async function findCandidates(tree: GitTree | WorkTree, terms: readonly string[]): Promise<Candidates> {
  const chosen = [...new Set(terms)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, MAX_TERMS);
  const found = new Map<string, readonly TreeEntry[]>();
  for (let at = 0; at < chosen.length; at += AT_ONCE) {
    const some = chosen.slice(at, at + AT_ONCE);
    const results = await Promise.all(some.map((term) => grepLoosely(tree, term)));
    some.forEach((term, i) => {
      found.set(term, results[i] ?? []);
    });
  }
  const files = (await tree.list()).entries.length;
  const frequencies = new Map([...found].map(([term, entries]) => [term, entries.length]));
  const all = new Set([...found.values()].flatMap((entries) => entries.map(({ path }) => path)));
  return { entries: mostTelling(found, files), frequencies, found: all.size, asked: chosen.length };
}

function mostTelling(found: ReadonlyMap<string, readonly TreeEntry[]>, files: number): TreeEntry[] {
  const scores = new Map<TreeEntry, number>();
  for (const entries of found.values()) {
    const rarity = Math.log(1 + (files - entries.length + 0.5) / (entries.length + 0.5));
    for (const entry of entries) scores.set(entry, (scores.get(entry) ?? 0) + rarity);
  }
  const ranked = [...scores].sort(([a, x], [b, y]) => y - x || a.size - b.size || (a.path < b.path ? -1 : 1));
  let bytes = 0;
  const chosen: TreeEntry[] = [];
  for (const [entry] of ranked.slice(0, MAX_FILES)) {
    // One that does not fit must not keep smaller ones out.
    if (bytes + entry.size > MAX_BYTES) continue;
    bytes += entry.size;
    chosen.push(entry);
  }
  return chosen;
}
