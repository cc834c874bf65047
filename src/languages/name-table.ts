import { hashText } from "../util/fingerprint.ts";

/** A power of two; most files have fewer than half as many distinct names. */
const INITIAL_SLOTS = 1024;

/**
 * The distinct identifiers of one file. A name occurs ten times on average: looking it up by the hash that the scanner
 * has computed anyway costs less than making a new string each time, and one lookup also tells keywords from names.
 */
export class NameTable {
  readonly texts: string[] = [];
  readonly kinds: number[] = [];
  #hashes = new Int32Array(INITIAL_SLOTS);
  /** Index of the name plus one; 0 is a free slot. */
  #entries = new Int32Array(INITIAL_SLOTS);
  #mask = INITIAL_SLOTS - 1;
  readonly #nameKind: number;

  /** Keywords come first, each with its kind; `nameKind` is that of all others. */
  constructor(keywords: Iterable<readonly [text: string, kind: number]> = [], nameKind = 0) {
    this.#nameKind = nameKind;
    for (const [text, kind] of keywords) {
      this.#add(text, hashText(text), kind, this.#freeSlot(hashText(text)));
    }
  }

  /** The index of `text[start, end)`; `hash` is its `hashText`, or any other as long as there are no keywords. */
  find(text: string, start: number, end: number, hash: number): number {
    const mask = this.#mask;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const entry = this.#entries[slot] as number;
      if (entry === 0) return this.#add(text.slice(start, end), hash, this.#nameKind, slot);
      if (this.#hashes[slot] === hash && isSame(this.texts[entry - 1] as string, text, start, end)) return entry - 1;
      slot = (slot + 1) & mask;
    }
  }

  #add(text: string, hash: number, kind: number, slot: number): number {
    const index = this.texts.push(text) - 1;
    this.kinds.push(kind);
    this.#hashes[slot] = hash;
    this.#entries[slot] = index + 1;
    if (this.texts.length * 2 > this.#mask) this.#grow();
    return index;
  }

  #freeSlot(hash: number): number {
    let slot = (hash ^ (hash >>> 15)) & this.#mask;
    while (this.#entries[slot] !== 0) slot = (slot + 1) & this.#mask;
    return slot;
  }

  #grow(): void {
    const hashes = this.#hashes;
    const entries = this.#entries;
    const size = entries.length * 2;
    this.#hashes = new Int32Array(size);
    this.#entries = new Int32Array(size);
    this.#mask = size - 1;
    for (let i = 0; i < entries.length; i++) {
      if (entries[i] === 0) continue;
      const slot = this.#freeSlot(hashes[i] as number);
      this.#hashes[slot] = hashes[i] as number;
      this.#entries[slot] = entries[i] as number;
    }
  }
}

function isSame(name: string, text: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let i = start; i < end; i++) {
    if (name.charCodeAt(i - start) !== text.charCodeAt(i)) return false;
  }
  return true;
}
