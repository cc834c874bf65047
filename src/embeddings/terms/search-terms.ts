import { stem } from "./stem.ts";

/** Raised whenever a text gives other terms than before. */
export const TERMS_VERSION = 2;

/** Longer words are keys, hashes and encoded data: nobody asks for them. */
const MAX_WORD = 64;
const WORD = /[\p{L}\p{N}_$]+/gu;
/** Words of one script after the other: `parseHTTPResponse2` is parse, HTTP, Response and 2. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}]+|\p{N}+/gu;
/** Scripts that do not part their words. */
const UNPARTED = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]{2,}/u;

/** The search terms of a text, in order and with repetitions: the stem of every part of a word, and identifiers of several parts as a whole. */
export function searchTerms(text: string): string[] {
  const terms: string[] = [];
  for (const [word] of text.matchAll(WORD)) {
    if (word.length <= MAX_WORD) addTerms(word, terms);
  }
  return terms;
}

/** How often each term stands in a text. */
export function countTerms(text: string, weight = 1, counts = new Map<string, number>()): Map<string, number> {
  for (const term of searchTerms(text)) counts.set(term, (counts.get(term) ?? 0) + weight);
  return counts;
}

function addTerms(word: string, terms: string[]): void {
  if (PLAIN.test(word)) {
    terms.push(stem(word));
    return;
  }
  const parts = word.match(PART) ?? [];
  for (const part of parts) {
    if (UNPARTED.test(part)) for (let i = 0; i + 1 < part.length; i++) terms.push(part.slice(i, i + 2));
    else terms.push(stem(part.toLowerCase()));
  }
  if (parts.length > 1) terms.push(word.toLowerCase().replace(/^[_$]+|[_$]+$/g, ""));
}

/** Most words: nothing to split. */
const PLAIN = /^[a-z]+$/;
