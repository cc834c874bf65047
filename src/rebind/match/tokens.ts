import { rowOf } from "../../languages/registry.ts";
import type { Language } from "../../model/facts.ts";
import { isWordCode } from "../../util/word-code.ts";

const HASH_SEED = 0x811c9dc5;
const HASH_PRIME = 0x01000193;
const HASH_SIGN = 35;
const SLASH = 47;
/** Brackets, separators and quotes: how code is laid out more than what it says. */
const PUNCTUATION: ReadonlySet<number> = new Set([..."()[]{},;:.\"'`\\"].map((char) => char.charCodeAt(0)));

/**
 * The hashes of the first words and operators of `text[from, to)`, without comments to the end of the line. Not a lexer: a
 * `//` inside a string cuts the line too, but it does so on both sides of a comparison, which is all that counts here.
 */
export function tokenize(text: string, from: number, to: number, language: Language, maxTokens: number): number[] {
  const tokens: number[] = [];
  const hasHashComments = rowOf(language)?.hasHashComments ?? false;
  for (let i = from; i < to && tokens.length < maxTokens; ) {
    const code = text.charCodeAt(i);
    if (isWordCode(code)) {
      let hash = HASH_SEED;
      let wordCode = code;
      do {
        hash = Math.imul(hash ^ wordCode, HASH_PRIME);
        wordCode = text.charCodeAt(++i);
      } while (i < to && isWordCode(wordCode));
      tokens.push(hash);
    } else if (hasHashComments ? code === HASH_SIGN : code === SLASH && text.charCodeAt(i + 1) === SLASH) {
      const end = text.indexOf("\n", i);
      i = end === -1 ? to : end;
    } else {
      if (code > 32 && !PUNCTUATION.has(code)) tokens.push(Math.imul(HASH_SEED ^ code, HASH_PRIME));
      i++;
    }
  }
  return tokens;
}

/** Where each line of a text begins; one more entry for the end. Entry 0 is line 1. */
export function lineOffsets(text: string): number[] {
  const offsets = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) offsets.push(at + 1);
  offsets.push(text.length);
  return offsets;
}
