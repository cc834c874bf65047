/**
 * Fingerprints of token sequences: 64 bits as 16 hex digits. They answer "is it still the same code?", so equal
 * sequences must have equal fingerprints on every machine; they offer no protection against deliberately built
 * collisions.
 */

/** FNV-1a over the UTF-16 code units of `text[start, end)`. */
export function hashText(text: string, start = 0, end = text.length): number {
  let hash = NO_TEXT_HASH;
  for (let i = start; i < end; i++) hash = addToHash(hash, text.charCodeAt(i));
  return hash;
}

/** The hash of the empty text; like all hashes here, a 32-bit number. */
export const NO_TEXT_HASH = 0x811c9dc5 | 0;

/** The hash of a text extended by one UTF-16 code unit. */
export function addToHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

/** Fingerprint of the token hashes `tokens[from, to)`. */
export function fingerprint(tokens: ArrayLike<number>, from = 0, to = tokens.length): string {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let i = from; i < to; i++) {
    const token = tokens[i] as number;
    high = Math.imul(high ^ token, 0xcc9e2d51);
    high = (high << 15) | (high >>> 17);
    low = Math.imul(low + token, 0x1b873593);
    low = ((low << 13) | (low >>> 19)) ^ high;
  }
  return hex(mix(high ^ (to - from))) + hex(mix(low));
}

function mix(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Two hex digits for every byte: a table is several times faster than formatting numbers, and there are two for every definition. */
const BYTES: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function hex(hash: number): string {
  return `${BYTES[hash >>> 24]}${BYTES[(hash >>> 16) & 255]}${BYTES[(hash >>> 8) & 255]}${BYTES[hash & 255]}`;
}
