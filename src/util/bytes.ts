/** Raised when stored bytes are not what they claim to be. */
export class CorruptDataError extends Error {}

const INITIAL_CAPACITY = 16 * 1024;

/** Appends small numbers compactly: seven bits a byte, least significant first. */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  /**
   * Writers of small data pass a small capacity: there may be hundreds of thousands of them. Writers used one after the other can
   * share a buffer.
   */
  constructor(room: number | Uint8Array<ArrayBuffer> = INITIAL_CAPACITY) {
    this.#bytes = typeof room === "number" ? new Uint8Array(room) : room;
  }

  /** A non-negative integer below 2^31. */
  writeUnsigned(value: number): void {
    if (this.#length + 5 > this.#bytes.length) this.#grow(5);
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }

  /** Any 31-bit integer; small magnitudes of either sign stay small. */
  writeSigned(value: number): void {
    this.writeUnsigned(value < 0 ? -value * 2 - 1 : value * 2);
  }

  writeBytes(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** A copy of what was written. */
  toBytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  /** The underlying buffer, which the next writer can reuse. */
  get room(): Uint8Array<ArrayBuffer> {
    return this.#bytes;
  }

  /** A copy of the bytes of this writer followed by those of `rest`. */
  joined(rest: ByteWriter): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(this.#length + rest.#length);
    all.set(this.#bytes.subarray(0, this.#length));
    all.set(rest.#bytes.subarray(0, rest.#length), this.#length);
    return all;
  }

  #grow(needed: number): void {
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + needed));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}

/** Reads what a `ByteWriter` wrote. The bytes may come from a foreign cache: nothing is trusted, every bound is checked. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array, position = 0) {
    this.#bytes = bytes;
    this.#position = position;
  }

  get remaining(): number {
    return this.#bytes.length - this.#position;
  }

  readUnsigned(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.#bytes[this.#position++];
      if (byte === undefined) throw new CorruptDataError("data ends in the middle of a number");
      value |= (byte & 127) << shift;
      if (byte < 128) {
        if (value < 0) break;
        return value;
      }
    }
    throw new CorruptDataError("number out of range");
  }

  get position(): number {
    return this.#position;
  }

  /** Skips `count` numbers without decoding them. */
  skipNumbers(count: number): void {
    let left = count;
    let at = this.#position;
    const bytes = this.#bytes;
    while (left > 0) {
      const byte = bytes[at++];
      if (byte === undefined) throw new CorruptDataError("data ends in the middle of a number");
      if (byte < 128) left--;
    }
    this.#position = at;
  }

  readSigned(): number {
    const value = this.readUnsigned();
    return value & 1 ? -((value + 1) >>> 1) : value >>> 1;
  }

  /** A count of items that take at least one byte each, so a forged count cannot exceed what the data can hold. */
  readCount(): number {
    const count = this.readUnsigned();
    if (count > this.remaining) throw new CorruptDataError("count exceeds the data");
    return count;
  }

  readBytes(length: number): Uint8Array {
    if (length > this.remaining) throw new CorruptDataError("data is cut short");
    this.#position += length;
    return this.#bytes.subarray(this.#position - length, this.#position);
  }
}
