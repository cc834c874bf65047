import { type ByteReader, type ByteWriter, CorruptDataError } from "../util/bytes.ts";

/** A character that takes two bytes. */
const WIDE = /[^\0-\xff]/;

/** Numbers distinct strings in order of first use, so that tables can name a string by a small integer. */
export class StringTable {
  readonly #indexes = new Map<string, number>();

  indexOf(text: string): number {
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    const index = this.#indexes.size;
    this.#indexes.set(text, index);
    return index;
  }

  /** One run of characters plus the lengths to cut it by: decoding one long string is far cheaper than many short ones. */
  writeTo(writer: ByteWriter): void {
    writer.writeUnsigned(this.#indexes.size);
    for (const text of this.#indexes.keys()) writer.writeUnsigned(text.length);
    const all = [...this.#indexes.keys()].join("");
    // Latin-1 is the compact case. The other form is UTF-16, not UTF-8, because it keeps lone surrogates.
    const encoding = WIDE.test(all) ? "utf16le" : "latin1";
    writer.writeUnsigned(encoding === "latin1" ? 1 : 2);
    writer.writeBytes(Buffer.from(all, encoding));
  }
}

/** The strings that a table wrote, cut on first use: an outline needs few of them. */
export class StoredStrings {
  readonly #all: string;
  /** The end of each string in `#all`. */
  readonly #ends: readonly number[];
  readonly #cut: string[] = [];

  constructor(reader: ByteReader) {
    const ends: number[] = [];
    let total = 0;
    const count = reader.readCount();
    for (let i = 0; i < count; i++) {
      total += reader.readUnsigned();
      ends.push(total);
    }
    const bytesPerUnit = reader.readUnsigned();
    if (bytesPerUnit !== 1 && bytesPerUnit !== 2) throw new CorruptDataError("unknown string encoding");
    const bytes = reader.readBytes(total * bytesPerUnit);
    const encoding = bytesPerUnit === 1 ? "latin1" : "utf16le";
    this.#all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(encoding);
    this.#ends = ends;
  }

  at(index: number): string {
    const known = this.#cut[index];
    if (known !== undefined) return known;
    const end = this.#ends[index];
    if (end === undefined) throw new CorruptDataError("index out of range");
    const text = this.#all.slice(this.#ends[index - 1] ?? 0, end);
    this.#cut[index] = text;
    return text;
  }

  all(): readonly string[] {
    return this.#ends.map((_, index) => this.at(index));
  }
}
