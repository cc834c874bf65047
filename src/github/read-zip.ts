import { inflateRawSync } from "node:zlib";
import { UserError } from "../model/errors.ts";

// Signatures of the ZIP format, APPNOTE.TXT 4.3.12 and 4.3.16.
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** The text of one file of a ZIP archive from an untrusted place; undefined when the archive has no such file. */
export function readZipEntry(zip: Buffer, name: string, maxBytes: number): string | undefined {
  try {
    for (const entry of directoryOf(zip)) {
      if (entry.name === name) return contentOf(zip, entry, maxBytes).toString("utf8");
    }
    return undefined;
  } catch (error) {
    throw new UserError(`The archive with ${name} is damaged or larger than ${maxBytes} bytes.`, { cause: error });
  }
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly compressedSize: number;
  readonly offset: number;
}

function* directoryOf(zip: Buffer): Generator<Entry> {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error("no directory entry");
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const method = zip.readUInt16LE(at + 10);
    yield { name, method, compressedSize: zip.readUInt32LE(at + 20), offset: zip.readUInt32LE(at + 42) };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_LENGTH - MAX_COMMENT_LENGTH);
  for (let at = zip.length - END_LENGTH; at >= first; at--) if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  throw new Error("no end of the directory");
}

function contentOf(zip: Buffer, { method, compressedSize, offset }: Entry, maxBytes: number): Buffer {
  if (zip.readUInt32LE(offset) !== LOCAL_ENTRY) throw new Error("no local entry");
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const data = zip.subarray(start, start + compressedSize);
  if (data.length !== compressedSize || compressedSize > maxBytes) throw new Error("cut off or too large");
  if (method === STORED) return data;
  if (method !== DEFLATED) throw new Error(`method ${method}`);
  return inflateRawSync(data, { maxOutputLength: maxBytes });
}
