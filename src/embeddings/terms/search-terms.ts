import { stem } from "./stem.ts";

/** Increased whenever a text gives different terms than before. */
export const TERMS_VERSION = 2;

/** Longer words are keys, hashes and encoded data, which no query contains. */
const MAX_WORD = 64;
const WORD = /[\p{L}\p{N}_$]+/gu;
/** Words within one identifier: `parseHTTPResponse2` is parse, HTTP, Response and 2. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}]+|\p{N}+/gu;
/** Scripts that do not separate words. */
const UNPARTED = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]{2,}/u;

/** The search terms of a text, in order and with repetitions: the stem of every part of a word, and identifiers of several parts as a whole. */
export function searchTerms(text: string): string[] {
  const terms: string[] = [];
  visitTerms(text, (term) => terms.push(term));
  return terms;
}

/** Counts how often each term occurs in a text. */
export function countTerms(text: string, weight = 1, counts = new Map<string, number>()): Map<string, number> {
  visitTerms(text, (term) => counts.set(term, (counts.get(term) ?? 0) + weight));
  return counts;
}

/** Visits the search terms of a text, one after the other. */
export function visitTerms(text: string, visit: (term: string) => void): void {
  for (const word of wordsOf(text)) for (const term of termsOfWord(word)) visit(term);
}

/** The words and identifiers of a text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** Words recur frequently; the cache is emptied when it reaches this many distinct ones. */
const MAX_REMEMBERED = 100_000;
const remembered = new Map<string, readonly string[]>();

/** The terms of one word; none for one that is too long. */
export function termsOfWord(word: string): readonly string[] {
  if (word.length > MAX_WORD) return [];
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const terms = PLAIN.test(word) ? [stem(word)] : termsOfIdentifier(word);
  remembered.set(word, terms);
  return terms;
}

function termsOfIdentifier(word: string): string[] {
  const terms: string[] = [];
  const parts = word.match(PART) ?? [];
  for (const part of parts) {
    if (UNPARTED.test(part)) for (let i = 0; i + 1 < part.length; i++) terms.push(part.slice(i, i + 2));
    else terms.push(stem(part.toLowerCase()));
  }
  if (parts.length > 1) terms.push(word.toLowerCase().replace(/^[_$]+|[_$]+$/g, ""));
  return terms;
}

/** Most words, which need no splitting. */
const PLAIN = /^[a-z]+$/;
