import type { TableHit } from "../../embeddings/search-tables.ts";
import { nameKey, nameKeys } from "../../embeddings/terms/name-terms.ts";
import { searchTerms } from "../../embeddings/terms/search-terms.ts";
import type { TermStatistics } from "../../model/retrieval.ts";
import type { FusedHit } from "../../routing/fuse.ts";
import { fileNameOf, lastPart } from "../../util/last-part.ts";
import { ASKED_BY, type PathRole, roleOf } from "../path-role.ts";
import type { QueryName, SearchQuery } from "./query.ts";

/** The share of its score that a hit keeps in a file of a role that the query does not ask for. */
const ROLE_SHARE: Readonly<Record<PathRole, number>> = { test: 0.5, example: 0.7, history: 0.9, foreign: 0.6, part: 1 };
/** The weight of a matching name relative to the text, for a lookup. */
const NAME_WEIGHT = 3;
const TEXT_WEIGHT = 0.5;
/** The weight of the words of the query in a name, for a question. */
const TITLE_WEIGHT = 0.9;
/** The weight of the words of the query in the name of the file. */
const FILE_WEIGHT = 0.6;
/** Shorter words occur inside longer ones by chance. */
const MIN_PART = 4;
/** The weight of a name spelled out in a question. */
const SPELLED_WEIGHT = 0.5;
/** The share of its score that code without a name keeps: imports and loose statements. */
const LOOSE_SHARE = 0.7;
/** The share of its score that a field or a constant keeps: questions are about what code does. */
const LINE_SHARE = 0.7;

/** Reorders hits by properties other than their text: definitions with the requested name come first, tests and the like count less. */
export function rankHits(
  query: SearchQuery,
  hits: readonly FusedHit<TableHit>[],
  statistics: TermStatistics,
  areTestsAsked = false,
): FusedHit<TableHit>[] {
  const best = Math.max(...hits.map(({ score }) => score), Number.MIN_VALUE);
  const shareOf = roleShares(query, areTestsAsked);
  return hits
    .map((fused) => {
      const { slice } = fused.hit;
      const text = fused.score / best;
      const onPath = query.path === undefined || isAt(slice.path, query.path) ? 1 : 0.3;
      const fit = query.isLookup
        ? TEXT_WEIGHT * text + NAME_WEIGHT * nameFit(query, slice)
        : text *
            (1 +
              TITLE_WEIGHT * titleShare(query, slice, statistics) +
              FILE_WEIGHT * fileShare(query, slice, statistics)) +
          SPELLED_WEIGHT * Math.max(0, ...query.names.map((name) => wholeFit(name, slice.title)));
      return { ...fused, score: fit * shareOf(slice.path) * onPath * (query.isLookup ? 1 : substance(slice)) };
    })
    .sort((a, b) => b.score - a.score || (a.hit.sliceId < b.hit.sliceId ? -1 : 1));
}

/** The weights of files by their role: less than 1 when the query does not ask for such files. */
export function roleShares(query: SearchQuery, areTestsAsked: boolean): (path: string) => number {
  const unasked = new Set((Object.keys(ROLE_SHARE) as PathRole[]).filter((role) => !ASKED_BY[role].test(query.text)));
  if (areTestsAsked) unasked.delete("test");
  return (path) => {
    const role = roleOf(path);
    return unasked.has(role) ? ROLE_SHARE[role] : 1;
  };
}

/** The share of its score that code keeps, for a question: less for code that does nothing by itself, either unnamed or a single line. */
function substance({ sliceType, title, startLine, endLine }: Titled): number {
  if (sliceType !== "code") return 1;
  if (title === "") return LOOSE_SHARE;
  return endLine - startLine < 2 ? LINE_SHARE : 1;
}

type Titled = TableHit["slice"];

/** How well the name of a slice matches a lookup, from 0 to 1. */
export function nameFit(query: SearchQuery, slice: Titled): number {
  if (slice.title === "" || slice.sliceType !== "code") return 0;
  const whole = Math.max(0, ...query.names.map((name) => wholeFit(name, slice.title)));
  const lines = slice.endLine - slice.startLine + 1;
  const keys = nameKeys(slice.title);
  // Among definitions of one name, one that is top-level, has a body or shares its name with the file is meant more often.
  const standing =
    0.02 * Math.min(1, Math.log2(lines) / 6) -
    0.01 * Math.min(3, keys.length - 1) +
    (keys.length === 1 && fileKey(slice.path) === keys[0] ? 0.02 : 0);
  return Math.max(whole, wordsFit(query, slice.title)) + standing;
}

/** The name of a file without its extension, as a key. */
export function fileKey(path: string): string {
  return nameKey(fileNameOf(path).replace(/\..*$/, ""));
}

/** The match of a name with one spelled in the query: whole, or without its qualifier. */
export function wholeFit({ written, keys }: QueryName, title: string): number {
  const own = nameKeys(title);
  if (own.at(-1) !== keys.at(-1)) return 0;
  const spelling = lastPart(title) === lastPart(written) ? 0.1 : 0;
  if (keys.length === 1) return 0.9 + spelling;
  if (own.at(-2) === keys.at(-2)) return 0.9 + spelling;
  return (own.includes(keys.at(-2) as string) ? 0.8 : 0.6) + spelling;
}

/** The match of the words of the query with a name that contains them all: the more of the name they cover, the better. */
function wordsFit({ words, names }: SearchQuery, title: string): number {
  const last = wordsOf(lastPart(title));
  const all = [...last, ...wordsOf(title)];
  const has = (own: readonly string[]) => words.every((word) => own.some((part) => isWord(part, word)));
  if (words.length === 0 || !has(all)) return 0;
  const size = (some: readonly string[]) => some.reduce((sum, each) => sum + each.length, 0);
  const covered = Math.min(1, size(words) / Math.max(1, size(last)));
  if (!has(last)) return 0.25 + 0.2 * covered;
  const isTogether = names.some(({ keys }) => nameKey(lastPart(title)).includes(keys.at(-1) as string));
  return 0.35 + 0.3 * covered + (isTogether ? 0.2 : 0);
}

/** The share of the query, weighted by the rarity of its words, that occurs in a title. */
function titleShare(query: SearchQuery, { title, sliceType }: Titled, statistics: TermStatistics): number {
  // A heading is also part of the text.
  if (sliceType !== "code") return 0;
  const own = new Set(wordsOf(title));
  return shareOfWords(query, statistics, (word) => own.has(word));
}

/** The same for the name of a file, where words are often joined: `createsuperuser.py`. */
function fileShare(query: SearchQuery, { path }: Titled, statistics: TermStatistics): number {
  const key = fileKey(path);
  return shareOfWords(query, statistics, (word) => word === key || (word.length >= MIN_PART && key.includes(word)));
}

function shareOfWords({ words }: SearchQuery, statistics: TermStatistics, has: (word: string) => boolean): number {
  let sum = 0;
  let found = 0;
  for (const word of words) {
    const rarity = rarityOf(word, statistics);
    sum += rarity;
    if (has(word)) found += rarity;
  }
  return sum > 0 ? found / sum : 0;
}

/** The rarity of a word: the fewer slices contain it, the more significant it is. */
export function rarityOf(word: string, { slices, frequencies }: TermStatistics): number {
  return Math.log(1 + slices / (1 + (frequencies.get(word) ?? 0)));
}

/** The words of a name, without the whole identifier. */
export function wordsOf(name: string): string[] {
  return searchTerms(name.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2").replace(/[_$.]/g, " "));
}

function isWord(part: string, word: string): boolean {
  return part === word || (word.length >= 3 && part.startsWith(word));
}

/** Whether a path ends with another, folder by folder. */
function isAt(path: string, end: string): boolean {
  return `/${path.toLowerCase()}`.endsWith(`/${end.toLowerCase()}`);
}
