import { type ByteReader, type ByteWriter, CorruptDataError } from "../util/bytes.ts";

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

  /** One run of characters and the lengths to cut it by: decoding one long string is far cheaper than many short ones. */
  writeTo(writer: ByteWriter): void {
    writer.writeUnsigned(this.#indexes.size);
    for (const text of this.#indexes.keys()) writer.writeUnsigned(text.length);
    const all = [...this.#indexes.keys()].join("");
    // Latin-1 is the compact case. The other form is UTF-16, not UTF-8, because it keeps lone surrogates.
    const encoding = isLatin1(all) ? "latin1" : "utf16le";
    writer.writeUnsigned(encoding === "latin1" ? 1 : 2);
    writer.writeBytes(Buffer.from(all, encoding));
  }
}

export function readStrings(reader: ByteReader): string[] {
  const lengths: number[] = [];
  let total = 0;
  const count = reader.readCount();
  for (let i = 0; i < count; i++) {
    const length = reader.readUnsigned();
    lengths.push(length);
    total += length;
  }
  const bytesPerUnit = reader.readUnsigned();
  if (bytesPerUnit !== 1 && bytesPerUnit !== 2) throw new CorruptDataError("unknown string encoding");
  const bytes = reader.readBytes(total * bytesPerUnit);
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(
    bytesPerUnit === 1 ? "latin1" : "utf16le",
  );
  let end = 0;
  return lengths.map((length) => {
    end += length;
    return all.slice(end - length, end);
  });
}

function isLatin1(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 255) return false;
  return true;
}
