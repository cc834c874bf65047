import { CorruptDataError } from "../../../util/bytes.ts";

const BYTES_PER_VALUE = 4;
const BITS_PER_WORD = 32;

/**
 * A vector as it is stored: 32-bit floats, or, if that is shorter, one bit per dimension plus the floats of the non-zero dimensions.
 * In the vectors of the offline provider a fifth is non-zero. Nothing is rounded; the two forms never have the same length.
 */
export function encodeVector(vector: Float32Array): Uint8Array {
  const dense = new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
  let count = 0;
  for (const value of vector) if (value !== 0) count++;
  const words = wordsFor(vector.length);
  if ((words + count) * BYTES_PER_VALUE >= dense.length) return dense;
  const buffer = new ArrayBuffer((words + count) * BYTES_PER_VALUE);
  const places = new Uint32Array(buffer, 0, words);
  const values = new Float32Array(buffer, words * BYTES_PER_VALUE);
  let next = 0;
  for (let at = 0; at < vector.length; at++) {
    const value = vector[at] as number;
    if (value === 0) continue;
    places[at >>> 5] = (places[at >>> 5] as number) | (1 << (at & 31));
    values[next++] = value;
  }
  return new Uint8Array(buffer);
}

/** Reads stored vectors of one dimension. */
export class VectorDecoder {
  readonly #dimension: number;
  readonly #words: number;
  /** Stored bytes can be at any address, floats need alignment. */
  readonly #bytes: Uint8Array;
  /** Signed, because bit operations return signed numbers. */
  readonly #places: Int32Array;
  readonly #values: Float32Array;

  constructor(dimension: number) {
    this.#dimension = dimension;
    this.#words = wordsFor(dimension);
    const buffer = new ArrayBuffer((this.#words + dimension) * BYTES_PER_VALUE);
    this.#bytes = new Uint8Array(buffer);
    this.#places = new Int32Array(buffer, 0, this.#words);
    this.#values = new Float32Array(buffer, this.#words * BYTES_PER_VALUE);
  }

  /** One vector; undefined for bytes that are not a vector of this dimension. */
  vectorOf(bytes: Uint8Array): Float32Array | undefined {
    const vector = new Float32Array(this.#dimension);
    try {
      this.decode(bytes, vector, 0);
      return vector;
    } catch (error) {
      if (!(error instanceof CorruptDataError)) throw error;
      return undefined;
    }
  }

  /** Writes a vector into its part of an array of zeros. Throws `CorruptDataError` for bytes that are not a vector of this dimension. */
  decode(bytes: Uint8Array, into: Float32Array, start: number): void {
    if (bytes.length === this.#dimension * BYTES_PER_VALUE) {
      this.#bytes.set(bytes, this.#words * BYTES_PER_VALUE);
      into.set(this.#values, start);
      return;
    }
    const count = bytes.length / BYTES_PER_VALUE - this.#words;
    if (!Number.isInteger(count) || count < 0 || count >= this.#dimension) throw otherDimension();
    this.#bytes.set(bytes);
    if (this.#isOdd(count)) throw otherDimension();
    const places = this.#places;
    const values = this.#values;
    let next = 0;
    for (let word = 0, first = start; word < places.length; word++, first += BITS_PER_WORD) {
      for (let bits = places[word] as number; bits !== 0; bits &= bits - 1) {
        into[first + 31 - Math.clz32(bits & -bits)] = values[next++] as number;
      }
    }
  }

  /** Whether the number of values differs from the number of marked dimensions, or a mark is outside of the vector. */
  #isOdd(count: number): boolean {
    let marked = 0;
    for (const word of this.#places) marked += countBits(word);
    const spare = this.#words * BITS_PER_WORD - this.#dimension;
    const last = this.#places[this.#words - 1] ?? 0;
    return marked !== count || (spare > 0 && last >>> (BITS_PER_WORD - spare) !== 0);
  }
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function wordsFor(dimension: number): number {
  return Math.ceil(dimension / BITS_PER_WORD);
}

function otherDimension(): CorruptDataError {
  return new CorruptDataError("vector of another dimension");
}
