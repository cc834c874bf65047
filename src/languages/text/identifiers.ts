import { randomInt } from "node:crypto";
import { NameTable } from "../name-table.ts";

/** A longer word is ignored: it is data, not a name that somebody searches for. */
const MAX_WORD_LENGTH = 100;
/** The maximum number of distinct words of a file. A file with more is most likely data. */
const MAX_WORDS = 20_000;

/** The positions that a character can take in an identifier. */
const Role = { none: 1, inner: 2, first: 3 } as const;
const FIRST = /[\p{L}_$]/u;
const INNER = /\p{N}/u;
const BASIC_END = 0x10000;
/** The roles of characters with one code unit. A role is computed when its character first occurs; it is 0 until then. */
const roles = new Uint8Array(BASIC_END);

/** The initial hash. It is random, so that the author of a file cannot choose words with the same hash, which would be slow. */
const SEED = randomInt(2 ** 31);
const FNV_PRIME = 0x01000193;

/** The distinct identifiers of a text, sorted by code unit. */
export function identifiers(text: string): string[] {
  const words = new NameTable();
  let start = -1;
  let hash = SEED;
  for (let at = 0; at <= text.length && words.texts.length < MAX_WORDS; ) {
    // A NUL after the text ends the last word.
    const code = at < text.length ? (text.codePointAt(at) as number) : 0;
    const role = roleOf(code);
    if (start < 0 && role === Role.first) {
      start = at;
      hash = SEED;
    }
    if (start >= 0 && role === Role.none) {
      if (at - start <= MAX_WORD_LENGTH) words.find(text, start, at, hash);
      start = -1;
    }
    hash = Math.imul(hash ^ code, FNV_PRIME);
    at += code < BASIC_END ? 1 : 2;
  }
  return words.texts.sort();
}

function roleOf(code: number): number {
  if (code >= BASIC_END) return findRole(code);
  const known = roles[code] as number;
  if (known !== 0) return known;
  roles[code] = findRole(code);
  return roles[code];
}

function findRole(code: number): number {
  const character = String.fromCodePoint(code);
  if (FIRST.test(character)) return Role.first;
  return INNER.test(character) ? Role.inner : Role.none;
}
