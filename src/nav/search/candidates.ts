import { isNameTerm } from "../../embeddings/terms/name-terms.ts";
import type { GitTree } from "../../git/git-tree.ts";
import { grepLoosely, grepPattern } from "../../git/grep.ts";
import type { WorkTree } from "../../git/work-tree.ts";
import type { TreeEntry } from "../../model/tree.ts";
import { lastPart } from "../../util/last-part.ts";
import type { SearchQuery } from "./query.ts";
import { fileKey } from "./rank.ts";

/** The files that may answer a query, and how common its terms are. */
export interface Candidates {
  readonly entries: readonly TreeEntry[];
  /** The number of files that contain each term, at least as a part of a word. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** The number of files that contain one of the terms, read or not. */
  readonly found: number;
  /** The number of terms that were looked for. */
  readonly asked: number;
}

/** A search looks for at most this many terms, the longest, as they are the most distinctive. */
const MAX_TERMS = 10;
/** At most this many files are read: first those that have the rarest terms and a role that the query asks for. */
const MAX_FILES = 160;
const MAX_BYTES = 6 * 1024 * 1024;
const AT_ONCE = 4;

/** The rarity of a file with a name from the query: it is read whatever else it contains. */
const NAME_RARITY = 100;

/** Finds candidate files by `git grep`: one run for each term, and one for the names of the query in any spelling. */
export async function findCandidates(
  tree: GitTree | WorkTree,
  { terms, names }: SearchQuery,
  isWanted: (path: string) => boolean,
  shareOf: (path: string) => number,
): Promise<Candidates> {
  const words = terms.filter((term) => !isNameTerm(term));
  const chosen = words.sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, MAX_TERMS);
  const found = new Map<string, readonly TreeEntry[]>();
  const named = grepPattern(
    tree,
    names.map(({ written }) => spellings(written)).filter((each) => each !== ""),
  );
  for (let at = 0; at < chosen.length; at += AT_ONCE) {
    const some = chosen.slice(at, at + AT_ONCE);
    const results = await Promise.all(some.map((term) => grepLoosely(tree, term)));
    some.forEach((term, i) => {
      found.set(term, results[i] ?? []);
    });
  }
  const { entries } = await tree.list();
  const wanted = new Set(entries.filter(({ path }) => isWanted(path)));
  const frequencies = new Map([...found].map(([term, entries]) => [term, entries.length]));
  const all = new Set([...found.values()].flatMap((own) => own.map(({ path }) => path)));
  const keys = new Set(names.map((name) => name.keys.at(-1)));
  const titled = entries.filter(({ path }) => keys.has(fileKey(path)));
  const rarest = mostTelling(found, [titled, await named], wanted, entries.length, shareOf);
  return { entries: rarest, frequencies, found: all.size, asked: chosen.length };
}

/** A pattern for a name in every spelling: its words with or without a separator. */
function spellings(name: string): string {
  const words = lastPart(name).match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu) ?? [];
  return words.join("[_ -]?");
}

function mostTelling(
  found: ReadonlyMap<string, readonly TreeEntry[]>,
  named: readonly (readonly TreeEntry[])[],
  wanted: ReadonlySet<TreeEntry>,
  files: number,
  shareOf: (path: string) => number,
): TreeEntry[] {
  const scores = new Map<TreeEntry, number>();
  const add = (entries: readonly TreeEntry[], worth: number) => {
    for (const entry of entries) if (wanted.has(entry)) scores.set(entry, (scores.get(entry) ?? 0) + worth);
  };
  for (const entries of found.values())
    add(entries, Math.log(1 + (files - entries.length + 0.5) / (entries.length + 0.5)));
  for (const entries of named) add(entries, NAME_RARITY / Math.max(1, entries.length));
  for (const [entry, score] of scores) scores.set(entry, score * shareOf(entry.path));
  const ranked = [...scores].sort(([a, x], [b, y]) => y - x || a.size - b.size || (a.path < b.path ? -1 : 1));
  let bytes = 0;
  const chosen: TreeEntry[] = [];
  for (const [entry] of ranked.slice(0, MAX_FILES)) {
    // A file that is too large must not keep smaller ones out.
    if (bytes + entry.size > MAX_BYTES) continue;
    bytes += entry.size;
    chosen.push(entry);
  }
  return chosen;
}
