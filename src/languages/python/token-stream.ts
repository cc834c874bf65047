import { fingerprint } from "../../util/fingerprint.ts";

/** Reserves slightly more space than needed: Python code has about one token for every five characters. */
const CHARACTERS_PER_TOKEN = 4;
const SPARE_TOKENS = 64;

/** The hashes of the tokens read so far. The fingerprints of definitions are computed from them. */
export class TokenStream {
  length = 0;
  #hashes: Int32Array;
  readonly #empty: string;

  constructor(textLength: number) {
    this.#hashes = new Int32Array(Math.ceil(textLength / CHARACTERS_PER_TOKEN) + SPARE_TOKENS);
    this.#empty = fingerprint(this.#hashes, 0, 0);
  }

  push(hash: number): void {
    if (this.length === this.#hashes.length) this.#grow();
    this.#hashes[this.length++] = hash;
  }

  /** Removes the brackets of a group that starts at `from` and ends at the end of the stream: they only allow line breaks. */
  dropGroup(from: number): void {
    this.#hashes.copyWithin(from, from + 1, this.length - 1);
    this.length -= 2;
  }

  /** The fingerprint of the tokens `[from, to)`. Many ranges are empty (no annotation, no parameters). */
  fingerprint(from: number, to = this.length): string {
    return from === to ? this.#empty : fingerprint(this.#hashes, from, to);
  }

  #grow(): void {
    const hashes = new Int32Array(this.#hashes.length * 2);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
  }
}
