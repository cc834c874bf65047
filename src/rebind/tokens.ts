import type { Language } from "../model/facts.ts";

/** The words and operators of a text as hashes, with where each line begins among them. */
export interface TokenStream {
  readonly hashes: Int32Array;
  /** `lineStarts[n]` is the first token at or after the beginning of line `n` (lines from 1). */
  readonly lineStarts: Int32Array;
  /** The column of every token, from 1, to tell definitions on one line apart. */
  readonly columns: Int32Array;
}

const HASH_SEED = 0x811c9dc5;
const HASH_PRIME = 0x01000193;
const NEWLINE = 10;
const HASH_SIGN = 35;
const SLASH = 47;
/** Brackets, separators and quotes: how code is laid out more than what it says. */
const PUNCTUATION: ReadonlySet<number> = new Set([..."()[]{},;:.\"'`\\"].map((char) => char.charCodeAt(0)));
const HASH_COMMENTS: ReadonlySet<Language> = new Set(["python", "ruby", "bash"]);

/**
 * Splits a text into words and operators, without comments to the end of the line. Not a lexer: a `//` inside a string
 * cuts the line too, but it does so on both sides of a comparison, which is all that counts here.
 */
export function tokenize(text: string, language: Language): TokenStream {
  const hashes = new Numbers(text.length >> 2);
  const columns = new Numbers(text.length >> 2);
  const lineStarts = new Numbers(text.length >> 5);
  lineStarts.push(0);
  lineStarts.push(0);
  const hasHashComments = HASH_COMMENTS.has(language);
  let lineStart = 0;
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i);
    if (code === NEWLINE) {
      lineStart = ++i;
      lineStarts.push(hashes.length);
    } else if (isWordCode(code)) {
      const start = i;
      let hash = HASH_SEED;
      let wordCode = code;
      do {
        hash = Math.imul(hash ^ wordCode, HASH_PRIME);
        wordCode = text.charCodeAt(++i);
      } while (isWordCode(wordCode));
      hashes.push(hash);
      columns.push(start - lineStart + 1);
    } else if (hasHashComments ? code === HASH_SIGN : code === SLASH && text.charCodeAt(i + 1) === SLASH) {
      const end = text.indexOf("\n", i);
      i = end === -1 ? text.length : end;
    } else {
      if (code > 32 && !PUNCTUATION.has(code)) {
        hashes.push(Math.imul(HASH_SEED ^ code, HASH_PRIME));
        columns.push(i - lineStart + 1);
      }
      i++;
    }
  }
  lineStarts.push(hashes.length);
  return { hashes: hashes.toArray(), lineStarts: lineStarts.toArray(), columns: columns.toArray() };
}

/** Letters, digits, `_`, `$` and everything beyond ASCII; NaN, the end of the text, is none of them. */
function isWordCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 36 ||
    code > 127
  );
}

/** A growing array of 32-bit numbers. */
class Numbers {
  length = 0;
  #items: Int32Array;

  constructor(capacity: number) {
    this.#items = new Int32Array(Math.max(16, capacity));
  }

  push(value: number): void {
    if (this.length === this.#items.length) {
      const grown = new Int32Array(this.length * 2);
      grown.set(this.#items);
      this.#items = grown;
    }
    this.#items[this.length++] = value;
  }

  toArray(): Int32Array {
    return this.#items.slice(0, this.length);
  }
}
